import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { atGateway, type Answered, type Failing } from '../server/support/api.ts'
import { assertHealthy, cartInput, TestCustomer } from '../server/support/customer.ts'
import { newFolder, startedFolder, startProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey, type DatabaseKind } from '../server/support/server.ts'
import { freePort } from '../server/support/port.ts'
import { inParallel, randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const kills = times(3, 200)
/** For a restart on a quiet machine. */
const maxReadyMs = times(60_000, 2_000)
const clients = 6

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

class Acknowledged {
  readonly facts: Fact[] = []
  readonly unanswered: Unanswered[] = []
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
      const { status, body } = await send(headers)
      if (status >= 500) throw new Error(`${what} answered ${status}`)
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

const hasCart = (customer: TestCustomer, code: string) => async () =>
  (await customer.call(calls.cartOrInvoice, { query: { code } })).status === 200

const hasInvoice = (customer: TestCustomer, code: string, status: readonly string[]) => async () => {
  const { body } = await customer.call(calls.invoice, { query: { invoice_code: code } })
  return status.includes(body.data?.status ?? '')
}

/** One customer who creates, checks out and pays shipments until the server is killed. */
async function shops(customer: TestCustomer, acknowledged: Acknowledged, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const saved = await acknowledged.command(
      'a cart',
      (headers) => customer.call(calls.saveCart, { body: cartInput(customer.addressId), headers }),
      ({ cart_code }) => hasCart(customer, cart_code),
    )
    if (!saved) continue
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

async function signsUp(url: string, acknowledged: Acknowledged, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const customer = await TestCustomer.register(url).catch(() => undefined)
    if (customer)
      acknowledged.records({
        what: 'a registration',
        holds: async () => (await customer.call(calls.profile)).status === 200,
      })
  }
}

async function home(kind: DatabaseKind): Promise<Record<string, string>> {
  return {
    DATA_DIR: kind === 'PGlite' ? startedFolder() : newFolder(),
    PORT: String(await freePort()),
    OPS_KEY: opsKey,
    WIDE_LIMITS: 'yes',
    ...(kind === 'PostgreSQL' && { DATABASE_URL: await createDatabase() }),
  }
}

describe.each(databases)('kill -9 on %s', (kind) => {
  it(`under load, ${kills} times: nothing acknowledged is lost, every command completes (seed ${seed})`, async () => {
    const random = randomFrom(seed)
    const environment = await home(kind)
    const acknowledged = new Acknowledged()
    const customers: TestCustomer[] = []
    const slowest = { ready: 0 }
    let [checked, cut] = [0, 0]
    for (let round = 0; round < kills; round += 1) {
      const began = performance.now()
      const server = startProcess(environment)
      const url = await server.ready
      slowest.ready = Math.max(slowest.ready, performance.now() - began)
      await acknowledged.repeatUnanswered()
      expect(await acknowledged.lost(checked), `after kill ${round}`).toEqual([])
      checked = acknowledged.facts.length
      await assertHealthy(url)
      while (customers.length < clients) customers.push(await TestCustomer.register(url))
      const over = new AbortController()
      const work = [
        ...customers.map((customer) => shops(customer, acknowledged, over.signal)),
        signsUp(url, acknowledged, over.signal),
      ]
      // Kills the server right after an acknowledgement, while other requests are in flight.
      await acknowledged.until(checked + 5 + Math.floor(random() * 25))
      over.abort()
      server.child.kill('SIGKILL')
      await Promise.all([...work, server.ended])
      cut += acknowledged.unanswered.length
    }
    const server = startProcess(environment)
    const url = await server.ready
    await acknowledged.repeatUnanswered()
    expect(await acknowledged.lost()).toEqual([])
    await assertHealthy(url)
    // The same question finds an acknowledged shipment that is gone.
    const [customer] = customers
    const code = (await customer?.savesCart()) ?? ''
    if (customer) acknowledged.records({ what: 'a cart that is gone', holds: hasCart(customer, code) })
    await customer?.call(calls.deleteCarts, { body: { cart_codes: [code] } })
    expect(await acknowledged.lost()).toEqual(['a cart that is gone'])
    const count = acknowledged.facts.length - 1
    expect(count).toBeGreaterThan(5 * kills)
    expect(cut, 'requests that were cut off').toBeGreaterThan(kills / 2)
    expect(slowest.ready).toBeLessThan(maxReadyMs)
    proved(
      '1',
      `kill -9 on ${kind}`,
      `0 acknowledged lost, every request completes, ready within ${maxReadyMs} ms`,
      `${kills} kills, ${count} acknowledged, 0 lost, ${cut} cut off and completed; slowest start ${Math.round(slowest.ready)} ms`,
    )
  })
})
