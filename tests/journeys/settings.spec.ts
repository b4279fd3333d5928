import { calls } from '../../domain/api/index.ts'
import { Browser } from '../server/support/api.ts'
import { password as present, TestCustomer } from '../server/support/customer.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, newEmail, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('a customer moves to another email, sets a PIN, and signs out a device that is not theirs', async ({
  watched: page,
  world,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('settings:title'))
  await expectAccessible(page)

  const code = page.getByLabel(w('security:code.label'))
  const next = newEmail()
  await page.getByRole('button', { name: w('settings:contact.changeEmail') }).press('Enter')
  await page.getByLabel(w('security:reauthenticate.password'), { exact: true }).fill('bukan kata sandi')
  await page.keyboard.press('Enter')
  const secret = page.getByLabel(w('security:reauthenticate.password'), { exact: true })
  await expect(secret).toHaveAccessibleDescription('Kata sandi salah.')
  await expectAccessible(page)
  await secret.fill(present)
  await page.keyboard.press('Enter')
  const email = page.getByLabel(w('settings:contact.newEmail'))
  // A dialog that follows another is not in error before anything is typed.
  await expect(email).toBeFocused()
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.fill(next)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  // Whoever reloads on the way to the mailbox still finds where to type the code.
  await page.reload()
  await page.getByRole('button', { name: w('settings:contact.enterCode') }).click()
  await code.fill(await world.codeFor(next))
  await expect(page.getByText(w('settings:contact.emailSaved'))).toBeVisible()
  await expect(page.getByText(next)).toBeVisible()

  // Somebody else comes in with the password, and leaves within a second.
  const thief = new TestCustomer(address())
  const { accessToken, signingKey } = await Browser.open(address())
  Object.assign(thief, { accessToken, signingKey, email: next })
  await thief.signsIn()
  await page.getByRole('tab', { name: w('settings:tabs.security') }).click()
  await expect(page).toHaveURL(/tab=security/)
  await page
    .getByRole('button', { name: w('settings:devices.notMeLabel', { device: 'Perangkat tidak dikenal' }) })
    .click()
  await expect(page.getByRole('dialog', { name: w('settings:password.title') })).toBeVisible()
  expect((await thief.call(calls.profile)).status).toBe(401)
  const renewed = 'perahu kecil di pagi hari'
  await page.getByLabel(w('settings:password.old'), { exact: true }).fill(present)
  await page.getByLabel(w('settings:password.new'), { exact: true }).fill(renewed)
  await page.getByLabel(w('settings:password.again'), { exact: true }).fill(renewed)
  await page.keyboard.press('Enter')
  await expect(page.getByText(w('settings:password.saved'))).toBeVisible()

  await page.getByRole('button', { name: w('settings:pin.createTitle') }).click()
  await expect(code).toBeFocused()
  await code.fill(await world.codeFor(next))
  await page.getByLabel(w('settings:pin.new')).fill('480217')
  await page.getByLabel(w('settings:pin.again')).fill('480217')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(w('settings:pin.saved'))).toBeVisible()
  await expect(page.getByRole('button', { name: w('settings:pin.changeTitle') })).toBeVisible()
})

test('a changed name is not lost by leaving the page, and another tab shows what was saved', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/settings`)
  const first = page.getByLabel(w('settings:name.first'))
  await first.fill('Ayu Ningtyas')
  await expect(page.getByRole('status').filter({ hasText: 'Ayu menjadi Ayu Ningtyas' })).toBeVisible()
  await page.getByRole('link', { name: 'Seberang' }).first().click()
  await page.goBack()
  await expect(first).toHaveValue('Ayu Ningtyas')
  await page.getByRole('button', { name: w('settings:name.save') }).click()
  await expect(page.getByText(w('settings:name.saved'))).toBeVisible()
  await expect(page.getByRole('button', { name: w('settings:name.save') })).toBeHidden()
  await page.reload()
  await expect(first).toHaveValue('Ayu Ningtyas')
})
