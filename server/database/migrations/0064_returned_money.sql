CREATE TABLE "returned_money" (
	"owed" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"operator" text NOT NULL,
	"returned_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "returned_money_amount" CHECK ("returned_money"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "returned_money_reference" ON "returned_money" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('settlement', 'refund_owed', 'money_returned', 'settlement_taken_back', 'surplus_kept', 'credit', 'credit_undone', 'additional_returned', 'additional_return_undone', 'withdrawal', 'withdrawal_paid', 'withdrawal_returned', 'double_payout', 'refund', 'refund_paid', 'refund_returned', 'refund_undone', 'wallet_given_up'));