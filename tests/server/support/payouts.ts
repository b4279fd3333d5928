import { calls } from '@seberang/domain/api'
import { advanceClock, Operator } from './api.ts'
import { surely } from './counter.ts'
import type { TestCustomer } from './customer.ts'
import { asksRefund, paidOrder } from './refunds.ts'
import { addsAccount, richCustomer, setsPin, withdraws } from './wallet.ts'

export const payoutKinds = ['withdrawal', 'refund'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** What each is of. */
export const payoutAmount = 60_000

/** A customer with money in the wallet and a bank account, and an operator who transfers what they want of it. */
export class Payouts {
  readonly operator: Operator
  readonly customer: TestCustomer
  readonly account: string

  private constructor(operator: Operator, customer: TestCustomer, account: string) {
    this.operator = operator
    this.customer = customer
    this.account = account
  }

  static async of(url: string): Promise<Payouts> {
    const operator = new Operator(url)
    operator.language = 'en'
    const { customer } = await richCustomer(url)
    await setsPin(customer)
    return new Payouts(operator, customer, (await addsAccount(customer)).id)
  }

  /** One that somebody has taken to transfer it. */
  async beingTransferred(of: PayoutKind): Promise<string> {
    const { operator, customer, account } = this
    // Each takes a code by mail, of which there are ten a day.
    await advanceClock(customer.url, 3 * 3_600_000)
    if (of === 'withdrawal') {
      const { id } = await withdraws(customer, account, payoutAmount)
      await operator.call(calls.opsProcessWithdrawal, { params: { id }, body: {} })
      return id
    }
    const refund = { to: account, amount: payoutAmount }
    const { id } = await asksRefund(customer, (await paidOrder(customer)).order, refund)
    await operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true } })
    return id
  }

  pays(of: PayoutKind, id: string, reference: string, sure: { sure?: string } = {}) {
    const call = of === 'withdrawal' ? calls.opsPayWithdrawal : calls.opsPayRefund
    return this.operator.call(call, { params: { id }, body: { reference, ...sure } })
  }

  rejects(of: PayoutKind, id: string) {
    const call = of === 'withdrawal' ? calls.opsRejectWithdrawal : calls.opsRejectRefund
    return surely((sure) =>
      this.operator.call(call, { params: { id }, body: { reason: 'Rekening ditutup', ...sure } }),
    )
  }
}
