import type { Locator, Page } from '@playwright/test'
import { address, expect, newEmail, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

const hasFocus = (element: Element): boolean => element === document.activeElement

/** The visual properties that a focus style may change, on an element and around it. */
function looksAround(element: Element): string {
  const around = element.parentElement?.parentElement ?? element
  return [...around.querySelectorAll('*')]
    .map((one) => {
      const { outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(one)
      return [outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor].join()
    })
    .join('|')
}

/** A keyboard user: moves with Tab, selects with arrows and Space, acts with Enter. */
class Keys {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Tabs to an element, which must look different when focused. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    if (await target.evaluate(hasFocus)) return
    const before = await target.evaluate(looksAround)
    for (let pressed = 0; pressed < 80; pressed++) {
      await this.page.keyboard.press('Tab')
      if (await target.evaluate(hasFocus)) {
        await expect.poll(() => target.evaluate(looksAround), 'the focus is visible').not.toBe(before)
        return
      }
    }
    throw new Error(`Tab never comes to ${String(target)}`)
  }

  async types(target: Locator, text: string): Promise<void> {
    await this.to(target)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
  }

  async presses(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target)
    await this.page.keyboard.press(key)
  }

  /** Moves through a radio group with the arrows until this one is selected. */
  async chooses(radio: Locator): Promise<void> {
    const name = await radio.getAttribute('name')
    const group = this.page.locator(`input[type=radio][name="${name}"]`)
    const entry = (await group.and(this.page.locator(':checked')).count())
      ? group.and(this.page.locator(':checked'))
      : group.first()
    await this.to(entry)
    await this.page.keyboard.press('Space')
    for (let pressed = 0; !(await radio.isChecked()) && pressed < 20; pressed++)
      await this.page.keyboard.press('ArrowDown')
    await expect(radio).toBeChecked()
  }
}

test('the whole journey without a mouse', async ({ watched: page, world }) => {
  const keys = new Keys(page)
  const email = newEmail()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('skips to the content, and opens registration from the header', async () => {
    await page.goto(address())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: w('common:nav.skip') })).toBeFocused()
    await keys.presses(page.getByRole('link', { name: w('common:nav.register') }).first())
    await expect(page).toHaveURL(/\/register$/)
  })

  await test.step('registers', async () => {
    await keys.types(textbox(w('session:field.email')), 'bukan-email')
    await page.keyboard.press('Enter')
    await expect(textbox(w('session:field.email'))).toBeFocused()
    await expect(textbox(w('session:field.email'))).toHaveAttribute('aria-invalid', 'true')
    await keys.types(textbox(w('session:field.email')), email)
    await page.keyboard.press('Enter')
    const code = page.getByRole('textbox', { name: w('session:register.code.label') })
    await expect(code).toBeVisible()
    await keys.to(code)
    await page.keyboard.type(await world.codeFor(email))
    await keys.types(textbox(w('session:field.firstName')), 'Ratna')
    await keys.types(textbox(`${w('session:field.lastName')} ${w('common:optional')}`), 'Wulandari')
    await keys.types(textbox(w('session:field.phone')), '0812 2044 1871')
    await keys.types(page.getByLabel(w('session:field.password'), { exact: true }), 'kapal-layar-biru')
    await keys.presses(page.getByRole('checkbox'), 'Space')
    await keys.presses(button(w('session:register.details.submit')))
    await expect(page).toHaveURL(/\/locker-import$/)
  })

  await test.step('adds an address in a dialog, which traps the focus and returns it', async () => {
    await keys.presses(button(w('common:nav.account')))
    const account = page.getByRole('dialog', { name: w('common:nav.account') })
    await keys.presses(account.getByRole('link', { name: w('common:nav.address') }))
    await expect(page).toHaveURL(/\/address$/)
    await keys.presses(button(w('address:add')).first())
    const form = page.getByRole('dialog')
    await keys.types(form.getByLabel(w('address:field.name')), 'Ratna Wulandari')
    await keys.types(form.getByLabel(w('address:field.phone'), { exact: true }), '0812 2044 1871')
    await keys.types(form.getByRole('combobox', { name: w('address:field.region') }), 'Sekeloa')
    await expect(page.getByRole('option', { name: /Sekeloa/ }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await keys.types(form.getByLabel(w('address:field.address')), 'Jl. Kebon Bibit Utara 14')
    await keys.presses(form.getByRole('button', { name: w('common:action.save') }))
    await expect(form).toBeHidden()
    await expect(button(w('address:add')).first()).toBeFocused()
  })

  const cart = await test.step('declares a parcel', async () => {
    await keys.presses(
      page.getByRole('link', { name: w('common:nav.addShipment') }).filter({ visible: true }),
    )
    await expect(page).toHaveURL(/\/wizard$/)
    await keys.chooses(page.getByRole('radio', { name: new RegExp(`^${w('common:country.CN')}`) }))
    await keys.chooses(page.getByRole('radio', { name: /Ratna Wulandari/ }))
    await keys.presses(button(w('wizard:next.products')))
    await keys.types(page.getByLabel(w('wizard:field.title')), 'Lensa kamera 35mm')
    await keys.presses(page.getByRole('combobox', { name: w('wizard:field.hscode') }))
    const modal = page.getByRole('dialog')
    await keys.types(modal.getByRole('searchbox'), '9002')
    await expect(modal.getByRole('radio', { name: /9002/ }).first()).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(modal).toBeHidden()
    await expect(page.getByRole('combobox', { name: w('wizard:field.hscode') })).toBeFocused()
    await keys.types(page.getByLabel(w('wizard:field.price'), { exact: true }), '100')
    await keys.types(page.getByLabel(w('wizard:field.weight'), { exact: true }), '1,0')
    await keys.presses(button(w('wizard:next.delivery')))
    const air = page.getByRole('radio', { name: new RegExp(w('calculator:inName.individu')) }).first()
    await expect(air).toBeAttached()
    await keys.chooses(air)
    await keys.presses(button(w('wizard:next.summary')))
    await keys.presses(button(w('wizard:summary.save')))
    await expect(page).toHaveURL(/\/wizard\/saved\?cart=/)
    const code = new URL(page.url()).searchParams.get('cart') ?? ''
    await keys.presses(page.getByRole('link', { name: w('wizard:edit.toLocker') }))
    await expect(page).toHaveURL(/\/locker-import$/)
    return code
  })

  await test.step('pays, and tracks it', async () => {
    await world.warehouseReceives(cart, '1.4kg', '24x18x14cm')
    await page.reload()
    const box = page.getByRole('checkbox', { name: w('locker:select', { name: 'Lensa kamera 35mm' }) })
    await keys.presses(box, 'Space')
    await keys.presses(
      page
        .getByRole('link', { name: new RegExp(`^${w('locker:checkoutShort')}`) })
        .filter({ visible: true })
        .first(),
    )
    await expect(page).toHaveURL(/\/checkout\?/)
    await keys.chooses(page.getByRole('radio', { name: /BNI/ }))
    await keys.presses(
      page
        .getByRole('button', { name: new RegExp(`^${w('checkout:payShort')}`) })
        .filter({ visible: true })
        .first(),
    )
    await expect(page).toHaveURL(/\/status\/order\?action=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const [bank] = await Promise.all([
      page.waitForEvent('popup'),
      keys.presses(page.getByRole('link', { name: w('invoice:va.sandbox') })),
    ])
    await new Keys(bank).presses(bank.getByRole('button', { name: /^Pay$/ }))
    // A page that closes while its form is under way may never close.
    await expect(bank.getByText('settled')).toBeVisible()
    await bank.close()
    await expect(page.getByRole('timer')).toBeHidden()
  })
})
