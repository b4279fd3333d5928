ALTER TABLE "files" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_removed" ON "files" USING btree ("removed_at") WHERE "files"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" = 'parcel');--> statement-breakpoint
UPDATE "files" SET "removed_at" = now() WHERE "kind" = 'parcel' AND NOT EXISTS (SELECT 1 FROM "photos" WHERE "photos"."file_id" = "files"."id");
