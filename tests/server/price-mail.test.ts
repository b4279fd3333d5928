import { calls, type Invoice, type Priced } from '@seberang/domain/api'
import {
  adviceText,
  alreadyPaid,
  furtherLevies,
  lawText,
  reasonOf,
  sizeReason,
} from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatDeadline, formatRupiah } from '@seberang/domain/format'
import { languages, wireLanguages, type Language } from '@seberang/domain/language'
import { pricingLines } from '@seberang/domain/pricing'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shipmentTexts } from '../../server/shipments/texts.ts'
import { letterTexts } from '../../server/invoicing/texts/letter-texts.ts'
import { advanceClock, atGateway, newestMail } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000
const levies = ['duty', 'vat', 'income_tax']

/** What the invoice for this price must show: each amount of the answer and its label. */
function linesOf({ answer, explanation }: Priced, language: Language) {
  const texts = billTexts[language].reason
  return pricingLines
    .filter((line) => answer.lines[line] !== 0 || line === 'freight' || levies.includes(line))
    .map((line) => {
      const why = explanation.find((one) => one.line === line)
      if (!why) throw new Error(`no reason for ${line}`)
      const reason = [
        reasonOf(why, texts, language) + sizeReason(why, answer.weight, language),
        why.law ? lawText(why.law, texts) : '',
      ]
      return { amount: answer.lines[line], reason: reason.filter(Boolean).join(language === 'zh' ? '' : ' ') }
    })
}

/** The same lines in a mail: each amount at the end of a line, its explanation on the next one. */
function linesIn(text: string) {
  return [...text.matchAll(/^.+: (−?)Rp([\d.]+)\n {2}(.+)$/gm)].map(([, sign, digits = '', reason]) => ({
    amount: Number(`${sign ? '-' : ''}${digits.replaceAll('.', '')}`),
    reason,
  }))
}
const entities: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"' }
const textOf = (html: string) =>
  html
    .replaceAll(/<title>.*<\/title>|<style>.*<\/style>/g, '')
    // A span stands within a sentence; every other element is a place of its own.
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

describe.each(oneDatabase)('the mails about a price on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  const speaker = async (language: Language) => {
    const customer = await TestCustomer.register(server.url)
    const wire = wireLanguages[language]
    customer.language = wire
    const saved = await customer.call(calls.saveProfile, { body: { language: wire } })
    expect(saved.status, saved.text).toBe(200)
    return customer
  }
  const mailTo = ({ email }: TestCustomer) => newestMail(server.url, email)
  const pay = (invoice: Invoice) => atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
  const bySea = (customer: TestCustomer) =>
    customer.savesCart((input) => ({
      ...input,
      setup: {
        ...input.setup,
        agent_id: 'us-sea',
        package_id: 'laut-individu',
        container_type: 'lcl',
      },
    }))

  it.each(languages)('contain the invoice’s lines, in %s', async (language) => {
    const customer = await speaker(language)
    const codes = [await customer.savesCart(), await bySea(customer)]
    const invoice = await customer.checksOut(...codes)
    const expected = invoice.items.flatMap(({ priced }) => linesOf(priced, language))
    expect(expected.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.total)

    const issued = await mailTo(customer)
    for (const { title } of invoice.items) expect(issued.subject).toContain(title)
    expect(issued.text).toContain(invoice.invoice_code)
    expect(linesIn(issued.text)).toEqual(expected)
    expect(issued.text).toContain(formatRupiah(invoice.total))
    expect(issued.text).toContain(formatDeadline(invoice.due_date, language))
    expect(issued.text).toMatch(new RegExp(`: http://\\S+/status/order\\?action=${invoice.invoice_code}\n`))
    for (const { title, priced } of invoice.items) {
      const sum = `${billTexts[language].pricing.total}: ${formatRupiah(priced.answer.total)}`
      expect(issued.text).toContain(`${title}\n`)
      expect(issued.text).toContain(sum)
    }

    await pay(invoice)
    const paid = await mailTo(customer)
    expect(paid.subject).not.toBe(issued.subject)
    expect(linesIn(paid.text)).toEqual(expected)
    expect(paid.text).not.toContain(formatDeadline(invoice.due_date, language))
  })

  it.each(languages)(
    'report a measurement with the new price and the difference, in %s',
    async (language) => {
      const customer = await speaker(language)
      const code = await customer.savesCart()
      await counter.receive(code, '1.2kg')
      const agreed = await customer.checksOut(code)
      await pay(agreed)

      const added = await customer.invoice(await counter.measureLarger(code, '2.6kg'))
      const [item] = added.items
      if (!item) throw new Error('an invoice of nothing')
      const mail = await mailTo(customer)
      expect(linesIn(mail.text)).toEqual(linesOf(item.priced, language))
      const figures = [added.total, agreed.total, agreed.total + added.total].map(formatRupiah)
      for (const figure of figures) expect(mail.text).toContain(figure)
      expect(mail.text).toContain(added.reason)
      expect(mail.text).toContain(formatDeadline(added.due_date, language))
      await pay(added)

      await counter.measure(code, '0.4kg')
      const { priced } = await customer.cart(code)
      if (!priced) throw new Error('a cart without a price')
      const credited = await mailTo(customer)
      expect(linesIn(credited.text)).toEqual(linesOf(priced, language))
      expect(credited.text).toContain(formatRupiah(await customer.wallet()))
      expect(credited.text).toContain(formatRupiah(priced.answer.total))
    },
  )

  const byVolume = {
    id: {
      air: 'Ditagih menurut volume 12 kg (40 × 30 × 50 cm), bukan berat 4 kg.',
      again: 'Ditagih menurut volume 24 kg (2 kotak, 40 × 30 × 50 cm), bukan berat 4 kg.',
      sea: 'Ditagih menurut volume 0,5 m³ (100 × 100 × 50 cm), bukan berat 50 kg.',
      minimum: 'Ditagih minimum laut 0,3 m³; volumenya sendiri 0,06 m³.',
    },
    en: {
      air: 'Billed by its volume of 12 kg (40 × 30 × 50 cm), not by its weight of 4 kg.',
      again: 'Billed by its volume of 24 kg (2 boxes, 40 × 30 × 50 cm), not by its weight of 4 kg.',
      sea: 'Billed by its volume of 0.5 m³ (100 × 100 × 50 cm), not by its weight of 50 kg.',
      minimum: 'Billed at the sea minimum of 0.3 m³; its own volume is 0.06 m³.',
    },
    zh: {
      air: '按体积 12 kg（40 × 30 × 50 cm）计费，不按重量 4 kg。',
      again: '按体积 24 kg（2 箱，40 × 30 × 50 cm）计费，不按重量 4 kg。',
      sea: '按体积 0.5 m³（100 × 100 × 50 cm）计费，不按重量 50 kg。',
      minimum: '按海运最低 0.3 m³ 计费；实际体积 0.06 m³。',
    },
  }

  it.each(languages)(
    'say when the volume is billed, not the weight, by air and by sea, in %s',
    async (language) => {
      const customer = await speaker(language)
      const mail = async () => (await mailTo(customer)).text.replaceAll(/\s/g, ' ')
      const { operator } = counter
      const receive = (cart_code: string, weight: string, size: string) =>
        operator.call(calls.opsReceive, { body: { cart_code, weight, size, sure: true } })
      const byAir = await customer.savesCart()
      await receive(byAir, '4kg', '40x30x50cm')
      expect(await mail()).toContain(byVolume[language].air)
      await operator.call(calls.opsMeasure, {
        params: { cart_code: byAir },
        body: { weight: '4kg', size: '40x30x50cm', quantity: 2, sure: true },
      })
      expect(await mail()).toContain(byVolume[language].again)
      await receive(await bySea(customer), '50kg', '100x100x50cm')
      expect(await mail()).toContain(byVolume[language].sea)
      // By its weight, and by the least that is billed.
      const word = byVolume[language].air.slice(0, 10)
      await receive(await customer.savesCart(), '14kg', '40x30x50cm')
      expect(await mail()).not.toContain(word)
      await receive(await bySea(customer), '5kg', '40x30x50cm')
      const atMinimum = await mail()
      expect(atMinimum).not.toContain(word)
      expect(atMinimum).toContain(byVolume[language].minimum)
    },
  )

  it.each(languages)(
    'about an arrival have its price line by line, and until when to decide, in %s',
    async (language) => {
      const customer = await speaker(language)
      const code = await customer.savesCart()
      await counter.receive(code, '1.7kg')
      const { priced } = await customer.cart(code)
      if (!priced) throw new Error('a cart without a price')
      const arrived = await mailTo(customer)
      expect(linesIn(arrived.text)).toEqual(linesOf(priced, language))
      expect(arrived.text).toContain(shipmentTexts[language].arrived.next.anyDay)
      // Once there is an invoice, until when it is to be paid.
      const waiting = await customer.savesCart()
      const { due_date } = await customer.checksOut(waiting)
      await counter.receive(waiting, '1.7kg')
      expect((await mailTo(customer)).text).toContain(formatDeadline(due_date, language))
    },
  )

  it.each(languages)('of an order say of each parcel what it waits for, in %s', async (language) => {
    const customer = await speaker(language)
    const [here, away] = [await customer.savesCart(), await customer.savesCart()]
    await counter.receive(here, '1.2kg')
    const one = await customer.checksOut(here, away)
    await pay(one)
    const { text } = await mailTo(customer)
    const sentences = {
      id: [
        'Yang sudah di gudang segera diberangkatkan.',
        'Yang belum sampai di gudang berangkat begitu sampai dan data untuk bea cukainya lengkap.',
      ],
      en: [
        'What is at the warehouse will leave soon.',
        'What has not reached the warehouse leaves as soon as it has and customs has what it needs.',
      ],
      zh: ['已在仓库的货件即将发出。', '尚未到仓的货件到仓且报关资料齐全后即发出。'],
    }[language]
    for (const sentence of sentences) expect(text).toContain(sentence)
  })

  it.each(languages)(
    'ask to set aside what the law asks more, also once it is paid, in %s',
    async (language) => {
      const customer = await speaker(language)
      const code = await customer.savesCart((input) => ({
        ...input,
        products: input.products.map((product) => ({ ...product, hscode: '640411' })),
      }))
      const invoice = await customer.checksOut(code)
      const [item] = invoice.items
      if (!item?.priced.advice) throw new Error('shoes without advice')
      const { lead, text } = adviceText(item.priced.advice, billTexts[language].reason, language)
      const issued = await mailTo(customer)
      expect(issued.text).toContain(lead)
      expect(issued.text).toContain(text)
      // Beside the amount, too, far above the reason.
      const beside = furtherLevies([item.priced.advice], billTexts[language].reason)
      expect(issued.text.split(formatRupiah(item.priced.answer.lines.duty))[0]).toContain(beside)
      await pay(invoice)
      expect((await mailTo(customer)).text).toContain(lead)
    },
  )

  it('say the same in HTML as in text, and escape what a customer wrote', async () => {
    const customer = await speaker('en')
    const title = '<script>alert(1)</script> & "shoes"'
    const code = await customer.savesCart((input) => ({
      ...input,
      products: cartInput('').products.map((product) => ({ ...product, product_title: title })),
    }))
    const invoice = await customer.checksOut(code)
    const { text, html } = await mailTo(customer)
    expect(html).not.toContain('<script')
    expect(html).toContain('lang="en"')
    const [item] = invoice.items
    expect(text).toContain(item?.title)
    // HTML hides addresses behind their labels, and puts the amount after label and explanation, not between them.
    const links = (content: string) => content.match(/http:\/\/\S+?(?=[\s"]|$)/g) ?? []
    expect(links((html ?? '').replaceAll('&amp;', '&'))).toEqual(links(text))
    const sorted = (content: string) =>
      content
        .replaceAll(/http:\/\/\S+/g, '')
        .replaceAll('Seberang', '')
        .replaceAll(/[:\s]+/g, ' ')
        .trim()
        .split(' ')
        .sort()
    const asText = (page: string) => textOf(page).replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    expect(sorted(asText(html ?? ''))).toEqual(sorted(text))
  })

  it('list what is owed again when a bank reverses its payment', async () => {
    const customer = await speaker('en')
    const invoice = await customer.checksOut(await customer.savesCart())
    await pay(invoice)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    const { subject, text } = await mailTo(customer)
    expect(subject).toContain('took back')
    expect(linesIn(text)).toEqual(invoice.items.flatMap(({ priced }) => linesOf(priced, 'en')))
    expect(text).toContain(formatDeadline(invoice.due_date, 'en'))
  })

  it.each(languages)(
    'name the page that their button opens, by the word of the menu, in %s',
    async (language) => {
      const { account } = JSON.parse(
        await readFile(new URL(`../../app/locales/${language}/shell.json`, import.meta.url), 'utf8'),
      ) as { account: { invoices: string } }
      const customer = await speaker(language)
      const code = await customer.savesCart()
      await counter.receive(code, '1.2kg')
      const invoice = await customer.checksOut(code)
      await pay(invoice)
      const expectPage = async (page: string) => {
        const { text } = await mailTo(customer)
        expect([...text.matchAll(/action=(INV-\S+)/g)].map(([, opened]) => opened)).toEqual([page])
        const help = text.trim().split('\n\n').at(-2) ?? ''
        expect(help).toContain(account.invoices)
        expect(help).toMatch(new RegExp(`${page}[.。]$`))
      }
      const added = await counter.measureLarger(code, '2.6kg')
      await expectPage(added)
      // The bill is cancelled: the price is again what was paid.
      await counter.measure(code, '1.2kg')
      const { text, html } = await mailTo(customer)
      expect(text).toContain(`(${letterTexts[language].cancelled})`)
      expect(html).toContain('line-through">Rp')
      await expectPage(added)
      await counter.measure(code, '0.4kg')
      await expectPage(invoice.invoice_code)
    },
  )

  it('say of the earlier price what the screens say, as far as it is paid', async () => {
    const { customer, code } = await counter.paid('1.2kg')
    const { priced } = await customer.cart(code)
    const total = priced?.answer.total ?? 0
    await counter.measureLarger(code, '2.6kg')
    const word = alreadyPaid('', billTexts.id.pricing)
    expect((await mailTo(customer)).text).toContain(`${word}: −${formatRupiah(total)}`)
    await counter.bill(code, 50_000)
    const { text } = await mailTo(customer)
    expect(text).not.toContain(`${word}: `)
    expect(text).toContain(letterTexts.id.agreedBefore)
  })

  it('show a price that fell as two prices, neither of them negative', async () => {
    const { customer, code, invoice } = await counter.paid('2.6kg')
    await counter.measure(code, '1.2kg')
    const { priced } = await customer.cart(code)
    const { text } = await mailTo(customer)
    expect(text).toContain(
      `Harga sebelumnya: ${formatRupiah(invoice.total)}\nHarga sekarang: ${formatRupiah(priced?.answer.total ?? 0)}\n`,
    )
    expect(text).not.toContain('−Rp')
  })

  it('say of an expired invoice only what is true of its parcels and vouchers', async () => {
    const customer = await speaker('id')
    const expires = async (codes: readonly string[], voucher?: string) => {
      const choice = voucher === undefined ? {} : { voucher: { code: voucher, cart_code: codes[0] ?? '' } }
      const order = await customer.order([...codes], choice)
      expect((await customer.call(calls.checkout, { body: order })).status).toBe(201)
      await advanceClock(server.url, 24 * hours)
      const { subject, text } = await mailTo(customer)
      expect(subject).toContain('Kedaluwarsa')
      return text
    }
    const expected = await customer.savesCart()
    const withoutParcel = await expires([expected])
    expect(withoutParcel).toContain('tetap kami tunggu di gudang')
    expect(withoutParcel).not.toContain('kembali ke locker')
    expect(withoutParcel).not.toContain('oucher')

    const arrived = await customer.savesCart()
    await counter.receive(arrived, '1.2kg')
    const { body } = await counter.operator.call(calls.opsVoucher, {
      body: { kind: 'fixed', value: 20_000, suite: customer.suite },
    })
    const withVoucher = await expires([arrived], body.voucher.code)
    expect(withVoucher).toContain('Kirimanmu kembali ke locker. Vouchermu bisa dipakai lagi.')

    // A voucher that ends before the invoice does can not be used again.
    const soon = new Date(
      Date.parse((await customer.cart(arrived)).cart_logs.at(-1)?.log_date ?? '') + 12 * hours,
    )
    const short = await counter.operator.call(calls.opsVoucher, {
      body: { kind: 'fixed', value: 20_000, suite: customer.suite, ends_at: soon.toISOString() },
    })
    expect(await expires([arrived], short.body.voucher.code)).not.toContain('oucher')

    const mixed = await expires([expected, arrived])
    expect(mixed).not.toMatch(/kembali ke locker|tunggu di gudang|oucher/)
  })

  it('show the shipment’s own courier and voucher', async () => {
    const customer = await speaker('id')
    const { body } = await counter.operator.call(calls.opsVoucher, {
      body: { kind: 'fixed', value: 20_000, suite: customer.suite },
    })
    const { code } = body.voucher
    const cart_code = await customer.savesCart()
    const order = await customer.order([cart_code], { voucher: { code, cart_code } })
    expect((await customer.call(calls.checkout, { body: order })).status).toBe(201)
    const { text } = await mailTo(customer)
    expect(text).toMatch(/^Kurir JNE .+: Rp/m)
    expect(text).toContain(`Voucher ${code}: −Rp20.000`)
  })
})
