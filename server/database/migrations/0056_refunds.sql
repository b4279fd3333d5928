CREATE TABLE "bank_file_lines" (
	"file_id" text NOT NULL,
	"position" integer NOT NULL,
	"payout_id" text NOT NULL,
	CONSTRAINT "bank_file_lines_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"requested_amount" bigint,
	"bank_account_id" text,
	"bank_code" text,
	"recipient" text,
	"needs_review" boolean NOT NULL,
	"status" text NOT NULL,
	"amount" bigint,
	"approved_by" text,
	"approved_amount" bigint,
	"decided_by" text,
	"answer" text,
	"reference" text,
	"bounced" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('requested', 'approved', 'paid', 'rejected')),
	CONSTRAINT "refunds_reason_known" CHECK ("refunds"."reason" in ('damaged', 'missing', 'wrong_charge', 'cancelled', 'other')),
	CONSTRAINT "refunds_bank" CHECK (("refunds"."bank_account_id" is null) = ("refunds"."bank_code" is null)),
	CONSTRAINT "refunds_amount" CHECK (("refunds"."amount" is not null) = ("refunds"."status" in ('approved', 'paid'))),
	CONSTRAINT "refunds_above_zero" CHECK ("refunds"."amount" > 0 and "refunds"."requested_amount" > 0),
	CONSTRAINT "refunds_decided" CHECK (("refunds"."decided_at" is null) = ("refunds"."status" = 'requested')),
	CONSTRAINT "refunds_ended" CHECK (("refunds"."ended_at" is null) = ("refunds"."status" in ('requested', 'approved'))),
	CONSTRAINT "refunds_paid" CHECK (("refunds"."reference" is not null)
        = ("refunds"."status" = 'paid' and "refunds"."bank_account_id" is not null and "refunds"."bounced" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "bank_file_lines" ADD CONSTRAINT "bank_file_lines_file_id_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_file_lines_payout" ON "bank_file_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "bank_files_age" ON "bank_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_customer" ON "refunds" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_invoice" ON "refunds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "refunds_age" ON "refunds" USING btree ("created_at") WHERE "refunds"."recipient" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("cart_id") WHERE "refunds"."status" in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference" ON "refunds" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('settlement', 'refund_owed', 'settlement_taken_back', 'credit', 'credit_undone', 'additional_returned', 'additional_return_undone', 'withdrawal', 'withdrawal_paid', 'withdrawal_returned', 'refund', 'refund_paid', 'refund_returned', 'refund_undone'));