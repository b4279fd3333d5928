import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('a guest on a phone sees what shoes cost to the door, why, and how to save', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address()}/calculator`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('calculator:title'))
  await expect(page.getByRole('textbox', { name: w('calculator:field.price') })).toHaveValue('120')
  const bar = page.getByText('Rp875.190').last()
  await expect(bar).toBeVisible()
  // The bill with its laws, possible customs charges, and the saving of a smaller box.
  await expect(page.getByText('PMK 4/2025 pasal 29').first()).toBeVisible()
  await expect(page.getByText(/Rp510\.584 lebih/)).toBeVisible()
  await expect(page.getByText(/Rp122\.500 lebih murah/).first()).toBeVisible()
  await expect(page.getByText(/UU 17\/2006 pasal 16/)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  // With a destination, the courier becomes a line of the bill.
  await page.getByRole('combobox', { name: w('calculator:field.to') }).fill('Coblong')
  await page
    .getByRole('option', { name: /Coblong/ })
    .first()
    .click()
  await expect(page.getByText(/^Kurir /).first()).toBeVisible()
  await expect(page.getByText('Rp875.190')).toHaveCount(0)
})

test('input is parsed at its field, likely errors are questioned, and the URL keeps it', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/calculator`)
  const price = page.getByRole('textbox', { name: w('calculator:field.price') })
  const weight = page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true })
  await price.fill('1.500')
  await price.blur()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: '1.500', exact: true }).click()
  await expect(price).toHaveValue('1500')
  await weight.fill('satu')
  await weight.blur()
  await expect(weight).toHaveAccessibleDescription(w('common:reading.unreadable'))
  await expect(page.getByText(w('calculator:estimate.incomplete'))).toBeVisible()
  await expectAccessible(page)

  // 1,100 kg of shoes were meant to be grams.
  await weight.fill('1100')
  await price.fill('120')
  await page.getByRole('button', { name: w('calculator:question.mend', { to: 'gram' }) }).click()
  await expect(page.getByText('Rp875.190').first()).toBeVisible()
  await expect(page).toHaveURL(/unit=gram/)
  await page.reload()
  await expect(weight).toHaveValue('1100')
  await expect(page.getByText('Rp875.190').first()).toBeVisible()
})

test('restrictions are shown before goods are chosen', async ({ watched: page }) => {
  await page.goto(`${address()}/calculator`)
  const goods = page.getByRole('combobox', { name: w('calculator:field.goods') })
  await goods.fill('iphone')
  const option = page.getByRole('option', { name: new RegExp(w('reason:restriction.imei')) }).first()
  await expect(option).toBeVisible()
  await goods.press('ArrowDown')
  await expect(page.getByText(w('calculator:restrictionTitle.imei')).first()).toBeVisible()
  await expectAccessible(page)
  await goods.press('Enter')
  await expect(page.getByText(w('pricing:line.phone_surcharge'))).toBeVisible()
})

test('insurance is part of the price, the link, and the shipment that starts from it', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: new RegExp(w('checkout:insurance.label')) }).click()
  // 10% of USD 120 at Rp16.485; 80% are covered.
  await expect(page.getByText(/Rp197\.820/)).toBeVisible()
  await expect(page.getByText(/Ganti 80% nilai barang, sampai Rp1\.582\.560/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^10%/ }).check({ force: true })
  await page.getByRole('button', { name: w('checkout:insurance.accept', { percent: '10%' }) }).click()
  await expect(page.getByText('Rp1.073.010').first()).toBeVisible()
  await expect(page.getByText(w('calculator:whatIf.insured', { percent: '10%' }))).toBeVisible()
  await expect(page).toHaveURL(/insurance=0\.1$/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Rp1.073.010').first()).toBeVisible()
  await page.getByRole('link', { name: w('calculator:estimate.startShort'), exact: true }).click()
  await expect(page.getByText('Rp1.073.010').first()).toBeVisible()
})

test('all options for a parcel, and a shipment that starts from one at the same price', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: w('calculator:example.furniture') }).click()
  await expect(page.getByText(w('calculator:volume.title.volume'))).toBeVisible()
  const compared = page.getByRole('table', { name: w('calculator:whatIf.title') })
  await expect(compared.getByRole('row')).not.toHaveCount(0)
  await expect(compared.getByText(/lebih mahal/).first()).toBeVisible()
  const options = page.getByRole('table', { name: w('calculator:options.title') })
  await options.getByRole('radio', { name: /Express udara/ }).check({ force: true })
  await options.getByRole('radio', { name: /LCL/ }).check({ force: true })
  const total = await page.locator('[aria-live] p').nth(1).innerText()
  expect(total).toMatch(/^Rp[\d.]+$/)
  await expectAccessible(page)

  await page.getByRole('link', { name: w('calculator:estimate.start') }).click()
  await expect(page.getByRole('textbox', { name: w('wizard:field.title') })).toHaveValue('Rak buku kayu')
  await page.getByRole('button', { name: w('wizard:next.delivery') }).click()
  await expect(page.getByText(total).first()).toBeVisible()

  // Starting another one asks before it replaces this draft.
  await page.goto(`${address()}/calculator`)
  await page.getByRole('link', { name: w('calculator:estimate.start') }).click()
  await page.getByRole('button', { name: w('wizard:linked.action') }).click()
  await expect(page.getByRole('textbox', { name: w('wizard:field.title') })).toHaveValue('Sepatu lari')
})
