CREATE INDEX "user_roles_admins" ON "user_roles" USING btree ("user_id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "users_email_words" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "generations_created" ON "generations" USING btree ("created_at","model_id");--> statement-breakpoint
CREATE INDEX "profiles_updated" ON "profiles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");