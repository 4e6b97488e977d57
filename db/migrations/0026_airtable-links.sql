CREATE TABLE "airtable_links" (
	"base_id" text NOT NULL,
	"airtable_id" text NOT NULL,
	"record_id" text NOT NULL,
	"table_name" text NOT NULL,
	"hash_here" text NOT NULL,
	"hash_there" text NOT NULL,
	"record_updated_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "airtable_links_base_id_airtable_id_pk" PRIMARY KEY("base_id","airtable_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "airtable_links_record" ON "airtable_links" USING btree ("base_id","record_id");--> statement-breakpoint
CREATE INDEX "airtable_links_table" ON "airtable_links" USING btree ("base_id","table_name");--> statement-breakpoint
ALTER TABLE "records" DROP COLUMN "synced_at";