import { calls, type GatewayNotification } from '@seberang/domain/api'
import { statuses } from '@seberang/domain/status'
import { notificationSignature } from '../../../server/gateway/midtrans-format.ts'
import { sandboxActions } from '../../../server/gateway/sandbox.ts'
import { atGateway, Browser, Operator } from '../../server/support/api.ts'
import { surely } from '../../server/support/counter.ts'
import type { TestCustomer } from '../../server/support/customer.ts'

const payers = [...sandboxActions, 'pay', 'pay', 'pay', 'pay']
const statusChoices = [...statuses, 'sent', 'sent', 'inbound', 'inbound', 'outbound', 'sent'] as const
const gatewayStatuses = [
  ['settlement', '200'],
  ['pending', '201'],
  ['deny', '202'],
  ['expire', '407'],
  ['cancel', '200'],
] as const
const noCart = 'SC-NONE'
const noOrder = { id: 'INV-NONE-1', amount: 1 }

interface Answer {
  status: number
}

/** All actions of customers, operators and gateways on money and parcels, chosen at random. */
export class Chaos {
  readonly url: string
  readonly serverKey: string
  readonly people: readonly TestCustomer[]
  readonly roll: () => number
  private readonly operator: Operator
  private readonly gateway: Browser
  private readonly carts: { owner: TestCustomer; code: string }[] = []
  private readonly orders: { id: string; amount: number }[] = []
  private readonly vouchers: string[] = []
  private readonly transfers: { params: { invoice_code: string }; body: { reference: string } }[] = []
  private readonly sent: GatewayNotification[] = []

  constructor(url: string, serverKey: string, people: readonly TestCustomer[], roll: () => number) {
    this.url = url
    this.serverKey = serverKey
    this.people = people
    this.roll = roll
    this.operator = new Operator(url)
    this.gateway = new Browser(url)
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.roll() * items.length)]
  }

  /** The actions by name; each returns null while there is nothing to act on. */
  readonly acts: Record<string, () => Promise<Answer | null>> = {
    save: () => this.save(),
    receive: () =>
      this.operator.call(calls.opsReceive, { body: { cart_code: this.cartCode(), ...this.measure() } }),
    measure: () => this.operator.call(calls.opsMeasure, { params: this.aCart(), body: this.measure() }),
    bill: () =>
      this.operator.call(calls.opsBill, {
        params: this.aCart(),
        body: { amount: Math.ceil(this.roll() * 90_000), reason: 'Crate' },
      }),
    move: () =>
      this.operator.call(calls.opsMove, {
        params: this.aCart(),
        body: { status: this.pick(statusChoices) ?? 'sent' },
      }),
    settle: () => {
      const transfer = {
        params: { invoice_code: this.anOrder().id.replace(/-[^-]+$/, '') },
        body: { reference: `FT${Math.ceil(this.roll() * 1e12)}` },
      }
      this.transfers.push(transfer)
      return surely((sure) =>
        this.operator.call(calls.opsSettle, { ...transfer, body: { ...transfer.body, ...sure } }),
      )
    },
    unsettle: async () => {
      const transfer = this.pick(this.transfers.slice(-5))
      return transfer ? this.operator.call(calls.opsUnsettle, transfer) : null
    },
    voucher: () => this.makeVoucher(),
    checkout: () => this.checkOut(),
    act: async () => ({
      status: await atGateway(this.url, this.anOrder().id, this.pick(payers) ?? 'pay'),
    }),
    notify: () => {
      const body = this.notification()
      this.sent.push(body)
      return this.gateway.call(calls.gatewayNotification, { body })
    },
    repeat: async () => {
      const body = this.pick(this.sent)
      return body ? this.gateway.call(calls.gatewayNotification, { body }) : null
    },
    ask: () => this.checkPayment(),
  }

  // Only recent ones: older ones are mostly in a final state.
  private readonly cartCode = () => this.pick(this.carts.slice(-5))?.code ?? noCart
  private readonly aCart = () => ({ cart_code: this.cartCode() })
  private readonly anOrder = () => this.pick(this.orders.slice(-5)) ?? noOrder
  private readonly measure = () => ({
    weight: `${(0.2 + this.roll() * 9).toFixed(1)}kg`,
    size: `${Math.ceil(this.roll() * 40)}x10x10cm`,
    sure: true,
  })

  private async save(): Promise<Answer | null> {
    const owner = this.pick(this.people)
    if (!owner) return null
    this.carts.push({ owner, code: await owner.savesCart() })
    return { status: 201 }
  }

  private async makeVoucher(): Promise<Answer> {
    const uses_allowed = Math.ceil(this.roll() * 2)
    const body = { kind: 'percent' as const, value: 10, uses_allowed }
    const answer = await this.operator.call(calls.opsVoucher, { body })
    this.vouchers.push(answer.body.voucher.code)
    return answer
  }

  private async checkOut(): Promise<Answer | null> {
    const newest = this.carts.slice(-5)
    const first = this.pick(newest)
    if (!first) return null
    const more = newest.filter(({ owner }) => owner === first.owner && this.roll() < 0.2)
    const codes = [...new Set([first, ...more].map(({ code }) => code))]
    const code = this.roll() < 0.4 ? this.pick(this.vouchers) : undefined
    const body = {
      carts: codes.map((cart_code) => ({ cart_code, courier_code: 'jne-reg', insurance: 0.05 as const })),
      payment_method:
        this.pick(['va_bca', 'va_mandiri', 'qris', 'gopay', 'ovo', 'manual'] as const) ?? 'manual',
      voucher: code === undefined ? null : { code, cart_code: first.code },
    }
    const checkout = await first.owner.call(calls.checkout, { body: { ...body, expected_total: 0 } })
    const total = (checkout.body.data as { total?: number } | undefined)?.total
    if (checkout.body.code !== 'price_changed' || total === undefined) return checkout
    return first.owner.call(calls.checkout, { body: { ...body, expected_total: total } })
  }

  private async checkPayment(): Promise<Answer | null> {
    const owner = this.pick(this.people)
    const results = (await owner?.call(calls.invoices))?.body.results ?? []
    for (const { payment, total } of results.toReversed())
      if (payment && !this.orders.some(({ id }) => id === payment.order_id))
        this.orders.push({ id: payment.order_id, amount: total })
    const invoice = this.pick(results)
    if (!invoice || !owner) return null
    return owner.call(calls.checkPayment, { body: { invoice_code: invoice.invoice_code } })
  }

  /** A notification with any state, for one of two transactions, sometimes with another amount or a forged signature. */
  private notification(): GatewayNotification {
    const { id: order_id, amount } = this.anOrder()
    const [transaction_status, status_code] = this.pick(gatewayStatuses) ?? gatewayStatuses[0]
    const gross_amount = `${this.roll() < 0.1 ? 12_345 : amount}.00`
    const signed = { order_id, status_code, gross_amount }
    return {
      ...signed,
      transaction_id: this.pick([`${order_id}-a`, `${order_id}-b`]) ?? '',
      transaction_status,
      fraud_status: 'accept',
      payment_type: 'bank_transfer',
      signature_key: notificationSignature(signed, this.roll() < 0.1 ? 'forged' : this.serverKey),
    }
  }
}
