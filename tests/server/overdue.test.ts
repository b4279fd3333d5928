import { expect, describe, it } from 'vitest'
import { advanceClock, day } from '../../server/database/clock.ts'
import { expireInvoices } from '../../server/invoicing/reconcile.ts'
import { DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { databases } from './support/server.ts'

describe.each(databases)('an overdue invoice on %s', (kind) => {
  it('is handled for each of several sweeps that come upon it, so that none stops before the others', async () => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const services = await openServices(database, dataFolder)
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      expect(await expireInvoices(services)).toBe(0)
      await advanceClock(database.database, day)
      const sweeps = await Promise.all([expireInvoices(services), expireInvoices(services)])
      // Whether the second comes upon it depends on how far the first is by then.
      expect(sweeps.toSorted()).toEqual([expect.toBeOneOf([0, 1]), 1])
      expect(await expireInvoices(services)).toBe(0)
      expect(await customer.invoices(services)).toMatchObject([{ status: 'expired' }])
    } finally {
      await close()
    }
  })
})
