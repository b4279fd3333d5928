import { expect, newEmail, soundPage, test, address, type World } from './journey.ts'
import type { Page } from '@playwright/test'
import type { words } from './words.ts'

/** One person in front of one page, in their language. */
export interface Visit {
  page: Page
  world: World
  w: ReturnType<typeof words>
}

export async function registers({ page, world, w }: Visit, email = newEmail()): Promise<void> {
  await page.goto(`${address()}/register`)
  const emailField = page.getByRole('textbox', { name: w('session:field.email'), exact: true })
  await emailField.fill('bukan-email')
  await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
  await expect(emailField).toHaveAttribute('aria-invalid', 'true')
  await emailField.fill(email)
  await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:register.code.title'))
  await soundPage(page)
  await page.getByRole('textbox', { name: w('session:register.code.label') }).fill(await world.codeFor(email))
  await page.getByRole('button', { name: w('session:register.code.submit') }).click()
  await page.getByRole('textbox', { name: w('session:field.firstName'), exact: true }).fill('Ratna')
  await page.getByRole('textbox', { name: w('session:field.lastName'), exact: true }).fill('Wulandari')
  await page.getByRole('textbox', { name: w('session:field.phone'), exact: true }).fill('0812 2044 1871')
  await page.getByLabel(w('session:field.password'), { exact: true }).fill('kapal-layar-biru')
  await page.getByText(w('session:field.terms')).click()
  await soundPage(page)
  await page.getByRole('button', { name: w('session:register.details.submit') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
  await soundPage(page)
}

export async function addsAddress({ page, w }: Visit): Promise<void> {
  await page.goto(`${address()}/address`)
  await page.getByRole('button', { name: w('address:add') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(w('address:field.name')).fill('Ratna Wulandari')
  await form.getByLabel(w('address:field.phone')).fill('0812 2044 1871')
  await form.getByRole('combobox', { name: w('address:field.region') }).fill('Coblong')
  await page
    .getByRole('option', { name: /Coblong/ })
    .first()
    .click()
  await form.getByLabel(w('address:field.address')).fill('Jl. Kebon Bibit Utara 14, RT 03/RW 11')
  await soundPage(page)
  await form.getByRole('button', { name: w('common:action.save') }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(/Kebon Bibit Utara 14/)).toBeVisible()
  await soundPage(page)
}

/** Up to the form of the first product. */
export async function choosesRoute({ page, w }: Visit): Promise<void> {
  await page.goto(`${address()}/wizard`)
  await page.getByRole('radio', { name: new RegExp(w('common:country.US')) }).check({ force: true })
  await page.getByRole('radio', { name: /Ratna Wulandari/ }).check({ force: true })
  await soundPage(page)
  await page.getByRole('button', { name: w('parcel:next.products') }).click()
  await expect(page.getByLabel(w('parcel:field.title'))).toBeVisible()
}

/** @returns the code of the saved shipment. */
export async function declaresParcel(visit: Visit): Promise<string> {
  const { page, w } = visit
  await choosesRoute(visit)
  await page.getByLabel(w('parcel:field.title')).fill('Lensa kamera 35mm')
  await page.getByRole('combobox', { name: w('parcel:field.hscode') }).fill('9002')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel(w('parcel:field.price'), { exact: true }).fill('100')
  await page.getByLabel(w('parcel:field.weight'), { exact: true }).fill('1,0')
  await soundPage(page)
  await page.getByRole('button', { name: w('parcel:next.delivery') }).click()
  await page
    .getByRole('radio', { name: new RegExp(w('parcel:delivery.individu')) })
    .first()
    .check({ force: true })
  await soundPage(page)
  await page.getByRole('button', { name: w('parcel:next.summary') }).click()
  await expect(page.getByText(w('pricing:line.duty'), { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Rp125.000').first()).toBeVisible()
  await soundPage(page)
  await page.getByRole('button', { name: w('parcel:summary.save') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  return test.step('its code', async () => {
    const code = page.getByRole('main').getByText(/^SC-\w+$/)
    return (await code.textContent()) ?? ''
  })
}
