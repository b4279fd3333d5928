import { defineCall } from '../define.ts'
import type {
  BankFileShown,
  BankResultList,
  BankResults,
  OpsDoublePayoutShown,
  OpsMoneyDayShown,
  UnmatchedList,
} from '../types/money.ts'

export const moneyCalls = {
  opsMoneyDay: defineCall<{ answer: OpsMoneyDayShown; query: { date: string } }>('opsMoneyDay', {
    method: 'GET',
    path: '/api/ops/money/day',
    auth: 'operator',
    roles: ['finance'],
    about:
      'What came in and went out on a day of Jakarta, by payment method, and what was owed at its end: the sums are those of the ledger.',
  }),
  opsUnmatched: defineCall<{ answer: UnmatchedList; query: { page: number; page_size: number } }>(
    'opsUnmatched',
    {
      method: 'GET',
      path: '/api/ops/money/unmatched',
      auth: 'operator',
      roles: ['finance'],
      about:
        'Money that paid nothing: what came twice, late, of another amount or for an order that is not known, what a bank took back after the goods had left, and what it transferred although its money had gone back. One kind after the other, the oldest of each first.',
    },
  ),
  opsRecoverDoublePayout: defineCall<{
    answer: OpsDoublePayoutShown
    params: { id: string }
    body: { reference: string; sure?: string }
  }>('opsRecoverDoublePayout', {
    method: 'POST',
    path: '/api/ops/double-payouts/{id}/recover',
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Says that a customer gave back what a bank had transferred although its money had gone back: the loss is booked back; by the code of an order, what was returned too much of it (`over_returned`). 409 `already_recovered` for one that was given back before, `over_returned_open` while something of the order can still be paid, or a refund of it is on its way; 422 `doubtful` for a line of the bank statement that was booked for something else, unless `sure` has the code of that refusal.',
  }),
  opsUnrecoverDoublePayout: defineCall<{
    answer: OpsDoublePayoutShown
    params: { id: string }
    body: { reference: string }
  }>('opsUnrecoverDoublePayout', {
    method: 'POST',
    path: '/api/ops/double-payouts/{id}/unrecover',
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Takes back that a customer gave something back, which was recorded by mistake: it is a loss again, and of an order listed as before, and the reference is free. 409 `not_paid_by_it` where it was not given back by that line.',
  }),
  opsDismissDoublePayout: defineCall<{
    answer: OpsDoublePayoutShown
    params: { id: string }
    body: { reason: string }
  }>('opsDismissDoublePayout', {
    method: 'POST',
    path: '/api/ops/double-payouts/{id}/dismiss',
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Takes back that a bank transferred what had gone back, which was noted by mistake: its reference is free again; by the code of an order, writes off what was returned too much of it (`over_returned`); by the order of a payment of which a part went back at its gateway, that somebody has seen to it. 409 `already_recovered` for one that was given back, `over_returned_open` while something of the order can still be paid, or a refund of it is on its way, `written_off` for what was written off before. Recorded, with the reason.',
  }),
  opsBankFile: defineCall<{ answer: BankFileShown; body: { id?: string } }>('opsBankFile', {
    method: 'POST',
    path: '/api/ops/money/bank-file',
    // As with `opsProcessWithdrawal`: each answer shows whole numbers.
    keyed: false,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Puts all that may be transferred into one file for the bank: withdrawals, which can no longer be cancelled, and refunds that were approved; with `id` the same file again. Neither accounts in another name nor large amounts without a first approval of somebody else are in it. Recorded.',
  }),
  opsBankResults: defineCall<{ answer: BankResultList; body: BankResults }>('opsBankResults', {
    method: 'POST',
    path: '/api/ops/money/bank-results',
    // Not with the calls of money, which hold no turn of large bodies: what was booked is not booked again.
    largeBody: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Books what the bank says of transfers, all of it or nothing: 422 names each line that is unknown or not on its way, or whose reference is that of money which came in, which `opsPayWithdrawal` and `opsPayRefund` take from who is sure. What was booked before is left as it is; what was paid although its money had gone back is noted as a loss, `double_payout`.',
  }),
}
