import type { Page } from '@playwright/test'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { addsAddress, declaresParcel, registers, type Visit } from './steps.ts'
import { texts } from './texts.ts'

const w = texts('id')
const header = (page: Page) => page.getByRole('banner')
const icon = (page: Page, name: RegExp) => header(page).getByRole('button', { name })
const cart = new RegExp(`^${w('shell:cart.title')}`)
const notices = new RegExp(`^${w('shell:notices.title')}`)
const overseas = new RegExp(`^${w('shell:address')}`)

async function customer(visit: Visit): Promise<string> {
  await registers(visit)
  await addsAddress(visit)
  return declaresParcel(visit)
}

test('panels close each other, on Escape and on navigation, and return the focus', async ({
  watched: page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await registers({ page, world, w })
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
  await icon(page, cart).click()
  await expect(panel(w('shell:cart.title'))).toBeVisible()
  await icon(page, notices).click()
  await expect(panel(w('shell:notices.title'))).toBeVisible()
  await expect(panel(w('shell:cart.title'))).toBeHidden()
  await expect(page.getByText('Tidak ada informasi')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(w('shell:notices.title'))).toBeHidden()
  await expect(icon(page, notices)).toBeFocused()
  await page.getByRole('button', { name: w('common:nav.account') }).click()
  const account = panel(w('common:nav.account'))
  await expect(account.getByText('Ratna Wulandari')).toBeVisible()
  await expect(account.getByText('Saldo Rp0')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(account.getByRole('link').first()).toBeFocused()
  await account.getByRole('link', { name: w('common:nav.address') }).click()
  await expect(page).toHaveURL(/\/address$/)
  await expect(account).toBeHidden()
})

test('the badges follow a parcel without a reload', async ({ watched: page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const code = await customer({ page, world, w })
  const locker = header(page).getByRole('link', { name: w('common:nav.lockerImport') })
  await expect(locker).toHaveText(/1$/)
  await expect(icon(page, cart)).toHaveAccessibleName(w('shell:cart.label_other', { count: 1 }))
  const quarantine = header(page).getByRole('link', { name: w('shell:quarantine') })
  await expect(quarantine).toHaveText(w('shell:quarantine'))
  await icon(page, overseas).click()
  const suite =
    (await page
      .getByText(/^SBR-\d+$/)
      .first()
      .textContent()) ?? ''
  await page.keyboard.press('Escape')
  // An undeclared parcel goes to quarantine.
  await world.warehouseReceives(code, '1.4kg', '24x18x14cm')
  await world.parcelArrives(suite, '2kg', '10x10x10cm')
  await expect(quarantine).toHaveText(/1$/)
  await expect(locker).toHaveText(/2$/)
})

test('warehouse addresses are copied line by line, and the United Kingdom’s shows a warning first', async ({
  watched: page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 780 })
  await registers({ page, world, w })
  await icon(page, overseas).click()
  const drawer = page.getByRole('dialog', { name: w('overseas:title') })
  await expect(drawer.getByRole('tab', { name: 'China' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  const unit =
    (await drawer
      .getByText(/^SBR-\d+$/)
      .first()
      .textContent()) ?? ''
  await drawer.getByRole('button', { name: `Copy ${w('overseas:unitName')}` }).click()
  await expect(page.getByText(`Berhasil dicopy ${unit}`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(unit)

  await drawer.getByRole('tab', { name: 'United Kingdom' }).click()
  const warning = page.getByRole('dialog', { name: w('overseas:warning.title') })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await warning.getByRole('button', { name: w('overseas:warning.back') }).click()
  await expect(drawer.getByRole('tab', { name: 'China' })).toHaveAttribute('aria-selected', 'true')
  await drawer.getByRole('tab', { name: 'United Kingdom' }).click()
  await warning.getByRole('button', { name: w('overseas:warning.show') }).click()
  await drawer.getByRole('button', { name: `${w('overseas:copyAll')} United Kingdom` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Unit ${unit}`)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  })
  await drawer.getByRole('button', { name: `Copy ${w('overseas:unitName')}` }).click()
  await expect(page.getByText(w('common:copyFailed'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(icon(page, overseas)).toBeFocused()
})

test('the announcement of a warehouse that holds a parcel is shown once', async ({ page, world }) => {
  const regular = await Regular.registers()
  await world.parcelArrives(regular.customer.suite, '2kg', '10x10x10cm', 'uk-air')
  await regular.signsIn(page, w)
  await page.goto(`${address()}/locker-import`)
  const news = page.getByRole('dialog', { name: 'Hi Titipers' })
  await expect(news).toBeVisible()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Lanjut belanja' }).click()
  await expect(news).toBeHidden()
  await page.reload()
  await expect(page.getByText(w('locker:unknown'), { exact: true })).toBeVisible()
  await expect(header(page).getByRole('link', { name: w('shell:quarantine') })).toHaveText(/1/)
  await expect(news).toBeHidden()
})

test('pages are as wide as the window has room for, in steps, and their header with them', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/calculator`)
  const title = page.getByRole('heading', { level: 1 })
  const logo = page.getByRole('banner').getByRole('link').first()
  for (const [window, content] of [
    [575, 543],
    [600, 540],
    [768, 704],
    [900, 720],
    [1199, 960],
    [1280, 1216],
    [1500, 1300],
  ] as const) {
    await page.setViewportSize({ width: window, height: 700 })
    const left = (window - content) / 2
    await expect.poll(async () => (await title.boundingBox())?.x, `at ${window} px`).toBe(left)
    expect((await logo.boundingBox())?.x).toBe(left)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window)
  }
})
