import { findBrowser } from '../../scripts/browser.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { ktpForm, listedPaper, ops, phone } from './papers.ts'
import { texts } from './texts.ts'

const w = texts('id')
const browser = await findBrowser()

// Its camera shows what Chromium draws, and its owner lets pages use it.
test.use({
  ...phone,
  permissions: ['camera'],
  launchOptions: {
    executablePath: browser.executablePath,
    env: browser.env,
    args: [...browser.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a KTP is photographed on a phone, looked at and approved, and its owner sees who looked', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/ktp`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('identity:title.ktp'))
  await expectAccessible(page)

  await page.getByRole('button', { name: w('file:camera') }).tap()
  const camera = page.getByRole('dialog', { name: w('identity:camera.title.ktp') })
  await expect(camera).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.videoWidth ?? 0))
    .toBeGreaterThan(0)
  await expectAccessible(page)
  // Back closes the camera alone.
  await page.goBack()
  await expect(camera).toBeHidden()
  await expect(page).toHaveURL(/\/ktp$/)
  await page.getByRole('button', { name: w('file:camera') }).tap()
  await expect(camera).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.videoWidth ?? 0))
    .toBeGreaterThan(0)
  await camera.getByRole('button', { name: w('identity:camera.take') }).tap()
  await expect(camera).toBeHidden()
  // Its light is out.
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByText('ktp.jpg')).toBeVisible()

  await ktpForm(page).nik.fill('3273047215940002')
  await expect(ktpForm(page).nik).toHaveAccessibleDescription(/721594 bukan tanggal/)
  await ktpForm(page).nik.fill('3273046105940002')
  await expect(page.getByRole('status', { name: w('identity:form.nikSays') })).toContainText(
    'Terdaftar di Kota Bandung',
  )
  await expectAccessible(page)
  await ktpForm(page).send.tap()
  await expect(page.getByRole('heading', { name: w('identity:state.waiting') })).toBeVisible()
  await expect(page.getByText('3273 04•• •••• 0002')).toBeVisible()
  await expectAccessible(page)

  const id = await listedPaper(regular.customer.suite)
  const shown = await ops('identity', 'show', id)
  const [, link = ''] = /paper {2}(\S+)/.exec(shown.output) ?? []
  expect((await fetch(link)).headers.get('content-type')).toBe('image/jpeg')
  expect((await fetch(link)).status).toBe(404)
  expect((await ops('identity', 'approve', id)).code).toBe(0)
  // Told live: the page is not loaded again.
  await expect(page.getByRole('heading', { name: w('identity:state.approved') })).toBeVisible()

  await page.getByRole('link', { name: w('identity:done.settings') }).tap()
  await expect(page.getByText(w('identity:readings.us.ktp'))).toHaveCount(2)
  await page.getByRole('button', { name: w('identity:open') }).tap()
  await expect(page.getByRole('img', { name: w('identity:photo.ktp') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(w('identity:readings.owner.ktp'))).toHaveCount(1)
  await expectAccessible(page)
})
