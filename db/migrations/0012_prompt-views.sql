CREATE TABLE "prompt_views" (
	"prompt_id" text NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "prompt_views_prompt_id_day_viewer_pk" PRIMARY KEY("prompt_id","day","viewer")
);
--> statement-breakpoint
ALTER TABLE "prompt_views" ADD CONSTRAINT "prompt_views_prompt_id_records_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_views_day" ON "prompt_views" USING btree ("day");