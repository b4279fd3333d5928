CREATE TABLE "transfer_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" bigint NOT NULL,
	"bank_code" text NOT NULL,
	"account_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"transferred_at" text NOT NULL,
	"file_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "transfer_proofs_status_known" CHECK ("transfer_proofs"."status" in ('waiting', 'accepted', 'rejected')),
	CONSTRAINT "transfer_proofs_amount" CHECK ("transfer_proofs"."amount" > 0),
	CONSTRAINT "transfer_proofs_reason" CHECK (("transfer_proofs"."reason" is not null) = ("transfer_proofs"."status" = 'rejected')),
	CONSTRAINT "transfer_proofs_decided" CHECK (("transfer_proofs"."decided_at" is null) = ("transfer_proofs"."status" = 'waiting')
        and ("transfer_proofs"."decided_at" is null) = ("transfer_proofs"."decided_by" is null))
);
--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_proofs_invoice" ON "transfer_proofs" USING btree ("invoice_id","sent_at");--> statement-breakpoint
CREATE INDEX "transfer_proofs_status" ON "transfer_proofs" USING btree ("status","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_proofs_one_waiting" ON "transfer_proofs" USING btree ("invoice_id") WHERE "transfer_proofs"."status" = 'waiting';