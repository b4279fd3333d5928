import { joinParts } from '@seberang/domain/format'
import { Regular } from './customers.ts'
import { address, expect, newEmail, expectAccessible, test } from './journey.ts'
import {
  addsAddress,
  choosesRoute,
  declaresParcel,
  fillsAddress,
  fillsProduct,
  opensLockerFromSaved,
  registers,
  signsUp,
} from './steps.ts'
import { texts } from './texts.ts'

const w = texts('id')
const wide = { width: 1280, height: 900 }
const next = (step: 'products' | 'delivery' | 'summary') => w(`wizard:next.${step}`)

/** A 1 × 1 px PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('sea freight requires a chosen container and the declaration of wood', async ({
  watched: page,
  world,
}) => {
  const visit = { page, world, w }
  await page.setViewportSize(wide)
  await registers(visit)
  await addsAddress(visit)
  await choosesRoute(visit)
  await fillsProduct(visit, 'Rak buku', '9403')
  await page.getByRole('button', { name: next('delivery') }).click()
  await page.getByText(w('common:track.sea'), { exact: true }).click()
  await page.getByRole('radio', { name: /trading company, semua termasuk/ }).check({ force: true })
  const forty = page.getByRole('radio', { name: new RegExp(`^${w('wizard:container.fcl_40')}`) })
  await expect(forty).not.toBeChecked()
  await expect(page.getByText(w('wizard:container.lowest'))).toHaveCount(1)
  /** What the foot of the price says that it leaves out. */
  const without = (...parts: string[]) =>
    page.getByText(w('price:note.missing', { parts: joinParts(parts, 'id') }))
  const assumed = w('price:note.assumed', {
    part: w('price:part.container'),
    container: w('price:container.lcl'),
  })
  await expect(without(assumed, w('price:part.courier'))).toBeVisible()

  await page.getByRole('button', { name: next('summary') }).click()
  await expect(page.getByRole('alert').getByText(w('wizard:missing.container'))).toBeVisible()
  await expectAccessible(page)

  const shared = page.getByRole('radio', { name: new RegExp(`^${w('wizard:container.lcl').slice(0, 16)}`) })
  await shared.check({ force: true })
  await page.getByRole('switch', { name: w('wizard:sea.wood') }).check({ force: true })
  await page.getByLabel(w('wizard:sea.woodNote')).fill('Palet pinus, cap ISPM 15')
  await expect(without(w('price:part.courier'))).toBeVisible()
  await page.getByRole('button', { name: next('summary') }).click()
  await expect(page.getByText(w('pricing:line.freightSea')).filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:summary.save') }).click()
  await opensLockerFromSaved(visit)
  await expect(page.getByText('Rak buku').first()).toBeVisible()
})

test('a guest completes a shipment with photo and address, then registers, and it is saved', async ({
  watched: page,
  world,
}) => {
  const email = newEmail()
  const visit = { page, world, w }
  await page.setViewportSize(wide)
  await page.goto(`${address()}/wizard`)
  await page.getByRole('radio', { name: new RegExp(`^${w('common:country.CN')}`) }).check({ force: true })
  await page.getByRole('button', { name: w('address:add') }).click()
  await fillsAddress(visit, 'Jl. Tamu 1')
  await expect(page.getByRole('radio', { name: /Ratna Wulandari/ })).toBeChecked()
  await page.getByRole('button', { name: next('products') }).click()
  await fillsProduct(visit, 'Lensa tamu', '9002')
  await page
    .getByLabel(w('wizard:field.photo'))
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lensa.png', mimeType: 'image/png', buffer: dot })
  await expect(page.getByText('lensa.png')).toBeVisible()
  await expect(page.getByText(w('file:onDevice'))).toBeVisible()

  await test.step('reloads with an incomplete product', async () => {
    await page.getByLabel(w('wizard:field.title')).fill('Lensa tamu 35mm')
    await page.reload()
    await expect(page.getByLabel(w('wizard:field.title'))).toHaveValue('Lensa tamu 35mm')
    await expect(page.getByText('lensa.png')).toBeVisible()
  })

  await page.getByRole('button', { name: next('delivery') }).click()
  await page.getByRole('radio', { name: /Express udara, perorangan(?!,)/ }).check({ force: true })
  await page.getByRole('button', { name: next('summary') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wizard:summary.register') }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByText(w('session:shipmentWaits'))).toBeVisible()
  await signsUp(visit, email)
  await expect(page).toHaveURL(/\/wizard$/)
  await page.getByRole('button', { name: w('wizard:summary.save') }).click()
  await opensLockerFromSaved(visit)
  await expect(page.getByText('Lensa tamu 35mm').first()).toBeVisible()
  await page.goto(`${address()}/address`)
  await expect(page.getByText(/Jl. Tamu 1/)).toBeVisible()
  await page.goto(`${address()}/wizard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('wizard:origin.title'))
})

test('a saved shipment is edited on one page; changes from elsewhere are not overwritten unseen', async ({
  watched: page,
  world,
  context,
}) => {
  const visit = { page, world, w }
  await page.setViewportSize(wide)
  await registers(visit)
  await addsAddress(visit)
  const code = await declaresParcel(visit)
  await page.goto(`${address()}/wizard?cart=${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('wizard:edit.title', { code }))
  await expectAccessible(page)

  const opensDelivery = (one: typeof page) =>
    one.getByRole('button', { name: `${w('wizard:summary.edit')} ${w('wizard:summary.importer')}` }).click()
  const other = await context.newPage()
  await other.goto(`${address()}/wizard?cart=${code}`)
  await opensDelivery(other)
  await other.getByLabel(w('locker:sellerResi')).fill('RESI-LAIN-1')
  await other.getByRole('button', { name: w('wizard:edit.save') }).click()
  await expect(other).toHaveURL(/\/locker-import$/)
  await other.close()

  await opensDelivery(page)
  await page.getByLabel(w('locker:sellerResi')).fill('RESI-KU-1')
  await page.getByRole('button', { name: w('wizard:edit.save') }).click()
  await expect(page.getByText(w('wizard:edit.changedTitle'))).toBeInViewport()
  await expect(page.getByLabel(w('locker:sellerResi'))).toHaveValue('RESI-KU-1')
  await page.getByRole('button', { name: w('wizard:edit.keepMine') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  await page.goto(`${address()}/wizard?cart=${code}`)
  await opensDelivery(page)
  await expect(page.getByLabel(w('locker:sellerResi'))).toHaveValue('RESI-KU-1')
})

test('starting over asks first and restores the defaults', async ({ watched: page }) => {
  await page.setViewportSize(wide)
  await page.goto(`${address()}/wizard`)
  const china = page.getByRole('radio', { name: new RegExp(`^${w('common:country.CN')}`) })
  await china.check({ force: true })
  await page.getByRole('button', { name: w('wizard:reset.button') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('common:action.cancel') })
    .click()
  await expect(china).toBeChecked()
  await page.getByRole('button', { name: w('wizard:reset.button') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('wizard:reset.action') })
    .click()
  await expect(china).not.toBeChecked()
  await page.reload()
  await expect(china).not.toBeChecked()
})

test('an unannounced parcel is completed and can be checked out', async ({ watched: page, world }) => {
  const visit = { page, world, w }
  await page.setViewportSize(wide)
  await registers(visit)
  await addsAddress(visit)
  await page.goto(`${address()}/wizard`)
  await page.getByRole('radio', { name: new RegExp(`^${w('common:country.US')}`) }).check({ force: true })
  const suite = await page
    .getByText(/SBR-\d+/)
    .first()
    .textContent()
  await world.parcelArrives(/SBR-\d+/.exec(suite ?? '')?.[0] ?? '', '1.4kg', '24x18x14cm')
  await page.goto(`${address()}/quarantine`)
  const code =
    (await page
      .getByRole('main')
      .getByText(/^SC-\w+$/)
      .first()
      .textContent()) ?? ''
  await page.goto(`${address()}/wizard?cart=${code}`)
  await expect(page.getByText(w('wizard:edit.quarantineText'))).toBeVisible()
  // The parts to fill in are marked; nothing is an error before somebody tries to save. The main address is chosen.
  const toComplete = page.getByText(w('wizard:edit.incomplete'))
  await expect(toComplete).toHaveCount(2)
  await expect(page.getByRole('button', { name: w('wizard:missing.products') })).toHaveCount(0)
  await expect(page.getByText(w('wizard:origin.arrived'))).toBeVisible()
  await expect(page.getByRole('radio', { name: new RegExp(`^${w('common:country.US')}`) })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Ratna Wulandari/ }).check({ force: true })
  await fillsProduct(visit, 'Lensa tanpa faktur', '9002')
  await page
    .getByRole('button', { name: w('wizard:products.keep') })
    .first()
    .click()
  await page.getByRole('radio', { name: /Express udara, perorangan(?!,)/ }).check({ force: true })
  await expect(toComplete).toHaveCount(0)
  await expect(page.getByRole('heading', { name: w('wizard:summary.goods'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: w('wizard:edit.save') }).click()
  await expect(page).toHaveURL(/\/quarantine$/)
  await expect(page.getByRole('heading', { name: w('locker:quarantine.inReview') })).toBeVisible()
})

for (const [width, height] of [
  [360, 780],
  [768, 900],
  [1366, 650],
] as const) {
  test(`papers that a warehouse asks for are handed in from the list, ${width} px`, async ({
    watched: page,
    world,
  }) => {
    const regular = await Regular.registers()
    const cart = await regular.declares('Serum wajah')
    await world.warehouseReceives(cart, '0.4kg', '20x14x8cm', 'Foto kemasan dengan nomor BPOM.')
    await page.setViewportSize({ width, height })
    await regular.signsIn(page, w)
    await page.goto(`${address()}/quarantine`)
    await page.getByRole('link', { name: new RegExp(w('locker:action.attach')) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('wizard:papers.title'))
    await expect(page.getByText('Foto kemasan dengan nomor BPOM')).toBeInViewport()
    const upload = page
      .getByRole('group', { name: w('wizard:papers.of', { title: 'Serum wajah' }) })
      .getByRole('button', { name: w('file:choose') })
    await expect(upload).toBeInViewport()
    await expectAccessible(page)

    await test.step('what was chosen survives a reload', async () => {
      const choosing = page.waitForEvent('filechooser')
      await upload.press('Enter')
      await (await choosing).setFiles({ name: 'bpom.png', mimeType: 'image/png', buffer: dot })
      await expect(page.getByText('bpom.png')).toBeVisible()
      await expect(page.getByText(w('file:onDevice'))).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('bpom.png')).toBeVisible()
    })

    await page.getByRole('button', { name: w('wizard:papers.send') }).press('Enter')
    await expect(page).toHaveURL(/\/quarantine$/)
    await expect(page.getByText(w('locker:quarantine.papersSent', { code: cart }))).toBeInViewport()
    await expect(page.getByText(w('locker:fromWarehouse.files_other', { count: 1 }))).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(w('locker:action.add')) })).toBeVisible()
    await expectAccessible(page)
    expect((await regular.customer.cart(cart)).quarantine_status).toBe('in_review')
  })
}

test('what is checked is changed where it was filled in, and the address for the seller is copied', async ({
  watched: page,
  world,
  context,
}) => {
  const visit = { page, world, w }
  await page.setViewportSize(wide)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address() })
  await registers(visit)
  await addsAddress(visit)
  await choosesRoute(visit)
  await fillsProduct(visit, 'Lampu kristal', '9002')
  await page.getByLabel(w('wizard:field.description')).fill('Kristal, satu set lampu gantung')
  await page.getByRole('button', { name: next('delivery') }).click()
  await page.getByRole('radio', { name: /Express udara, perorangan(?!,)/ }).check({ force: true })
  await page.getByRole('button', { name: next('summary') }).click()
  const back = (part: 'goods' | 'route' | 'address' | 'importer' | 'insurance') =>
    page.getByRole('button', { name: `${w('wizard:summary.edit')} ${w(`wizard:summary.${part}`)}` })
  const checks = page.getByRole('heading', { level: 1, name: w('wizard:summary.title') })

  await test.step('every part leads to its step, and Continue back', async () => {
    for (const [part, step] of [
      ['address', 'origin'],
      ['goods', 'products'],
      ['importer', 'delivery'],
    ] as const) {
      await back(part).click()
      await expect(page.getByRole('heading', { level: 1, name: w(`wizard:${step}.title`) })).toBeVisible()
      await page.getByRole('button', { name: next('summary') }).click()
      await expect(checks).toBeVisible()
    }
    await expect(page.getByText('Kristal, satu set lampu gantung')).toBeVisible()
  })

  await test.step('courier, insurance and boxes complete the price', async () => {
    await back('insurance').click()
    await page.getByRole('combobox', { name: w('checkout:courier') }).click()
    await page.getByRole('option', { name: /JNE REG/ }).click()
    await page.getByRole('button', { name: new RegExp(w('wizard:boxes.title').replace('?', '.')) }).click()
    await page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.count')}`) }).fill('3')
    await page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.weight')}`) }).fill('36')
    await page.getByRole('textbox', { name: w('wizard:field.length'), exact: true }).fill('60')
    await page.getByRole('checkbox', { name: w('wizard:boxes.fragile') }).check({ force: true })
    await page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.marking')}`) }).fill('LMP-7')
    await page
      .getByLabel(w('wizard:boxes.invoice'))
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'invoice.png', mimeType: 'image/png', buffer: dot })
    await expect(page.getByText('invoice.png')).toBeVisible()
    await page.getByRole('button', { name: next('summary') }).click()
    await expect(page.getByRole('alert').getByText(w('wizard:missing.boxes')).first()).toBeVisible()
    await page.getByRole('textbox', { name: w('wizard:field.width'), exact: true }).fill('40')
    await page.getByRole('textbox', { name: w('wizard:field.height'), exact: true }).fill('40')
    await expectAccessible(page)
    await page.getByRole('button', { name: next('summary') }).click()
    await expect(checks).toBeVisible()
    await expect(page.getByText(w('price:basis.estimate'), { exact: true })).toBeVisible()
    await expect(page.getByText(/3 kotak, 36 kg, 60 × 40 × 40 cm/)).toBeVisible()
    await expectAccessible(page)
  })

  await page.getByRole('button', { name: w('wizard:summary.save') }).click()
  await test.step('the whole address is copied, with country and telephone', async () => {
    await page.getByRole('button', { name: w('overseas:copyAll') }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/SBR-\d+/)
    expect(copied).toContain('United States')
    expect(copied).toMatch(/\+1 302/)
  })
  const code = await opensLockerFromSaved(visit)

  await test.step('what was said of the boxes comes back, and changes', async () => {
    await page.goto(`${address()}/wizard?cart=${code}`)
    await page
      .getByRole('button', { name: `${w('wizard:summary.edit')} ${w('wizard:summary.importer')}` })
      .click()
    await page.getByRole('button', { name: new RegExp(w('wizard:boxes.title').replace('?', '.')) }).click()
    await expect(page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.count')}`) })).toHaveValue(
      '3',
    )
    await expect(page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.weight')}`) })).toHaveValue(
      '36',
    )
    await expect(page.getByRole('textbox', { name: w('wizard:field.height'), exact: true })).toHaveValue('40')
    await expect(page.getByRole('checkbox', { name: w('wizard:boxes.fragile') })).toBeChecked()
    await expect(
      page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.marking')}`) }),
    ).toHaveValue('LMP-7')
    await expect(page.getByRole('combobox', { name: w('checkout:courier') })).toContainText('JNE REG')
    await page.getByRole('textbox', { name: new RegExp(`^${w('wizard:boxes.count')}`) }).fill('2')
    const contact = page.getByRole('button', { name: new RegExp(`^${w('wizard:shipper.title')}`) })
    await contact.click()
    await page.getByRole('textbox', { name: w('wizard:shipper.phone') }).fill('+86 579 8555 0172')
    await page.getByRole('button', { name: w('wizard:edit.save') }).click()
    await expect(page.getByRole('alert').getByText(w('wizard:missing.shipper')).first()).toBeVisible()
    await page.getByRole('textbox', { name: w('wizard:shipper.name') }).fill('Yiwu Lamp Co.')
    await page.getByRole('button', { name: w('wizard:edit.save') }).click()
    await expect(page).toHaveURL(/\/locker-import$/)
    await page.goto(`${address()}/wizard?cart=${code}`)
    await page
      .getByRole('button', { name: `${w('wizard:summary.edit')} ${w('wizard:summary.importer')}` })
      .click()
    await expect(contact).toContainText('Yiwu Lamp Co.')
    await page.goto(`${address()}/print/print-label?code=${code}`)
    await expect(page.getByText('LMP-7').first()).toBeVisible()
    await expect(page.getByText(w('print:label.piece', { place: 2, total: 2 }))).toBeVisible()
  })

  await test.step('the checkout starts with the chosen courier', async () => {
    await world.warehouseReceives(code, '36kg', '60x40x40cm')
    await page.goto(`${address()}/checkout2?cart=${code}`)
    await expect(page.getByRole('combobox', { name: w('checkout:courier') })).toContainText('JNE REG')
  })
})
