import type { Page } from '@playwright/test'
import { Regular } from './customers.ts'
import { address, expect, test } from './journey.ts'
import { KillableBrowser } from './killable-browser.ts'
import { texts } from './texts.ts'
import { proved } from '../proof/support/table.ts'
import { times } from '../proof/support/run.ts'

const w = texts('id')
// A killed browser leaves no trace file to collect.
test.use({ trace: 'off', screenshot: 'off' })

const titleOf = (page: Page) => page.getByLabel(w('wizard:field.title'))

/** Signs in and opens the form of the first product. */
async function opensProductForm(page: Page, regular: Regular): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tk_announced', 'uk_address'))
  await regular.signsIn(page, w)
  await page.goto(`${address()}/wizard`)
  await page.getByRole('radio', { name: new RegExp(`^${w('common:country.US')}`) }).check({ force: true })
  await page.getByRole('radio', { name: /Ayu Lestari/ }).check({ force: true })
  await page.getByRole('button', { name: w('wizard:next.products') }).click()
  await expect(titleOf(page)).toBeVisible()
}

/** The size of the drafts on the browser's disk, which grows with every typed letter. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tk_drafts')
        opening.addEventListener('error', () => reject(new Error('IndexedDB refused')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('drafts').objectStore('drafts').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(reading.result.reduce((sum: number, one: Uint8Array) => sum + one.byteLength, 0))
          })
        })
      }),
  )
}

const kills = times(1, 50)

test('input that reached the disk survives when the browser is killed while typing', async () => {
  test.setTimeout(kills * 60_000)
  for (let kill = 0; kill < kills; kill += 1) await survivesKill()
  proved('22', 'a browser killed while typing', '0 drafts lost', `${kills} kills, 0 drafts lost`)
})

async function survivesKill(): Promise<void> {
  const regular = await Regular.registers()
  const browser = new KillableBrowser()
  try {
    const page = await browser.opens()
    await opensProductForm(page, regular)
    await expect.poll(() => storedBytes(page)).toBeGreaterThan(0)
    const before = await storedBytes(page)
    const first = 'Lensa Fujinon XF 35mm'
    await titleOf(page).pressSequentially(first)
    // The draft's version and time are stored with it, and their digits vary.
    await expect.poll(() => storedBytes(page)).toBeGreaterThan(before + first.length / 2)
    // Killed in the middle of a word.
    const typing = titleOf(page)
      .pressSequentially(' dan tas kulit yang panjang sekali namanya', { delay: 5 })
      .catch(() => undefined)
    await expect(titleOf(page)).not.toHaveValue(first)
    await browser.dies()
    await typing

    // The session may be lost with it, and the server is not involved: this tests the disk.
    const again = await browser.opens()
    await again.route('**/api/drafts/**', (route) => route.abort())
    await again.goto(address())
    await again.evaluate(() => localStorage.removeItem('tk_session'))
    await regular.signsIn(again, w)
    await again.goto(`${address()}/wizard`)
    await expect(titleOf(again)).toHaveValue(new RegExp(`^${first}`))
  } finally {
    await browser.close()
  }
}

test('input survives a reload, a lost network, and a new version of the app', async ({
  watched: page,
  context,
}) => {
  const regular = await Regular.registers()
  await opensProductForm(page, regular)
  await titleOf(page).fill('Tas kulit')
  await context.setOffline(true)
  await titleOf(page).fill('Tas kulit cokelat')
  await expect(page.getByText(w('common:offline.notice')).first()).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(titleOf(page)).toHaveValue('Tas kulit cokelat')

  // A new version clears the app's storage; the customer signs in again.
  await page.evaluate(() => localStorage.setItem('tk_version', '01012020-1 01012020-1'))
  await page.reload()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/wizard`)
  await expect(titleOf(page)).toHaveValue('Tas kulit cokelat')
})

test('a second tab and another device continue where the first one stopped', async ({
  watched: page,
  context,
  browser,
}) => {
  const regular = await Regular.registers()
  await opensProductForm(page, regular)
  const second = await context.newPage()
  await second.goto(`${address()}/wizard`)
  await expect(titleOf(second)).toBeVisible()
  await titleOf(page).fill('Lampu meja')
  await expect(titleOf(second)).toHaveValue('Lampu meja')

  await expect.poll(async () => JSON.stringify(await regular.draft())).toContain('Lampu meja')
  const elsewhere = await browser.newContext({ locale: 'id-ID' })
  const phone = await elsewhere.newPage()
  await phone.addInitScript(() => localStorage.setItem('tk_announced', 'uk_address'))
  await regular.signsIn(phone, w)
  await phone.goto(`${address()}/wizard`)
  await expect(titleOf(phone)).toHaveValue('Lampu meja')
  await elsewhere.close()
})

test('signing out saves the draft on the server and removes it from the device', async ({
  watched: page,
}) => {
  const regular = await Regular.registers()
  await opensProductForm(page, regular)
  await titleOf(page).fill('Kursi lipat')
  await expect(titleOf(page)).toHaveValue('Kursi lipat')
  await page.getByRole('link', { name: 'Seberang' }).first().click()
  await page.getByRole('button', { name: w('common:nav.account') }).click()
  await page.getByRole('link', { name: w('common:nav.logout') }).click()
  await expect(page).toHaveURL(/\/login/)
  // Signed out here first; the server is told afterwards.
  await expect.poll(() => storedBytes(page)).toBe(0)
  expect(JSON.stringify(await regular.draft())).toContain('Kursi lipat')
})
