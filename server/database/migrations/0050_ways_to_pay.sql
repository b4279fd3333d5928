DROP INDEX "gateway_notifications_once";--> statement-breakpoint
ALTER TABLE "sandbox_charges" ALTER COLUMN "va_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway" text;--> statement-breakpoint
-- Until now there was one gateway at a time: the sandbox lists its own orders, any other was Midtrans'.
UPDATE "payments" SET "gateway" = CASE WHEN EXISTS (SELECT 1 FROM "sandbox_charges" WHERE "sandbox_charges"."order_id" = "payments"."order_id") THEN 'sandbox' ELSE 'midtrans' END WHERE "method" <> 'manual' AND ("details" IS NOT NULL OR "transaction_id" IS NOT NULL OR "state" <> 'created');--> statement-breakpoint
ALTER TABLE "gateway_notifications" ADD COLUMN "gateway" text;--> statement-breakpoint
UPDATE "gateway_notifications" SET "gateway" = CASE WHEN EXISTS (SELECT 1 FROM "sandbox_charges" WHERE "sandbox_charges"."order_id" = "gateway_notifications"."order_id") THEN 'sandbox' ELSE 'midtrans' END;--> statement-breakpoint
ALTER TABLE "gateway_notifications" ALTER COLUMN "gateway" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_phone" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pushed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "payer_phone" text;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "return_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_notifications_once" ON "gateway_notifications" USING btree ("gateway","transaction_id","status") WHERE "gateway_notifications"."outcome" <> 'unconfirmed';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gateway" CHECK ("payments"."gateway" is null or ("payments"."gateway" in ('sandbox', 'midtrans') and "payments"."method" <> 'manual'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_phone" CHECK (("payments"."payer_phone" is null) = ("payments"."pushed_at" is null));