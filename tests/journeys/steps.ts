import { expect, newEmail, expectAccessible, address, type World } from './journey.ts'
import type { Page } from '@playwright/test'
import type { texts } from './texts.ts'

/** One customer at one page, in their language. */
export interface Visit {
  page: Page
  world: World
  w: ReturnType<typeof texts>
}

/** Registers a new customer, who ends up in an empty locker. */
export async function registers(visit: Visit, email = newEmail()): Promise<void> {
  const { page, w } = visit
  await signsUp(visit, email)
  await expect(page).toHaveURL(/\/locker-import$/)
  await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
  await expectAccessible(page)
}

/** Ends on the page that was requested before. */
export async function signsUp(
  { page, world, w }: Visit,
  email: string,
  type: 'personal' | 'business' = 'personal',
): Promise<void> {
  await page.goto(`${address()}/register`)
  const emailField = page.getByRole('textbox', { name: w('session:field.email'), exact: true })
  await emailField.fill('bukan-email')
  await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
  await expect(emailField).toHaveAttribute('aria-invalid', 'true')
  await emailField.fill(email)
  await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:register.code.title'))
  await expectAccessible(page)
  await page.getByRole('textbox', { name: w('session:register.code.label') }).fill(await world.codeFor(email))
  await page.getByRole('textbox', { name: w('session:field.firstName'), exact: true }).fill('Ratna')
  const lastNameLabel = `${w('session:field.lastName')} ${w('common:optional')}`
  await page.getByRole('textbox', { name: lastNameLabel, exact: true }).fill('Wulandari')
  await page.getByRole('textbox', { name: w('session:field.phone'), exact: true }).fill('0812 2044 1871')
  await page.getByLabel(w('session:field.password'), { exact: true }).fill('kapal-layar-biru')
  await page.getByRole('radio', { name: new RegExp(w(`session:field.${type}`)) }).check({ force: true })
  await page.getByRole('checkbox').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('session:register.details.submit') }).click()
}

export async function addsAddress(visit: Visit): Promise<void> {
  const { page, w } = visit
  await page.goto(`${address()}/address`)
  await page.getByRole('button', { name: w('address:add') }).click()
  await fillsAddress(visit, 'Jl. Kebon Bibit Utara 14, RT 03/RW 11')
  await expect(page.getByText(/Kebon Bibit Utara 14/)).toBeVisible()
  await expectAccessible(page)
}

/** Fills in the open address form. */
export async function fillsAddress({ page, w }: Visit, street: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel(w('address:field.name')).fill('Ratna Wulandari')
  await form.getByLabel(w('address:field.phone'), { exact: true }).fill('0812 2044 1871')
  await form.getByRole('combobox', { name: w('address:field.region') }).fill('Sekeloa')
  await page
    .getByRole('option', { name: /Sekeloa/ })
    .first()
    .click()
  await form.getByLabel(w('address:field.address')).fill(street)
  await expectAccessible(page)
  await form.getByRole('button', { name: w('common:action.save') }).click()
  await expect(form).toBeHidden()
}

/** Ends at the form of the first product. */
export async function choosesRoute({ page, w }: Visit): Promise<void> {
  await page.goto(`${address()}/wizard`)
  await page.getByRole('radio', { name: new RegExp(`^${w('common:country.US')}`) }).check({ force: true })
  await page.getByRole('radio', { name: /Ratna Wulandari/ }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:next.products') }).click()
  await expect(page.getByLabel(w('wizard:field.title'))).toBeVisible()
}

/** Fills in a product of USD 100 and 1 kg, with its customs code searched by digits or text. */
export async function fillsProduct({ page, w }: Visit, title: string, hscode: string): Promise<void> {
  await page.getByLabel(w('wizard:field.title')).fill(title)
  await page.getByRole('combobox', { name: w('wizard:field.hscode') }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('searchbox').fill(hscode)
  await expect(modal.getByRole('radio', { name: new RegExp(hscode, 'i') }).first()).toBeAttached()
  await expectAccessible(page)
  await modal.getByRole('searchbox').press('ArrowDown')
  await modal.getByRole('searchbox').press('Enter')
  await expect(modal).toBeHidden()
  await page.getByLabel(w('wizard:field.price'), { exact: true }).fill('100')
  await page.getByLabel(w('wizard:field.weight'), { exact: true }).fill('1,0')
}

/** @returns the code of the saved shipment. */
export async function declaresParcel(visit: Visit): Promise<string> {
  const { page, w } = visit
  await choosesRoute(visit)
  await fillsProduct(visit, 'Lensa kamera 35mm', '9002')
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:next.delivery') }).click()
  await page
    .getByRole('radio', { name: new RegExp(w('calculator:inName.individu')) })
    .first()
    .check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:next.summary') }).click()
  // On a laptop the aside has the lines, elsewhere the review.
  const shown = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first()
  await expect(shown(w('pricing:line.duty'))).toBeVisible()
  await expect(shown('Rp125.000')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:summary.save') }).click()
  return opensLockerFromSaved(visit)
}

/** From the page with the address for the seller, whose reload changes nothing, to the locker. @returns the code */
export async function opensLockerFromSaved({ page, w }: Visit): Promise<string> {
  const title = page.getByRole('heading', { level: 1, name: w('wizard:saved.title') })
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\/wizard\/saved\?cart=SC-\w+$/)
  const code = new URL(page.url()).searchParams.get('cart') ?? ''
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page.getByRole('main').getByText(code)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: w('wizard:edit.toLocker') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  return code
}
