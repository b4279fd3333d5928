import type { CDPSession, Page } from '@playwright/test'
import { calls } from '../../domain/api/index.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { password } from '../server/support/customer.ts'
import { texts } from './texts.ts'

const w = texts('id')

/** A device whose owner shows a finger whenever it asks. */
async function withDevice(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

const offer = (page: Page) => page.getByText(w('passkeys:offer.title'))

test('a passkey that the locker offers signs in, and no more once it is removed', async ({
  watched: page,
}) => {
  const { session, authenticatorId } = await withDevice(page)
  const regular = await Regular.registers()
  const { customer } = regular
  await regular.signsIn(page, w)
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('passkeys:add'), exact: true }).click()
  await page.getByLabel(w('security:reauthenticate.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: w('security:reauthenticate.submit'), exact: true }).click()
  await expect(page.getByText(w('passkeys:added'))).toBeVisible()
  await expect(offer(page)).toBeHidden()
  expect((await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1)

  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  const byPasskey = page.getByRole('button', { name: w('passkeys:login'), exact: true })
  await expect(byPasskey).toBeVisible()
  await expectAccessible(page)
  await byPasskey.click()
  await expect(page).toHaveURL(/\/locker-import/)
  await expect(offer(page)).toBeHidden()

  const [passkey] = (await customer.call(calls.passkeys)).body.results
  expect(passkey?.last_used_at).not.toBeNull()
  const removed = await customer.call(calls.deletePasskey, {
    params: { id: passkey?.id ?? '' },
    body: { reauth_token: await customer.reauthenticates() },
  })
  expect(removed.status).toBe(204)
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await byPasskey.click()
  await expect(page.getByText(/tidak bisa dipakai untuk masuk/)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expectAccessible(page)
})

test('the offer is made once, and to nobody whose device has no passkeys', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await withDevice(page)
  await page.reload()
  await page.getByRole('button', { name: w('passkeys:offer.later') }).click()
  await expect(offer(page)).toBeHidden()
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await regular.signsIn(page, w)
  await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
  await expect(offer(page)).toBeHidden()
})
