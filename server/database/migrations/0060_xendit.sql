ALTER TABLE "saved_cards" DROP CONSTRAINT "saved_cards_gateway";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_gateway" CHECK ("saved_cards"."gateway" in ('sandbox', 'midtrans', 'xendit'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gateway" CHECK ("payments"."gateway" is null or ("payments"."gateway" in ('sandbox', 'midtrans', 'xendit') and "payments"."method" <> 'manual'));