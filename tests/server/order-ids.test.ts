import { calls, type PaymentMethod } from '@seberang/domain/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payments } from '../../server/database/schema/index.ts'
import { DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { databases } from './support/server.ts'

/** Midtrans takes no longer ones. */
const longest = 50

it.each(databases)(
  'an attempt that a restored backup does not have leaves its order id unused on %s',
  async (kind) => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const services = await openServices(database, dataFolder)
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      const newest = async () => (await customer.invoices(services))[0]
      const { invoice_code = '', payment: first } = (await newest()) ?? {}
      const changes = async (payment_method: PaymentMethod) => {
        const body = { invoice_code, payment_method }
        expect((await customer.call(services, calls.changePayment, { body })).status).toBe(200)
        return (await newest())?.payment?.order_id ?? ''
      }
      const lost = await changes('va_bni')
      const ofOrder = (id: string) => eq(payments.orderId, id)
      await database.database.delete(payments).where(ofOrder(lost))
      await database.database
        .update(payments)
        .set({ state: 'pending', toCancel: false })
        .where(ofOrder(first?.order_id ?? ''))
      const next = await changes('va_mandiri')
      expect([first?.order_id, lost]).not.toContain(next)
      expect(next.startsWith(`${invoice_code}-`)).toBe(true)
      expect(next.length).toBeLessThanOrEqual(longest)
    } finally {
      await close()
    }
  },
)
