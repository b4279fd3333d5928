import type { CDPSession, Page } from '@playwright/test'
import { calls } from '../../domain/api/index.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { password } from '../server/support/customer.ts'
import { texts } from './texts.ts'

const w = texts('id')

/** A device whose owner shows a finger when it asks, unless they hesitate. */
class Device {
  private readonly session: CDPSession
  private readonly authenticatorId: string
  private constructor(session: CDPSession, authenticatorId: string) {
    this.session = session
    this.authenticatorId = authenticatorId
  }

  static async of(page: Page): Promise<Device> {
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
    return new Device(session, authenticatorId)
  }

  async ownerHesitates(enabled: boolean): Promise<void> {
    const { authenticatorId } = this
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled: !enabled,
    })
  }

  async count(): Promise<number> {
    const { authenticatorId } = this
    return (await this.session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  }
}

const offer = (page: Page) => page.getByText(w('passkeys:offer.title'))

test('a passkey that the locker offers signs in, and no more once it is removed', async ({
  watched: page,
}) => {
  const device = await Device.of(page)
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
  expect(await device.count()).toBe(1)

  const byPasskey = page.getByRole('button', { name: w('passkeys:login'), exact: true })
  const leaves = async () => {
    await device.ownerHesitates(true)
    await page.goto(`${address()}/logout`)
    await expect(page).toHaveURL(/\/login$/)
    await expect(byPasskey).toBeVisible()
  }
  await leaves()
  await expectAccessible(page)
  await device.ownerHesitates(false)
  await byPasskey.click()
  await expect(page).toHaveURL(/\/locker-import/)
  await expect(offer(page)).toBeHidden()
  // What the browser suggests at the field signs in without a press.
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/locker-import/)

  const [passkey] = (await customer.call(calls.passkeys)).body.results
  expect(passkey?.last_used_at).not.toBeNull()
  const removed = await customer.call(calls.deletePasskey, {
    params: { id: passkey?.id ?? '' },
    body: { reauth_token: await customer.reauthenticates() },
  })
  expect(removed.status).toBe(204)
  await leaves()
  await device.ownerHesitates(false)
  await byPasskey.click()
  await expect(page.getByText(/tidak bisa dipakai untuk masuk/)).toBeVisible()
  await device.ownerHesitates(true)
  await expect(page).toHaveURL(/\/login$/)
})

test('the offer is made once, and to nobody whose device has no passkeys', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await Device.of(page)
  await page.reload()
  await page.getByRole('button', { name: w('passkeys:offer.later') }).click()
  await expect(offer(page)).toBeHidden()
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await regular.signsIn(page, w)
  await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
  await expect(offer(page)).toBeHidden()
})
