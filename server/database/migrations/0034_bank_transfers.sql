CREATE TABLE "bank_transfers" (
	"reference" text NOT NULL,
	"earlier_uses" integer NOT NULL,
	"invoice_id" bigint NOT NULL,
	"operator" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_transfers_reference_earlier_uses_pk" PRIMARY KEY("reference","earlier_uses")
);
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_invoice" ON "bank_transfers" USING btree ("invoice_id","reference");