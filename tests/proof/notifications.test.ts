import { calls, type GatewayNotification } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { book } from '../../server/ledger/ledger.ts'
import { readConfig, startServer } from '../../server/main.ts'
import { advanceClock, atGateway, Browser } from '../server/support/api.ts'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { wideLimits } from '../server/support/limits.ts'
import { notificationOf, serverKey } from '../server/support/notification.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { inParallel, randomFrom, seed, shuffled, times } from './support/run.ts'
import { proved } from './support/table.ts'

const invoiceCount = times(40, 600)
const notificationCount = times(500, 10_000)
const day = 24 * 3_600_000

interface Open {
  customer: TestCustomer
  invoiceCode: string
  orderId: string
  total: number
}

/** Notifications of one invoice, sent in this order; those of other invoices come in between. */
type Story = (open: Open) => {
  notifications: GatewayNotification[]
  ends: 'paid' | 'pending' | 'expired' | 'cancelled'
  /** The money we hold for it in the end, whole rupiah. */
  holds: number
}

const notificationFor = (open: Open, change: Partial<GatewayNotification> = {}) =>
  notificationOf(open.orderId, open.total, change)

const pending = { transaction_status: 'pending', status_code: '201' }
const denied = { transaction_status: 'deny', status_code: '202' }

const stories: Record<string, Story> = {
  'is paid, with late and repeated notifications': (open) => {
    const paid = notificationFor(open)
    const early = notificationFor(open, { ...pending, transaction_id: paid.transaction_id })
    return { notifications: [paid, early, paid, early], ends: 'paid', holds: open.total }
  },
  'is said to be paid twice, of which its gateway knows nothing': (open) => ({
    notifications: [notificationFor(open), notificationFor(open), notificationFor(open)],
    ends: 'paid',
    holds: open.total,
  }),
  'gets a wrong amount, of which its gateway knows nothing': (open) => ({
    notifications: [notificationFor(open, { gross_amount: `${open.total - 1}.00` })],
    ends: 'pending',
    holds: 0,
  }),
  'is paid and said to be reversed, of which its gateway knows nothing': (open) => {
    const paid = notificationFor(open)
    const taken = notificationFor(open, { ...denied, transaction_id: paid.transaction_id })
    return { notifications: [paid, taken, taken], ends: 'paid', holds: open.total }
  },
  'is paid after an unknown status': (open) => ({
    notifications: [
      notificationFor(open, { transaction_status: 'teleported' }),
      notificationFor(open, { fraud_status: 'challenge' }),
      notificationFor(open),
    ],
    ends: 'paid',
    holds: open.total,
  }),
  'gets only forged notifications': (open) => ({
    notifications: [
      notificationFor(open, { signature_key: 'f'.repeat(128) }),
      { ...notificationFor(open), gross_amount: '1.00' },
    ],
    ends: 'pending',
    holds: 0,
  }),
  'expires at the gateway': (open) => ({
    notifications: [notificationFor(open, { transaction_status: 'expire', status_code: '202' })],
    ends: 'expired',
    holds: 0,
  }),
}
/** Is paid at the gateway after its deadline, and reported as paid once more, of which the gateway knows nothing. */
const late: Story = (open) => ({ notifications: [notificationFor(open)], ends: 'expired', holds: open.total })

describe.each(databases)('a flood of notifications on %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-flood-'))
  let databaseUrl: string | undefined
  const start = () => {
    const environment = { DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey }
    const config = readConfig({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
    return startServer({ ...config, midtransServerKey: serverKey, rateLimits: wideLimits })
  }
  beforeAll(async () => {
    databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
  })
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

  it(`credits nothing twice and loses no rupiah (${notificationCount} notifications, seed ${seed})`, async () => {
    const random = randomFrom(seed)
    const server = await start()
    // A customer checks out a limited number of times an hour.
    const customers: TestCustomer[] = []
    for (let opened = 0; opened < invoiceCount; opened += 10)
      customers.push(await TestCustomer.register(server.url))
    const open = async (index: number): Promise<Open> => {
      const customer = customers[index % customers.length]
      if (!customer) throw new Error('nobody')
      const invoice = await customer.checksOut(await customer.savesCart())
      return {
        customer,
        invoiceCode: invoice.invoice_code,
        orderId: invoice.payment?.order_id ?? '',
        total: invoice.total,
      }
    }
    const expected: (ReturnType<Story> & Open)[] = []
    const tooLate = Math.floor(invoiceCount / 10)
    await inParallel(
      Array.from({ length: tooLate }, (_, index) => index),
      4,
      async (index) => {
        const one = await open(index)
        expected.push({ ...one, ...late(one) })
      },
    )
    await advanceClock(server.url, day)
    await inParallel(expected, 4, async ({ orderId }) => {
      expect(await atGateway(server.url, orderId, 'pay')).toBe(200)
    })
    const kinds = Object.values(stories)
    await inParallel(
      Array.from({ length: invoiceCount - tooLate }, (_, index) => index),
      4,
      async (index) => {
        const one = await open(index)
        const story = kinds[index % kinds.length]
        if (story) expected.push({ ...one, ...story(one) })
      },
    )

    const stranger = { ...expected[0], orderId: randomUUID(), total: 1000 } as Open
    const noise = [
      {},
      '',
      '{"order_id":',
      [],
      { order_id: 5 },
      notificationFor(stranger),
      { ...notificationFor(stranger), more: { x: [1] } },
    ]
    const gateway = new Browser(server.url)
    const statuses = new Map<number, number>()
    const post = async (body: unknown) => {
      const { status } = await gateway.send('POST', calls.gatewayNotification.path, body)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    // Each invoice's notifications are in order, all invoices are interleaved, and earlier notifications are repeated.
    const queues = expected.map(({ notifications }) => ({
      left: [...notifications],
      sent: [] as unknown[],
      last: Promise.resolve(),
    }))
    const sendNext = (index: number) => async () => {
      const story = queues[index]
      const next = story?.left.shift()
      if (!story || !next) return
      story.last = story.last.then(() => post(next)).then(() => void story.sent.push(next))
      await story.last
    }
    const repeat = async () => {
      const past = queues.flatMap(({ sent }) => sent)
      await post(past[Math.floor(random() * past.length)] ?? {})
    }
    const disturb = () => post(noise[Math.floor(random() * noise.length)])
    const events = expected.flatMap(({ notifications }, index) => notifications.map(() => sendNext(index)))
    while (events.length < notificationCount) events.push(random() < 0.8 ? repeat : disturb)
    await inParallel(shuffled(events, random), 16, (event) => event())
    console.log(
      `${kind}: ${events.length} notifications: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`,
    )
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])

    for (const { customer, invoiceCode, ends } of expected) {
      const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoiceCode } })
      expect(body.data.status, invoiceCode).toBe(ends)
    }
    await assertHealthy(server.url)
    await server.close()
    const opened = await openDatabase({ databaseUrl, dataFolder })
    const held = async () => {
      const rows = await opened.database.execute(
        "select -sum(balance) as sum from ledger_accounts where kind = 'clearing'",
      )
      return Number(rowsOf<{ sum: string }>(rows)[0]?.sum)
    }
    const owed = expected.reduce((sum, { holds }) => sum + holds, 0)
    expect(await held()).toBe(owed)

    // The same comparison sees one credit that is booked twice, past the key that prevents it.
    const twice = expected.find(({ ends, holds }) => ends === 'paid' && holds > 0)
    await inTransaction({ database: opened }, async (transaction) => {
      const amount = twice?.total ?? 0
      const postings = [
        { kind: 'clearing' as const, of: 'va_bca', amount: -amount },
        { kind: 'revenue' as const, amount },
      ]
      await book(transaction, 'settlement', 'a second time', postings, new Date())
    })
    expect(await held()).not.toBe(owed)
    const broken = (await checkInvariants(opened.database)).filter((one) => one.broken.length > 0)
    expect(broken.map(({ name }) => name)).toContain('no settlement stands without its payment')
    await opened.close()

    const known = (statuses.get(200) ?? 0) / events.length
    expect(events.length).toBeGreaterThanOrEqual(notificationCount)
    expect(known, 'share of notifications that were understood').toBeGreaterThan(0.5)
    proved(
      '5',
      `notifications on ${kind}`,
      '0 double credits, paid = model, every rupiah in an account, 0 5xx',
      `${events.length} notifications, ${Math.round(100 * known)} % understood, ${expected.length} invoices, ${owed} rupiah held; 0 differences`,
    )
  })
})
