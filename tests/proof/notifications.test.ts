import { calls, type GatewayNotification, type XenditNotification } from '@seberang/domain/api'
import { leastTopUp } from '@seberang/domain/limits'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { rowsOf, type Executor } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { book } from '../../server/ledger/ledger.ts'
import { readConfig, startServer, type Config } from '../../server/main.ts'
import { advanceClock, atGateway, Browser } from '../server/support/api.ts'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { wideLimits } from '../server/support/limits.ts'
import { notificationOf, serverKey } from '../server/support/notification.ts'
import { createDatabase, databases, opsKey } from '../server/support/server.ts'
import { topsUp } from '../server/support/wallet.ts'
import { startXendit, type FakeXendit } from '../server/support/xendit.ts'
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
  isTopUp: boolean
}

/** A server whose data can be opened once it is closed. */
async function startOn(kind: (typeof databases)[number], change: Partial<Config>) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-flood-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const environment = { DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'fatal', OPS_KEY: opsKey }
  const config = readConfig({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  return {
    server: await startServer({ ...config, rateLimits: wideLimits, ...change }),
    openDatabase: () => openDatabase({ databaseUrl, dataFolder }),
  }
}

/** Opens invoices of customers, ten of each: whoever has more is refused for an hour. Every fifth fills a wallet. */
async function opener(url: string): Promise<(index: number) => Promise<Open>> {
  const customers: TestCustomer[] = []
  for (let opened = 0; opened < invoiceCount; opened += 10) customers.push(await TestCustomer.register(url))
  return async (index) => {
    const customer = customers[index % customers.length]
    if (!customer) throw new Error('nobody')
    const isTopUp = Math.floor(index / customers.length) % 5 === 4
    const invoice = isTopUp
      ? await topsUp(customer, leastTopUp + index)
      : await customer.checksOut(await customer.savesCart())
    const { invoice_code: invoiceCode, total, payment } = invoice
    return { customer, invoiceCode, orderId: payment?.order_id ?? '', total, isTopUp }
  }
}

interface Flood<Notification> {
  stories: readonly { notifications: readonly Notification[] }[]
  noise: readonly unknown[]
  post: (body: unknown) => Promise<number>
  random: () => number
}

/**
 * Posts the notifications of each story in order, all stories interleaved, with earlier ones repeated and noise in between.
 * @returns how often each status was answered
 */
async function flood<Notification>({ stories, noise, post, random }: Flood<Notification>) {
  const statuses = new Map<number, number>()
  const send = async (body: unknown) => {
    const status = await post(body)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const queues = stories.map(({ notifications }) => ({
    left: [...notifications],
    sent: [] as unknown[],
    last: Promise.resolve(),
  }))
  const sendNext = (index: number) => async () => {
    const story = queues[index]
    const next = story?.left.shift()
    if (!story || !next) return
    story.last = story.last.then(() => send(next)).then(() => void story.sent.push(next))
    await story.last
  }
  const repeat = async () => {
    const past = queues.flatMap(({ sent }) => sent)
    await send(past[Math.floor(random() * past.length)] ?? {})
  }
  const disturb = () => send(noise[Math.floor(random() * noise.length)])
  const events = stories.flatMap(({ notifications }, index) => notifications.map(() => sendNext(index)))
  while (events.length < notificationCount) events.push(random() < 0.8 ? repeat : disturb)
  await inParallel(shuffled(events, random), 16, (event) => event())
  return statuses
}

/** What came in and is held, and what of it is in wallets, in whole rupiah. */
async function sums(executor: Executor): Promise<{ held: number; inWallets: number }> {
  const rows = await executor.execute(`select
    -coalesce(sum(balance) filter (where kind = 'clearing'), 0) as held,
    coalesce(sum(balance) filter (where kind = 'wallet'), 0) as wallets from ledger_accounts`)
  const [row] = rowsOf<{ held: string; wallets: string }>(rows)
  return { held: Number(row?.held), inWallets: Number(row?.wallets) }
}

/** The same by what each invoice ought to have come to. */
const expectedSums = (all: readonly (Pick<ReturnType<Story>, 'ends' | 'holds'> & Open)[]) => ({
  held: all.reduce((sum, { holds }) => sum + holds, 0),
  inWallets: all.reduce((sum, { ends, isTopUp, total }) => sum + (isTopUp && ends === 'paid' ? total : 0), 0),
})

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
  it(`credits nothing twice and loses no rupiah (${notificationCount} notifications, seed ${seed})`, async () => {
    const random = randomFrom(seed)
    const started = await startOn(kind, { midtransServerKey: serverKey })
    const { server } = started
    const open = await opener(server.url)
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
    const post = async (body: unknown) =>
      (await gateway.send('POST', calls.gatewayNotification.path, body)).status
    const statuses = await flood({ stories: expected, noise, post, random })
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    console.log(`${kind}: ${sent} notifications: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`)
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])

    for (const { customer, invoiceCode, ends } of expected) {
      const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoiceCode } })
      expect(body.data.status, invoiceCode).toBe(ends)
    }
    await assertHealthy(server.url)
    await server.close()
    const opened = await started.openDatabase()
    expect(await sums(opened.database)).toEqual(expectedSums(expected))

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
    expect(await sums(opened.database)).not.toEqual(expectedSums(expected))
    const broken = (await checkInvariants(opened.database)).filter((one) => one.broken.length > 0)
    expect(broken.map(({ name }) => name)).toContain('no settlement stands without its payment')
    await opened.close()

    const known = (statuses.get(200) ?? 0) / sent
    expect(sent).toBeGreaterThanOrEqual(notificationCount)
    expect(known, 'share of notifications that were understood').toBeGreaterThan(0.5)
    proved(
      '5',
      `notifications on ${kind}`,
      '0 double credits, paid = model, every rupiah in an account, 0 5xx',
      `${sent} notifications, ${Math.round(100 * known)} % understood, ${expected.length} invoices, ${expectedSums(expected).held} rupiah held; 0 differences`,
    )
  })
})

/** Nothing signs Xendit's notifications: what is true is what it answers when it is asked. */
describe.each(databases)('a flood of notifications of Xendit on %s', (kind) => {
  let fake: FakeXendit
  beforeAll(async () => {
    fake = await startXendit()
  })
  afterAll(() => fake.close())

  interface Sent {
    body: XenditNotification
    isForged?: boolean
  }
  type XenditStory = (open: Open) => Pick<ReturnType<Story>, 'ends' | 'holds'> & { notifications: Sent[] }
  const paidAs = (open: Open, change: Parameters<FakeXendit['pays']>[1] = {}) => ({
    body: fake.notification(open.orderId, fake.pays(open.orderId, change)),
  })
  const invented = (open: Open): Sent => {
    const { data } = fake.notification(open.orderId)
    return { body: { event: 'payment.capture', data: { ...data, payment_id: 'py-1', status: 'SUCCEEDED' } } }
  }
  const xenditStories: XenditStory[] = [
    (open) => {
      const paid = paidAs(open)
      return { notifications: [paid, paid, paid], ends: 'paid', holds: open.total }
    },
    // Both payments of one request are true.
    (open) => {
      const [first, second] = [paidAs(open), paidAs(open)]
      return { notifications: [first, second, first, second], ends: 'paid', holds: 2 * open.total }
    },
    (open) => ({ notifications: [invented(open), invented(open)], ends: 'pending', holds: 0 }),
    (open) => {
      const failed = paidAs(open, { status: 'FAILED' })
      return { notifications: [failed, paidAs(open), failed], ends: 'paid', holds: open.total }
    },
    (open) => ({
      notifications: [paidAs(open, { captured: open.total - 1 })],
      ends: 'pending',
      holds: open.total - 1,
    }),
    (open) => ({ notifications: [{ ...invented(open), isForged: true }], ends: 'pending', holds: 0 }),
    (open) => {
      fake.becomes(open.orderId, 'EXPIRED')
      return { notifications: [{ body: fake.notification(open.orderId) }], ends: 'expired', holds: 0 }
    },
  ]

  it(`credits nothing twice and loses no rupiah (${notificationCount} notifications, seed ${seed})`, async () => {
    const started = await startOn(kind, {
      gateways: ['xendit'],
      xenditSecretKey: fake.secretKey,
      xenditCallbackToken: fake.callbackToken,
      xenditUrl: fake.url,
    })
    const { server } = started
    const open = await opener(server.url)
    const expected: (ReturnType<XenditStory> & Open)[] = []
    await inParallel([...Array(invoiceCount).keys()], 4, async (index) => {
      const one = await open(index)
      const story = xenditStories[index % xenditStories.length]
      if (story) expected.push({ ...one, ...story(one) })
    })
    const gateway = new Browser(server.url)
    const post = async (sent: unknown) => {
      const { body, isForged = false } = sent as Sent
      const headers = { 'x-callback-token': isForged ? randomUUID() : fake.callbackToken }
      return (await gateway.send('POST', calls.xenditNotification.path, body, headers)).status
    }
    const unknown = {
      event: 'payment.capture',
      data: { reference_id: randomUUID(), payment_request_id: 'pr-1' },
    }
    const noise = [{ body: {} }, { body: '' }, { body: '{"event":' }, { body: [] }, { body: unknown }]
    const statuses = await flood({ stories: expected, noise, post, random: randomFrom(seed) })
    // 429: an order that it was asked about thirty times within the hour; Xendit repeats a true one.
    expect([...statuses.keys()].filter((status) => ![200, 403, 422, 429, 400].includes(status))).toEqual([])
    for (const { customer, invoiceCode, ends } of expected)
      expect((await customer.invoice(invoiceCode)).status, invoiceCode).toBe(ends)
    await assertHealthy(server.url)
    await server.close()
    const opened = await started.openDatabase()
    expect(await sums(opened.database)).toEqual(expectedSums(expected))
    await opened.close()
    proved(
      '5',
      `notifications of Xendit on ${kind}`,
      '0 double credits, paid = model, every rupiah in an account, 0 5xx',
      `${notificationCount} notifications, ${expected.length} invoices, ${expectedSums(expected).held} rupiah held; 0 differences`,
    )
  })
})
