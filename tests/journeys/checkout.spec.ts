import type { Page } from '@playwright/test'
import { billCodeNames } from '../../domain/explain/index.ts'
import { formatRupiah, sentenceStart } from '../../domain/format/index.ts'
import { newestMail } from '../server/support/api.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')
const day = 24 * 60 * 60_000

const pay = (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${w('checkout:payShort')}`) })
    .filter({ visible: true })
    .first()
const bank = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** The total of the page, in the foot of its price. */
async function totalOn(page: Page): Promise<string> {
  const total = page
    .locator('[aria-live="polite"][aria-atomic="true"]')
    .filter({ hasText: /Rp\d/, visible: true })
    .first()
  // Beside it may stand by how much it is another.
  return /Rp[\d.]+(?!.*Rp)/.exec((await total.locator('[data-basis]').textContent()) ?? '')?.[0] ?? ''
}

test('amounts are the same to the rupiah everywhere', async ({ watched: page, world }) => {
  const regular = await Regular.registers()
  const codes = [await regular.declares('Lensa kamera'), await regular.declares('Sepatu lari')]
  await world.warehouseReceives(codes[0] ?? '', '1.4kg', '24x18x14cm')
  await regular.signsIn(page, w)
  const priced = await Promise.all(codes.map((code) => regular.customer.cart(code)))
  const inLocker = priced.reduce((sum, cart) => sum + (cart.priced?.answer.total ?? 0), 0)

  await page.getByRole('checkbox', { name: new RegExp(w('locker:selectAll')) }).check({ force: true })
  await expect(page.getByText(formatRupiah(inLocker)).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByText(formatRupiah(inLocker)).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: w('locker:checkoutShort'), exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\?carts=/)
  await expect.poll(() => totalOn(page)).toBe(formatRupiah(inLocker))

  await page
    .getByRole('combobox', { name: w('checkout:courier') })
    .first()
    .click()
  await page.getByRole('option', { name: /JNE YES/ }).click()
  await page
    .getByRole('button', { name: new RegExp(w('checkout:insurance.label')) })
    .nth(1)
    .click()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^10%/ }).check({ force: true })
  await page.getByRole('button', { name: w('checkout:insurance.accept', { percent: '10%' }) }).click()
  const agreed = await totalOn(page)
  expect(agreed).not.toBe(formatRupiah(inLocker))

  await test.step('the choices survive leaving the page', async () => {
    await page.goto(`${address()}/locker-import`)
    await page.getByRole('link', { name: w('locker:checkoutShort'), exact: true }).click()
    await expect.poll(() => totalOn(page)).toBe(agreed)
    await page.reload()
    await expect.poll(() => totalOn(page)).toBe(agreed)
  })

  await test.step('paying shows what is missing, and where', async () => {
    await pay(page).click()
    await expect(page.getByText(w('invoice:method.missing'))).toBeVisible()
    await expect(bank(page, 'BNI')).toBeFocused()
  })

  await bank(page, 'BCA').check({ force: true })
  await expectAccessible(page)
  await pay(page).click()
  await expect(page).toHaveURL(/\/status\/order\?action=/)
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await totalOn(page)).toBe(agreed)
  // In the heading, as the amount to transfer, and as the total.
  await expect(page.getByText(agreed)).toHaveCount(3)
  const [invoice] = await regular.invoices()
  expect(formatRupiah(invoice?.total ?? 0)).toBe(agreed)
  await expectAccessible(page)

  await test.step('the mail has the same total, and links to the invoice', async () => {
    const { text } = await newestMail(address(), regular.customer.email)
    expect(text).toContain(agreed)
    const link = /http\S+$/m.exec(text)?.[0] ?? ''
    expect(link).toBe(page.url())
    await page.goto(link)
    await expect.poll(() => totalOn(page)).toBe(agreed)
  })
})

test('a changed price is shown next to the one that was seen', async ({ watched: page, world }) => {
  // This page is not notified of the change.
  await page.routeWebSocket(/\/api\/socket/, () => undefined)
  const regular = await Regular.registers()
  const code = await regular.declares('Lensa kamera')
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout?carts=${code}`)
  await bank(page, 'BRI').check({ force: true })
  const seen = await totalOn(page)
  await world.warehouseReceives(code, '6kg', '24x18x14cm')
  await pay(page).click()
  const dialog = page.getByRole('dialog', { name: w('checkout:changed.title') })
  await expect(dialog).toContainText(seen)
  await expect(dialog.getByRole('rowheader', { name: w('pricing:line.freightAir') })).toBeVisible()
  await expectAccessible(page)
  expect(await regular.invoices()).toEqual([])

  await dialog.getByRole('button', { name: w('checkout:changed.refuse') }).click()
  const now = formatRupiah((await regular.customer.cart(code)).priced?.answer.total ?? 0)
  await expect.poll(() => totalOn(page)).toBe(now)
  await pay(page).click()
  await expect(page).toHaveURL(/\/status\/order/)
  const [invoice] = await regular.invoices()
  expect(formatRupiah(invoice?.total ?? 0)).toBe(now)
})

test('a rate that changed before checkout is shown with both prices, and the customer decides', async ({
  watched: page,
  world,
}) => {
  await page.routeWebSocket(/\/api\/socket/, () => undefined)
  const regular = await Regular.registers()
  const code = await regular.declares('Lensa kamera')
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout?carts=${code}`)
  await bank(page, 'BNI').check({ force: true })
  const seen = await totalOn(page)
  try {
    await world.dollarCosts(17_950)
    await pay(page).click()
    const dialog = page.getByRole('dialog', { name: w('checkout:changed.title') })
    await expect(dialog).toContainText(seen)
    const now = formatRupiah((await regular.customer.cart(code)).priced?.answer.total ?? 0)
    expect(now).not.toBe(seen)
    await expect(dialog).toContainText(now)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: w('checkout:changed.accept', { total: now }) }).click()
    await expect(page).toHaveURL(/\/status\/order/)
    const [invoice] = await regular.invoices()
    expect(formatRupiah(invoice?.total ?? 0)).toBe(now)
  } finally {
    await world.dollarCosts(16_485)
  }
})

test('losing the network while paying creates one invoice', async ({ watched: page }) => {
  test.setTimeout(240_000)
  const regular = await Regular.registers()
  const code = await regular.declares('Lensa kamera')
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout?carts=${code}`)
  await bank(page, 'BCA').check({ force: true })
  const keys: string[] = []
  // The first attempt arrives but its response is lost; later requests do not arrive.
  await page.route('**/cart/checkout', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length === 1) await route.fetch()
    await route.abort('connectionfailed')
  })
  await pay(page).click()
  await expect(page.getByText(w('checkout:lost.title'))).toBeVisible({ timeout: 150_000 })
  await expect(bank(page, 'BCA')).toBeChecked()
  await expectAccessible(page)
  await page.unroute('**/cart/checkout')
  const again = page.waitForRequest(/cart\/checkout/)
  await page.getByRole('button', { name: w('common:action.retry') }).click()
  keys.push((await again).headers()['idempotency-key'] ?? '')
  await expect(page).toHaveURL(/\/status\/order\?action=/)
  await expect(page.getByRole('timer')).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await regular.invoices()).toHaveLength(1)
})

test('address and voucher change the price visibly', async ({ watched: page, world }) => {
  const regular = await Regular.registers()
  const code = await regular.declares('Lensa kamera')
  const second = await regular.customer.savesAddress({ name: 'Kantor Bandung', is_main: false })
  const voucher = await world.makesVoucher(50_000)
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout2?cart=${code}`)

  await page.getByRole('button', { name: w('checkout:address.change') }).click()
  const addresses = page.getByRole('dialog')
  await addresses.getByRole('radio', { name: /Kantor Bandung/ }).check({ force: true })
  await expectAccessible(page)
  await addresses.getByRole('button', { name: w('checkout:address.use') }).click()
  await expect(addresses).toBeHidden()
  await expect(page.getByText('Kantor Bandung').first()).toBeVisible()
  expect((await regular.customer.cart(code)).address?.address_id).toBe(second)

  const before = await totalOn(page)
  await page.getByRole('button', { name: w('checkout:voucher.use') }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(w('checkout:voucher.code'))
  await field.fill('TIDAK-ADA')
  await dialog.getByRole('button', { name: w('checkout:voucher.use') }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill(voucher)
  await dialog.getByRole('button', { name: w('checkout:voucher.use') }).click()
  await expect(dialog).toBeHidden()
  const amount = (text: string): number => Number(text.replaceAll(/\D/g, ''))
  await expect.poll(async () => amount(before) - amount(await totalOn(page))).toBe(50_000)
  await page.getByRole('button', { name: w('checkout:voucher.remove') }).click()
  await expect.poll(() => totalOn(page)).toBe(before)
})

test('an invoice gets another payment method, or expires', async ({ watched: page, world }) => {
  const regular = await Regular.registers()
  const code = await regular.declares('Lensa kamera')
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout2?cart=${code}`)
  await bank(page, 'BCA').check({ force: true })
  await pay(page).click()
  const title = page.getByRole('heading', { name: 'Virtual Account BCA' })
  await expect(title).toBeVisible()

  // Back on the checkout, the invoice that waits is found again.
  const invoicePage = page.url()
  await page.goto(`${address()}/checkout`)
  await page.getByRole('link', { name: w('checkout:nothing.waiting.action') }).click()
  await expect(page).toHaveURL(invoicePage)
  await expect(title).toBeVisible()

  await page.getByRole('button', { name: w('invoice:check') }).click()
  await expect(page.getByText(/detik lagi/)).toBeVisible()
  await page.getByRole('button', { name: w('invoice:change.action') }).click()
  await bank(page, 'Mandiri').check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: w('invoice:change.submit') }).click()
  await expect(title).toBeHidden()
  await expect(page.getByRole('term').filter({ hasText: sentenceStart(billCodeNames.id.key) })).toBeVisible()
  await expectAccessible(page)

  await world.timePasses(day + 60_000)
  await page.reload()
  await expect(page.getByText('Kedaluwarsa', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: w('invoice:over.again') }).click()
  await expect(page).toHaveURL(/\/checkout\?carts=/)
  await expect(bank(page, 'Mandiri')).toBeEnabled()
})

test('total and button stay in sight in a low window, and the bar gives way to the foot on a phone', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const goods = ['Lensa kamera', 'Sepatu lari', 'Tas punggung']
  const codes: string[] = []
  for (const title of goods) codes.push(await regular.declares(title))
  await regular.signsIn(page, w)
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto(`${address()}/checkout?carts=${codes.join(',')}`)
  const price = page.getByRole('region', { name: w('checkout:receipt_other', { count: 3 }) })
  const total = price.locator('[aria-atomic="true"]')
  const button = price.getByRole('button', { name: w('checkout:payShort') })
  const staysInSight = async () => {
    await expect(total).toBeInViewport({ ratio: 1 })
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await staysInSight()
  for (const part of [0.5, 1]) {
    await page.evaluate((depth) => scrollTo(0, depth * document.documentElement.scrollHeight), part)
    await staysInSight()
  }

  await test.step('what became of the saved price opens beside them', async () => {
    await page
      .getByRole('button', { name: new RegExp(w('checkout:insurance.label')) })
      .first()
      .click()
    await page.getByRole('radio', { name: /^10%/ }).check({ force: true })
    await page.getByRole('button', { name: w('checkout:insurance.accept', { percent: '10%' }) }).click()
    const since = w('price:change.sinceSaved', { change: w('price:change.up', { amount: '.+' }) })
    const change = price.getByRole('button', { name: new RegExp(since, 'i') })
    await change.press('Enter')
    await expect(price.getByText(w('price:change.saved'))).toBeVisible()
    await staysInSight()
    await change.press('Enter')
  })

  await test.step('one parcel is open at a time', async () => {
    const parcel = (title: string) => price.getByRole('button', { name: new RegExp(`^${title}`) })
    for (const title of goods) await expect(parcel(title)).toHaveAttribute('aria-expanded', 'false')
    await parcel('Lensa kamera').press('Enter')
    await expect(parcel('Lensa kamera')).toHaveAttribute('aria-expanded', 'true')
    await staysInSight()
    await parcel('Tas punggung').press('Enter')
    await expect(parcel('Lensa kamera')).toHaveAttribute('aria-expanded', 'false')
    await staysInSight()
    await expectAccessible(page)
  })

  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  const buttons = page.getByRole('button', { name: w('checkout:payShort'), exact: true })
  await expect(buttons).toHaveCount(2)
  await expect(buttons.last()).toBeInViewport({ ratio: 1 })
  await button.scrollIntoViewIfNeeded()
  await expect(buttons).toHaveCount(1)
  await expect(button).toBeInViewport({ ratio: 1 })
})
