CREATE TABLE "credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"priced" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "credits_amount" CHECK ("credits"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "lines" jsonb;--> statement-breakpoint
UPDATE "invoice_items" SET "lines" = "priced" -> 'answer' -> 'lines';--> statement-breakpoint
ALTER TABLE "invoice_items" ALTER COLUMN "lines" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "adds_to" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "to_cancel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_cart" ON "credits" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "credits_invoice" ON "credits" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_adds_to_invoices_id_fk" FOREIGN KEY ("adds_to") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_adds_to" ON "invoices" USING btree ("adds_to");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("id") WHERE "payments"."state" in ('created', 'pending') or "payments"."to_cancel";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_additional" CHECK ("invoices"."adds_to" is null or "invoices"."type" = 'additional');