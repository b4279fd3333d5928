import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { cartInput, TestCustomer } from '../server/support/customer.ts'
import { createDatabase, databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { startDatabaseProxy, type DatabaseProxy, type Fate } from './support/database-proxy.ts'
import { inParallel, randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const cuts = times(60, 1_000)
const atOnce = 4
const perCustomer = 5 * atOnce

// PGlite has no connection that could break.
describe.runIf(databases.includes('PostgreSQL'))('a connection that breaks', () => {
  const random = randomFrom(seed)
  let isBreaking = false
  const seen: Record<Fate, number> = { nothing: 0, 'cut before': 0, 'cut after': 0, 'cut at once': 0 }
  let server: TestServer | undefined
  let proxy: DatabaseProxy | undefined
  afterEach(async () => {
    isBreaking = false
    await server?.close()
    await proxy?.close()
  })

  /** A customer who was registered over connections that hold. */
  async function registered(url: string): Promise<TestCustomer> {
    isBreaking = false
    const customer = await TestCustomer.register(url)
    isBreaking = true
    return customer
  }

  async function startBehindProxy(statement: string, fates: readonly Fate[]): Promise<TestCustomer> {
    for (const fate of fates) seen[fate] = 0
    proxy = await startDatabaseProxy(await createDatabase(), statement, () => {
      const fate = (isBreaking && fates[Math.floor(random() * fates.length)]) || 'nothing'
      seen[fate] += 1
      return fate
    })
    server = await startTestServer('PostgreSQL', { databaseUrl: proxy.url })
    return TestCustomer.register(server.url)
  }

  const isAmbiguous = ({ status }: { status: number }) => status === 503
  const save = (customer: TestCustomer, body = cartInput(customer.addressId), key?: string) =>
    customer.call(calls.saveCart, { body, headers: key ? { 'Idempotency-Key': key } : {} })
  /** A repeated checkout answers its invoice as it is by then: its payment may have been opened. */
  const boughtWith = ({ body }: { body: { invoice?: object } }) =>
    JSON.stringify({ ...body, invoice: { ...body.invoice, payment: null } })
  const cartCount = async (customer: TestCustomer) => (await customer.call(calls.carts)).body.count

  it(`between a commit and its answer, ${cuts} times: one effect, and the first answer for the retry (seed ${seed})`, async () => {
    const first = await startBehindProxy('commit', ['nothing', 'cut before', 'cut after', 'cut at once'])
    const ambiguous = () => seen['cut after'] + seen['cut at once']
    let [commands, unanswered] = [0, 0]
    /** Repeats a command until it has an answer; a failure says so, and when to ask again. */
    const untilAnswered = async <Answer extends { status: number; headers: Headers }>(
      send: () => Promise<Answer>,
    ): Promise<Answer> => {
      for (commands += 1; ; unanswered += 1) {
        const answer = await send()
        if (!isAmbiguous(answer)) return answer
        expect(answer.headers.get('retry-after')).toBe('1')
      }
    }
    const faults: string[] = []
    const work = async (customer: TestCustomer) => {
      const key = randomUUID()
      const body = cartInput(customer.addressId)
      const saved = await untilAnswered(() => save(customer, body, key))
      const again = await untilAnswered(() => save(customer, body, key))
      if (saved.status !== 201 || again.text !== saved.text) faults.push(saved.text, again.text)
      const order = {
        carts: [{ cart_code: saved.body.cart_code, courier_code: 'jne-reg', insurance: 0 as const }],
        payment_method: 'va_bca' as const,
        expected_total: 0,
      }
      const seenPrice = await untilAnswered(() => customer.call(calls.checkout, { body: order }))
      const { total } = seenPrice.body.data as { total: number }
      const headers = { 'Idempotency-Key': randomUUID() }
      const pay = () => customer.call(calls.checkout, { body: { ...order, expected_total: total }, headers })
      const [paid, paidAgain] = [await untilAnswered(pay), await untilAnswered(pay)]
      if (paid.status !== 201 || boughtWith(paidAgain) !== boughtWith(paid))
        faults.push(paid.text, paidAgain.text)
    }
    const customers: TestCustomer[] = []
    let rounds = 0
    for (; ambiguous() < cuts; rounds += atOnce) {
      // A customer checks out a limited number of times an hour.
      if (rounds % perCustomer === 0) customers.push(await registered(first.url))
      const [newest = first] = customers.slice(-1)
      await inParallel(
        Array.from({ length: atOnce }, () => newest),
        atOnce,
        work,
      )
    }
    isBreaking = false
    expect(faults).toEqual([])
    // Each shipment and each invoice is there once: what was acknowledged, and nothing else.
    let [shipments, invoices] = [0, 0]
    for (const customer of customers) {
      shipments += await cartCount(customer)
      invoices += (await customer.call(calls.invoices)).body.results.length
    }
    expect([shipments, invoices]).toEqual([rounds, rounds])
    expect(unanswered).toBeGreaterThan(cuts / 2)
    proved(
      '3',
      'ambiguous commit',
      `${cuts} cuts: no false success, no double effect, the retry gets the first answer`,
      `${ambiguous()} cuts after and ${seen['cut before']} before the commit, ${commands} commands, ${unanswered} unanswered at first, 0 double, 0 lost`,
    )
  })

  it('is seen to have a double effect without a key', async () => {
    const customer = await startBehindProxy('commit', ['cut after'])
    const before = await cartCount(customer)
    const body = cartInput(customer.addressId)
    isBreaking = true
    expect(await save(customer, body)).toSatisfy(isAmbiguous)
    isBreaking = false
    expect((await save(customer, body)).status).toBe(201)
    expect(await cartCount(customer)).toBe(before + 2)
  })

  it('before a transaction begins is replaced: the pool does not run out', async () => {
    const customer = await startBehindProxy('begin', ['cut before'])
    isBreaking = true
    for (let attempt = 0; attempt < 12; attempt += 1) expect(await save(customer)).toSatisfy(isAmbiguous)
    isBreaking = false
    expect((await save(customer)).status).toBe(201)
  })
})
