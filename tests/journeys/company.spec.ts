import type { Page } from '@playwright/test'
import { calls } from '../../domain/api/index.ts'
import { Operator } from '../server/support/api.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')
const name = 'PT Batik Larasati Nusantara'
const reason = 'Nama di NIB masih CV Batik Larasati.'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const upload = (page: Page, paper: string, file: string) =>
  page
    .locator(`input[type=file][name=${paper}]`)
    .setInputFiles({ name: file, mimeType: 'image/png', buffer: dot })

test('a person’s account becomes that of a company, which mends what was rejected and accepts the terms', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const operator = new Operator(address())
  await regular.signsIn(page, w)
  // Not for a person.
  await page.goto(`${address()}/settings/company`)
  await expect(page).toHaveURL(/\/locker-import/)
  await page.goto(`${address()}/settings?tab=company`)
  await page.getByRole('link', { name: w('company:none.action') }).click()

  const next = (label: string) => page.getByRole('button', { name: w(label), exact: true })
  await next('company:next.contact').click()
  const company = page.getByLabel(w('company:field.name'))
  await expect(company).toBeFocused()
  await expectAccessible(page)
  await company.fill(name)
  await page.getByLabel(w('company:field.description')).fill('Kain batik tulis.')
  await next('company:next.contact').press('Enter')

  const city = page.getByLabel(w('company:field.city'))
  await city.fill('Kota Bandung')
  await page.getByLabel(w('company:field.phone'), { exact: true }).fill('22 2044 1871')
  await page.reload()
  await expect(city).toHaveValue('Kota Bandung')
  await expect(page.getByLabel(w('company:field.phone'), { exact: true })).toHaveValue('22 2044 1871')
  await page.goBack()
  await expect(company).toHaveValue(name)
  await page.goForward()
  await next('company:next.legality').click()

  const nib = page.getByLabel(w('company:field.nib'), { exact: true })
  await page.getByLabel(w('company:field.npwp'), { exact: true }).fill('0012 3456 7809 1000')
  await nib.fill('9120 0041 2087')
  for (const paper of ['npwp_file', 'nib_file', 'ktp']) {
    await upload(page, paper, `${paper}.png`)
    await expect(page.getByText(`${paper}.png`)).toBeVisible()
  }
  await next('company:send').click()
  await expect(nib).toBeFocused()
  await expect(nib).toHaveAccessibleDescription(/13 angka, ini 12/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('nib_file.png')).toBeVisible()
  await nib.fill('9120 0041 2087 6')
  await next('company:send').click()
  await expect(page.getByText(w('company:state.waiting'))).toBeVisible()
  await expect(page).toHaveURL(/\/settings\?tab=company/)

  const waiting = async () => (await regular.customer.call(calls.company)).body.data?.id ?? ''
  const params = { id: await waiting() }
  const body = { reasons: [{ section: 'legality' as const, reason }] }
  expect((await operator.call(calls.opsRejectCompany, { params, body })).status).toBe(200)
  // The page hears of it by itself.
  await expect(page.getByText(reason)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: w('company:state.mend', { sections: w('company:step.legality') }) })
    .click()
  await expect(page.getByText(reason)).toBeVisible()
  await upload(page, 'nib_file', 'nib-baru.png')
  await expect(page.getByText('nib-baru.png')).toBeVisible()
  await next('company:sendAgain').click()
  await expect(page.getByText(w('company:state.waiting'))).toBeVisible()

  const again = { id: await waiting() }
  expect((await operator.call(calls.opsApproveCompany, { params: again, body: {} })).status).toBe(200)
  await expect(page.getByText(w('company:approved.state'))).toBeVisible()
  await expect(page.getByText('0012 3456 7809 1000')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(w('company:terms.name')).fill('Ratna Dewi Wulandari')
  await page.getByLabel(w('company:terms.name')).press('Enter')
  await expect(page.getByText(/diterima Ratna Dewi Wulandari/)).toBeVisible()
  await expect(page.getByLabel(w('company:terms.name'))).toBeHidden()

  await page.goto(`${address()}/settings/company`)
  await expect(page.getByText(w('company:approved.state'))).toBeVisible()
  await page.getByRole('tab', { name: w('settings:tabs.profile') }).click()
  await page.getByRole('tab', { name: w('settings:tabs.company') }).click()
  await expect(page).toHaveURL(/\/settings\/company$/)
})
