ALTER TABLE "files" DROP CONSTRAINT "files_removed_photo";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" in ('parcel', 'avatar', 'erased'));