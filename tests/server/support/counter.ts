import { calls, type Invoice, type OpsMeasure, type OpsSettle } from '@seberang/domain/api'
import { randomInt } from 'node:crypto'
import { advanceClock, atGateway, Operator } from './api.ts'
import { TestCustomer } from './customer.ts'

// 0.2 kg by volume, so that the actual weight decides.
export const box = '10x10x10cm'

/** Of a transfer in the bank statement. */
export const newReference = (): string => `FT${randomInt(1e12)}`

/** Calls as an operator who is sure of all that is doubted: again, with the code of the refusal. */
export async function surely<Answered extends { body: object }>(
  call: (sure: { sure?: string }) => Promise<Answered>,
): Promise<Answered> {
  const first = await call({})
  const { body } = first
  return 'sure' in body && typeof body.sure === 'string' ? call({ sure: body.sure }) : first
}

export interface Shipment {
  customer: TestCustomer
  code: string
  invoice: Invoice
  cart: () => ReturnType<TestCustomer['cart']>
}

/** What operators and payers do with shipments. */
export class Counter {
  readonly url: string
  readonly operator: Operator

  constructor(url: string) {
    this.url = url
    this.operator = new Operator(url)
  }

  measure(cart_code: string, weight: string, change: Partial<OpsMeasure> = {}) {
    // Tests measure what they need, however far from what was announced.
    const body = { weight, size: box, sure: true, ...change }
    return this.operator.call(calls.opsMeasure, { params: { cart_code }, body })
  }

  /** Measures a shipment. Returns the code of the additional invoice this creates; throws if there is none. */
  async measureLarger(cart_code: string, weight: string): Promise<string> {
    const { body } = await this.measure(cart_code, weight)
    if (body.additional_invoice === undefined) throw new Error(`no more for it: ${JSON.stringify(body)}`)
    return body.additional_invoice
  }

  receive(cart_code: string, weight: string) {
    return this.operator.call(calls.opsReceive, { body: { cart_code, weight, size: box, sure: true } })
  }

  move(cart_code: string, status: 'sent' | 'inbound' | 'outbound' | 'finished', resi?: string) {
    const body = { status, ...(resi !== undefined && { resi }) }
    return this.operator.call(calls.opsMove, { params: { cart_code }, body })
  }

  bill(cart_code: string, amount: number, reason = 'Repacking in a wooden crate') {
    return this.operator.call(calls.opsBill, { params: { cart_code }, body: { amount, reason, sure: true } })
  }

  unbill(invoice_code: string, reason = 'Salah kirim') {
    return this.operator.call(calls.opsUnbill, { params: { invoice_code }, body: { reason } })
  }

  /** Books a transfer, which is another one than all others. */
  settle(invoice_code: string, change: Partial<OpsSettle> = {}) {
    return this.operator.call(calls.opsSettle, {
      params: { invoice_code },
      body: { reference: newReference(), ...change },
    })
  }

  pay(invoice: Invoice): Promise<number> {
    return atGateway(this.url, invoice.payment?.order_id ?? '', 'pay')
  }

  /** A shipment that is checked out, received with this weight or not yet received. */
  async checkedOut(weight: string | null = '1.2kg'): Promise<Shipment> {
    const customer = await TestCustomer.register(this.url)
    const code = await customer.savesCart()
    if (weight !== null) await this.receive(code, weight)
    const invoice = await customer.checksOut(code)
    return { customer, code, invoice, cart: () => customer.cart(code) }
  }

  async paid(weight: string | null = '1.2kg'): Promise<Shipment> {
    const shipment = await this.checkedOut(weight)
    const status = await this.pay(shipment.invoice)
    if (status !== 200) throw new Error(`not paid: ${status}`)
    return shipment
  }

  /** A shipment that has been delivered. */
  async finished(): Promise<Shipment> {
    const shipment = await this.paid()
    await advanceClock(this.url, 5 * 60_000)
    for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const) {
      const moved = await this.move(shipment.code, status)
      if (moved.status !== 200) throw new Error(`not ${status}: ${moved.text}`)
    }
    return shipment
  }

  /** The price of the same goods when they are measured before checkout. */
  async priceAt(weight: string): Promise<number> {
    return (await this.checkedOut(weight)).invoice.total
  }

  /** The state of an order on the sandbox's page. */
  async stateOf(orderId: string | undefined): Promise<string | undefined> {
    const page = await (await fetch(`${this.url}/sandbox/pay/${orderId}`)).text()
    return /<dt>State<\/dt><dd>(\w+)</.exec(page)?.[1]
  }
}
