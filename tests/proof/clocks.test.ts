import { calls } from '@seberang/domain/api'
import { eq } from 'drizzle-orm'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { advanceClock, hour, minute, readClock, second } from '../../server/database/clock.ts'
import { invoices } from '../../server/database/schema/index.ts'
import type { Gateway } from '../../server/gateway/gateway.ts'
import { createSandbox } from '../../server/gateway/sandbox.ts'
import type { Services } from '../../server/http/services.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { invoiceLifeMs } from '../../server/invoicing/due.ts'
import { expireInvoices } from '../../server/invoicing/reconcile.ts'
import { cartInput, TestCustomer } from '../server/support/customer.ts'
import { notificationOf, serverKey } from '../server/support/notification.ts'
import { databases, startTestServer } from '../server/support/server.ts'
import { times } from './support/run.ts'
import { DirectCaller, DirectCustomer, openServices, openTestDatabase } from './support/services.ts'
import { proved } from './support/table.ts'

const races = times(12, 500)
const zones = ['Asia/Jakarta', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'Pacific/Kiritimati']
const guest = new DirectCaller(null)

afterEach(() => void vi.useRealTimers())

type InvoiceRow = typeof invoices.$inferSelect

/** What is wrong with when an invoice ended. */
function faultOf({ status, dueAt, endedAt, paidAt }: InvoiceRow): string | undefined {
  if (status === 'pending' || !endedAt) return 'has not ended'
  if (status === 'expired' && endedAt < dueAt) return 'expired before its time'
  return (status === 'paid') === (paidAt !== null) ? undefined : 'is paid and not paid'
}

async function findInvoice({ database }: Services, code: string): Promise<InvoiceRow> {
  const [row] = await database.database.select().from(invoices).where(eq(invoices.code, code))
  if (!row) throw new Error(`no invoice ${code}`)
  return row
}

/** Checks out, and moves the clock to `beforeMs` before the invoice is due. */
async function nearlyDue(services: Services, customer: DirectCustomer, beforeMs: number) {
  const { database } = services.database
  const { body } = await customer.checksOut(services, await customer.savesCart(services))
  const { dueAt } = await findInvoice(services, body.invoice_code)
  await advanceClock(database, dueAt.getTime() - (await readClock(database)).getTime() - beforeMs)
  return body.invoice
}

describe.each(databases)('clocks on %s', (kind) => {
  it(`an invoice at its last second ends once, ${races} times, paid or expired but never early`, async () => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      // Money that arrives at the moment in which the sweep has asked the gateway for the last time.
      let arrives: () => void = () => undefined
      let isLate = false
      const sandbox = createSandbox(database.database, serverKey)
      const status: Gateway['status'] = async (order) => {
        const state = await sandbox.status(order)
        if (!isLate) arrives()
        return state
      }
      const services = await openServices(database, dataFolder, { ...sandbox, status })
      const customer = await DirectCustomer.create(services)
      const outcomes = { paid: 0, expired: 0 }
      for (let race = 0; race < races; race += 1) {
        const {
          invoice_code,
          total,
          payment: attempt,
        } = await nearlyDue(services, customer, [second, 0, -1][race % 3] ?? 0)
        const body = notificationOf(attempt?.order_id ?? '', total)
        isLate = race % 6 === 5
        const payment = new Promise((resolve, reject) => {
          arrives = () => void pays().then(resolve, reject)
        })
        const pays = async () => {
          arrives = () => undefined
          // The two meet at another place each time.
          for (let ahead = 0; ahead < race % 12; ahead += 1) await readClock(database.database)
          return guest.call(services, calls.gatewayNotification, { body })
        }
        await Promise.all([expireInvoices(services), expireInvoices(services)])
        arrives()
        await payment
        await expireInvoices(services)
        const row = await findInvoice(services, invoice_code)
        expect(faultOf(row), invoice_code).toBeUndefined()
        outcomes[row.status === 'paid' ? 'paid' : 'expired'] += 1
        const early: InvoiceRow = { ...row, status: 'expired', endedAt: new Date(row.dueAt.getTime() - 1) }
        expect(faultOf(early), 'one millisecond early is detected').toBeDefined()
      }
      const broken = (await checkInvariants(database.database)).filter((one) => one.broken.length > 0)
      expect(broken).toEqual([])
      expect(Math.min(outcomes.paid, outcomes.expired)).toBeGreaterThan(0)
      proved(
        '20',
        `a payment at the last second on ${kind}`,
        'each invoice ends once, none early; no rupiah lost',
        `${races} races: ${outcomes.paid} paid, ${outcomes.expired} expired`,
      )
    } finally {
      await close()
    }
  })

  it('the database’s clock alone decides when an invoice is due, whatever the server’s says', async () => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const services = await openServices(database, dataFolder)
      const customer = await DirectCustomer.create(services)
      const began = Date.now()
      vi.useFakeTimers({ toFake: ['Date'] })
      const shifts = [10 * minute, -10 * minute, 0, -hour, hour]
      for (const shift of shifts) {
        vi.setSystemTime(began + shift)
        const { body } = await customer.checksOut(services, await customer.savesCart(services))
        // It steps back in between.
        vi.setSystemTime(began + shift - 10 * minute)
        await expireInvoices(services)
        const row = await findInvoice(services, body.invoice_code)
        expect(row.status).toBe('pending')
        expect(row.dueAt.getTime() - row.createdAt.getTime()).toBe(invoiceLifeMs)
        // The embedded database reads the clock of its process, the only one that there is.
        const isOff = Math.abs(row.createdAt.getTime() - (began + shift)) > 9 * minute
        expect(isOff).toBe(kind === 'PostgreSQL' && shift !== 0)
      }
      vi.useRealTimers()
      const broken = (await checkInvariants(database.database)).filter((one) => one.broken.length > 0)
      expect(broken).toEqual([])
      proved(
        '20',
        `a wrong clock of the server on ${kind}`,
        'due times by the database; nothing ends early when it steps back',
        `${shifts.length} clocks up to an hour off, ${shifts.length} steps back`,
      )
    } finally {
      await close()
    }
  })
})

describe('clocks', () => {
  it(`dates read the same in ${zones.length} zones, on days of summer time, at ends of months and at a leap second`, () => {
    const script = join(import.meta.dirname, 'support/wib-texts.ts')
    const outputs = zones.map((TZ) => {
      const output = execFileSync(process.execPath, [script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      })
      return JSON.parse(output) as { texts: string[]; local: number[] }
    })
    // The zones are in effect: by local time they would differ.
    expect(new Set(outputs.map(({ local }) => local.join())).size).toBe(zones.length)
    const [first] = outputs
    for (const { texts } of outputs) expect(texts).toEqual(first?.texts)
    expect(first?.texts).toContain(
      '31 Jan 2026, 23.59\u00a0WIB'.replace('31 Jan 2026', '31\u00a0Jan\u00a02026'),
    )
    expect(first?.texts.length).toBeGreaterThan(1_000)
    proved(
      '20',
      'dates in other zones',
      'equal in all zones',
      `${first?.texts.length} texts × ${zones.length} zones; 0 differ`,
    )
  })

  it('a device that is 25 hours off is refused, learns the server’s time and is served', async () => {
    const server = await startTestServer('PGlite')
    try {
      const customer = await TestCustomer.register(server.url)
      const path = calls.saveCart.path
      const body = cartInput(customer.addressId)
      const send = (timestamp: number) =>
        customer.send<{ code?: string }>('POST', path, body, customer.sign(path, body, timestamp))
      for (const off of [25 * hour, -25 * hour]) {
        const refused = await send(Date.now() + off)
        expect([refused.status, refused.body.code]).toEqual([403, 'signature'])
        const serverTime = Number(refused.headers.get('tb-time'))
        expect(Math.abs(serverTime - Date.now())).toBeLessThan(minute)
        expect((await send(serverTime)).status).toBe(201)
      }
      expect((await customer.call(calls.carts)).body.count).toBe(2)
      proved(
        '20',
        'a device 25 hours off',
        'refused, then served by the server’s time',
        '2 devices, 2 served',
      )
    } finally {
      await server.close()
    }
  })
})
