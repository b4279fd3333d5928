ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surplus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transfer_amount" ON "payments" USING btree ("amount") WHERE "payments"."surplus" > 0 and "payments"."state" in ('created', 'pending');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_surplus" CHECK ("payments"."surplus" between 0 and 999 and ("payments"."surplus" = 0 or "payments"."method" = 'manual'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" > "payments"."surplus");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('settlement', 'refund_owed', 'settlement_taken_back', 'surplus_kept', 'credit', 'credit_undone', 'additional_returned', 'additional_return_undone', 'withdrawal', 'withdrawal_paid', 'withdrawal_returned', 'refund', 'refund_paid', 'refund_returned', 'refund_undone'));