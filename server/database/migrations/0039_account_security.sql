ALTER TABLE "customers" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "is_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "password_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "pin_set_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customers_pin_age" ON "customers" USING btree ("pin_set_at") WHERE "customers"."pin_hash" is not null;--> statement-breakpoint
UPDATE "customers" SET "password_set_at" = "created_at";--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_password" CHECK (("customers"."password_hash" is null) = ("customers"."password_set_at" is null));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_pin" CHECK (("customers"."pin_hash" is null) = ("customers"."pin_set_at" is null));