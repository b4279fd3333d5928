CREATE TABLE "double_payouts" (
	"payout_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"operator" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "double_payouts_amount" CHECK ("double_payouts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "double_payouts_reference" ON "double_payouts" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('settlement', 'refund_owed', 'settlement_taken_back', 'surplus_kept', 'credit', 'credit_undone', 'additional_returned', 'additional_return_undone', 'withdrawal', 'withdrawal_paid', 'withdrawal_returned', 'double_payout', 'refund', 'refund_paid', 'refund_returned', 'refund_undone', 'wallet_given_up'));