ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "double_payouts" ADD COLUMN "owed" text;--> statement-breakpoint
CREATE UNIQUE INDEX "double_payouts_owed" ON "double_payouts" USING btree ("owed");--> statement-breakpoint
ALTER TABLE "double_payouts" ADD CONSTRAINT "double_payouts_id" CHECK ("double_payouts"."owed" is null or "double_payouts"."payout_id" = "double_payouts"."reference");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('settlement', 'refund_owed', 'money_returned', 'money_unreturned', 'settlement_taken_back', 'surplus_kept', 'credit', 'credit_undone', 'additional_returned', 'additional_return_undone', 'withdrawal', 'withdrawal_paid', 'withdrawal_unpaid', 'withdrawal_returned', 'double_payout', 'double_payout_recovered', 'double_payout_unrecovered', 'double_payout_dismissed', 'refund', 'refund_paid', 'refund_unpaid', 'refund_returned', 'refund_undone', 'wallet_given_up'));--> statement-breakpoint
-- What was returned and taken back before, as it is booked from now on: its payer has it twice, which is a loss.
DO $$
DECLARE
  lost record;
  pair record;
  booked bigint;
BEGIN
  FOR lost IN SELECT * FROM returned_money WHERE taken_back_at IS NOT NULL LOOP
    FOR pair IN
      SELECT * FROM (VALUES ('money_returned', 'money_unreturned'), ('refund_owed', 'settlement_taken_back')) AS pairs (earlier, kind)
    LOOP
      INSERT INTO ledger_transactions (kind, reference, created_at) VALUES (pair.kind, lost.owed, lost.taken_back_at) RETURNING id INTO booked;
      INSERT INTO ledger_entries (transaction_id, account_id, amount)
        SELECT booked, entries.account_id, -entries.amount FROM ledger_entries entries
        JOIN ledger_transactions earlier ON earlier.id = entries.transaction_id
        WHERE earlier.kind = pair.earlier AND earlier.reference = lost.owed;
    END LOOP;
    INSERT INTO ledger_accounts (code, kind) VALUES ('revenue', 'revenue') ON CONFLICT DO NOTHING;
    INSERT INTO ledger_transactions (kind, reference, created_at) VALUES ('double_payout', lost.reference, lost.taken_back_at) RETURNING id INTO booked;
    INSERT INTO ledger_entries (transaction_id, account_id, amount)
      SELECT booked, id, CASE code WHEN 'bank_payout' THEN lost.amount ELSE -lost.amount END FROM ledger_accounts WHERE code IN ('bank_payout', 'revenue');
    INSERT INTO double_payouts (payout_id, owed, reference, amount, operator, noted_at)
      VALUES (lost.reference, lost.owed, lost.reference, lost.amount, lost.operator, lost.taken_back_at);
    UPDATE payments SET state = 'denied', settled_at = NULL
      WHERE order_id = split_part(lost.owed, ':', 1) AND state = 'settled'
        AND starts_with(lost.owed || ':', order_id || ':' || transaction_id || ':')
        AND NOT EXISTS (
          SELECT 1 FROM ledger_transactions paid
          WHERE paid.kind = 'settlement' AND starts_with(paid.reference, order_id || ':' || transaction_id || ':' || payments.id || ':')
            AND NOT EXISTS (
              SELECT 1 FROM ledger_transactions back
              WHERE back.kind = 'settlement_taken_back' AND back.reference = paid.reference));
    DELETE FROM returned_money WHERE owed = lost.owed;
    UPDATE ledger_accounts SET balance = (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = ledger_accounts.id)
      WHERE kind IN ('clearing', 'refunds_payable', 'bank_payout', 'revenue');
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "returned_money" DROP COLUMN "taken_back_at";
