CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"bank_code" text NOT NULL,
	"details" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"main_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "bank_accounts_removed" CHECK (("bank_accounts"."removed_at" is null) = ("bank_accounts"."details" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"bank_account_id" text NOT NULL,
	"bank_code" text NOT NULL,
	"recipient" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"status" text NOT NULL,
	"needs_review" boolean NOT NULL,
	"approved_by" text,
	"processed_by" text,
	"reason" text,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_status_known" CHECK ("withdrawals"."status" in ('requested', 'processing', 'paid', 'rejected', 'cancelled')),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."fee" >= 0 and "withdrawals"."amount" > "withdrawals"."fee"),
	CONSTRAINT "withdrawals_ended" CHECK (("withdrawals"."ended_at" is null) = ("withdrawals"."status" in ('requested', 'processing'))),
	CONSTRAINT "withdrawals_paid" CHECK (("withdrawals"."reference" is not null) = ("withdrawals"."status" = 'paid')),
	CONSTRAINT "withdrawals_reason" CHECK (("withdrawals"."reason" is not null) = ("withdrawals"."status" = 'rejected')),
	CONSTRAINT "withdrawals_processed" CHECK (("withdrawals"."processed_at" is null) = ("withdrawals"."processed_by" is null)
        and ("withdrawals"."status" not in ('processing', 'paid') or "withdrawals"."processed_at" is not null)
        and ("withdrawals"."status" not in ('requested', 'cancelled') or "withdrawals"."processed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_customer" ON "bank_accounts" USING btree ("customer_id") WHERE "bank_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_age" ON "bank_accounts" USING btree ("created_at") WHERE "bank_accounts"."details" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_customer" ON "withdrawals" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_age" ON "withdrawals" USING btree ("created_at") WHERE "withdrawals"."recipient" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('settlement', 'refund_owed', 'settlement_taken_back', 'credit', 'credit_undone', 'additional_returned', 'additional_return_undone', 'withdrawal', 'withdrawal_paid', 'withdrawal_returned'));