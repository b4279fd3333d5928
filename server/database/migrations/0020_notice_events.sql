ALTER TABLE "notices" ADD COLUMN "event" text;--> statement-breakpoint
UPDATE "notices" SET "event" = 'priced' WHERE "price" IS NOT NULL;
