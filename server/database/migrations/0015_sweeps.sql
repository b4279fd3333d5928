CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_bodies" ON "mails" USING btree ("created_at") WHERE "mails"."text" <> '';