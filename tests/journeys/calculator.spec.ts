import type { Locator, Page } from '@playwright/test'
import { address, expect, expectAccessible, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

/** The calculator with running shoes typed in. */
async function openShoes(page: Page): Promise<void> {
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: w('calculator:example.shoes') }).click()
  await expect(page.getByText('Rp875.190').first()).toBeVisible()
}

test('a guest on a phone sees what shoes cost to the door, why, and how to save', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openShoes(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('calculator:title'))
  await expect(page.getByRole('textbox', { name: w('calculator:field.price') })).toHaveValue('120')
  const bar = page.getByText('Rp875.190').last()
  await expect(bar).toBeVisible()
  // The bill, with its reasons and laws at a press, possible customs charges, and the saving of a smaller box.
  await page.getByRole('button', { name: w('pricing:why') }).click()
  await expect(page.getByRole('link', { name: /^PMK 4\/2025 pasal 29/ }).first()).toBeVisible()
  await expect(page.getByText(/^Bea cukai bisa memungut Rp510\.584 lagi/).first()).toBeVisible()
  await expect(page.getByText(/Rp122\.500 lebih murah/).first()).toBeVisible()
  // A private recipient is not threatened with the fine of companies, and without a courier nothing is promised.
  await page.getByRole('button', { name: w('calculator:honesty.title') }).click()
  await expect(page.getByText(/denda atas nilai yang salah tidak ada/)).toBeVisible()
  await expect(page.getByText(/UU 17\/2006/)).toHaveCount(0)
  await expect(page.getByText(/sampai di tanganmu/)).toHaveCount(0)
  // The cheapest is so by the sum that its row shows, with what customs may levy.
  const cheapest = page.locator('label').filter({
    has: page.getByText(w('calculator:options.cheapest'), { exact: true }),
  })
  await expect(cheapest).toHaveCount(1)
  await expect(cheapest).toContainText('Rp1.385.774')
  await expect(cheapest).toContainText(w('calculator:options.ifLevied'))
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  // With a destination, the courier becomes a line of the bill.
  await page.getByRole('combobox', { name: w('calculator:field.to') }).fill('Coblong')
  await page
    .getByRole('option', { name: /Coblong/ })
    .first()
    .click()
  await expect(page.getByText(/^Kurir /).first()).toBeVisible()
  await expect(page.getByText('Rp875.190')).toHaveCount(0)
})

test('input is parsed at its field, likely errors are questioned, and the URL keeps it', async ({
  watched: page,
}) => {
  await openShoes(page)
  const price = page.getByRole('textbox', { name: w('calculator:field.price') })
  const weight = page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true })
  await price.fill('1.500')
  await price.blur()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: '1.500', exact: true }).click()
  await expect(price).toHaveValue('1500')
  await weight.fill('satu')
  await weight.blur()
  await expect(weight).toHaveAccessibleDescription(w('common:reading.unreadable', { example: '12,5' }))
  await expect(page.getByText(w('calculator:none.incomplete'))).toBeVisible()
  await expectAccessible(page)

  // 1,100 kg of shoes were meant to be grams.
  await weight.fill('1100')
  await price.fill('120')
  await page.getByRole('button', { name: w('calculator:question.mend', { to: 'gram' }) }).click()
  await expect(page.getByText('Rp875.190').first()).toBeVisible()
  await expect(page).toHaveURL(/unit=gram/)
  await page.reload()
  await expect(weight).toHaveValue('1100')
  await expect(page.getByText('Rp875.190').first()).toBeVisible()
})

test('restrictions are shown before goods are chosen', async ({ watched: page }) => {
  await page.goto(`${address()}/calculator`)
  const goods = page.getByRole('combobox', { name: w('calculator:field.goods') })
  await goods.fill('iphone')
  const option = page.getByRole('option', { name: new RegExp(w('reason:restriction.imei')) }).first()
  await expect(option).toBeVisible()
  await goods.press('ArrowDown')
  await expect(page.getByText(w('calculator:restrictionTitle.imei')).first()).toBeVisible()
  await expectAccessible(page)
  await goods.press('Enter')
  await page.getByRole('textbox', { name: w('calculator:field.price') }).fill('300')
  await page.getByLabel(w('calculator:field.from'), { exact: true }).selectOption('US')
  await page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true }).fill('0,4')
  await expect(page.getByText(w('pricing:line.phone_surcharge'))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: w('calculator:field.battery') })).toBeChecked()

  // A third phone is not sent: nothing starts a shipment until there are two again.
  await page.getByRole('textbox', { name: w('calculator:field.quantity') }).fill('3')
  const two = page.getByRole('button', { name: w('calculator:units.action_other', { count: 2 }) })
  await expect(two).toBeVisible()
  await expect(page.getByText(/Permendag\s8\/2024; penggantinya/)).toBeVisible()
  await expect(page.getByRole('link', { name: w('calculator:estimate.start') })).toHaveCount(0)
  await two.click()
  await expect(page.getByRole('link', { name: w('calculator:estimate.start') })).toBeVisible()
})

for (const [banned, reason, title] of [
  ['airsoft', 'not_carried', 'notCarried'],
  ['narkoba', 'banned', 'banned'],
] as const) {
  test(`${banned} stops where it is typed: a reason, no price, nothing to press`, async ({
    watched: page,
  }) => {
    await openShoes(page)
    const goods = page.getByRole('combobox', { name: w('calculator:field.goods') })
    await goods.fill(banned)
    await page
      .getByRole('option', { name: new RegExp(w('reason:restriction.banned')) })
      .first()
      .click()
    await expect(page.getByText(w(`calculator:none.${reason}`))).toBeVisible()
    await expect(page.getByRole('alert').getByText(w(`calculator:restrictionTitle.${title}`))).toBeVisible()
    await expect(page.getByRole('link', { name: w('calculator:estimate.start') })).toHaveCount(0)
    await expect(page.getByText('Rp875.190')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('it begins empty and asks for what is missing; a price keeps its currency and a box all its sides', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/calculator`)
  await expect(page.getByText(w('calculator:none.title'))).toBeVisible()
  await expect(page.getByText(/Rp\d/)).toHaveCount(0)
  await page.getByRole('button', { name: w('calculator:example.shoes') }).click()
  await expect(page.getByText('Rp875.190').first()).toBeVisible()

  await page.getByLabel(w('calculator:field.from'), { exact: true }).selectOption('CN')
  await expect(page.getByLabel(w('calculator:field.currency'))).toHaveValue('USD')
  await page.getByRole('button', { name: w('calculator:currency.change', { currency: 'CNY' }) }).click()
  await expect(page.getByLabel(w('calculator:field.currency'))).toHaveValue('CNY')

  const height = page.getByRole('textbox', { name: w('calculator:field.height') })
  await height.fill('')
  await height.press('Shift+Tab')
  await page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true }).focus()
  await expect(height).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(w('calculator:none.part.sides'))).toBeVisible()
  await page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true }).fill('999000')
  await page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true }).blur()
  await expect(page.getByText(w('common:reading.atMost', { largest: '30.000 kg' }))).toBeVisible()

  // An example would replace what stands there.
  await expect(page.getByRole('button', { name: w('calculator:example.cases') })).toHaveCount(0)
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: w('calculator:example.cases') }).click()
  await page.getByRole('button', { name: w('calculator:example.cases'), pressed: true }).click()
  await expect(page.getByText(w('calculator:none.title'))).toBeVisible()
})

test('above the parcel limit the caution says what to have ready by law, and leads to the general rates', async ({
  watched: page,
}) => {
  await openShoes(page)
  await page.getByRole('textbox', { name: w('calculator:field.price') }).fill('3000')
  await page
    .getByRole('radio', { name: new RegExp(`^${w('calculator:importer.individu')}`) })
    .check({ force: true })
  const ready = page.getByText(/^Siapkan Rp[\d.]+\./)
  await expect(ready.first()).toBeVisible()
  await expect(page.getByText(/sampai di tanganmu/)).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(`^${w('calculator:estimate.general')} \\(NIB`) }).click()
  await expect(
    page.getByRole('radio', { name: new RegExp(`^${w('calculator:importer.company')}`) }),
  ).toBeChecked()
  await expect(ready).toHaveCount(0)
  await expect(page.getByText(/UU\s17\/2006\spasal\s16/)).toBeVisible()
  // Jastip asks for less, but is never recommended; nor are private rates, to which customs may add more than a company pays.
  await expect(page.getByText(w('calculator:options.cheapest'), { exact: true })).toHaveCount(1)
  await expectAccessible(page)
})

test('a tip fills the form and shows the price before and after', async ({ watched: page }) => {
  await openShoes(page)
  await page.getByRole('button', { name: w('calculator:cheaper.tryBox', { box: '34 × 22 × 10' }) }).click()
  await expect(page.getByRole('textbox', { name: w('calculator:field.height') })).toHaveValue('10')
  await expect(page.locator('s', { hasText: 'Rp875.190' }).first()).toBeVisible()
  await expect(page.getByText('Rp752.690').first()).toBeVisible()

  // It says what it did, and takes it back.
  await expect(page.getByText(/Dari\sRp875\.190\smenjadi\sRp752\.690/)).toBeVisible()
  const undo = page.getByRole('button', { name: w('calculator:cheaper.undo') })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.getByRole('textbox', { name: w('calculator:field.height') })).toHaveValue('13')
  await expect(page.getByText('Rp875.190').first()).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('a word explains itself in this parcel, and leads to all words', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openShoes(page)
  await page.getByRole('button', { name: w('pricing:line.income_tax'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: /^PPh: / })
  await expect(sheet.getByText(/^Di kirimanmu Rp0:/)).toBeVisible()
  await expect(sheet.getByRole('link', { name: /PMK 4\/2025/ })).toHaveAttribute(
    'href',
    /jdih\.kemenkeu\.go\.id/,
  )
  await expectAccessible(page)
  await sheet.getByRole('link', { name: w('glossary:all') }).click()
  await expect(page).toHaveURL(/\/glossary#pph$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('glossary:title'))
  await expect(page.locator('#pph')).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: w('glossary:search') }).fill('lcl')
  await expect(page.getByText(w('glossary:term.lcl.full'))).toBeVisible()
  await expect(page.locator('#pph')).toHaveCount(0)
})

/** Nothing covers an element, and all of it is in the window. */
const inClearSight = (one: Locator) =>
  expect
    .poll(() =>
      one.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const ends = [
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ] as const
        return ends.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      }),
    )
    .toBe(true)

/** In text twice as large the bar of a phone takes at most two fifths of it: the condition of a sum is never cut. */
const expectLowBar = async (page: Page) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
    scrollTo(0, 0)
  })
  const action = page.getByRole('link', { name: w('calculator:estimate.startShort'), exact: true })
  await expect(action).toBeInViewport()
  const bar = await action.locator('..').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(780 * 0.4)
}

test('with a caution and an old rate sum and action are in sight in a low window, and a phone keeps its length', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openShoes(page)
  const aside = page.getByRole('main').getByRole('region', { name: /^Express udara/ })
  const start = aside.getByRole('link', { name: w('calculator:estimate.start') })
  const inSight = async () => {
    for (const part of [
      aside.getByText('Rp875.190'),
      start,
      aside.getByText(/^Bea cukai bisa memungut Rp510\.584 lagi/),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  }
  await inSight()
  await test.step('all lines are in sight without their reasons, and the age of the rate at their end', async () => {
    for (const line of ['freightAir', 'duty', 'vat', 'income_tax', 'domestic_shipping'] as const)
      await expect(aside.getByText(w(`pricing:line.${line}`), { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(aside.getByText(/dibulatkan/).filter({ visible: true })).toHaveCount(0)
    await aside.getByText(/^Kurs USD dari/).scrollIntoViewIfNeeded()
    await inSight()
  })
  // Why, with the law, is beside what it comes to; each levy by law is a press away.
  await expect(aside.getByText(/punya tarif sendiri/)).toBeInViewport({ ratio: 1 })
  const details = aside.getByRole('button', { name: w('price:byLaw.details') })
  await details.click()
  await aside.getByText(/Ditagih hanya kalau bea cukai memungutnya/).scrollIntoViewIfNeeded()
  await inSight()
  await details.click()
  await aside.getByRole('button', { name: w('pricing:why') }).click()
  await inSight()
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await expect(
    page.getByRole('group', { name: w('calculator:options.title') }).getByRole('radio'),
  ).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_700)
  await expect(page.getByText(/pasal\s29\s.*punya tarif sendiri/).last()).toBeVisible()
  const when = page.getByText(/Ditagih hanya kalau bea cukai memungutnya/)
  await expect(when).toBeHidden()
  await page.getByRole('button', { name: w('pricing:why') }).click()
  await expect(when).toBeVisible()
  await expectLowBar(page)
})

test('what is asked about a figure is in sight with its field, above the bar', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openShoes(page)
  const weight = page.getByRole('textbox', { name: w('calculator:field.weight'), exact: true })
  await page.getByLabel(w('calculator:field.from'), { exact: true }).focus()
  for (
    let presses = 0;
    presses < 9 && !(await weight.evaluate((one) => one === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(weight).toBeFocused()
  // With the bar still there, the room below the field is clear.
  const action = page.getByRole('link', { name: w('calculator:estimate.startShort'), exact: true })
  await expect(action).toBeInViewport()
  await expect
    .poll(async () => {
      const bar = await action.locator('..').boundingBox()
      const field = await weight.boundingBox()
      return (bar?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))
    })
    .toBeGreaterThanOrEqual(96)
  await weight.fill('2')
  await expect(page).toHaveURL(/weight=2&/)
  await expect(weight).toBeInViewport()
  await weight.fill('1.500')
  await page.keyboard.press('Tab')
  await inClearSight(page.getByText('Maksudmu 1.500 atau 1,5?'))
  for (const name of ['1.500', '1,5']) await inClearSight(page.getByRole('button', { name, exact: true }))
})

test('a figure that nothing can be computed from is named at its field, in its unit', async ({
  watched: page,
}) => {
  for (const [language, more] of [
    ['id', (zero: string) => `Isi lebih dari ${zero}.`],
    ['en', (zero: string) => `Enter more than ${zero}.`],
    ['zh', (zero: string) => `请填写大于 ${zero} 的数字。`],
  ] as const) {
    const t = texts(language)
    await page.addInitScript((chosen) => localStorage.setItem('tk_language', chosen), language)
    await page.goto(
      `${address()}/calculator?from=US&category=sepatu&goods=Sepatu&pieces=99999999999&price=1&currency=USD&weight=0&unit=pound&length=0&width=22&height=13&size=mm`,
    )
    const errorsOf = {
      'calculator:field.weight': /0\s/,
      'calculator:field.quantity': /1[.,]000[.,]000/,
      'calculator:field.length': /0\smm/,
    } as const
    for (const [name, limit] of Object.entries(errorsOf) as [keyof typeof errorsOf, RegExp][]) {
      const field = page.getByRole('textbox', { name: t(name), exact: true })
      await field.focus()
      await field.blur()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('group').or(page.locator('form')).getByText(limit).first()).toBeVisible()
    }
    await expect(page.getByText(more(`0 ${t('common:unit.pound')}`).replace(/\s+/g, ' '))).toBeVisible()
    await expect(page.getByText(/Rp\d/)).toHaveCount(0)
  }
})

test('codes that are alike stand below the heading that they share', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address()}/calculator`)
  await page.getByRole('combobox', { name: w('calculator:field.goods') }).fill('sepatu')
  await expect(page.getByRole('option', { name: /6404\.11/ })).toBeVisible()
  const head = page
    .getByRole('listbox')
    .getByText(/^Pos 6404:/)
    .filter({ visible: true })
  await expect(head.first()).toBeVisible()
  const headings = await page
    .getByRole('option')
    .evaluateAll((options) => options.map((one) => /(\d{4})\.\d\d/.exec(one.textContent ?? '')?.[1]))
  const changes = headings.filter((heading, index) => heading !== headings[index - 1])
  expect(changes).toEqual([...new Set(changes)])
})

test('a full calculation fits a phone: five ways, and all of them on a press', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(
    `${address()}/calculator?from=JP&category=kamera&title=Kamera&price=200&currency=USD&weight=1,2&length=20&width=18&height=16`,
  )
  const ways = page.getByRole('group', { name: w('calculator:options.title') }).getByRole('radio')
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect(ways).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  const height = await heightOf()
  expect(height).toBeLessThanOrEqual(3_500)

  await test.step('the end of the page stays where it is while the price is in view', async () => {
    await page.getByRole('link', { name: w('calculator:estimate.start') }).scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('link', { name: w('calculator:estimate.startShort'), exact: true }),
    ).toBeHidden()
    expect(await heightOf()).toBe(height)
  })

  await page.getByRole('button', { name: w('calculator:options.all') }).click()
  expect(await ways.count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: w('calculator:options.fewer') }).click()
  await expect(ways).toHaveCount(5)

  await test.step('with text twice as large the bar leaves the page its room', () => expectLowBar(page))
})

test('insurance is part of the price, the link, and the shipment that starts from it', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openShoes(page)
  await page.getByRole('button', { name: new RegExp(w('checkout:insurance.label')) }).click()
  // 10% of USD 120 at Rp16.485; 80% are covered.
  await expect(page.getByText(/Rp197\.820/)).toBeVisible()
  await expect(page.getByText(/Ganti 80% nilai barang, sampai Rp1\.582\.560/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^10%/ }).check({ force: true })
  await page.getByRole('button', { name: w('checkout:insurance.accept', { percent: '10%' }) }).click()
  await expect(page.getByText('Rp1.073.010').first()).toBeVisible()
  await expect(page.getByText(w('calculator:options.insured', { percent: '10%' }))).toBeVisible()
  await expect(page).toHaveURL(/insurance=0\.1$/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Rp1.073.010').first()).toBeVisible()
  await page.getByRole('link', { name: w('calculator:estimate.startShort'), exact: true }).click()
  await expect(page.getByText('Rp1.073.010').first()).toBeVisible()
})

test('all options for a parcel, and a shipment that starts from one at the same price', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/calculator`)
  await page.getByRole('button', { name: w('calculator:example.furniture') }).click()
  await expect(page.getByText(w('calculator:volume.title.volume'))).toBeVisible()
  const options = page.getByRole('group', { name: w('calculator:options.title') })
  await expect(options.getByText(/lebih mahal/).first()).toBeVisible()
  await options
    .getByRole('radio', { name: /Express udara/ })
    .first()
    .check({ force: true })
  await options.getByRole('radio', { name: /LCL/ }).first().check({ force: true })
  const total = /Rp[\d.]+/.exec(await options.locator('label:has(:checked)').innerText())?.[0] ?? ''
  expect(total).toMatch(/^Rp[\d.]+$/)
  await expectAccessible(page)

  await page.getByRole('link', { name: w('calculator:estimate.start') }).click()
  await expect(page.getByRole('textbox', { name: w('wizard:field.title') })).toHaveValue('Rak buku kayu')
  await page.getByRole('button', { name: w('wizard:next.delivery') }).click()
  await expect(page.getByText(total).first()).toBeVisible()

  // Starting another one asks before it replaces this draft.
  await openShoes(page)
  await page.getByRole('link', { name: w('calculator:estimate.start') }).click()
  await page.getByRole('button', { name: w('wizard:linked.action') }).click()
  await expect(page.getByRole('textbox', { name: w('wizard:field.title') })).toHaveValue('Sepatu lari')
})
