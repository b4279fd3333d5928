DROP INDEX "gateway_notifications_once";--> statement-breakpoint
DROP INDEX "mails_waiting";--> statement-breakpoint
-- A value that stands for several accounts can be shown for each by the owner of another.
DELETE FROM "known_devices" WHERE "hash" IN (SELECT "hash" FROM "known_devices" GROUP BY "hash" HAVING count(*) > 1);--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_hash_customer_id_pk";--> statement-breakpoint
ALTER TABLE "known_devices" ADD PRIMARY KEY ("hash");--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whether the tokens before this were used is not known: they are kept until they expire.
UPDATE "access_tokens" SET "used_at" = "created_at";--> statement-breakpoint
-- Mails that wait were written with the mark of before, which anybody could type.
UPDATE "mails" SET
  "text" = replace("text", '{{site}}', chr(2) || 'site' || chr(3)),
  "html" = replace("html", '{{site}}', chr(2) || 'site' || chr(3))
WHERE "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "access_tokens_unused" ON "access_tokens" USING btree ("created_at") WHERE "access_tokens"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_notifications_once" ON "gateway_notifications" USING btree ("transaction_id","status") WHERE "gateway_notifications"."outcome" <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("urgent" DESC NULLS LAST,"next_try_at","id") WHERE "mails"."sent_at" is null;