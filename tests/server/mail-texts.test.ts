import { calls, type OpsSettle, type PaymentMethod } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { languages, wireLanguages } from '@seberang/domain/language'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, howToPayMails, isHowToPay, mailsTo, newestMail } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { misunderstood, steady } from './support/mails.ts'
import { asksRefund, paidOrder } from './support/refunds.ts'
import { anyDatabase, oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount } from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

const hours = 3_600_000

describe('the exact texts of the mails', () => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  it.each(languages)('about a price are as approved in %s', async (language) => {
    const customer = await TestCustomer.register(server.url)
    customer.language = wireLanguages[language]
    await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
    const mail = async () => steady((await newestMail(server.url, customer.email)).text)
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    const invoice = await customer.checksOut(code)
    const issued = await mail()
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
    const paid = await mail()
    await counter.measureLarger(code, '2.6kg')
    const heavier = await mail()
    const all = { issued, paid, heavier }
    const text = Object.entries(all).map(([name, content]) => `── ${name} ──\n${content}`)
    await expect(text.join('\n')).toMatchFileSnapshot(`mails/price.${language}.txt`)
  })

  it.each(languages)(
    'about a shipment are as approved, and mail programs understand them, in %s',
    async (language) => {
      const customer = await TestCustomer.register(server.url)
      customer.language = wireLanguages[language]
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const mail = async () => {
        const { subject, text, html } = await newestMail(server.url, customer.email)
        expect(misunderstood(html ?? '')).toEqual([])
        return steady(`${subject}\n\n${text}`)
      }
      const { operator } = counter
      const receipt = {
        suite: customer.suite,
        agent_id: 'us-air',
        weight: '1kg',
        size: '10x10x10cm',
        resi: `1Z999${language}`,
      }
      const unknown = await operator.call(calls.opsReceive, { body: receipt })
      const unannounced = await mail()
      const params = { cart_code: unknown.body.cart_code }
      await operator.call(calls.opsPapers, { params, body: { papers: 'Faktur <asli> & manual' } })
      const papers = await mail()

      const code = await customer.savesCart()
      await counter.receive(code, '1.7kg')
      const arrived = await mail()
      const lapsed = await customer.checksOut(code)
      await advanceClock(server.url, 24 * hours)
      expect((await customer.invoice(lapsed.invoice_code)).status).toBe('expired')
      const expired = await mail()
      const invoice = await customer.checksOut(code)
      await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
      await advanceClock(server.url, hours)
      await counter.move(code, 'sent')
      const sent = await mail()
      await counter.measureLarger(code, '2.6kg')
      await counter.move(code, 'inbound')
      const inbound = await mail()
      const added = (await customer.cart(code)).additional_invoices[0]?.invoice_code ?? ''
      await atGateway(server.url, (await customer.invoice(added)).payment?.order_id ?? '', 'pay')
      await advanceClock(server.url, hours)
      await counter.move(code, 'outbound', 'JNE-10001')
      const outbound = await mail()
      await counter.move(code, 'finished')
      const finished = await mail()
      const all = { unannounced, papers, arrived, expired, sent, inbound, outbound, finished }
      const text = Object.entries(all).map(([name, content]) => `── ${name} ──\n${content}`)
      await expect(text.join('\n')).toMatchFileSnapshot(`mails/shipment.${language}.txt`)
    },
  )

  it.each(languages)(
    'about paying are as approved, and mail programs understand them, in %s',
    async (language) => {
      const customer = await TestCustomer.register(server.url)
      customer.language = wireLanguages[language]
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const written = ({ subject, text, html }: Awaited<ReturnType<typeof newestMail>>) => {
        expect(misunderstood(html ?? '')).toEqual([])
        return steady(`${subject}\n\n${text}`)
      }
      const mail = async () => written(await newestMail(server.url, customer.email))
      const howToPay = async () => {
        const [newest] = await howToPayMails(server.url, customer.email)
        if (!newest) throw new Error('nothing says how to pay')
        return written(newest)
      }
      const code = await customer.savesCart()
      await counter.receive(code, '1.2kg')
      await counter.measure(code, '2.7kg')
      const measured = await mail()
      const invoice = await customer.checksOut(code)
      const changes = (payment_method: PaymentMethod) =>
        customer.call(calls.changePayment, { body: { invoice_code: invoice.invoice_code, payment_method } })
      await changes('va_bni')
      const virtual_account = await howToPay()
      await changes('va_mandiri')
      const bill = await howToPay()
      const { body } = await changes('manual')
      const transfer = await howToPay()
      await changes('va_bca')
      const { payment } = await customer.invoice(invoice.invoice_code)
      expect(body.invoice.payment?.payment_method).toBe('manual')
      await atGateway(server.url, payment?.order_id ?? '', 'pay_twice')
      const returned = await mail()
      await counter.measureLarger(code, '3.6kg')
      await counter.measure(code, '2.7kg')
      const cancelled = await mail()
      await counter.measure(code, '1.2kg')
      const credited = await mail()
      await counter.measure(code, '2.1kg')
      const taken_back = await mail()
      await counter.measureLarger(code, '3.6kg')
      const taken_back_and_due = await mail()
      const at = async (invoice_code: string, action: string) =>
        atGateway(server.url, (await customer.invoice(invoice_code)).payment?.order_id ?? '', action)
      const difference = (await customer.cart(code)).additional_invoices.at(-1)?.invoice_code ?? ''
      await at(difference, 'pay')
      await counter.measure(code, '1.2kg')
      await at(difference, 'take_back')
      const reversed = await mail()
      await at(invoice.invoice_code, 'take_back')
      const duplicate_reversed = await mail()
      const other = await customer.savesCart()
      await counter.receive(other, '2.7kg')
      const { invoice_code } = await customer.checksOut(other)
      await at(invoice_code, 'pay')
      await counter.measure(other, '1.2kg')
      await at(invoice_code, 'take_back')
      const reopened = await mail()
      const sent = await customer.savesCart()
      await counter.receive(sent, '2.7kg')
      const left = (await customer.checksOut(sent)).invoice_code
      await at(left, 'pay')
      await advanceClock(server.url, 5 * 60_000)
      await counter.move(sent, 'sent')
      await counter.measureLarger(sent, '3.6kg')
      await at(left, 'take_back')
      await counter.measure(sent, '1.2kg')
      const withheld = await mail()
      const mails = await mailsTo(server.url, customer.email)
      const before = mails.filter((one) => !isHowToPay(one))[1]
      if (!before) throw new Error('nothing says what was replaced')
      const replaced = written(before)
      const twice = await customer.checksOut(await customer.savesCart())
      const change = { invoice_code: twice.invoice_code, payment_method: 'manual' as const }
      await customer.call(calls.changePayment, { body: change })
      const { order_id = '' } = twice.payment ?? {}
      await atGateway(server.url, order_id, 'pay')
      const besides = { reference: newReference() }
      await surely((sure) => counter.settle(twice.invoice_code, { ...besides, ...sure }))
      await atGateway(server.url, order_id, 'take_back')
      const paid_by_other = await mail()
      await customer.checksOutBy('manual', await customer.savesCart())
      const issued_transfer = await mail()
      const misled = await customer.savesCart()
      const wrong = (await customer.checksOutBy('manual', misled)).invoice_code
      const settles = async (change: Partial<OpsSettle> = {}, invoice_code = wrong) => {
        const reference = newReference()
        const settled = await surely((sure) =>
          counter.settle(invoice_code, { reference, ...change, ...sure }),
        )
        expect(settled.status).toBe(200)
        return reference
      }
      const unsettles = async (reference: string, invoice_code = wrong) => {
        const taken = { params: { invoice_code }, body: { reference } }
        expect((await counter.operator.call(calls.opsUnsettle, taken)).status).toBe(200)
        return mail()
      }
      const reopened_as_wrong = await unsettles(await settles())
      const stays = await settles()
      const refund_withdrawn_as_wrong = await unsettles(await settles({ again: true }))
      await settles({ again: true })
      const paid_by_other_for_wrong = await unsettles(stays)
      const charge = (await counter.bill(misled, 75_000)).body.invoice_code
      const renewed_as_wrong = await unsettles(await settles({}, charge), charge)
      const matched = (await customer.checksOutBy('manual', await customer.savesCart())).invoice_code
      const lapsed = (await customer.checksOut(await customer.savesCart())).invoice_code
      const late = [await settles({}, matched), await settles({}, lapsed)] as const
      await advanceClock(server.url, 24 * hours)
      const reopened_while_matched = await unsettles(late[0], matched)
      const ended_as_wrong = await unsettles(late[1], lapsed)
      const overpaid = (await customer.checksOutBy('manual', await customer.savesCart())).invoice_code
      const paidBy = await settles({}, overpaid)
      await settles({ again: true }, overpaid)
      const unmatched = await listUnmatched(counter.operator)
      const owed = unmatched.find(({ invoice_code: one }) => one === overpaid)
      const reference = `FT2632000${languages.indexOf(language)}`
      const about = { params: { invoice_code: overpaid } }
      const returns = async () => {
        const body = { order_id: owed?.order_id ?? '', reference }
        expect((await counter.operator.call(calls.opsReturnMoney, { ...about, body })).status).toBe(200)
        return mail()
      }
      const unreturns = async () => {
        await counter.operator.call(calls.opsUnreturnMoney, { ...about, body: { reference } })
        return mail()
      }
      const money_returned = await returns()
      const money_unreturned = await unreturns()
      await returns()
      await unsettles(paidBy, overpaid)
      const money_unreturned_and_pays = await unreturns()
      const refunded = await paidOrder(customer)
      const { id: to } = await addsAccount(customer)
      const { id } = await asksRefund(customer, refunded.order, { to, amount: 30_000 })
      const approved = await surely((sure) =>
        counter.operator.call(calls.opsApproveRefund, { params: { id }, body: sure }),
      )
      expect(approved.body.refund.status).toBe('approved')
      await at(refunded.order, 'take_back')
      const ended = (await mailsTo(server.url, customer.email)).find(({ text }) => text.includes(id))
      if (!ended) throw new Error('nothing says that the refund is no longer due')
      const refund_not_due = written(ended)
      const all = {
        measured,
        virtual_account,
        bill,
        transfer,
        returned,
        cancelled,
        credited,
        taken_back,
        taken_back_and_due,
        reversed,
        duplicate_reversed,
        reopened,
        replaced,
        withheld,
        paid_by_other,
        issued_transfer,
        reopened_as_wrong,
        refund_withdrawn_as_wrong,
        paid_by_other_for_wrong,
        renewed_as_wrong,
        reopened_while_matched,
        ended_as_wrong,
        money_returned,
        money_unreturned,
        money_unreturned_and_pays,
        refund_not_due,
      }
      const text = Object.entries(all).map(([name, content]) => `── ${name} ──\n${content}`)
      await expect(text.join('\n')).toMatchFileSnapshot(`mails/paying.${language}.txt`)
    },
  )

  it.each(languages)(
    'about an HS code are as approved, and mail programs understand them, in %s',
    async (language) => {
      const customer = await TestCustomer.register(server.url)
      customer.language = wireLanguages[language]
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const mail = async () => {
        const { subject, text, html } = await newestMail(server.url, customer.email)
        expect(misunderstood(html ?? '')).toEqual([])
        return steady(`${subject}\n\n${text}`)
      }
      const saves = () =>
        customer.savesCart((input) => ({
          ...input,
          products: input.products.map((product) => ({ ...product, unclassified: true })),
        }))
      const classify = async (cart_code: string) => {
        const product = (await customer.cart(cart_code)).products[0]?.cart_detail_code ?? ''
        const body = { product, hscode: '6404.11' }
        await counter.operator.call(calls.opsClassify, { params: { cart_code }, body })
      }
      const code = await saves()
      await counter.receive(code, '1.7kg')
      const waits = await mail()
      await classify(code)
      const payable = await mail()
      await classify(await saves())
      const expected = await mail()
      const held_code = await saves()
      const receipt = { cart_code: held_code, agent_id: 'us-air', weight: '1kg', size: '10x10x10cm' }
      await counter.operator.call(calls.opsReceive, { body: { ...receipt, papers: 'Faktur' } })
      await classify(held_code)
      const held = await mail()
      const text = Object.entries({ waits, payable, expected, held }).map(
        ([name, content]) => `── ${name} ──\n${content}`,
      )
      await expect(text.join('\n')).toMatchFileSnapshot(`mails/hscode.${language}.txt`)
    },
  )
})

describe.each(oneDatabase)('a mail about a shipment on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  const subjects = async ({ email }: TestCustomer) =>
    (await mailsTo(server.url, email)).map(({ subject }) => subject).toReversed()

  it('is sent once for each event, and none for what was refused', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const first = (await subjects(customer)).length
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { cart_code: code, weight: '0.5kg', size: '10x10x10cm' }
    const receive = () => counter.operator.call(calls.opsReceive, { body, headers })
    expect((await receive()).text).toBe((await receive()).text)
    expect((await counter.receive(code, '0.5kg')).status).toBe(409)
    await advanceClock(server.url, hours)
    await counter.move(code, 'sent')
    expect((await counter.move(code, 'sent')).status).toBe(409)
    await counter.move(code, 'inbound')
    const [money, ...others] = (await subjects(customer)).slice(first)
    // What the parcel measured less was former with its credit.
    expect(money).toContain('dompet')
    expect(others).toHaveLength(2)
    expect(others[0]).toMatch(/^Berangkat ke Indonesia: /)
    expect(others[1]).toMatch(/^Sampai di Indonesia: /)
    expect(invoice.status).toBe('pending')
  })

  it.each([
    ['heavier', '3.2kg', 'naik'],
    ['lighter', '0.4kg', 'turun'],
  ])('says what measuring made of the price that was named: %s', async (_, weight, direction) => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const former = (await customer.cart(code)).priced?.answer.total ?? 0
    await counter.receive(code, weight)
    const { priced, former: before } = await customer.cart(code)
    const now = priced?.answer.total ?? 0
    expect(before?.priced.answer.total).toBe(former)
    expect(Math.sign(now - former)).toBe(direction === 'naik' ? 1 : -1)
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(`${formatRupiah(former)} → ${formatRupiah(now)}`)
    expect(text).toContain(`${direction} ${formatRupiah(Math.abs(now - former))} setelah diukur`)
    await customer.checksOut(code)
    expect((await customer.cart(code)).former).toBeNull()
  })

  it('compares with nothing where no price was named: a parcel that nobody announced', async () => {
    const customer = await TestCustomer.register(server.url)
    const receipt = { suite: customer.suite, agent_id: 'us-air', weight: '1kg', size: '10x10x10cm' }
    const { body } = await counter.operator.call(calls.opsReceive, { body: receipt })
    expect((await customer.cart(body.cart_code)).former).toBeNull()
  })

  it('says what arrived when its price stays', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject.replaceAll(/\s/g, ' ')).toMatch(/^Sudah tiba di gudang, 1,2 kg: /)
    expect(text).toContain(code)
  })
})
