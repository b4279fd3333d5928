import { calls } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import type { Gateway } from '../../server/gateway/gateway.ts'
import { createSandbox } from '../../server/gateway/sandbox.ts'
import type { Services } from '../../server/http/services.ts'
import { findToReturn } from '../../server/invoicing/to-return.ts'
import { DirectCaller, DirectCustomer, openServices, openTestDatabase } from '../proof/support/services.ts'
import { notificationOf, serverKey } from './support/notification.ts'
import { databases } from './support/server.ts'

/** Services with which something happens between the preparation of the next command and its transaction. */
function overtaken(services: Services, happens: () => Promise<unknown>): Services {
  const { database } = services.database
  let isFirst = true
  const transaction: typeof database.transaction = async (work) => {
    if (isFirst) {
      isFirst = false
      await happens()
    }
    return database.transaction(work)
  }
  const hooked = new Proxy(database, {
    get: (target, name): unknown => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
  return { ...services, database: { ...services.database, database: hooked } }
}

describe.each(databases)('a notification whose order changes while it is prepared, on %s', (kind) => {
  it('is believed only once the gateway has confirmed it', async () => {
    const { database, dataFolder, close } = await openTestDatabase(kind)
    try {
      const sandbox = createSandbox(database.database, serverKey)
      let queries = 0
      const status: Gateway['status'] = (request) => {
        queries += 1
        return sandbox.status(request)
      }
      const services = await openServices(database, dataFolder, { ...sandbox, status })
      const customer = await DirectCustomer.create(services)
      await customer.checksOut(services, await customer.savesCart(services))
      const [invoice] = await customer.invoices(services)
      const { invoice_code = '', total = 0, payment } = invoice ?? {}
      const order = payment?.order_id ?? ''
      const givesUp = () => customer.call(services, calls.giveUpInvoice, { body: { invoice_code } })
      const answer = await new DirectCaller(null).call(
        overtaken(services, async () => {
          expect((await givesUp()).status).toBe(200)
          queries = 0
        }),
        calls.gatewayNotification,
        { body: notificationOf(order, total) },
      )
      expect([answer.status, queries]).toEqual([200, 1])
      // The sandbox knows of no payment, so none is owed back.
      expect(await findToReturn(database.database, [order])).toEqual([])
    } finally {
      await close()
    }
  })
})
