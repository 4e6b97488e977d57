DROP INDEX "records_title_words";--> statement-breakpoint
DROP INDEX "user_images_words";--> statement-breakpoint
CREATE INDEX "records_title_words" ON "records" USING gin ((' ' || lower(title)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_images_words" ON "user_images" USING gin ((' ' || lower("title" || ' ' || "prompt" || ' ' || "platform" || ' ' || "art_style")) gin_trgm_ops);