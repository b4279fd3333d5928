import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { atGateway, type Answered, type Failing } from '../../server/support/api.ts'
import { cartInput, TestCustomer } from '../../server/support/customer.ts'
import { inParallel } from './run.ts'

/** Something acknowledged to a customer; it must hold from then on. */
interface Fact {
  what: string
  holds: () => Promise<boolean>
}

/** A command without an answer; it can be repeated under its idempotency key until it gets one. */
interface Unanswered {
  what: string
  again: () => Promise<unknown>
}

/** What a server has acknowledged to its customers. */
export class Acknowledged {
  readonly facts: Fact[] = []
  readonly unanswered: Unanswered[] = []
  /** Failures that the server answered with; the other unanswered commands got none. */
  readonly failures: { status: number; retryAfter: string | null }[] = []
  private readonly waiting: { count: number; wake: () => void }[] = []

  records(fact: Fact): void {
    this.facts.push(fact)
    for (const { count, wake } of this.waiting) if (this.facts.length >= count) wake()
  }

  /** Resolves with the acknowledgement that brings their number to `count`. */
  until(count: number): Promise<void> {
    return new Promise((wake) => this.waiting.push({ count, wake }))
  }

  /** Sends a command under a new idempotency key and records the outcome. */
  async command<Body extends Failing>(
    what: string,
    send: (headers: Record<string, string>) => Promise<Answered<Body>>,
    factOf: (body: Body) => () => Promise<boolean>,
  ): Promise<Body | undefined> {
    const headers = { 'Idempotency-Key': randomUUID() }
    const attempt = async () => {
      const { status, body, headers: answered } = await send(headers)
      if (status >= 500) {
        this.failures.push({ status, retryAfter: answered.get('retry-after') })
        throw new Error(`${what} answered ${status}`)
      }
      if (status >= 400) return undefined
      this.records({ what, holds: factOf(body) })
      return body
    }
    try {
      return await attempt()
    } catch {
      this.unanswered.push({ what, again: attempt })
      return undefined
    }
  }

  /** Acknowledged facts, starting with the one at this index, that no longer hold. */
  async lost(from = 0): Promise<string[]> {
    const lost: string[] = []
    await inParallel(this.facts.slice(from), 16, async ({ what, holds }) => {
      if (!(await holds())) lost.push(what)
    })
    return lost
  }

  async repeatUnanswered(): Promise<void> {
    for (const command of this.unanswered.splice(0)) await command.again()
  }
}

export const hasCart = (customer: TestCustomer, code: string) => async () =>
  (await customer.call(calls.cartOrInvoice, { query: { code } })).status === 200

const hasInvoice = (customer: TestCustomer, code: string, status: readonly string[]) => async () => {
  const { body } = await customer.call(calls.invoice, { query: { invoice_code: code } })
  return status.includes(body.data?.status ?? '')
}

/** A client waits before it asks again. */
const retryMs = 50

/** One customer who creates, checks out and pays shipments until it is over. */
export async function shops(
  customer: TestCustomer,
  acknowledged: Acknowledged,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const saved = await acknowledged.command(
      'a cart',
      (headers) => customer.call(calls.saveCart, { body: cartInput(customer.addressId), headers }),
      ({ cart_code }) => hasCart(customer, cart_code),
    )
    if (!saved) {
      await pause(retryMs)
      continue
    }
    const order = await customer.order([saved.cart_code]).catch(() => undefined)
    if (!order) continue
    const checkedOut = await acknowledged.command(
      'an invoice',
      (headers) => customer.call(calls.checkout, { body: order, headers }),
      ({ invoice_code }) => hasInvoice(customer, invoice_code, ['pending', 'paid']),
    )
    const orderId = checkedOut?.invoice.payment?.order_id
    if (!checkedOut || !orderId) continue
    const code = checkedOut.invoice_code
    const status = await atGateway(customer.url, orderId, 'pay').catch(() => 0)
    if (status === 200)
      acknowledged.records({ what: 'a payment', holds: hasInvoice(customer, code, ['paid']) })
  }
}

export async function signsUp(url: string, acknowledged: Acknowledged, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const customer = await TestCustomer.register(url).catch(() => undefined)
    if (!customer) {
      await pause(retryMs)
      continue
    }
    acknowledged.records({
      what: 'a registration',
      holds: async () => (await customer.call(calls.profile)).status === 200,
    })
  }
}
