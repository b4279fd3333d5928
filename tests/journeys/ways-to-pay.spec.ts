import { formatRupiah } from '../../domain/format/index.ts'
import { pushSeconds } from '../../domain/limits/index.ts'
import { atGateway } from '../server/support/api.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'
import type { Page } from '@playwright/test'

const w = texts('id')

async function chooses(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: w('invoice:change.action') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: method }).check({ force: true })
  await dialog.getByRole('button', { name: w('invoice:change.submit') }).click()
  await expect(dialog).toBeHidden()
}

test('a checkout is paid by a code that a phone scans', async ({ watched: page }) => {
  const regular = await Regular.registers()
  const cart = await regular.declares('Lensa kamera')
  await regular.signsIn(page, w)
  await page.goto(`${address()}/checkout?carts=${cart}`)
  await page.getByRole('radio', { name: /^QRIS/ }).check({ force: true })
  const pay = page.getByRole('button', { name: w('checkout:payWith', { method: 'QRIS' }) })
  await pay.click()
  await expect(page).toHaveURL(/\/status\/order\?action=/)
  const [invoice] = await regular.invoices()
  const amount = formatRupiah(invoice?.total ?? 0)
  await expect(page.getByAltText(w('invoice:pay.codeLabel', { amount }))).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: w('invoice:pay.save') }).click()
  expect((await download).suggestedFilename()).toBe(`${invoice?.invoice_code}.png`)
  expect(await atGateway(address(), invoice?.payment?.order_id ?? '', 'pay')).toBe(200)
  // Without a reload.
  await expect(page.getByAltText(w('invoice:pay.codeLabel', { amount }))).toBeHidden()
  expect((await regular.invoices())[0]?.status).toBe('paid')
})

test('a phone that is asked too long is asked again, and its owner agrees', async ({
  watched: page,
  world,
}) => {
  const regular = await Regular.registers()
  const { invoice_code } = await regular.customer.checksOut(await regular.declares('Sepatu lari'))
  const orderId = async () => (await regular.customer.invoice(invoice_code)).payment?.order_id ?? ''
  await regular.signsIn(page, w)
  await page.goto(`${address()}/status/order?action=${invoice_code}`)
  await chooses(page, /^OVO/)
  // It is the customer's own number until another is given.
  await page.getByRole('button', { name: w('invoice:push.send', { name: 'OVO' }) }).click()
  await expect(page.getByRole('timer', { name: w('invoice:push.label') })).toBeVisible()
  await expectAccessible(page)
  const first = await orderId()
  await world.timePasses(pushSeconds * 1000)
  await page.reload()
  await expect(page.getByText(w('invoice:push.expired', { seconds: pushSeconds }))).toBeVisible()
  await expect(page.getByText(w('invoice:pay.nothingLeft'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('invoice:push.again', { name: 'OVO' }) }).click()
  await expect(page.getByRole('timer', { name: w('invoice:push.label') })).toBeVisible()
  const second = await orderId()
  expect(second).not.toBe(first)
  expect(await atGateway(address(), second, 'pay')).toBe(200)
  await expect(page.getByRole('timer', { name: w('invoice:push.label') })).toBeHidden()
  expect((await regular.invoices())[0]?.status).toBe('paid')
})

test('a wallet is opened, agrees on its own page, and leads back', async ({ watched: page }) => {
  const regular = await Regular.registers()
  const { invoice_code } = await regular.customer.checksOut(await regular.declares('Jaket tipis'))
  await regular.signsIn(page, w)
  await page.goto(`${address()}/status/order?action=${invoice_code}`)
  await chooses(page, /^GoPay/)
  await page
    .getByRole('link', { name: w('invoice:pay.openApp', { name: 'GoPay' }) })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/status/order\\?action=${invoice_code}`))
  await expect(page.getByRole('button', { name: w('invoice:change.action') })).toBeHidden()
  expect((await regular.invoices())[0]?.status).toBe('paid')
})

test('a card is entered at the gateway, kept, and pays the next invoice by its code alone', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const { invoice_code } = await regular.customer.checksOut(await regular.declares('Jam dinding'))
  await regular.signsIn(page, w)
  await page.goto(`${address()}/status/order?action=${invoice_code}`)
  await chooses(page, /^Kartu/)
  await expect(page.getByText(w('invoice:byCard.owner', { gateway: 'Sandbox' }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: w('invoice:byCard.pay') }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByLabel('Card number').fill('4811 1111 1111 1114')
  await page.getByLabel(/^Valid until/).fill('12/39')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('checkbox', { name: /Save this card/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code').fill('112233')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(new RegExp(`/status/order\\?action=${invoice_code}`))
  await expect(page.getByRole('button', { name: w('invoice:change.action') })).toBeHidden()
  expect((await regular.customer.invoice(invoice_code)).status).toBe('paid')

  const next = (await regular.customer.checksOut(await regular.declares('Kipas angin'))).invoice_code
  await page.goto(`${address()}/status/order?action=${next}`)
  await chooses(page, /^Kartu/)
  await expect(page.getByRole('radio', { name: /^Visa.*1114/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('invoice:byCard.payBy', { card: 'Visa •••• 1114' }) }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(w('invoice:byCard.denied'))).toBeVisible()
  await expectAccessible(page)
  expect((await regular.customer.invoice(next)).status).toBe('pending')
})

test('a card is added without a payment, and removed', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/account/payment`)
  await page.getByRole('link', { name: w('wallet:cards.add') }).click()
  await page.getByLabel('Card number').fill('5555 5555 5555 4444')
  await page.getByLabel(/^Valid until/).fill('12/39')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code').fill('112233')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const card = 'Mastercard •••• 4444'
  await page.getByRole('button', { name: w('wallet:cards.removeOf', { card }) }).click()
  await expect(page).toHaveURL(`${address()}/account/payment`)
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: w('wallet:cards.remove') }).click()
  await expect(page.getByText(w('wallet:cards.none'))).toBeVisible()
})
