CREATE TABLE "text_prints" (
	"record_id" text PRIMARY KEY NOT NULL,
	"printed_at" timestamp (3) with time zone NOT NULL,
	"prints" bigint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_prints" ADD CONSTRAINT "text_prints_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_prints_shared" ON "text_prints" USING gin ("prints");--> statement-breakpoint
CREATE INDEX "text_prints_latest" ON "text_prints" USING btree ("printed_at");--> statement-breakpoint
CREATE INDEX "records_table_title" ON "records" USING btree ("table_name","title","id");--> statement-breakpoint
CREATE INDEX "records_table_status" ON "records" USING btree ("table_name","status","created_at","id");--> statement-breakpoint
CREATE INDEX "records_active" ON "records" USING btree ("table_name","created_at","id") WHERE fields @> '{"Active": true}';--> statement-breakpoint
CREATE INDEX "records_title_words" ON "records" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "records_changed" ON "records" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "records_active_copy" ON "records" USING btree ((fields ->> 'Original Record ID')) WHERE table_name = 'Active Records';--> statement-breakpoint
CREATE INDEX "records_stock" ON "records" USING btree ((fields ->> 'Stock ID')) WHERE table_name = '🏆Freepik';--> statement-breakpoint
CREATE INDEX "user_images_title" ON "user_images" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "tickets_assigned" ON "tickets" USING btree ("assigned_to","status","updated_at","id");