import { statusLabels } from '@seberang/domain/status'
import type { Page } from '@playwright/test'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: w('locker:select', { name }), exact: true })
const all = (page: Page) => page.getByRole('checkbox', { name: new RegExp(w('locker:selectAll')) })
const chosen = (page: Page, count: number, total: number) =>
  page.getByRole('checkbox', { name: w('locker:selected', { count, total }) })

test('a locker is searched, filtered, and selected from', async ({ watched: page, world }) => {
  const regular = await Regular.registers()
  const lens = await regular.declares('Lensa kamera')
  await regular.declares('Serum wajah')
  await regular.declares('Sepatu lari')
  await world.warehouseReceives(lens, '1.4kg', '24x18x14cm')
  await regular.signsIn(page, w)
  await expect(box(page, 'Sepatu lari')).toBeVisible()
  await expectAccessible(page)

  await test.step('the URL keeps the search, and Back leaves it', async () => {
    const search = page.getByRole('textbox', { name: w('locker:search') })
    await search.fill('serum')
    await expect(box(page, 'Lensa kamera')).toBeHidden()
    await expect(page).toHaveURL(/q=serum/)
    await page.reload()
    await expect(search).toHaveValue('serum')
    await expect(box(page, 'Serum wajah')).toBeVisible()
    await page.goBack()
    await expect(box(page, 'Lensa kamera')).toBeVisible()
    await expect(search).toHaveValue('')
    await search.fill('tidak ada di mana pun')
    await expect(page.getByRole('heading', { name: /tidak ada di mana pun/ })).toBeVisible()
    await page.getByRole('button', { name: w('locker:empty.reset') }).click()
    await expect(box(page, 'Lensa kamera')).toBeVisible()
  })

  await test.step('tabs say how many are where', async () => {
    const tab = page.getByRole('tab', { name: new RegExp(statusLabels.id.from_seller) })
    await expect(tab).toHaveText(/2/)
    await tab.click()
    await expect(page).toHaveURL(/tab=from_seller/)
    await expect(box(page, 'Lensa kamera')).toBeHidden()
    await page.goBack()
    await expect(box(page, 'Lensa kamera')).toBeVisible()
  })

  await test.step('all, one less, none: the "select all" box follows', async () => {
    await all(page).check({ force: true })
    await expect(chosen(page, 3, 3)).toBeChecked()
    await box(page, 'Serum wajah').uncheck({ force: true })
    await expect(chosen(page, 2, 3)).not.toBeChecked()
    await box(page, 'Lensa kamera').uncheck({ force: true })
    await box(page, 'Sepatu lari').uncheck({ force: true })
    await expect(chosen(page, 0, 3)).not.toBeChecked()
    await expect(page.getByText(w('locker:aside.none'))).toBeVisible()
  })

  await test.step('paying a single one leaves the selection as it is', async () => {
    await all(page).check({ force: true })
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Lensa kamera' })
      .getByRole('link', { name: new RegExp(w('locker:action.payNow')) })
      .click()
    await expect(page).toHaveURL(/\/checkout2\?cart=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('common:checkout_other', { count: 1 }))
    await page.goBack()
    await expect(box(page, 'Lensa kamera')).toBeChecked()
    await expect(box(page, 'Sepatu lari')).toBeChecked()
  })

  await test.step('a tracking number is added in place', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Sepatu lari' })
    await row.getByRole('button', { name: w('locker:action.more', { name: 'Sepatu lari' }) }).click()
    await page.getByRole('menuitem', { name: w('locker:action.changeResi') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: w('locker:resi.field') }).fill('1Z-BARU-77')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: w('common:action.save') }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('textbox', { name: w('locker:search') }).fill('1Z-BARU-77')
    await expect(box(page, 'Sepatu lari')).toBeVisible()
    await expect(box(page, 'Lensa kamera')).toBeHidden()
  })

  await test.step('removing asks first', async () => {
    await page.getByRole('button', { name: w('locker:action.more', { name: 'Sepatu lari' }) }).click()
    await page.getByRole('menuitem', { name: w('locker:remove.action') }).click()
    const dialog = page.getByRole('alertdialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: w('common:action.cancel') }).click()
    await expect(box(page, 'Sepatu lari')).toBeVisible()
    await page.getByRole('button', { name: w('locker:action.more', { name: 'Sepatu lari' }) }).click()
    await page.getByRole('menuitem', { name: w('locker:remove.action') }).click()
    await dialog.getByRole('button', { name: w('locker:remove.action') }).click()
    await expect(box(page, 'Sepatu lari')).toBeHidden()
  })
})

test('the selection survives from page to page', async ({ watched: page }) => {
  const regular = await Regular.registers()
  for (let number = 1; number <= 12; number++) await regular.declares(`Barang ${number}`)
  await regular.signsIn(page, w)
  await box(page, 'Barang 12').check({ force: true })
  await page.getByRole('link', { name: w('common:page', { number: 2 }) }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(chosen(page, 1, 12)).toBeVisible()
  await box(page, 'Barang 1').check({ force: true })
  await expect(page.getByRole('link', { name: w('common:checkout_other', { count: 2 }) })).toBeVisible()
  await expectAccessible(page)
  await all(page).click({ force: true })
  await expect(chosen(page, 12, 12)).toBeChecked()
  await page.reload()
  await expect(chosen(page, 12, 12)).toBeChecked()
  await page.getByRole('link', { name: w('common:page', { number: 1 }) }).click()
  await expect(box(page, 'Barang 5')).toBeChecked()
})

test('a parcel that nobody announced appears in quarantine by itself', async ({ watched: page, world }) => {
  const regular = await Regular.registers()
  await page.setViewportSize({ width: 360, height: 780 })
  await regular.signsIn(page, w)
  await page.goto(`${address()}/quarantine`)
  await expect(page.getByRole('heading', { name: w('locker:quarantine.empty.title') })).toBeVisible()
  await expectAccessible(page)
  await world.parcelArrives(regular.customer.suite, '2.3kg', '31x22x16cm')
  // Pushed by the server, without a reload.
  await expect(page.getByText(w('locker:quarantine.noList'))).toBeVisible()
  await expect(box(page, w('locker:unknown'))).toHaveCount(0)
  await expect(page.getByRole('link', { name: new RegExp(w('locker:action.complete')) })).toHaveAttribute(
    'href',
    /\/wizard\?cart=/,
  )
  await expectAccessible(page)
  await page.goto(`${address()}/locker-import`)
  await expect(page.getByRole('tab', { name: new RegExp(statusLabels.id.quarantine) })).toHaveText(/1/)
  await page.getByRole('button', { name: w('locker:action.more', { name: w('locker:unknown') }) }).click()
  await page.getByRole('menuitem', { name: w('locker:remove.action') }).click()
  await expect(page.getByText(new RegExp(w('locker:reason.in_quarantine')))).toBeVisible()
})

test('only what is selected in a list is paid and deleted from it', async ({ watched: page, world }) => {
  const regular = await Regular.registers()
  const lens = await regular.declares('Lensa kamera')
  await regular.declares('Serum wajah')
  await world.warehouseReceives(lens, '1.4kg', '24x18x14cm')
  await world.parcelArrives(regular.customer.suite, '2.3kg', '31x22x16cm')
  await regular.signsIn(page, w)
  const checkOut = page.getByRole('main').getByRole('link', { name: new RegExp(w('locker:checkoutShort')) })
  const remove = page.getByRole('button', { name: /dipilih$/ })
  await box(page, 'Lensa kamera').check({ force: true })
  await expect(checkOut).toHaveAccessibleName(w('common:checkout_other', { count: 1 }))
  await expect(remove).toBeVisible()

  await test.step('quarantine only links to a selection in the locker', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(w('shell:quarantine')) })
      .click()
    const others = page.getByRole('link', { name: w('locker:aside.others_other', { count: 1 }) })
    await expect(others).toBeVisible()
    await expect(checkOut).toHaveCount(0)
    await expect(remove).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(others).toBeVisible()
    await expect(checkOut).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await others.click()
    await expect(box(page, 'Lensa kamera')).toBeChecked()
  })

  await test.step('so does a tab of the locker, and its "select all" leaves the rest selected', async () => {
    await page.getByRole('tab', { name: new RegExp(statusLabels.id.from_seller) }).click()
    await expect(page.getByText(w('locker:aside.none'))).toBeVisible()
    await all(page).check({ force: true })
    await expect(checkOut).toHaveAccessibleName(w('common:checkout_other', { count: 1 }))
    await page.getByRole('tab', { name: new RegExp(w('locker:tab.all')) }).click()
    await expect(checkOut).toHaveAccessibleName(w('common:checkout_other', { count: 2 }))
    await all(page).click({ force: true })
    await expect(page.getByText(w('locker:aside.none'))).toBeVisible()
  })

  await test.step('a checkout of everything selects nothing, and keeps what is chosen in it', async () => {
    await page.goto(`${address()}/checkout`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('common:checkout_other', { count: 2 }))
    const insurance = page.getByRole('button', { name: new RegExp(w('checkout:insurance.label')) }).first()
    await insurance.click()
    await page.getByRole('radio', { name: /^10%/ }).check({ force: true })
    await page.getByRole('button', { name: w('checkout:insurance.accept', { percent: '10%' }) }).click()
    await expect(insurance).toContainText('10%')
    await page.reload()
    await expect(insurance).toContainText('10%')
    await page.goto(`${address()}/locker-import`)
    await expect(box(page, 'Lensa kamera')).toBeVisible()
    await expect(page.getByText(w('locker:aside.none'))).toBeVisible()
    await expect(box(page, 'Lensa kamera')).not.toBeChecked()
  })
})
