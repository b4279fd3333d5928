import { statusLabels } from '@seberang/domain/status'
import { languages } from '../../domain/language/index.ts'
import { expect, expectAccessible, test, address } from './journey.ts'
import { addsAddress, declaresParcel, registers } from './steps.ts'
import { texts } from './texts.ts'

const fiveMinutes = 5 * 60_000
const windows = {
  id: { width: 1280, height: 900, colorScheme: 'light' },
  en: { width: 360, height: 780, colorScheme: 'dark' },
  zh: { width: 768, height: 1024, colorScheme: 'light' },
} as const

for (const language of languages) {
  test(`a new customer ships a parcel, pays, and tracks it (${language}, ${windows[language].width} px)`, async ({
    watched: page,
    world,
  }) => {
    const w = texts(language)
    const visit = { page, world, w }
    await page.setViewportSize(windows[language])
    await page.emulateMedia({ colorScheme: windows[language].colorScheme })
    await page.addInitScript((chosen) => localStorage.setItem('tk_language', chosen), language)

    await test.step('the arrival page prices a parcel as it is typed', async () => {
      await page.goto(address())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('home:hero.title'))
      await expect(page.getByText(w('home:calculator.total'))).toBeVisible()
      const weight = page.getByLabel(w('home:calculator.weight'), { exact: true }).first()
      await weight.fill('2,5')
      await expect(page.getByText('Rp612.500')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('registers with a mailed code', () => registers(visit))
    await test.step('adds an address', () => addsAddress(visit))
    const cart = await test.step('declares the parcel and sees its landed cost line by line', () =>
      declaresParcel(visit))
    expect(cart).not.toBe('')

    await test.step('the warehouse receives and measures it', async () => {
      await world.warehouseReceives(cart, '1.4kg', '24x18x14cm')
      // Told by the server: nobody reloads.
      await expect(page.getByText(statusLabels[language].warehouse).first()).toBeVisible()
    })

    await test.step('checks out by virtual account', async () => {
      await page
        .getByRole('checkbox', { name: w('locker:select', { name: 'Lensa kamera 35mm' }) })
        .check({ force: true })
      await page
        .getByRole('link', { name: new RegExp(`^${w('locker:checkoutShort')}`) })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/checkout\?/)
      await page.getByRole('radio', { name: /BCA/ }).check({ force: true })
      await expectAccessible(page)
      await page
        .getByRole('button', { name: new RegExp(`^${w('checkout:payShort')}`) })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/status\/order\?action=/)
      await expect(page.getByRole('timer')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('pays at the bank', async () => {
      const [bank] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: w('invoice:va.sandbox') }).click(),
      ])
      await bank.getByRole('button', { name: /^Pay$/ }).click()
      // A page that closes while its form is under way may never close.
      await expect(bank.getByText('settled')).toBeVisible()
      await bank.close()
      await expect(page.getByText(w('price:note.paid')).first()).toBeVisible()
      await expect(page.getByRole('timer')).toBeHidden()
    })

    await test.step('tracks it to the door', async () => {
      await world.timePasses(fiveMinutes)
      for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const) {
        await world.operatorMoves(cart, status, `RESI-1-${status}`)
        await expect(
          page
            .getByRole('heading', { name: statusLabels[language][status] })
            .or(page.getByText(statusLabels[language][status]))
            .first(),
        ).toBeVisible()
      }
      await page.reload()
      await expect(page.getByText(statusLabels[language].finished).first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
