ALTER TABLE "files" DROP CONSTRAINT "files_removed_photo";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "avatar_file" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" in ('parcel', 'avatar'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_avatar" CHECK ("customers"."avatar" is null or "customers"."avatar_file" is null);