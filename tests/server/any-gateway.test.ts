import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceClock, newestMail } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import type { Behaviour } from './support/provider.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'
import { sides, type Side } from './support/sides.ts'

const hours = 3_600_000
const minutes = 60_000

describe.each(sides)('paying through %s', (_name, start) => {
  let server: TestServer
  let side: Side
  beforeAll(async () => {
    side = await start()
    server = await startTestServer(anyDatabase, { ...side.config, gatewayTimeOut: 500 })
  })
  beforeEach(() => {
    side.fake.behaviour = 'well'
  })
  afterAll(async () => {
    await server.close()
    await side.fake.close()
  })

  const checkedOut = async (behaviour: Behaviour = 'well') => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    side.fake.behaviour = behaviour
    const invoice = await customer.checksOut(code)
    const seen = () => customer.invoice(invoice.invoice_code)
    return { customer, invoice, orderId: invoice.payment?.order_id ?? '', seen }
  }

  it('a checkout gets its number, and a notification pays it', async () => {
    const { invoice, orderId, seen } = await checkedOut()
    expect(invoice.payment?.va_number).toMatch(/^\d{12,13}$/)
    expect((await seen()).status).toBe('pending')
    side.pays(orderId)
    expect((await side.notify(server.url, orderId)).status).toBe(200)
    expect((await seen()).status).toBe('paid')
  })

  it.each<Behaviour>(['failing', 'garbage', 'silent', 'lossy'])(
    'a checkout succeeds while it is %s, and gets a number that pays it once it recovers',
    async (behaviour) => {
      const { invoice, orderId, seen } = await checkedOut(behaviour)
      expect(invoice).toMatchObject({ status: 'pending', payment: { order_id: orderId, steps: [] } })
      expect(invoice.payment?.va_number).toBeUndefined()
      side.fake.behaviour = 'well'
      for (let sweep = 0; sweep < 2; sweep += 1) await advanceClock(server.url, minutes)
      const { payment } = await seen()
      expect(payment?.va_number).toMatch(/^\d{12,13}$/)
      side.pays(payment?.order_id ?? '')
      expect((await side.notify(server.url, payment?.order_id ?? '')).status).toBe(200)
      expect(await seen()).toMatchObject({ status: 'paid', to_return: [] })
    },
  )

  it('a payment without a notification is found by polling, at the customer’s request or after two minutes', async () => {
    const { customer, invoice, orderId } = await checkedOut()
    side.pays(orderId)
    const checked = await customer.call(calls.checkPayment, { body: { invoice_code: invoice.invoice_code } })
    expect(checked.body.invoice.status).toBe('paid')
    const other = await checkedOut()
    side.pays(other.orderId)
    await advanceClock(server.url, 2 * minutes)
    expect((await other.seen()).status).toBe('paid')
  })

  it('an order past its deadline is closed there, too', async () => {
    const { orderId, seen } = await checkedOut()
    await advanceClock(server.url, 24 * hours)
    expect((await seen()).status).toBe('expired')
    expect(side.isCancelled(orderId)).toBe(true)
  })

  it('money paid while it was unreachable is kept for its owner', async () => {
    const { customer, invoice, orderId, seen } = await checkedOut()
    side.fake.behaviour = 'failing'
    side.pays(orderId)
    await advanceClock(server.url, 24 * hours)
    await advanceClock(server.url, 5 * minutes)
    expect((await seen()).status).toBe('expired')
    side.fake.behaviour = 'well'
    await advanceClock(server.url, minutes)
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toBe(
      `${formatRupiah(invoice.total)} untuk ${invoice.invoice_code} akan kami kembalikan`,
    )
    expect((await seen()).to_return).toHaveLength(1)
  })
})
