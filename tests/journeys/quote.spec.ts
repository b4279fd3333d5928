import { calls, type QuoteInput } from '../../domain/api/index.ts'
import { formatRupiah } from '../../domain/format/index.ts'
import { quoteDays } from '../../domain/limits/index.ts'
import { Browser } from '../server/support/api.ts'
import { readPdf } from '../server/support/pdf.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')
const day = 24 * 60 * 60 * 1000

test('a guest saves a quote and shares it, and the recipient prints it or starts the shipment', async ({
  watched: page,
  browser,
  request,
  world,
}) => {
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: w('calculator:example.shoes') }).click()
  await page.getByRole('combobox', { name: w('calculator:field.to') }).fill('Coblong')
  await page
    .getByRole('option', { name: /Coblong/ })
    .first()
    .click()
  await expect(page.getByText(w('calculator:options.delivered'))).toBeVisible()
  const chosen = page
    .getByRole('group', { name: w('calculator:options.title') })
    .locator('label:has(:checked)')
  // What is charged here, of a sum that customs may raise.
  const price = new RegExp(`(Rp[\\d.]+)\\s+\\(${w('calculator:options.estimate')}\\)`)
  const total = price.exec(await chosen.innerText())?.[1] ?? 'no total'
  await page.getByRole('button', { name: w('calculator:keep.action', { days: quoteDays }) }).click()
  await expect(page).toHaveURL(/\/q\/[2-9A-Z]{26}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sepatu lari dari Amerika ke Coblong/)
  const link = page.url()
  await expectAccessible(page)

  // Back returns to the parcel as it was.
  await page.goBack()
  await expect(page.getByRole('combobox', { name: w('calculator:field.to') })).toHaveValue(/Coblong/)
  await expect(page.getByText(total).first()).toBeVisible()

  // Somebody else, with only the link.
  const other = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'dark' })
  const theirs = await other.newPage()
  await theirs.setViewportSize({ width: 360, height: 780 })
  await theirs.goto(link)
  await expect(theirs.getByText(total).filter({ visible: true }).first()).toBeVisible()
  await expect(theirs.getByText(w('price:leviesByTariff')).first()).toBeVisible()
  // What customs may add is shown once, and the link's end without breaking its code.
  await expect(
    theirs.getByText(/^Bea cukai bisa memungut Rp[\d.]+ lagi/).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(theirs.getByText(`…${link.slice(-6)}`)).toBeVisible()
  await expect(theirs.getByRole('timer', { name: w('quote:left.label') })).toHaveText(/^6 hari ?23 jam$/)
  await expectAccessible(theirs)

  // On paper: the amount once, the whole link, and nothing to press.
  await theirs.emulateMedia({ media: 'print' })
  await expect(theirs.getByText(total, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(theirs.getByText(link, { exact: true })).toBeVisible()
  await expect(theirs.getByRole('banner').getByRole('link').filter({ visible: true })).toHaveCount(1)
  await expect(theirs.getByRole('link', { name: w('quote:startShort') })).toBeHidden()
  await theirs.emulateMedia({ media: 'screen' })

  // The PDF: one page, with the amounts of the screen.
  const paper = await theirs.getByRole('link', { name: w('quote:pdf') }).getAttribute('href')
  const answer = await request.get(`${address()}${paper}`)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const { pages, text } = readPdf(await answer.body())
  expect(pages).toBe(1)
  expect(text).toContain(total)
  expect(text).toContain(link.replace(/^https?:\/\//, ''))

  // "Change" leads back to the calculator.
  await theirs.getByRole('link', { name: w('quote:change') }).click()
  await expect(theirs.getByRole('textbox', { name: w('calculator:field.price') })).toHaveValue('120')
  await expect(theirs.getByText(total).first()).toBeVisible()

  // A week later it has expired: the old price, the new one, and why they differ.
  await world.timePasses(8 * day)
  await world.dollarCosts(16_640)
  await theirs.goto(link)
  await expect(theirs.getByText(w('quote:ended.title'))).toBeVisible()
  await expect(theirs.getByText(/Kurs USD naik dari Rp16\.485 ke Rp16\.640/)).toBeVisible()
  await expect(theirs.getByText(total).first()).toBeVisible()
  await expect(theirs.getByText(w('quote:ended.now')).first()).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: w('quote:startShort') }).click()
  await expect(theirs.getByRole('textbox', { name: w('wizard:field.title') })).toHaveValue('Sepatu lari')
  await other.close()
  await world.dollarCosts(16_485)
})

test('a shipment starts with all products of a quote, with its insurance, at the same price', async ({
  watched: page,
}) => {
  const shop = await Browser.open(address())
  const { body } = await shop.call(calls.keepQuote, { body: twoProducts })
  const { data } = (await shop.call(calls.quote, { params: { code: body.code } })).body
  const total = formatRupiah(data.priced.answer.total)
  expect(data.priced.answer.lines.insurance).toBeGreaterThan(0)

  await page.goto(`${address()}/q/${body.code}`)
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: w('quote:change') })).toHaveCount(0)
  await page.getByRole('link', { name: w('quote:start'), exact: true }).click()
  await expect(page).toHaveURL(/\/wizard$/)
  for (const { name } of twoProducts.about?.products ?? []) {
    await expect(page.getByText(name ?? '', { exact: true })).toBeVisible()
  }
  await expect(page.getByText(total).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:next.delivery') }).click()
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(page.getByRole('term').getByText(w('pricing:line.insurance'), { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: w('pricing:why') })
    .filter({ visible: true })
    .click()
  await expect(page.getByText(/^5%\s×\s/)).toBeVisible()

  // An unknown code says so, and the draft stays.
  await page.goto(`${address()}/wizard?quote=22222222`)
  await expect(page.getByText(w('wizard:linked.missing'))).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
})

test('an unknown quote code leads to the calculator; a quote that fails to save loses nothing', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/q/22222222`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('quote:missing.title'))
  await expectAccessible(page)
  await page.getByRole('link', { name: w('quote:missing.action') }).click()
  await page.getByRole('button', { name: w('calculator:example.shoes') }).click()
  await expect(page.getByRole('textbox', { name: w('calculator:field.price') })).toHaveValue('120')

  await page.route('**/api/quotes', (route) => route.fulfill({ status: 422, json: refusal }))
  await page.getByRole('button', { name: w('calculator:keep.action', { days: quoteDays }) }).click()
  await expect(page.getByRole('alert').filter({ hasText: refusal.errors[0].message })).toBeVisible()
  await expect(page.getByRole('textbox', { name: w('calculator:field.price') })).toHaveValue('120')
  await expectAccessible(page)
})

const refusal = {
  action: false,
  message: 'Periksa kembali isian yang ditandai.',
  errors: [{ field: 'title', message: 'Siapa pun yang punya tautannya bisa membaca ini.' }],
} as const

const twoProducts: QuoteInput = {
  title: 'Pesanan toko',
  request: {
    country: 'US',
    container_type: null,
    insurance: 0.05,
    has_valid_npwp: false,
    is_disable_minimum_weight: false,
    package: { package_id: 'udara-individu' },
    products: ['120', '35.50'].map((price_original, index) => ({
      category: { category_name: 'Fashion' },
      quantity: index + 1,
      weight: '1.1',
      weight_unit: 'pound',
      length: 34,
      width: 22,
      height: 10 + index,
      dimension_unit: 'cm',
      price_original,
      currency_code: 'USD',
    })),
  },
  about: {
    products: [
      { name: 'Sepatu lari', hscode: '640411' },
      { name: 'Kaus kaki', hscode: '611595' },
    ],
  },
}
