import { calls } from '@seberang/domain/api'
import { refundsADay } from '@seberang/domain/limits'
import { day, readClock } from '../../../database/clock.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { pageOf } from '../../../http/paging.ts'
import { command, read, type Route } from '../../../http/route.ts'
import { customerOf, operatorOf } from '../../../security/caller.ts'
import { countUse } from '../../../security/rate-counters.ts'
import {
  approveRefund,
  listRefunds,
  listRefundsForOperator,
  payRefund,
  recordRefundPayout,
  refundPayoutOf,
  refundTerms,
  rejectRefund,
  requestRefund,
  showRefund,
  unpayRefund,
} from './refunds.ts'

export const refundRoutes: Route[] = [
  read(calls.refunds, async ({ query, caller }, { database, services }) => {
    const whose = { customerId: customerOf(caller), invoice_code: query.invoice_code }
    const { count, results } = await listRefunds(database, services, whose, query)
    return pageOf(calls.refunds.path, query, count, results)
  }),
  read(calls.refundTerms, async ({ query, caller }, { database }) => ({
    results: await refundTerms(database, customerOf(caller), query.invoice_code),
  })),
  command(calls.requestRefund, {
    async execute({ body, caller }, { transaction, services, now }) {
      const customerId = customerOf(caller)
      // Each is mailed about.
      await countUse(transaction, `refunds:${customerId}`, refundsADay, day)
      return { refund: await requestRefund(transaction, services, { input: body, customerId }, now) }
    },
  }),
  read(calls.opsRefunds, async ({ query }, { database, services }) => {
    const { count, results } = await listRefundsForOperator(database, services, query)
    return pageOf(calls.opsRefunds.path, query, count, results)
  }),
  read(calls.opsRefund, async ({ params: { id } }, { database, services }) => ({
    refund: await showRefund(database, services, id),
  })),
  command(calls.opsApproveRefund, {
    async execute({ params: { id }, body, caller }, { transaction, services, now, audit }) {
      const { amount, answer, sure, transfer } = body
      const approval = { id, operator: operatorOf(caller), amount, answer, sure, transfer }
      const refund = await approveRefund(transaction, services, approval, now)
      const noted = {
        suite: refund.suite,
        status: refund.status,
        amount: refund.amount ?? refund.approved_amount,
      }
      await audit('refund_approve', id, {
        ...noted,
        ...(sure !== undefined && { sure: true }),
        ...(transfer && { transfer: true }),
      })
      return { refund }
    },
    async finish(answer, { body: { transfer } }, services) {
      const { refund } = answer
      const request = transfer && refund.status === 'approved' ? refundPayoutOf(refund) : undefined
      if (!request) return answer
      const state = await services.payout.send(request)
      await inTransaction(services, async (transaction) =>
        recordRefundPayout(transaction, services, refund.id, state, await readClock(transaction)),
      )
      return answer
    },
  }),
  command(calls.opsPayRefund, {
    async execute({ params: { id }, body, caller }, { transaction, services, now, audit }) {
      const { reference, sure } = body
      const transferred = { id, reference, operator: operatorOf(caller), sure }
      const refund = await payRefund(transaction, services, transferred, now)
      const noted = { suite: refund.suite, amount: refund.amount, reference }
      await audit('refund_pay', id, { ...noted, ...(refund.double_payout && { double: true }) })
      return { refund }
    },
  }),
  command(calls.opsUnpayRefund, {
    async execute(
      { params: { id }, body: { reference, sure }, caller },
      { transaction, services, now, audit },
    ) {
      const mistaken = { id, reference, sure, operator: operatorOf(caller) }
      const refund = await unpayRefund(transaction, services, mistaken, now)
      const noted = { suite: refund.suite, amount: refund.amount, reference }
      await audit('refund_unpay', id, { ...noted, ...(sure !== undefined && { sure: true }) })
      return { refund }
    },
  }),
  command(calls.opsRejectRefund, {
    async execute({ params: { id }, body: { reason, sure }, caller }, { transaction, services, now, audit }) {
      const request = { id, reason, operator: operatorOf(caller), sure }
      const refund = await rejectRefund(transaction, services, request, now)
      const noted = { suite: refund.suite, reason }
      await audit('refund_reject', id, { ...noted, ...(sure !== undefined && { sure: true }) })
      return { refund }
    },
  }),
]
