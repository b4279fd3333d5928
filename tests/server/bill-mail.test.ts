import { calls, type PaymentMethod } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { languages, wireLanguages } from '@seberang/domain/language'
import { groupDigits } from '@seberang/domain/explain'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { letterTexts } from '../../server/invoicing/texts/letter-texts.ts'
import { advanceClock, Browser, mailsTo } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { startMidtrans, type FakeMidtrans } from './support/midtrans.ts'
import type { Behaviour } from './support/provider.ts'
import { freePort } from './support/port.ts'
import { startedFolder, startProcess } from './support/process.ts'
import { TestMailServer, type ReceivedMail } from './support/smtp.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const { numberFollows } = letterTexts.id

/** Refuses codes, so that they stay in the mailbox: what the mail server has taken is emptied. */
const onlyBills = ({ header }: ReceivedMail) => {
  if (/\d{6} /.test(header('subject'))) throw new Error('not now')
}
/** The text as it was before it was broken into short lines. */
const bodyOf = ({ raw }: ReceivedMail) => raw.replaceAll('=\r\n', '')

describe.each(oneDatabase)('the mail of a bill on %s', (kind) => {
  let server: TestServer
  let fake: FakeMidtrans
  let mailServer: TestMailServer
  beforeAll(async () => {
    fake = await startMidtrans()
    mailServer = await new TestMailServer().start()
    mailServer.onMail = onlyBills
    server = await startTestServer(kind, {
      gateways: ['midtrans'],
      midtransServerKey: fake.serverKey,
      midtransUrl: fake.url,
      gatewayTimeOut: 300,
      smtpUrl: mailServer.url,
    })
  })
  beforeEach(() => {
    fake.behaviour = 'well'
    mailServer.received.length = 0
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
    await fake.close()
    await mailServer.stop()
  })

  const checkedOut = async (behaviour: Behaviour = 'well', method: PaymentMethod = 'va_bca') => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    fake.behaviour = behaviour
    const invoice = await customer.checksOutBy(method, code)
    const subjects = async () =>
      (await mailsTo(server.url, customer.email))
        .map(({ subject }) => subject)
        // Those before the checkout have a code.
        .filter((subject) => !/\d{6} /.test(subject))
    return { customer, code, invoice, subjects, orderId: invoice.payment?.order_id ?? '' }
  }
  /** What was delivered to a customer, once it is `count` mails. */
  const delivered = async (customer: TestCustomer, count: number) => {
    while (deliveredTo(customer).length < count) await mailServer.has(mailServer.received.length + 1)
    return deliveredTo(customer)
  }
  const deliveredTo = ({ email }: TestCustomer) => mailServer.received.filter(({ to }) => to[0] === email)
  const numberOf = async (customer: TestCustomer, invoice_code: string) =>
    groupDigits((await customer.invoice(invoice_code)).payment?.va_number ?? '')
  const notify = (orderId: string) =>
    new Browser(server.url).call(calls.gatewayNotification, { body: fake.notification(orderId) })

  it('has the number where the gateway answers at once, and is the only one, at once', async () => {
    const { customer, invoice, subjects } = await checkedOut()
    const [mail] = await delivered(customer, 1)
    const body = mail ? bodyOf(mail) : ''
    for (const part of [
      await numberOf(customer, invoice.invoice_code),
      'Jumlah, harus sama persis',
      'ATM BCA',
    ])
      expect(body).toContain(part)
    expect(body).toContain(`Bayar ${formatRupiah(invoice.total)}`)
    expect(body).not.toContain(numberFollows)
    expect(body).not.toContain('held')
    await advanceClock(server.url, 2 * minutes)
    expect(await subjects()).toHaveLength(1)
    expect(await delivered(customer, 1)).toHaveLength(1)
  })

  it('is sent as soon as a sweep gets the number, though no command wakes the sender', async () => {
    const { customer, subjects } = await checkedOut('failing')
    fake.behaviour = 'well'
    await advanceClock(server.url, 35_000)
    // Sooner than by the sender's own timer.
    await vi.waitFor(() => expect(deliveredTo(customer)).toHaveLength(1), { timeout: 5_000 })
    expect(await subjects()).toHaveLength(1)
  })

  it('is sent without the number where the gateway does not answer in time; the number follows', async () => {
    const { customer, invoice, subjects } = await checkedOut('failing')
    await advanceClock(server.url, minutes)
    // Any command wakes the sender.
    await Browser.open(server.url)
    const [bill] = await delivered(customer, 1)
    const body = bill ? bodyOf(bill) : ''
    expect(body).toContain(numberFollows)
    expect(body).toContain('Sepatu lari')
    expect(bill?.raw).not.toMatch(/=0[23]|[\u0002\u0003]|<!--/)
    fake.behaviour = 'well'
    await advanceClock(server.url, minutes)
    const [, number] = await delivered(customer, 2)
    expect(number?.header('subject')).toMatch(/^Cara bayar /)
    expect(number && bodyOf(number)).toContain(await numberOf(customer, invoice.invoice_code))
    expect(await subjects()).toHaveLength(2)
  })

  it.each(languages)('says where the number will be, in %s', async (language) => {
    const customer = await TestCustomer.register(server.url)
    customer.language = wireLanguages[language]
    await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
    const code = await customer.savesCart()
    fake.behaviour = 'failing'
    await customer.checksOut(code)
    const [mail] = await mailsTo(server.url, customer.email)
    expect(mail?.text).toContain(letterTexts[language].numberFollows)
    expect(mail?.html).toContain(letterTexts[language].numberFollows)
  })

  it('of a transfer has the account at once, and its button promises no payment', async () => {
    const { customer, invoice, subjects } = await checkedOut('well', 'manual')
    const [mail] = await delivered(customer, 1)
    const body = mail ? bodyOf(mail) : ''
    for (const part of [invoice.payment?.account?.holder, 'Lihat data transfer']) expect(body).toContain(part)
    expect(body).not.toContain('Bayar Rp')
    expect(await subjects()).toHaveLength(1)
  })

  it('is not sent any more when the payment came first: the mail about it has the whole bill', async () => {
    const { customer, orderId, invoice, subjects } = await checkedOut('lossy')
    fake.becomes(orderId, 'settlement')
    fake.behaviour = 'well'
    expect((await notify(orderId)).status).toBe(200)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('paid')
    await advanceClock(server.url, 2 * minutes)
    const [mail] = await delivered(customer, 1)
    expect(mail && bodyOf(mail)).toContain('Sudah dibayar')
    expect(mail && bodyOf(mail)).toContain('Sepatu lari')
    expect(await subjects()).toHaveLength(1)
  })

  it('is not sent any more when its payment was denied: the goods can be checked out again', async () => {
    const { orderId, subjects } = await checkedOut('lossy')
    fake.becomes(orderId, 'deny')
    fake.behaviour = 'well'
    expect((await notify(orderId)).status).toBe(200)
    expect(await subjects()).toEqual([expect.stringContaining('ditolak')])
  })

  it('goes at once, without a number, when another method is chosen: that has a mail of its own', async () => {
    const { customer, invoice, subjects } = await checkedOut('failing')
    fake.behaviour = 'well'
    await customer.call(calls.changePayment, {
      body: { invoice_code: invoice.invoice_code, payment_method: 'va_bni' },
    })
    const [bill, number] = await delivered(customer, 2)
    expect(bill && bodyOf(bill)).toContain(numberFollows)
    expect(bill && bodyOf(bill)).not.toContain('Virtual Account BCA')
    expect(number && bodyOf(number)).toContain(await numberOf(customer, invoice.invoice_code))
    expect(await subjects()).toHaveLength(2)
  })

  it('of a later bill is one mail, too, and not sent once another takes its place', async () => {
    const { customer, code, orderId } = await checkedOut()
    const counter = new Counter(server.url)
    await counter.receive(code, '1.2kg')
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    const count = (await mailsTo(server.url, customer.email)).length
    fake.behaviour = 'failing'
    const first = await counter.measureLarger(code, '2.6kg')
    const second = await counter.measureLarger(code, '3.6kg')
    const { results } = (await customer.call(calls.invoices)).body
    expect(results.find(({ invoice_code }) => invoice_code === first)?.status).toBe('cancelled')
    fake.behaviour = 'well'
    // Long enough for the sweep to try again, and less than the mail is held: after that it goes without the number.
    await advanceClock(server.url, 35_000)
    const [bill, ...earlier] = await mailsTo(server.url, customer.email)
    expect(bill?.text).toContain(await numberOf(customer, second))
    expect(bill?.text).toContain(`menggantikan ${first}`)
    expect(earlier.filter(({ text }) => text.includes(`Tagihannya ${first}`))).toEqual([])
    expect(earlier).toHaveLength(count)
  })
})

describe('a process that is killed between writing an invoice and opening its payment', () => {
  it.each<[string, number, number]>([
    ['soon: its mail has the number', 0, 1],
    ['later than the mail is held: the number follows', 2 * minutes, 2],
  ])(
    'is started again %s',
    async (_, laterMs, count) => {
      const fake = await startMidtrans()
      const mailServer = await new TestMailServer().start()
      mailServer.onMail = onlyBills
      const midtrans = { midtransServerKey: fake.serverKey, midtransUrl: fake.url, gatewayTimeOut: 5_000 }
      const change = { gateways: ['midtrans'], ...midtrans }
      const environment = {
        DATA_DIR: startedFolder(),
        PORT: String(await freePort()),
        SMTP_URL: mailServer.url,
        CONFIG_CHANGE: JSON.stringify(change),
      }
      const first = startProcess(environment)
      const customer = await TestCustomer.register(await first.ready)
      const order = await customer.order([await customer.savesCart()])
      fake.behaviour = 'silent'
      const request = fake.nextRequest()
      const checkout = customer.call(calls.checkout, { body: order }).catch(() => 'killed before it answered')
      await request
      first.child.kill('SIGKILL')
      await Promise.all([first.ended, checkout])
      expect(mailServer.received).toEqual([])
      fake.behaviour = laterMs === 0 ? 'well' : 'failing'
      const second = startProcess(environment)
      const url = await second.ready
      if (laterMs > 0) {
        await advanceClock(url, laterMs)
        await Browser.open(url)
        await mailServer.has(1)
        fake.behaviour = 'well'
      }
      // Long enough for the sweep to try again, and less than the mail is held.
      await advanceClock(url, 35_000)
      const mails = await mailServer.has(count)
      const { results } = (await customer.call(calls.invoices)).body
      const number = groupDigits(results[0]?.payment?.va_number ?? '')
      expect(number).toMatch(/^\d{4} /)
      expect(mails.map((mail) => bodyOf(mail).includes(number))).toEqual(
        Array.from({ length: count }, (__, index) => index === count - 1),
      )
      second.child.kill('SIGTERM')
      await second.ended
      expect(mailServer.received).toHaveLength(count)
      await mailServer.stop()
      await fake.close()
    },
    120_000,
  )
})
