import type { Locator } from '@playwright/test'
import { calls, type CartInput, type QuoteInput } from '../../domain/api/index.ts'
import { formatRupiah } from '../../domain/format/index.ts'
import { atGateway } from '../server/support/api.ts'
import { photo } from '../server/support/files.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { ktpForm } from './papers.ts'
import { texts } from './texts.ts'

const w = texts('id')
/** A laptop with the browser's own bars. */
const low = { width: 1366, height: 650 }

const inSight = (...all: Locator[]) => Promise.all(all.map((one) => expect(one).toBeInViewport({ ratio: 1 })))

test('sum and action are in sight in a low window, from the locker to the payment', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  await regular.declares('Lensa kamera')
  await regular.declares('Serum wajah')
  await page.setViewportSize(low)
  await regular.signsIn(page, w)
  const main = page.getByRole('main')

  // With the notice about billing addresses above the list.
  await expect(page.getByText(w('locker:warehouseNotice.bold'))).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(w('locker:selectAll')) }).check({ force: true })
  const aside = main.getByRole('complementary')
  const checkOut = main.getByRole('link', { name: w('common:checkout_other', { count: 2 }) })
  await inSight(checkOut, aside.getByText(/^Rp[\d.]+$/).last())
  const lines = aside.getByRole('button', { name: w('locker:aside.unfold') })
  await lines.press('Enter')
  await expect(aside.getByText(w('pricing:line.vat'), { exact: true })).toBeVisible()
  await aside.getByRole('button', { name: w('locker:aside.fold') }).press('Enter')
  await checkOut.click()

  const price = main.getByRole('region', { name: w('checkout:receipt_other', { count: 2 }) })
  const pay = price.getByRole('button', { name: w('checkout:payShort') })
  await inSight(pay, price.getByText(/^Rp[\d.]+$/).last())
  await page.getByRole('radio', { name: /BCA/ }).check({ force: true })
  await pay.or(price.getByRole('button', { name: /BCA/ })).click()

  await expect(page).toHaveURL(/\/status\/order/)
  const [invoice] = await regular.invoices()
  const bill = main.getByRole('region', { name: w('pricing:receipt') })
  await inSight(
    page.getByRole('button', { name: w('invoice:check') }),
    bill.getByText(formatRupiah(invoice?.total ?? 0), { exact: true }).last(),
  )
})

test('sum, action and the rows of two parcels are in sight beside what customs may add', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const byJastip = (input: CartInput): CartInput => ({
    ...input,
    setup: { ...input.setup, package_id: 'udara-jastip' },
  })
  const names = ['Keyboard mekanik', 'Tas kulit']
  const codes: string[] = []
  for (const name of names) codes.push(await regular.declares(name, byJastip))
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout?carts=${codes.join(',')}`)
  const price = page
    .getByRole('main')
    .getByRole('region', { name: w('checkout:receipt_other', { count: 2 }) })
  const pay = price.getByRole('button', { name: w('checkout:payShort') })
  const sum = price.locator('[aria-atomic="true"]')
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await inSight(pay, sum, ...names.map((name) => price.getByRole('button', { name })))
    const details = price.getByRole('button', { name: w('price:byLaw.details') })
    await details.press('Enter')
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    // The reasons begin in sight, and scroll.
    await expect(price.getByText(new RegExp(`^${names[1]}: Rp`))).toBeInViewport()
    await expect(price.getByText(w('price:byLaw.total'), { exact: true })).toHaveCount(names.length)
    await inSight(pay, sum)
    await details.press('Enter')
    await price.getByRole('button', { name: names[0] ?? '' }).scrollIntoViewIfNeeded()
  }
})

test('the button that pays is in sight in windows of any height, beside parcels of which the law says more and less', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const by =
    (package_id: string) =>
    (input: CartInput): CartInput => ({ ...input, setup: { ...input.setup, package_id } })
  const codes: string[] = []
  for (const [name, sent] of [
    ['Keyboard mekanik', 'udara-jastip'],
    ['Tas kulit', 'udara-jastip'],
    ['Lensa kamera', 'udara-company'],
    ['Serum wajah', 'udara-company'],
  ] as const)
    codes.push(await regular.declares(name, by(sent)))
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout?carts=${codes.join(',')}`)
  const price = page
    .getByRole('main')
    .getByRole('region', { name: w('checkout:receipt_other', { count: 4 }) })
  await expect(price.getByText(/^Menurut hukum, pungutannya/).first()).toBeAttached()
  for (const height of [720, 650, 600, 520]) {
    await page.setViewportSize({ width: 1366, height })
    await inSight(price.getByRole('button', { name: w('checkout:payShort') }))
  }

  // In the lowest the voucher is after the last parcel, and whole where it is scrolled to.
  const voucher = price.getByRole('button', { name: w('checkout:voucher.use') })
  await voucher.scrollIntoViewIfNeeded()
  await inSight(voucher, price.getByRole('button', { name: w('checkout:payShort') }))
  await page.setViewportSize(low)
  const rows = price.getByRole('button', { name: /Rp[\d.]+$/, expanded: false })
  await rows.nth(0).scrollIntoViewIfNeeded()
  await inSight(rows.nth(0), rows.nth(1), voucher)
})

test('the voucher stands above the total in a low window, and the lines alone scroll', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const by =
    (package_id: string) =>
    (input: CartInput): CartInput => ({ ...input, setup: { ...input.setup, package_id } })
  const names = ['Keyboard mekanik', 'Tas kulit', 'Lensa kamera']
  await page.setViewportSize(low)
  await regular.signsIn(page, w)
  for (const sent of ['udara-jastip', 'udara-individu']) {
    const codes: string[] = []
    for (const name of names) codes.push(await regular.declares(name, by(sent)))
    for (const chosen of [codes, codes.slice(0, 1)]) {
      await page.goto(`${address()}/checkout?carts=${chosen.join(',')}`)
      const title = w('checkout:receipt_other', { count: chosen.length })
      const price = page.getByRole('main').getByRole('region', { name: title })
      const lines = price.getByRole('group', { name: title })
      const voucher = price.getByRole('button', { name: w('checkout:voucher.use') })
      const pay = price.getByRole('button', { name: w('checkout:payShort') })
      const sum = price.locator('[aria-atomic="true"]')
      await inSight(voucher, sum, pay)
      expect((await lines.boundingBox())?.height).toBeGreaterThanOrEqual(132)
      await lines.hover()
      await page.mouse.wheel(0, 3000)
      await inSight(voucher, sum, pay)
    }
  }
})

test('a quote is shared without scrolling; its sum and action stay in sight while the page scrolls', async ({
  watched: page,
}) => {
  await page.setViewportSize(low)
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: w('calculator:example.shoes') }).click()
  await page.getByRole('combobox', { name: w('calculator:field.to') }).fill('Coblong')
  await page
    .getByRole('option', { name: /Coblong/ })
    .first()
    .click()
  await expect(page.getByText(w('calculator:options.delivered'))).toBeVisible()
  await page.getByRole('button', { name: new RegExp(w('calculator:keep.action', { days: 7 })) }).click()
  await expect(page).toHaveURL(/\/q\/[2-9A-Z]{26}$/)
  const main = page.getByRole('main')
  const aside = main.getByRole('complementary')
  const start = aside.getByRole('link', { name: w('quote:start') })
  const price = [aside.getByText(/^Rp[\d.]+$/), start]
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await inSight(...price)
    await start.hover()
    await page.mouse.wheel(0, 3000)
    await inSight(main.getByText(w('quote:basis.title')), ...price)
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  }
  const copy = main.getByRole('button', { name: `${w('common:action.copy')} ${w('quote:link')}` })
  await inSight(copy)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await inSight(copy)
})

test('a parcel whose quote has ended says so in low windows, beside what the law adds, and its sum and action are in sight', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const { body } = await regular.customer.call(calls.keepQuote, { body: quotedShoes })
  const dearer = { category: 'fashion', hscode: '640411', weight: 1100, price_original: '150' }
  const code = await regular.declares('Sepatu lari', ({ setup, products }) => ({
    setup: { ...setup, quote_code: body.code },
    products: products.map((product) => ({ ...product, ...dearer })),
  }))
  await page.setViewportSize(low)
  await regular.signsIn(page, w)
  const main = page.getByRole('main')
  await expect(page.getByText(w('locker:warehouseNotice.bold'))).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(w('locker:selectAll')) }).check({ force: true })
  const aside = main.getByRole('complementary')
  const ended = /^penawaran Rp[\d.]+ tidak berlaku: /
  await inSight(
    aside.getByText(ended),
    aside.getByText(/^bea cukai bisa memungut Rp[\d.]+\slagi$/),
    main.getByRole('link', { name: w('common:checkout_other', { count: 1 }) }),
  )
  // The day of its rates as well, where the window is no laptop's.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(aside.getByText(/^Kurs USD\sRp/)).toBeInViewport({ ratio: 0.9 })

  await page.setViewportSize(low)
  await page.goto(`${address()}/checkout?carts=${code}`)
  const price = main.getByRole('region', { name: w('checkout:receipt_other', { count: 1 }) })
  await inSight(price.getByText(ended), price.getByRole('button', { name: w('checkout:payShort') }))
  // The box is the law's alone, and the lines keep their room.
  await expect(price.getByText(/^Bea cukai bisa memungut Rp[\d.]+ lagi/)).toBeVisible()
  const lines = await price.getByRole('group').first().boundingBox()
  expect(lines?.height).toBeGreaterThanOrEqual(132)
})

test('the address and the way on from a saved shipment are in sight in a low window', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  // Its number is still to come, which is one action more.
  const code = await regular.declares('Lensa kamera', (input) => ({
    ...input,
    setup: { ...input.setup, seller_tracking_number: undefined },
  }))
  await page.setViewportSize(low)
  await regular.signsIn(page, w)
  await page.goto(`${address()}/wizard/saved?cart=${code}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: w('wizard:saved.addTracking') })).toBeVisible()
  const toLocker = main.getByRole('link', { name: w('wizard:edit.toLocker') })
  await inSight(main.getByRole('button', { name: w('overseas:copyAll') }), toLocker)
  const { y, height } = (await toLocker.boundingBox()) ?? { y: low.height, height: 0 }
  expect(low.height - (y + height)).toBeGreaterThan(height)
})

test('the sum of a paid order, and every payment of one with three bills, are in sight in low windows', async ({
  watched: page,
  world,
}) => {
  const regular = await Regular.registers()
  // Its price is by the tariff of jastip, beside which stands what customs may levy.
  const cart = await regular.declares('Keyboard mekanik', (input) => ({
    ...input,
    setup: { ...input.setup, package_id: 'udara-jastip' },
  }))
  const invoice = await regular.customer.checksOut(cart)
  expect(await atGateway(address(), invoice.payment?.order_id ?? '', 'pay')).toBe(200)
  await regular.signsIn(page, w)
  const price = page.getByRole('main').getByRole('region', { name: w('status:cost') })
  const sum = price.locator('[aria-atomic="true"]')
  await page.goto(`${address()}/status/order?action=${invoice.invoice_code}`)
  await page.setViewportSize(low)
  await inSight(sum)

  await world.warehouseReceives(cart, '4kg', '42x30x20cm')
  await world.operatorBills(cart, 150_000, 'Biaya pemeriksaan bea cukai di Soekarno-Hatta.')
  await world.operatorBills(cart, 75_000, 'Kemas ulang dengan peti kayu.')
  const bills = price.getByRole('link', { name: /^Bayar Rp/ })
  await expect(bills).toHaveCount(3)
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await inSight(sum, bills.nth(0), bills.nth(1), bills.nth(2))
  }
})

test('sum and action are in sight in a low window with text twice as large', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.declares('Lensa kamera')
  await regular.declares('Serum wajah')
  await page.setViewportSize(low)
  const devtools = await page.context().newCDPSession(page)
  // As the browser's own setting does it.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await regular.signsIn(page, w)

  await page.getByRole('checkbox', { name: new RegExp(w('locker:selectAll')) }).check({ force: true })
  const checkOut = page.getByRole('link', { name: w('locker:checkoutShort') })
  await inSight(checkOut)
  await checkOut.click()

  const pay = page.getByRole('button', { name: w('checkout:payShort'), exact: true }).last()
  await inSight(pay)
  await page.getByRole('radio', { name: /BCA/ }).check({ force: true })
  await pay.click()

  await expect(page).toHaveURL(/\/status\/order/)
})

/** Of which the law levies more than the tariff. */
const quotedShoes: QuoteInput = {
  title: 'Sepatu lari',
  request: {
    country: 'US',
    container_type: null,
    insurance: 0,
    has_valid_npwp: false,
    is_disable_minimum_weight: false,
    package: { package_id: 'udara-individu' },
    products: [
      {
        category: { category_name: 'Fashion' },
        quantity: 1,
        weight: '1.1',
        weight_unit: 'kg',
        length: 30,
        width: 20,
        height: 12,
        dimension_unit: 'cm',
        price_original: '120',
        currency_code: 'USD',
      },
    ],
    domestic: { price_per_kg: 12_000 },
  },
  about: {
    sub_district_id: '32.73.02',
    courier_code: 'jne-reg',
    products: [{ name: 'Sepatu lari', hscode: '640411' }],
  },
}

test('a KTP and the button that sends it are in sight together, and a reload loses no number', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.setViewportSize({ ...low, width: 1280 })
  await page.goto(`${address()}/ktp`)
  const { nik, send } = ktpForm(page)
  await nik.fill('3273046105940002')
  await inSight(nik, send)
  await page.reload()
  await expect(nik).toHaveValue('3273046105940002')
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  const picture = page.getByRole('img', { name: w('identity:photo.ktp') })
  await expect(picture).toHaveCount(1)
  await inSight(picture, nik, send)
  await page.setViewportSize(low)
  await inSight(picture, nik, send)
  await expectAccessible(page)
  await page.goto(`${address()}/passport`)
  await inSight(
    page.getByLabel(w('identity:form.number')),
    page.getByRole('button', { name: w('identity:send.passport') }),
  )
})
