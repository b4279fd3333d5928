import type { Locator, Page } from '@playwright/test'
import { address, expect, newEmail, expectAccessible, test } from './journey.ts'
import { addsAddress, choosesRoute, registers } from './steps.ts'
import { texts } from './texts.ts'

const w = texts('id')

/** Bad input of people and machines, and the fields that refuse it. */
const bad = {
  empty: '',
  blank: '   ',
  long: 'panjang'.repeat(400),
  words: 'bukan ini',
  negative: '-3',
  huge: '9'.repeat(30),
  ambiguous: '1.500',
  html: '<script>alert(1)</script>',
  emoji: '😀📦',
  fraction: '1,5',
} as const
type Bad = keyof typeof bad

interface FieldCase {
  field: (page: Page) => Locator
  refuses: readonly Bad[]
}

const refusedAsDecimal = ['words', 'negative', 'huge', 'ambiguous', 'html', 'emoji'] as const satisfies Bad[]

/** Submits the form with each bad value: the field is marked, shows the reason, and keeps the input. */
async function refusesAll(page: Page, cases: readonly FieldCase[], send: () => Promise<void>): Promise<void> {
  const faults: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
  })
  for (const { field, refuses } of cases) {
    const input = field(page)
    const good = await input.inputValue()
    for (const kind of refuses) {
      await input.fill(bad[kind])
      const before = await input.inputValue()
      await send()
      await expect(input, `${kind} is refused`).toHaveAttribute('aria-invalid', 'true')
      const reason = await input.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      )
      expect(reason.trim(), `${kind} says why`).not.toBe('')
      await expect(input, `${kind} is kept`).toHaveValue(before)
    }
    await expectAccessible(page)
    await input.fill(good)
  }
  expect(faults).toEqual([])
}

const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name: w(name), exact: true })
const labelled = (name: string) => (page: Page) => page.getByLabel(w(name), { exact: true })

test('the registration forms refuse bad input at its field', async ({ watched: page, world }) => {
  const email = newEmail()
  const pressed = (name: string) => () => page.getByRole('button', { name: w(name) }).click()
  await page.goto(`${address()}/register`)
  await refusesAll(
    page,
    [
      {
        field: textbox('session:field.email'),
        refuses: ['empty', 'blank', 'long', 'words', 'negative', 'huge', 'html', 'emoji'],
      },
    ],
    pressed('session:register.mini.submit'),
  )
  await textbox('session:field.email')(page).fill(email)
  await pressed('session:register.mini.submit')()
  const code = page.getByRole('textbox', { name: w('session:register.code.label') })
  await refusesAll(
    page,
    [{ field: () => code, refuses: ['empty', 'negative'] }],
    pressed('session:register.code.submit'),
  )
  // The last digit submits it.
  await code.fill(await world.codeFor(email))
  const lastName = `${w('session:field.lastName')} ${w('common:optional')}`
  await refusesAll(
    page,
    [
      { field: textbox('session:field.firstName'), refuses: ['empty', 'blank', 'long', 'emoji'] },
      {
        field: () => page.getByRole('textbox', { name: lastName, exact: true }),
        refuses: ['long', 'emoji'],
      },
      {
        field: textbox('session:field.phone'),
        refuses: ['empty', 'blank', 'long', 'words', 'negative', 'huge', 'html', 'emoji'],
      },
      { field: labelled('session:field.password'), refuses: ['empty', 'blank', 'long', 'negative', 'emoji'] },
    ],
    pressed('session:register.details.submit'),
  )
})

test('the address and product forms refuse bad input and keep everything that was typed', async ({
  watched: page,
  world,
}) => {
  const visit = { page, world, w }
  await page.setViewportSize({ width: 1280, height: 900 })
  await registers(visit)
  await addsAddress(visit)

  await test.step('an address', async () => {
    await page.getByRole('button', { name: w('address:add') }).click()
    const form = page.getByRole('dialog')
    await refusesAll(
      page,
      [
        { field: () => form.getByLabel(w('address:field.name')), refuses: ['empty', 'blank', 'long'] },
        {
          field: () => form.getByLabel(w('address:field.phone'), { exact: true }),
          refuses: ['empty', 'long', 'words', 'negative', 'huge', 'html', 'emoji'],
        },
        {
          field: () => form.getByLabel(w('address:field.postalCode')),
          refuses: ['empty', 'words', 'negative', 'huge', 'html', 'emoji', 'fraction'],
        },
        {
          field: () => form.getByLabel(w('address:field.address'), { exact: true }),
          refuses: ['empty', 'blank', 'long'],
        },
        {
          field: () => form.getByRole('textbox', { name: new RegExp(`^${w('address:field.npwp')}`) }),
          refuses: ['long', 'words', 'html', 'emoji', 'fraction'],
        },
      ],
      () => form.getByRole('button', { name: w('common:action.save') }).click(),
    )
    await form.getByRole('button', { name: w('common:action.cancel') }).click()
  })

  await test.step('a product', async () => {
    await choosesRoute(visit)
    await refusesAll(
      page,
      [
        { field: labelled('wizard:field.title'), refuses: ['empty', 'blank', 'long'] },
        {
          field: labelled('wizard:field.quantity'),
          refuses: ['empty', 'words', 'negative', 'huge', 'html', 'emoji', 'fraction'],
        },
        { field: labelled('wizard:field.price'), refuses: ['empty', ...refusedAsDecimal] },
        { field: labelled('wizard:field.weight'), refuses: ['empty', ...refusedAsDecimal] },
        { field: (shown) => shown.getByLabel(w('wizard:field.length')).first(), refuses: refusedAsDecimal },
        {
          field: (shown) => shown.getByLabel(w('wizard:field.url')),
          refuses: ['long', 'words', 'html', 'emoji'],
        },
      ],
      () => page.getByRole('button', { name: w('wizard:products.keep') }).click(),
    )
  })

  await test.step('an ambiguous number is chosen by the customer, never guessed', async () => {
    const price = labelled('wizard:field.price')(page)
    for (const [reading, typed] of [
      ['1.500', '1500'],
      ['1,5', '1,5'],
    ] as const) {
      await price.fill('1.500')
      await page.getByRole('button', { name: reading, exact: true }).click()
      await expect(price).toHaveValue(typed)
      await expect(price).not.toHaveAttribute('aria-invalid', 'true')
    }
  })
})
