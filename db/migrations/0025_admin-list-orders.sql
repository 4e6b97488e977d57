DROP INDEX "text_prints_latest";--> statement-breakpoint
DROP INDEX "records_table_title";--> statement-breakpoint
CREATE INDEX "records_submissions" ON "records" USING btree ("status",(product_type is null),"created_at","id","product_type") WHERE table_name = 'User Submission';--> statement-breakpoint
CREATE INDEX "text_prints_latest" ON "text_prints" USING btree ("printed_at","record_id");--> statement-breakpoint
CREATE INDEX "records_table_title" ON "records" USING btree ("table_name","title","id","status");