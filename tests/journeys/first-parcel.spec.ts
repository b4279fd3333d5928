import { languages } from '../../domain/language/index.ts'
import { expect, fitsTheWindow, newEmail, test, address } from './journey.ts'
import { words } from './words.ts'

const fiveMinutes = 5 * 60_000
const windows = {
  id: { width: 1280, height: 900 },
  en: { width: 360, height: 780 },
  zh: { width: 768, height: 1024 },
}

for (const language of languages) {
  test(`a new customer sends for a parcel, pays, and watches it come (${language}, ${windows[language].width} px)`, async ({
    watched: page,
    world,
  }) => {
    const w = words(language)
    const email = newEmail()
    await page.setViewportSize(windows[language])
    await page.addInitScript((chosen) => localStorage.setItem('tk_language', chosen), language)

    await test.step('the arrival page prices a parcel while it is typed', async () => {
      await page.goto(address())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('home:hero.title'))
      await expect(page.getByText(w('home:calculator.total'))).toBeVisible()
      const weight = page.getByLabel(w('home:calculator.weight'), { exact: true }).first()
      await weight.fill('2,5')
      await expect(page.getByText('Rp612.500')).toBeVisible()
      await fitsTheWindow(page)
    })

    await test.step('registers with a mailed code', async () => {
      await page.goto(`${address()}/register`)
      await page.getByRole('textbox', { name: w('session:field.email'), exact: true }).fill('bukan-email')
      await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
      await expect(
        page.getByRole('textbox', { name: w('session:field.email'), exact: true }),
      ).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('textbox', { name: w('session:field.email'), exact: true }).fill(email)
      await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:register.code.title'))
      await page
        .getByRole('textbox', { name: w('session:register.code.label') })
        .fill(await world.codeFor(email))
      await page.getByRole('button', { name: w('session:register.code.submit') }).click()
      await page.getByRole('textbox', { name: w('session:field.firstName'), exact: true }).fill('Ratna')
      await page.getByRole('textbox', { name: w('session:field.lastName'), exact: true }).fill('Wulandari')
      await page.getByRole('textbox', { name: w('session:field.phone'), exact: true }).fill('0812 2044 1871')
      await page.getByLabel(w('session:field.password'), { exact: true }).fill('kapal-layar-biru')
      await page.getByText(w('session:field.terms')).click()
      await fitsTheWindow(page)
      await page.getByRole('button', { name: w('session:register.details.submit') }).click()
      await expect(page).toHaveURL(/\/locker-import$/)
      await expect(page.getByText(w('locker:empty.title'))).toBeVisible()
      await fitsTheWindow(page)
    })

    await test.step('adds an address', async () => {
      await page.goto(`${address()}/address`)
      await page.getByRole('button', { name: w('address:add') }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel(w('address:field.name')).fill('Ratna Wulandari')
      await form.getByLabel(w('address:field.phone')).fill('0812 2044 1871')
      await form.getByRole('combobox', { name: w('address:field.region') }).fill('Coblong')
      await page
        .getByRole('option', { name: /Coblong/ })
        .first()
        .click()
      await form.getByLabel(w('address:field.address')).fill('Jl. Kebon Bibit Utara 14, RT 03/RW 11')
      await fitsTheWindow(page)
      await form.getByRole('button', { name: w('common:action.save') }).click()
      await expect(form).toBeHidden()
      await expect(page.getByText(/Kebon Bibit Utara 14/)).toBeVisible()
    })

    await test.step('declares the parcel and sees its landed cost line by line', async () => {
      await page.goto(`${address()}/wizard`)
      await page.getByRole('radio', { name: new RegExp(w('common:country.US')) }).check({ force: true })
      await page.getByRole('radio', { name: /Ratna Wulandari/ }).check({ force: true })
      await page.getByRole('button', { name: w('parcel:next.products') }).click()
      await page.getByLabel(w('parcel:field.title')).fill('Lensa kamera 35mm')
      await page.getByRole('combobox', { name: w('parcel:field.hscode') }).fill('9002')
      await page.getByRole('listbox').getByRole('option').first().click()
      await page.getByLabel(w('parcel:field.price'), { exact: true }).fill('100')
      await page.getByLabel(w('parcel:field.weight'), { exact: true }).fill('1,0')
      await fitsTheWindow(page)
      await page.getByRole('button', { name: w('parcel:next.delivery') }).click()
      await page
        .getByRole('radio', { name: new RegExp(w('parcel:delivery.individu')) })
        .first()
        .check({ force: true })
      await fitsTheWindow(page)
      await page.getByRole('button', { name: w('parcel:next.summary') }).click()
      await expect(page.getByText(w('pricing:line.duty'), { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Rp125.000').first()).toBeVisible()
      await fitsTheWindow(page)
      await page.getByRole('button', { name: w('parcel:summary.save') }).click()
      await expect(page).toHaveURL(/\/locker-import$/)
    })

    const cart =
      (await page
        .getByRole('main')
        .getByText(/^SC-\w+$/)
        .textContent()) ?? ''
    expect(cart).not.toBe('')

    await test.step('the warehouse receives and measures it', async () => {
      await world.warehouseReceives(cart, '1.4kg', '24x18x14cm')
      await page.reload()
      await expect(page.getByText(w('common:status.warehouse')).first()).toBeVisible()
    })

    await test.step('checks out by virtual account', async () => {
      await page
        .getByRole('checkbox', { name: w('locker:select', { name: 'Lensa kamera 35mm' }) })
        .check({ force: true })
      await page
        .getByRole('link', { name: w('locker:checkout_other', { count: 1 }).slice(0, 8) })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/checkout\?/)
      await page.getByRole('radio', { name: /BCA/ }).check({ force: true })
      await fitsTheWindow(page)
      await page
        .getByRole('button', { name: new RegExp(`^${w('checkout:payShort')}`) })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/status\/order\?action=/)
      await expect(page.getByRole('timer')).toBeVisible()
      await fitsTheWindow(page)
    })

    await test.step('pays at the bank', async () => {
      const [bank] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: w('invoice:va.sandbox') }).click(),
      ])
      await bank.getByRole('button', { name: /^Pay$/ }).click()
      await bank.waitForLoadState()
      await bank.close()
      await expect(page.getByText(w('common:status.pending')).first()).toBeVisible()
      await expect(page.getByRole('timer')).toBeHidden()
    })

    await test.step('watches it come to the door', async () => {
      await world.timePasses(fiveMinutes)
      for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const) {
        await world.operatorMoves(cart, status, `RESI-${status}`)
        await expect(
          page
            .getByRole('heading', { name: w(`common:status.${status}`) })
            .or(page.getByText(w(`common:status.${status}`)))
            .first(),
        ).toBeVisible()
      }
      await page.reload()
      await expect(page.getByText(w('common:status.finished')).first()).toBeVisible()
      await fitsTheWindow(page)
    })
  })
}
