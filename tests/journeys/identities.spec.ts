import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { Regular } from './customers.ts'
import { address, expect, newEmail, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'
import { calls, type UnknownIdentity } from '../../domain/api/index.ts'
import { Browser } from '../server/support/api.ts'
import { password } from '../server/support/customer.ts'
import { sisterToken } from '../server/support/identities.ts'

const w = texts('id')

test('signs up with Google, signs out, and signs in again on the page that was wanted', async ({
  watched: page,
}) => {
  const email = newEmail()
  const comesBack = async () => {
    await page.getByRole('button', { name: 'Google' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.goto(`${address()}/register`)
  await comesBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('identities:details.title'))
  await expectAccessible(page)
  await page.getByLabel(w('session:field.phone')).fill('0812 2044 1800')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: w('session:register.details.submit') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(`${address()}/invoices`)
  await comesBack()
  await expect(page).toHaveURL(/\/invoices$/)
})

test('an account with a password is linked to Facebook once its password is right', async ({
  watched: page,
}) => {
  const { customer } = await Regular.registers()
  await page.goto(`${address()}/login`)
  await page.getByRole('button', { name: 'Facebook' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(customer.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('identities:link.title'))
  await expectAccessible(page)
  await page.getByLabel(w('identities:link.password')).fill(password)
  await page.getByRole('button', { name: w('identities:link.submit', { provider: 'Facebook' }) }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
})

test('whoever cancels at the provider is told so, and finds the way back', async ({ watched: page }) => {
  await page.goto(`${address()}/login`)
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('identities:cancelled.title'))
  await page.getByRole('link', { name: w('identities:back') }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('signed out elsewhere, an account without a password comes back by Google to what was typed', async ({
  watched: page,
  context,
}) => {
  const email = newEmail()
  const comesBack = async (at: Page) => {
    await at.getByLabel('E-mail', { exact: true }).fill(email)
    await at.getByRole('button', { name: 'Continue' }).click()
  }
  await page.goto(`${address()}/register`)
  await page.getByRole('button', { name: 'Google' }).click()
  await comesBack(page)
  await page.getByLabel(w('session:field.phone')).fill('0812 2044 1801')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: w('session:register.details.submit') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  await page.goto(`${address()}/settings`)
  const name = page.getByLabel(w('settings:name.first'))
  await name.fill('Kinanti')
  const other = await context.newPage()
  await other.goto(`${address()}/logout`)
  await expect(other).toHaveURL(/\/login$/)
  const dialog = page.getByRole('dialog', { name: w('session:again.title') })
  await expect(dialog.getByRole('button', { name: 'Google' })).toBeVisible()
  await expectAccessible(page)
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Google' }).click(),
  ])
  await comesBack(beside)
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(w('identities:signedInBeside.title'))
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Kinanti')
})

test('linking asks once who is there, also after a reload, and who cancels is told in the settings', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/settings?tab=security`)
  const link = page.getByRole('button', { name: w('identities:rows.linkLabel', { provider: 'Facebook' }) })
  await link.click()
  await page.getByLabel(w('security:reauthenticate.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: w('security:reauthenticate.submit') }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=security$/)
  await expect(page.getByText(w('identities:linking.cancelled', { provider: 'Facebook' }))).toBeVisible()
  await page.reload()
  await link.click()
  await page.getByLabel('E-mail', { exact: true }).fill(newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=security$/)
  await expect(page.getByText(w('identities:rows.done', { provider: 'Facebook' }))).toBeVisible()
})

test('whoever comes from the sister site goes on to the page that it named, also by the other ways in', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  const person = { sub: randomUUID(), email: regular.customer.email, email_verified: true }
  const guest = await Browser.open(address())
  const token = await sisterToken(address(), person)
  const unknown = await guest.call(calls.exchangeToken, { body: { token } })
  const { step_token } = (unknown.body as unknown as { data: UnknownIdentity }).data
  const linked = await guest.call(calls.exchangeToken, { body: { step_token, link: true, password } })
  expect(linked.status).toBe(200)
  const arrives = async () => {
    const query = new URLSearchParams({ token: await sisterToken(address(), person), to: '/invoices' })
    await page.goto(`${address()}/token?${query}`)
    await expect(page.getByRole('button', { name: w('identities:owner.submit') })).toBeVisible()
  }
  await arrives()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('identities:owner.submit') }).click()
  await expect(page).toHaveURL(/\/invoices$/)
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await arrives()
  await page.getByRole('link', { name: w('identities:back') }).click()
  await page.getByRole('textbox', { name: w('session:field.email'), exact: true }).fill(person.email)
  await page.getByLabel(w('session:field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: w('session:login.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/invoices$/)
})
