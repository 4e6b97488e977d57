CREATE TABLE "prompt_marks" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"prompt_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_marks_user_id_kind_prompt_id_pk" PRIMARY KEY("user_id","kind","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "prompt_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"prompt_id" text NOT NULL,
	"reporter" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"prompt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_reviews_rating" CHECK ("prompt_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "prompt_marks" ADD CONSTRAINT "prompt_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_marks" ADD CONSTRAINT "prompt_marks_prompt_id_records_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reports" ADD CONSTRAINT "prompt_reports_prompt_id_records_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reports" ADD CONSTRAINT "prompt_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reviews" ADD CONSTRAINT "prompt_reviews_prompt_id_records_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reviews" ADD CONSTRAINT "prompt_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_marks_newest" ON "prompt_marks" USING btree ("user_id","kind","created_at","prompt_id");--> statement-breakpoint
CREATE INDEX "prompt_marks_prompt" ON "prompt_marks" USING btree ("prompt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_reports_once" ON "prompt_reports" USING btree ("prompt_id","reporter");--> statement-breakpoint
CREATE INDEX "prompt_reports_open" ON "prompt_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_reviews_once" ON "prompt_reviews" USING btree ("prompt_id","user_id");--> statement-breakpoint
CREATE INDEX "prompt_reviews_newest" ON "prompt_reviews" USING btree ("prompt_id","created_at","id");--> statement-breakpoint
CREATE INDEX "prompt_reviews_user" ON "prompt_reviews" USING btree ("user_id");