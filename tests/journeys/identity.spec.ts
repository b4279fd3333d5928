import { calls } from '../../domain/api/index.ts'
import { photo } from '../server/support/files.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { ktpForm, listedPaper, ops, phone } from './papers.ts'
import { texts } from './texts.ts'

const w = texts('id')

// Without a device that it may show, this browser has no camera to open.
test.use(phone)

test('a camera that is refused leaves the file; rejected, it is sent again', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/ktp`)
  await page.getByRole('button', { name: w('file:camera') }).tap()
  await expect(page.getByText(w('identity:camera.refused'))).toBeVisible()
  const file = { name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  const chooser = page.locator('input[type=file]:not([capture])')
  await chooser.setInputFiles({ ...file, name: 'ktp.gif', mimeType: 'image/gif' })
  await expect(page.getByText(/Pakai JPEG/)).toBeVisible()
  await chooser.setInputFiles(file)
  await ktpForm(page).nik.fill('3273046105940002')
  // The network is lost on the way: everything is still there.
  await page.route(`**${calls.saveKtp.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await ktpForm(page).send.tap()
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 120_000 })
  await expect(ktpForm(page).nik).toHaveValue('3273 0461 0594 0002')
  await page.unroute(`**${calls.saveKtp.path}`)
  await ktpForm(page).send.tap()
  await expect(page.getByRole('heading', { name: w('identity:state.waiting') })).toBeVisible()

  await ops('identity', 'reject', await listedPaper(regular.customer.suite), '--reason', 'Terlalu gelap.')
  await expect(page.getByText('Terlalu gelap.')).toBeVisible()
  await chooser.setInputFiles(file)
  await ktpForm(page).nik.fill('3273046105940002')
  await ktpForm(page).send.tap()
  await expect(page.getByRole('heading', { name: w('identity:state.waiting') })).toBeVisible()
})

test('the question for a paper comes where a parcel first needs one, and not again on the same day', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tk_announced', 'uk_address'))
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  const question = page.getByRole('dialog', { name: w('identity:question.title') })
  await regular.declares('Stiker', (input) => ({
    ...input,
    products: input.products.map((product) => ({ ...product, price_original: '2.50' })),
  }))
  const code = await regular.declares('Sepatu lari')
  await page.goto(`${address()}/wizard/saved?cart=${code}`)
  await expect(page.getByText(`${w('identity:question.needed')}.`)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${address()}/locker-import`)
  await expect(question).toBeVisible()
  await expect(question).toContainText('1 kiriman udara')
  await expectAccessible(page)
  await question.getByRole('button', { name: w('identity:question.later') }).tap()
  await expect(question).toBeHidden()
  await page.goto(`${address()}/wizard/saved?cart=${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(`${w('identity:question.needed')}.`)).toBeHidden()
  // Before paying it is said all the same, of the shipment that waits alone.
  await page.goto(`${address()}/checkout`)
  await expect(page.getByText(w('identity:waits.title_other', { count: 1 }))).toBeVisible()
  await expect(page.getByText(/identitas penerima untuk Sepatu lari/)).toBeVisible()
  await expectAccessible(page)
})
