ALTER TABLE "credits" ADD COLUMN "step" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "step" integer DEFAULT 1 NOT NULL;