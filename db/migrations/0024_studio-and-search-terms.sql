CREATE TABLE "search_terms" (
	"term" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_terms_term_day_pk" PRIMARY KEY("term","day")
);
--> statement-breakpoint
CREATE TABLE "studio_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"made_by" text DEFAULT '' NOT NULL,
	"found" jsonb,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"workflow" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio_designs" ADD CONSTRAINT "studio_designs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_terms_day" ON "search_terms" USING btree ("day","count");--> statement-breakpoint
CREATE INDEX "studio_designs_age" ON "studio_designs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "studio_designs_user" ON "studio_designs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "studio_projects_newest" ON "studio_projects" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id");