ALTER TABLE "invoices" ADD COLUMN "ended_because" text;--> statement-breakpoint
UPDATE "invoices" SET "ended_because" = CASE
  WHEN EXISTS (SELECT 1 FROM "payments" WHERE "invoice_id" = "invoices"."id" AND "taken_back_at" IS NOT NULL) THEN 'taken_back'
  WHEN "status" = 'expired' THEN 'deadline'
  WHEN "adds_to" IS NOT NULL AND EXISTS (SELECT 1 FROM "invoices" "first" WHERE "first"."id" = "invoices"."adds_to" AND "first"."status" IN ('expired', 'cancelled')) THEN 'order_ended'
  WHEN "adds_to" IS NOT NULL THEN 'replaced'
  WHEN EXISTS (SELECT 1 FROM "payments" WHERE "invoice_id" = "invoices"."id" AND "state" = 'denied') THEN 'denied'
  ELSE 'cancelled'
END WHERE "status" IN ('expired', 'cancelled');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_ended_because" CHECK (("invoices"."ended_because" is not null) = ("invoices"."status" in ('expired', 'cancelled')));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_ended_because_known" CHECK ("invoices"."ended_because" in ('deadline', 'denied', 'cancelled', 'taken_back', 'replaced', 'order_ended'));