import type { RefundStatus } from '../../wallet/index.ts'
import { defineCall } from '../define.ts'
import type {
  OpsRefunds,
  OpsRefundShown,
  RefundInput,
  Refunds,
  RefundShown,
  RefundTermsList,
} from '../types/refund.ts'

const ops = '/api/ops/refund'

export const refundCalls = {
  refunds: defineCall<{
    answer: Refunds
    query: { page: number; page_size: number; invoice_code?: string }
  }>('refunds', {
    method: 'GET',
    path: '/api/refund',
    auth: 'customer',
    about: "The customer's refunds, newest first: all of them, or those of one order.",
  }),
  refundTerms: defineCall<{ answer: RefundTermsList; query: { invoice_code: string } }>('refundTerms', {
    method: 'GET',
    path: '/api/refund/terms',
    auth: 'customer',
    about:
      'What may be returned of each shipment that an invoice is for, and how much of it to a bank account.',
  }),
  requestRefund: defineCall<{ answer: RefundShown; body: RefundInput }>('requestRefund', {
    method: 'POST',
    path: '/api/refund/request',
    auth: 'customer',
    signed: true,
    ok: 201,
    money: true,
    about:
      'Asks for money back of a shipment that was paid for. 409 `refund_open` while another refund of it is; until one has ended, the shipment does not finish by itself.',
  }),
  opsRefunds: defineCall<{
    answer: OpsRefunds
    query: { page: number; page_size: number; status?: RefundStatus }
  }>('opsRefunds', {
    method: 'GET',
    path: ops,
    auth: 'operator',
    roles: ['finance'],
    about: 'Refunds that are requested, unless another status is named, oldest first.',
  }),
  opsRefund: defineCall<{ answer: OpsRefundShown; params: { id: string } }>('opsRefund', {
    method: 'GET',
    path: `${ops}/{id}`,
    auth: 'operator',
    roles: ['finance'],
    about: 'One refund, with what may be returned.',
  }),
  opsApproveRefund: defineCall<{
    answer: OpsRefundShown
    params: { id: string }
    body: { amount?: number; answer?: string; sure?: string; transfer?: boolean }
  }>('opsApproveRefund', {
    method: 'POST',
    path: `${ops}/{id}/approve`,
    // As with `opsProcessWithdrawal`: each answer shows the whole number.
    keyed: false,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Approves a refund, a part or all of it: to the wallet at once; to a bank account its money is kept for the next bank file or, with `transfer`, it is handed over at once: the whole number is shown, and no reversal of its payment undoes it. `transfer` may follow later; 409 `in_bank_file` once it stands in one. A large one takes two operators. 409 `already_approved` for another amount or answer than were approved. 422 `doubtful` for a bank account in another name, and to hand over what was handed over before, unless `sure` has the code of that refusal. Recorded.',
  }),
  opsPayRefund: defineCall<{
    answer: OpsRefundShown
    params: { id: string }
    body: { reference: string; sure?: string }
  }>('opsPayRefund', {
    method: 'POST',
    path: `${ops}/{id}/pay`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Says that a refund was transferred, with the reference of the bank. 409 `reference_used` for that of another transfer. 422 `doubtful` for one whose money went back while it was being transferred, or that another transfer has paid: with the code of that refusal as `sure` it is noted as a loss; the same code confirms one that is no longer due, since its payment was taken back, and a line by which money came in.',
  }),
  opsUnpayRefund: defineCall<{
    answer: OpsRefundShown
    params: { id: string }
    body: { reference: string; sure?: string }
  }>('opsUnpayRefund', {
    method: 'POST',
    path: `${ops}/{id}/unpay`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Takes back that a refund was transferred, which was recorded by mistake: it is being transferred as before, its reference is free again, and its customer is told. 409 `not_paid_by_it` for one that is not recorded as paid by this transfer, `account_deleted` once its customer is gone, `refund_open` where another refund of its shipment is open, `already_recovered` where it was no longer due and its customer has given that back, or a late payment has made it good. 422 `doubtful` more than a day after it was recorded, unless `sure` has the code of that refusal.',
  }),
  opsRejectRefund: defineCall<{
    answer: OpsRefundShown
    params: { id: string }
    body: { reason: string; sure?: string }
  }>('opsRejectRefund', {
    method: 'POST',
    path: `${ops}/{id}/reject`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'Refuses a refund, with a reason in words for the customer, who is told; what was approved and the bank did not take goes to the wallet. 422 `doubtful` for one that is being transferred, unless `sure` has the code of that refusal.',
  }),
}
