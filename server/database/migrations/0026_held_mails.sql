ALTER TABLE "mails" ADD COLUMN "payment_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_held" ON "mails" USING btree ("payment_id") WHERE "mails"."payment_id" is not null;