ALTER TABLE "credits" ADD COLUMN "spent_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "credits" SET "spent_at" = "invoices"."created_at" FROM "invoices"
WHERE "invoices"."id" = "credits"."invoice_id" AND "invoices"."status" <> 'paid' AND "credits"."undone_at" IS NULL;
