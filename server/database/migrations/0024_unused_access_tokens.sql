ALTER TABLE "access_tokens" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whether the tokens before this were used is not known: they are kept until they expire.
UPDATE "access_tokens" SET "used_at" = "created_at";--> statement-breakpoint
CREATE INDEX "access_tokens_unused" ON "access_tokens" USING btree ("created_at") WHERE "access_tokens"."used_at" is null;