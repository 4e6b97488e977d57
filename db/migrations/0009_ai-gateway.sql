CREATE TABLE "ai_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"functions" text[] NOT NULL,
	"credits_cost" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "ai_models_cost_not_negative" CHECK ("ai_models"."credits_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_set" boolean,
	"sealed_value" text,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "generation_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"total" integer NOT NULL,
	"credits_per_image" integer NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"visitor_key" text,
	"function" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_path" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"result_path" text,
	"made_by" text NOT NULL,
	"model_id" uuid,
	"cost" numeric(12, 2) DEFAULT '0' NOT NULL,
	"idempotency_key" text NOT NULL,
	"batch_id" uuid,
	"job_id" uuid,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_owner" CHECK (("generations"."user_id" is null) <> ("generations"."visitor_key" is null))
);
--> statement-breakpoint
CREATE TABLE "user_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"image_url" text NOT NULL,
	"storage_path" text NOT NULL,
	"platform" text NOT NULL,
	"art_style" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generation_batches" ADD CONSTRAINT "generation_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_model_id_ai_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."ai_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_batch_id_generation_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."generation_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_images" ADD CONSTRAINT "user_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_models_name" ON "ai_models" USING btree ("provider","name");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name" ON "api_keys" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_batches_key" ON "generation_batches" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "generation_batches_user" ON "generation_batches" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_key" ON "generations" USING btree (coalesce("user_id", 'visitor:' || "visitor_key"),"idempotency_key");--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "generations_batch" ON "generations" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("updated_at") WHERE "generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "user_images_path" ON "user_images" USING btree ("storage_path");--> statement-breakpoint
CREATE INDEX "user_images_user" ON "user_images" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "user_images_created" ON "user_images" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "user_images_words" ON "user_images" USING gin (("title" || ' ' || "prompt" || ' ' || "platform" || ' ' || "art_style") gin_trgm_ops);