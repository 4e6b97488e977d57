DROP INDEX "records_shelf_newest";--> statement-breakpoint
DROP INDEX "records_shelf_popular";--> statement-breakpoint
DROP INDEX "records_shelf_rating";--> statement-breakpoint
DROP INDEX "records_shelf_price";--> statement-breakpoint
DROP INDEX "records_table_popular";--> statement-breakpoint
DROP INDEX "records_table_rating";--> statement-breakpoint
DROP INDEX "records_table_price";--> statement-breakpoint
DROP INDEX "records_pack";--> statement-breakpoint
DROP INDEX "records_platform";--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "is_prominent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "records_newest" ON "records" USING btree ("shelf","created_at","id","table_name","pack","platform","price_band") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_popular" ON "records" USING btree ("shelf","popularity","id","table_name","pack","platform","price_band") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_rating" ON "records" USING btree ("shelf","rating","id","table_name","pack","platform","price_band") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_price" ON "records" USING btree ("shelf","price","id","table_name","pack","platform","price_band") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_cell" ON "records" USING btree ("shelf","table_name","pack","platform","price_band","created_at","popularity","rating","price","id") WHERE shelf is not null;--> statement-breakpoint
CREATE INDEX "records_search_prominent" ON "records" USING gin ("search") WHERE shelf is not null and is_prominent;--> statement-breakpoint
CREATE INDEX "records_prominent" ON "records" USING btree ("shelf") WHERE shelf is not null and is_prominent;--> statement-breakpoint
CREATE INDEX "records_not_prominent" ON "records" USING btree ("shelf") WHERE shelf is not null and not is_prominent;