import { calls } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { advanceClock, after, hour, minute, readClock } from '../../server/database/clock.ts'
import { createSandbox } from '../../server/gateway/sandbox.ts'
import { claimContact } from '../../server/invoicing/attempts.ts'
import { sweep } from '../../server/jobs/sweeps.ts'
import { bump } from '../../server/security/rate-counters.ts'
import { DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { asAnotherProcess } from './support/one-connection.ts'
import { serverKey } from './support/notification.ts'
import { databases, oneDatabase } from './support/server.ts'

describe.each(databases)('a clock that was ahead and is set right, on %s', (kind) => {
  it('keeps neither payments from being asked about, nor anybody from what a limit allows', async () => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const sandbox = createSandbox(database.database, serverKey)
      const services = await openServices(database, dataFolder, sandbox)
      await advanceClock(database.database, 7 * hour)
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      const [invoice] = await customer.invoices(services)
      const { invoice_code = '', payment } = invoice ?? {}
      const checks = () => customer.call(services, calls.checkPayment, { body: { invoice_code } })
      await checks()
      await bump(database.database, 'a-limit', hour)
      await advanceClock(database.database, -7 * hour)

      expect((await bump(database.database, 'a-limit', hour)).count).toBe(1)
      expect((await bump(database.database, 'a-limit', hour)).count).toBe(2)
      await sandbox.act(payment?.order_id ?? '', 'pay_silently')
      await sweep(services)
      expect(await customer.invoices(services)).toMatchObject([{ status: 'paid' }])
    } finally {
      await close()
    }
  })
})

describe.each(oneDatabase)('a check that began before another, on %s', (kind) => {
  it('does not ask the gateway once more after it', async () => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const services = await openServices(database, dataFolder, createSandbox(database.database, serverKey))
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      const [invoice] = await customer.invoices(services)
      const claims = (now: Date) =>
        claimContact(database.database, invoice?.payment?.order_id ?? '', { now, pauseMs: minute })
      const now = await readClock(database.database)
      expect(await claims(now)).toBe(true)
      expect(await claims(after(now, -10))).toBe(false)
    } finally {
      await close()
    }
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a use that began before another', () => {
  it('and is counted after it begins no window anew', async () => {
    const { database, close } = await openTestDatabase('PostgreSQL')
    try {
      await database.database.transaction(async (earlier) => {
        // The time of a transaction is that of its first statement.
        await earlier.execute(sql`select pg_sleep(0.01)`)
        await asAnotherProcess(() => bump(database.database, 'a-limit', hour))
        expect((await bump(earlier, 'a-limit', hour)).count).toBe(2)
      })
    } finally {
      await close()
    }
  })
})
