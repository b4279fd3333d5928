import { calls } from '@seberang/domain/api'
import { formatRupiah, formatWeight } from '@seberang/domain/format'
import { languages, wireLanguages } from '@seberang/domain/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, mailsTo, newestMail } from './support/api.ts'
import { Counter, type Shipment } from './support/counter.ts'
import { assertHealthy } from './support/health.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

describe.each(oneDatabase)('a measurement that was wrong and is corrected, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  /** What was paid, returned and is due of a shipment, by its customer's own screens. */
  async function sumsOf({ customer, code, invoice }: Shipment) {
    const cart = await customer.cart(code)
    const added = cart.additional_invoices
    const sum = (some: typeof added) => some.reduce((all, { total }) => all + total, 0)
    const due = added.filter(({ status }) => status === 'pending')
    return {
      paid: invoice.total + sum(added.filter(({ status }) => status === 'paid')),
      returned: cart.credited,
      due: sum(due),
      measuredDue: sum(due.filter(({ measurement }) => measurement !== null)),
      price: cart.priced?.answer.total ?? 0,
    }
  }

  it('takes back the credit of the wrong one, and bills nothing', async () => {
    const shipment = await counter.paid('2.6kg')
    const { customer, code, invoice, cart } = shipment
    const { credited = 0 } = (await counter.measure(code, '0.4kg')).body
    expect(credited).toBeGreaterThan(0)
    const before = (await mailsTo(server.url, customer.email)).length

    const corrected = (await counter.measure(code, '2.6kg')).body
    expect(corrected).toMatchObject({
      credit_undone: credited,
      price_before: { total: invoice.total - credited },
      price: { total: invoice.total },
    })
    expect(corrected).not.toHaveProperty('additional_invoice')
    expect(corrected).not.toHaveProperty('credited')
    expect(await customer.wallet()).toBe(0)
    expect(await cart()).toMatchObject({
      agreed_total: invoice.total,
      credited: 0,
      additional_invoices: [],
      revision: { weight_kg: 2.6 },
      // Nothing is left of it but the record of the current price, and of what it took out of the wallet.
      price_changes: [
        {
          amount: 0,
          measurement: { before: { weight_kg: 0.4 }, now: { weight_kg: 2.6 } },
          before: { total: invoice.total - credited },
          now: { total: invoice.total },
          credit_undone: credited,
          invoice_code: null,
        },
      ],
    })
    const mails = await mailsTo(server.url, customer.email)
    expect(mails).toHaveLength(before + 1)
    expect(await sumsOf(shipment)).toMatchObject({
      paid: invoice.total,
      returned: 0,
      due: 0,
      price: invoice.total,
    })
  })

  const words = {
    id: ['Ditarik dari dompet', 'Harga sebelumnya', 'Harga sekarang'],
    en: ['Taken back from your wallet', 'Price before', 'Price now'],
    zh: ['从钱包收回', '原价', '现价'],
  }

  it.each(languages)(
    'tells of it in one mail, with both prices and both measures, in %s',
    async (language) => {
      const { customer, code, invoice } = await counter.paid('2.6kg')
      customer.language = wireLanguages[language]
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const { credited = 0 } = (await counter.measure(code, '0.4kg')).body
      await counter.measure(code, '2.6kg')
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toContain(formatRupiah(credited))
      const [creditUndone, before, now] = words[language]
      const colon = language === 'zh' ? /[:：]\s*/ : ': '
      const rows = text.split('\n').map((row) => row.split(colon))
      for (const row of [
        [before, formatRupiah(invoice.total - credited)],
        [now, formatRupiah(invoice.total)],
        [creditUndone, formatRupiah(credited)],
      ])
        expect(rows).toContainEqual(row)
      const measures = `${formatWeight(0.4, language)} → ${formatWeight(2.6, language)}`
      expect(text).toContain(measures)
    },
  )

  it('keeps of the credit what the right one still makes it cheaper', async () => {
    const shipment = await counter.paid('2.6kg')
    const { customer, code, invoice } = shipment
    const { credited = 0 } = (await counter.measure(code, '0.4kg')).body
    const price = await counter.priceAt('1.2kg')
    const left = invoice.total - price
    expect((await counter.measure(code, '1.2kg')).body).toMatchObject({ credit_undone: credited - left })
    expect(await customer.wallet()).toBe(left)
    expect((await customer.cart(code)).price_changes).toMatchObject([
      {
        amount: 0 - left,
        measurement: { before: { weight_kg: 2.6 }, now: { weight_kg: 1.2 } },
        before: { total: invoice.total },
        now: { total: price },
        credit_undone: credited - left,
      },
    ])
    expect(await sumsOf(shipment)).toMatchObject({ paid: invoice.total, returned: left, due: 0, price })
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toBe(`${formatRupiah(credited - left)} ditarik kembali dari dompetmu`)
    expect(text).toContain(
      `Harga sebelumnya: ${formatRupiah(invoice.total - credited)}\nHarga sekarang: ${formatRupiah(price)}\n`,
    )
  })

  it('bills only what is dearer than all that was paid, and names the credit in the same mail', async () => {
    const shipment = await counter.paid('2.6kg')
    const { customer, code, invoice } = shipment
    const { credited = 0 } = (await counter.measure(code, '0.4kg')).body
    const before = (await mailsTo(server.url, customer.email)).length
    const price = await counter.priceAt('3.6kg')
    const due = price - invoice.total
    const corrected = (await counter.measure(code, '3.6kg')).body
    expect(corrected).toMatchObject({ credit_undone: credited, additional_total: due })
    expect(await customer.wallet()).toBe(0)
    expect(await sumsOf(shipment)).toMatchObject({ paid: invoice.total, returned: 0, due, price })
    const bill = await customer.invoice(corrected.additional_invoice ?? '')
    expect(bill).toMatchObject({
      total: due,
      items: [{ agreed_before: { answer: { total: invoice.total } }, unpaid_before: 0 }],
    })
    const undone = { amount: due, credit_undone: credited, invoice_code: corrected.additional_invoice }
    expect(await shipment.cart()).toMatchObject({ price_changes: [undone] })
    const mails = await mailsTo(server.url, customer.email)
    expect(mails).toHaveLength(before + 1)
    const { text } = await newestMail(server.url, customer.email)
    const amounts = [invoice.total - credited, price, credited].map(formatRupiah)
    expect(text).toContain(
      `Setelah pengukuran sebelumnya harganya ${amounts[0]}; sekarang ${amounts[1]}. Karena itu ${amounts[2]} yang waktu itu masuk ke dompetmu kami tarik kembali`,
    )
    expect(text).toContain(`Harus dibayar: ${formatRupiah(due)}`)
    // What is taken back is said once, and not of later bills.
    await counter.measureLarger(code, '4.6kg')
    expect((await newestMail(server.url, customer.email)).text).not.toContain('kami tarik kembali')
    // The page shows what stands: the later bill takes the place of the one that was sent with it.
    await counter.bill(code, 75_000)
    const [change, charge] = (await shipment.cart()).price_changes
    expect(change).toMatchObject({ credit_undone: credited })
    expect(charge).not.toHaveProperty('credit_undone')
  })

  it.each([
    [
      'down, back and down: the first credit is taken back once',
      ['0.4kg', '2.6kg', '0.4kg'],
      ['all', 'none'],
    ],
    ['a bill between that was replaced: what is lower in the end', ['0.4kg', '3.6kg', '1.2kg'], ['part']],
    ['a bill between, and back: all of it', ['0.4kg', '2.6kg', '3.6kg', '2.6kg'], ['all']],
    ['two bills and a credit between', ['1.2kg', '4.6kg', '3.6kg', '0.4kg', '3.6kg'], ['all']],
    ['down in steps, and up', ['0.4kg', '1.2kg', '0.4kg', '2.1kg'], ['part']],
    ['less, a bill between, and more: nothing', ['1.2kg', '3.6kg', '0.4kg'], ['none']],
  ] as const)('says on the order what was taken back: %s', async (_, weights, expected) => {
    const { customer, code, invoice, cart } = await counter.paid('2.6kg')
    for (const weight of weights) await counter.measure(code, weight)
    const [most, less] = [invoice.total - (await counter.priceAt('0.4kg')), await customer.wallet()]
    const undone = { none: undefined, all: most, part: most - less }
    const changes = (await cart()).price_changes
    expect(changes.map(({ credit_undone }) => credit_undone)).toEqual(expected.map((kind) => undone[kind]))
    expect(changes.at(-1)?.before.total).not.toBe(changes.at(-1)?.now.total)
  })

  it('takes back only what was credited of the same shipment', async () => {
    const { customer, code, invoice } = await counter.paid('2.6kg')
    const other = await customer.savesCart()
    await counter.receive(other, '2.6kg')
    await counter.pay(await customer.checksOut(other))
    const { credited = 0 } = (await counter.measure(other, '0.4kg')).body
    expect((await counter.measure(code, '3.6kg')).body).toMatchObject({
      additional_total: (await counter.priceAt('3.6kg')) - invoice.total,
    })
    expect(await customer.wallet()).toBe(credited)
  })

  it('leaves a charge that an operator made in between as it is', async () => {
    const { customer, code, invoice, cart } = await counter.paid('2.6kg')
    await counter.measure(code, '0.4kg')
    const charge = (await counter.bill(code, 75_000)).body.invoice_code
    expect((await counter.measure(code, '2.6kg')).body).not.toHaveProperty('additional_invoice')
    expect(await customer.wallet()).toBe(0)
    const total = invoice.total + 75_000
    expect(await cart()).toMatchObject({
      agreed_total: total,
      credited: 0,
      priced: { answer: { total } },
      additional_invoices: [{ invoice_code: charge, status: 'pending' }],
    })
    // The charge is in both prices: their difference is what was taken back.
    const { before, now, credit_undone = 0 } = (await cart()).price_changes.at(-1) ?? {}
    expect(now?.total).toBe(total)
    expect(before?.total).toBe(total - credit_undone)
    expect(credit_undone).toBeGreaterThan(0)
    await assertHealthy(server.url)
  })

  it('settles two measurements at once as one after the other', async () => {
    const shipment = await counter.paid('2.6kg')
    const { customer, code } = shipment
    await counter.measure(code, '0.4kg')
    const answers = await Promise.all(
      ['2.6kg', '3.6kg', '1.2kg'].map((weight) => counter.measure(code, weight)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { weight_kg = 0 } = (await customer.cart(code)).revision
    const price = await counter.priceAt(`${weight_kg}kg`)
    const { paid, returned, due, ...sums } = await sumsOf(shipment)
    expect(sums.price).toBe(price)
    expect(paid - returned + due).toBe(price)
    expect(Math.min(returned, due)).toBe(0)
    expect(await customer.wallet()).toBe(returned)
    await assertHealthy(server.url)
  })

  it('is credited again when the payment is reversed and paid again', async () => {
    const { customer, code, invoice, cart } = await counter.paid('2.6kg')
    await counter.measure(code, '0.4kg')
    await counter.measure(code, '1.2kg')
    const left = await customer.wallet()
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(`${formatRupiah(left)} yang sudah kami kembalikan ke dompetmu kami tarik lagi.`)
    await advanceClock(server.url, 60_000)
    await counter.pay(await customer.invoice(invoice.invoice_code))
    expect(await customer.wallet()).toBe(left)
    expect(await cart()).toMatchObject({ credited: left, agreed_total: invoice.total - left })
  })

  it.each([
    ['down, and back', ['0.4kg', '2.6kg']],
    ['down twice, and back in two steps', ['1.2kg', '0.4kg', '1.2kg', '2.6kg']],
    ['down, up above what was paid, and back', ['0.4kg', '3.6kg', '2.6kg']],
    ['up, down below it while the bill is open, and up', ['3.6kg', '0.4kg', '3.6kg']],
    ['up and paid, down twice, and up above all', ['3.6kg', 'pay', '2.6kg', '0.4kg', '3.1kg', '4.6kg']],
    ['down, up, paid, down and up', ['0.4kg', '3.6kg', 'pay', '1.2kg', 'bill', '4.1kg', 'pay', '0.4kg']],
    ['a wrong bill replaced twice', ['4.6kg', '3.6kg', '3.1kg', '1.2kg', '2.1kg', 'bill', '3.6kg', '2.6kg']],
  ])('%s: paid less returned with what is due is the price', async (_, steps) => {
    const shipment = await counter.paid('2.6kg')
    const { customer, code } = shipment
    let [price, charged] = [shipment.invoice.total, 0]
    for (const step of steps) {
      if (step === 'pay') {
        for (const { invoice_code, status } of (await customer.cart(code)).additional_invoices)
          if (status === 'pending') await counter.pay(await customer.invoice(invoice_code))
      } else if (step === 'bill') {
        charged += 30_000
        await counter.bill(code, 30_000)
      } else {
        await counter.measure(code, step)
        price = await counter.priceAt(step)
      }
      const { paid, returned, due, measuredDue, ...sums } = await sumsOf(shipment)
      expect(sums.price, step).toBe(price + charged)
      expect(paid - returned + due, step).toBe(price + charged)
      expect(await customer.wallet(), step).toBe(returned)
      // Nobody pays for a measurement what an earlier one returned.
      expect(Math.min(returned, measuredDue), step).toBe(0)
    }
  })
})
