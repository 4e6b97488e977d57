CREATE TABLE "record_counts" (
	"shelf" text NOT NULL,
	"table_name" text NOT NULL,
	"product_type" text NOT NULL,
	"pack" text NOT NULL,
	"platform" text NOT NULL,
	"price_band" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "record_counts_key" PRIMARY KEY("shelf","table_name","product_type","pack","platform","price_band")
);
--> statement-breakpoint
CREATE TABLE "record_stats" (
	"record_id" text PRIMARY KEY NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
	"id" text PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"synced_at" timestamp (3) with time zone,
	"owner_id" text,
	"fields" jsonb NOT NULL,
	"unlocks" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"status" text GENERATED ALWAYS AS (record_status(table_name, fields)) STORED NOT NULL,
	"shelf" text GENERATED ALWAYS AS (record_shelf(table_name, fields)) STORED,
	"title" text GENERATED ALWAYS AS (record_title(fields)) STORED,
	"price" numeric(12, 2) GENERATED ALWAYS AS (record_price(fields)) STORED NOT NULL,
	"price_band" text GENERATED ALWAYS AS (record_price_band(fields)) STORED NOT NULL,
	"pack" text GENERATED ALWAYS AS (record_word(fields, 'Pack')) STORED,
	"category" text GENERATED ALWAYS AS (record_word(fields, 'Category')) STORED,
	"product_type" text GENERATED ALWAYS AS (lower(record_word(fields, 'Product Type'))) STORED,
	"platform" text GENERATED ALWAYS AS (record_platform(table_name, fields)) STORED,
	"tags" text[] GENERATED ALWAYS AS (record_tags(fields)) STORED NOT NULL,
	"creator_handle" text GENERATED ALWAYS AS (record_handle(fields)) STORED,
	"creator_email" text GENERATED ALWAYS AS (lower(record_word(fields, 'Creator Email'))) STORED,
	"popularity" integer GENERATED ALWAYS AS (record_count(fields, 'Downloads') + unlocks) STORED NOT NULL,
	"rating" numeric(3, 2) GENERATED ALWAYS AS (record_rating(fields, rating_sum, rating_count)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (record_search(table_name, fields)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unlocked_prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"prompt_id" text NOT NULL,
	"paid" numeric(12, 2) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_stats" ADD CONSTRAINT "record_stats_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_prompts" ADD CONSTRAINT "unlocked_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_prompts" ADD CONSTRAINT "unlocked_prompts_prompt_id_records_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "records_shelf_newest" ON "records" USING btree ("shelf","created_at","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_shelf_popular" ON "records" USING btree ("shelf","popularity","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_shelf_rating" ON "records" USING btree ("shelf","rating","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_shelf_price" ON "records" USING btree ("shelf","price","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_table_newest" ON "records" USING btree ("table_name","created_at","id");--> statement-breakpoint
CREATE INDEX "records_table_popular" ON "records" USING btree ("table_name","popularity","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_table_rating" ON "records" USING btree ("table_name","rating","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_table_price" ON "records" USING btree ("table_name","price","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_pack" ON "records" USING btree ("pack","created_at","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_platform" ON "records" USING btree ("platform","created_at","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_creator" ON "records" USING btree ("creator_handle","created_at","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_creator_email" ON "records" USING btree ("creator_email","created_at","id");--> statement-breakpoint
CREATE INDEX "records_owner" ON "records" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "records_review" ON "records" USING btree ("status","created_at","id") WHERE shelf is null;--> statement-breakpoint
CREATE INDEX "records_tags" ON "records" USING gin ("tags") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_search" ON "records" USING gin ("search") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "unlocked_prompts_once" ON "unlocked_prompts" USING btree ("user_id","prompt_id");--> statement-breakpoint
CREATE INDEX "unlocked_prompts_newest" ON "unlocked_prompts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "unlocked_prompts_prompt" ON "unlocked_prompts" USING btree ("prompt_id","created_at");