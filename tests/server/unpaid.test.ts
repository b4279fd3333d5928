import { calls } from '@seberang/domain/api'
import { formatDeadline } from '@seberang/domain/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, isHowToPay, mailsTo } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000

describe.each(databases)('an invoice whose payment failed, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  /** The mails that an event at the bank leads to. */
  async function mailsAfter(customer: TestCustomer, happens: () => Promise<unknown>) {
    const mails = async () => (await mailsTo(server.url, customer.email)).filter((mail) => !isHowToPay(mail))
    const before = await mails()
    await happens()
    const after = await mails()
    return after.slice(0, after.length - before.length)
  }

  async function inLocker() {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    const invoice = await customer.checksOut(code)
    const at = (action: 'pay' | 'take_back' | 'fail') =>
      atGateway(server.url, invoice.payment?.order_id ?? '', action)
    return { customer, code, invoice, at }
  }

  it('that added to one that has ended: says that nothing is owed', async () => {
    const { customer, code, invoice } = await counter.paid()
    const added = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
    await counter.pay(added)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 24 * hours)
    const [mail, ...others] = await mailsAfter(customer, () =>
      atGateway(server.url, added.payment?.order_id ?? '', 'take_back'),
    )
    expect(others).toEqual([])
    expect((await customer.invoice(added.invoice_code)).ended_because).toBe('order_ended')
    expect(mail?.text).toContain('tidak perlu dibayar lagi')
    expect(mail?.text).toContain('kami tarik lagi')
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('taken back before the deadline: asks to pay again', async () => {
    const { customer, invoice, at } = await inLocker()
    await at('pay')
    const [mail, ...others] = await mailsAfter(customer, () => at('take_back'))
    expect(others).toEqual([])
    expect(mail?.text).toContain('menarik kembali')
    expect(mail?.text).toContain(formatDeadline(invoice.due_date, 'id'))
  })

  it('taken back after the deadline: says that it has expired, and leads to the goods', async () => {
    const { customer, code, invoice, at } = await inLocker()
    await at('pay')
    await advanceClock(server.url, 25 * hours)
    const [mail, ...others] = await mailsAfter(customer, () => at('take_back'))
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('expired')
    expect((await customer.invoice(invoice.invoice_code)).ended_because).toBe('taken_back')
    expect((await customer.cart(code)).status).toBe('warehouse')
    expect(others).toEqual([])
    expect(mail?.text).toContain('Bank menarik kembali pembayaran')
    expect(mail?.text).toContain('tidak bisa dibayar lagi')
    expect(mail?.text).toContain('Checkout lagi dari locker')
    expect(mail?.text).toContain(`/locker-import?q=${code}`)
    expect(mail?.text).not.toContain('terbuka lagi')
    expect(mail?.text).not.toContain('Harus dibayar')
    expect(mail?.text).not.toContain('/status/order')
    const { results } = (await customer.call(calls.notices, { query: { topic: 'notice' } })).body
    expect(results).toMatchObject([{ event: 'invoice_ended', code: invoice.invoice_code, read: false }])
  })

  it('denied: says so, and leads to the goods', async () => {
    const { customer, code, invoice, at } = await inLocker()
    const [mail, ...others] = await mailsAfter(customer, () => at('fail'))
    // The page, the bell and the mail tell the same.
    const ended = await customer.invoice(invoice.invoice_code)
    expect(ended).toMatchObject({ ended_because: 'denied', message: 'Pembayaran ditolak bank' })
    const { results } = (await customer.call(calls.notices, { query: { topic: 'notice' } })).body
    expect(results).toMatchObject([{ event: 'invoice_ended', because: 'denied' }])
    expect(others).toEqual([])
    expect(mail?.subject).toContain('ditolak bank')
    expect(mail?.text).toContain('Bank menolak pembayaran')
    expect(mail?.text).toContain(`/locker-import?q=${code}`)
  })

  it('once all of it has been checked out again, names the order and no longer asks for it', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = [await customer.savesCart(), await customer.savesCart()] as const
    for (const code of codes) await counter.receive(code, '1.2kg')
    const { invoice_code, payment } = await customer.checksOut(...codes)
    await atGateway(server.url, payment?.order_id ?? '', 'fail')
    const bell = async () =>
      (await customer.call(calls.notices, { query: { topic: 'notice' } })).body.results.find(
        ({ code }) => code === invoice_code,
      )
    const page = async () => {
      const { items, checked_out_again } = await customer.invoice(invoice_code)
      return { gone: items.map(({ gone }) => gone), checked_out_again }
    }
    expect(await page()).toEqual({ gone: [undefined, undefined] })
    // The last one first, so that the newest invoice is not that of the last shipment.
    const first = await customer.checksOut(codes[1])
    expect(await page()).toEqual({ gone: [undefined, true] })
    // Half of it is still in the locker.
    expect(await bell()).not.toHaveProperty('checked_out_again')
    const { invoice_code: newest } = await customer.checksOut(codes[0])
    expect(await page()).toEqual({ gone: [true, true], checked_out_again: newest })
    expect(await bell()).toMatchObject({ checked_out_again: newest })
    for (const open of [first.invoice_code, newest]) {
      const { items, checked_out_again } = await customer.invoice(open)
      expect([items[0]?.gone, checked_out_again]).toEqual([undefined, undefined])
    }
  })

  it('neither asks for a deleted shipment to be checked out again nor waits for it', async () => {
    const customer = await TestCustomer.register(server.url)
    const codes = [await customer.savesCart(), await customer.savesCart()] as const
    const { invoice_code, payment } = await customer.checksOut(...codes)
    await atGateway(server.url, payment?.order_id ?? '', 'fail')
    const deletes = (code: string) => customer.call(calls.deleteCarts, { body: { cart_codes: [code] } })
    expect((await deletes(codes[1])).status).toBe(200)
    const messages = async () => {
      const page = await customer.invoice(invoice_code)
      const { results } = (await customer.call(calls.notices, { query: { topic: 'notice' } })).body
      const bell = results.find(({ code }) => code === invoice_code)
      return {
        left: page.items.flatMap(({ cart_code, gone }) => (gone ? [] : [cart_code])),
        page: page.checked_out_again,
        bell: bell?.checked_out_again,
      }
    }
    expect(await messages()).toEqual({ left: [codes[0]], page: undefined, bell: undefined })
    const again = (await customer.checksOut(codes[0])).invoice_code
    expect(await messages()).toEqual({ left: [], page: again, bell: again })
  })

  it('whose shipments are all deleted was not checked out again', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const { invoice_code, payment } = await customer.checksOut(code)
    await atGateway(server.url, payment?.order_id ?? '', 'fail')
    await customer.call(calls.deleteCarts, { body: { cart_codes: [code] } })
    const page = await customer.invoice(invoice_code)
    expect([page.items[0]?.gone, page.checked_out_again]).toEqual([true, undefined])
    const { results } = (await customer.call(calls.notices, { query: { topic: 'notice' } })).body
    expect(results.find((notice) => notice.code === invoice_code)).toMatchObject({ gone: true })
  })

  it.each([
    ['denied', ['fail'], 'Bank menolak pembayaranmu'],
    ['taken back', ['pay', 'take_back'], 'Bank menarik kembali pembayaranmu'],
  ] as const)('that adds to another, %s: is renewed and says why', async (_, actions, why) => {
    const { customer, code } = await counter.paid()
    const invoice_code = await counter.measureLarger(code, '2.6kg')
    const order = (await customer.invoice(invoice_code)).payment?.order_id ?? ''
    const [first, last = first] = actions
    if (last !== first) await atGateway(server.url, order, first)
    const [mail, ...others] = await mailsAfter(customer, () => atGateway(server.url, order, last))
    expect(others).toEqual([])
    expect(mail?.text).toContain(why)
    expect(mail?.text).not.toContain('Tenggat yang lama')
    const { due_date } = await customer.invoice(invoice_code)
    expect(mail?.text).toContain(formatDeadline(due_date, 'id'))
  })
})
