DROP INDEX "mails_waiting";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("urgent" DESC NULLS LAST,"next_try_at","id") WHERE "mails"."sent_at" is null;