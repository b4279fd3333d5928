import { calls } from '@seberang/domain/api'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { airsoft } from '../../testing/airsoft.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { reference } from '../../testing/reference.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { productSchema, toProductInput } from './draft/convert.ts'
import { emptyProduct, type ProductDraft } from './draft/draft.ts'
import { ProductForm, productFormId } from './ProductForm.tsx'

const onType = vi.fn<(product: ProductDraft) => void>()
const onKeep = vi.fn<(product: ProductDraft) => void>()

beforeEach(() => {
  onType.mockReset()
  onKeep.mockReset()
})

let server: FakeServer

async function open(change: Partial<ProductDraft> = {}): Promise<Rendered> {
  server = fakeServer()
  server.answer(calls.hsCodes, { results: [] })
  return renderApp(
    <ProductForm
      number={1}
      product={{ ...emptyProduct('a', 'USD'), hscode: '64041100', hscodeLabel: 'Sepatu olahraga', ...change }}
      reference={reference}
      onType={onType}
      onKeep={onKeep}
      onCancel={undefined}
    />,
    { texts: ['wizard', 'file', 'calculator', 'price', 'reason'] },
  )
}

async function fill({ t, user }: Rendered): Promise<void> {
  await user.type(screen.getByLabelText(t('wizard:field.title')), 'Sepatu lari')
  await user.selectOptions(screen.getByLabelText(t('wizard:field.category')), 'sepatu')
  const quantity = screen.getByLabelText(t('wizard:field.quantity'))
  await user.clear(quantity)
  await user.type(quantity, '2')
  await user.type(screen.getByLabelText(t('wizard:field.price')), '99,5')
  await user.type(screen.getByLabelText(t('wizard:field.weight')), '1,25')
}

const keep = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('wizard:products.keep') }))

test('keeps input that the API’s schema accepts', async () => {
  const form = await open()
  await fill(form)
  // Beside the price of one stands what all of them cost.
  expect(screen.getByText(/^Rp[\d.]+ untuk 2$/)).toBeVisible()
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
  const [saved] = onKeep.mock.calls[0] ?? []
  expect(saved && productSchema.validateSync(toProductInput(saved))).toMatchObject({
    product_title: 'Sepatu lari',
    category: 'sepatu',
    quantity: 2,
    price_original: '99.5',
    currency_code: 'USD',
    weight: '1250',
  })
})

test('of goods of which a parcel takes two, the quantity says what happens to the third, and refuses it', async () => {
  const form = await open({ hscode: '85171300', hscodeLabel: 'Ponsel pintar' })
  await fill(form)
  const quantity = screen.getByLabelText(form.t('wizard:field.quantity'))
  await form.user.clear(quantity)
  await form.user.type(quantity, '3')
  await keep(form)
  const refused = 'Paling banyak 2 unit per kiriman; lebihnya tidak kami kirim (Permendag 8/2024).'
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(refused))
  expect(quantity).toBeInvalid()
  expect(onKeep).not.toHaveBeenCalled()
  await form.user.clear(quantity)
  await form.user.type(quantity, '2')
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
})

test('a price in dollars that was probably meant in rupiah is asked about, and kept in rupiah', async () => {
  const form = await open()
  await fill(form)
  const price = screen.getByLabelText(form.t('wizard:field.price'))
  await form.user.clear(price)
  await form.user.type(price, '250000')
  await form.user.click(screen.getByRole('button', { name: form.t('calculator:currency.rupiah') }))
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
  expect(onKeep.mock.calls[0]?.[0]).toMatchObject({ price: '250000', currency: 'IDR' })
})

test('shows what is missing at its field and focuses the first', async () => {
  const form = await open()
  const title = screen.getByLabelText(form.t('wizard:field.title'))
  await fill(form)
  await form.user.clear(title)
  await keep(form)
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toBeInvalid()
  expect(onKeep).not.toHaveBeenCalled()
})

test('asks which of two numbers is meant, and takes the chosen one', async () => {
  const form = await open()
  await fill(form)
  const price = screen.getByLabelText(form.t('wizard:field.price'))
  await form.user.clear(price)
  await form.user.type(price, '1.500')
  await keep(form)
  await waitFor(() => expect(price).toHaveFocus())
  expect(onKeep).not.toHaveBeenCalled()
  await form.user.click(screen.getByRole('button', { name: '1.500' }))
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
  const [saved] = onKeep.mock.calls[0] ?? []
  expect(saved && toProductInput(saved).price_original).toBe('1500')
})

test('takes a price of nothing, and says what customs makes of it', async () => {
  const form = await open()
  await fill(form)
  const price = screen.getByLabelText(form.t('wizard:field.price'))
  await form.user.clear(price)
  await form.user.type(price, '0')
  expect(screen.getByText(form.t('calculator:hint.priceZero'))).toBeVisible()
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
})

test('takes no weight of nothing', async () => {
  const form = await open()
  await fill(form)
  const weight = screen.getByLabelText(form.t('wizard:field.weight'))
  await form.user.clear(weight)
  await form.user.type(weight, '0')
  await keep(form)
  await waitFor(() => expect(weight).toHaveAccessibleDescription(/Isi beratnya/))
  expect(onKeep).not.toHaveBeenCalled()
})

test('passes on everything that is typed, whether or not it can be read', async () => {
  const form = await open()
  await form.user.type(screen.getByLabelText(form.t('wizard:field.weight')), 'satu')
  await waitFor(() => expect(onType.mock.lastCall?.[0].weight).toBe('satu'))
})

test('keeps a product once, however often it is submitted', async () => {
  const form = await open()
  await fill(form)
  const element = document.querySelector<HTMLFormElement>(`#${productFormId}`)
  element?.requestSubmit()
  element?.requestSubmit()
  await waitFor(() => expect(onKeep).toHaveBeenCalled())
  expect(onKeep).toHaveBeenCalledOnce()
})

test('keeps a product whose HS code an operator is to find', async () => {
  const form = await open({ hscode: '', hscodeLabel: '' })
  await fill(form)
  await keep(form)
  expect(onKeep).not.toHaveBeenCalled()
  await form.user.click(screen.getByLabelText(form.t('wizard:field.hscode')))
  await form.user.click(await screen.findByRole('button', { name: form.t('wizard:hscode.help') }))
  expect(screen.getByText(form.t('wizard:hscode.unclassifiedNote'))).toBeVisible()
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
  const [saved] = onKeep.mock.calls[0] ?? []
  const input = saved && productSchema.validateSync(toProductInput(saved))
  expect(input).toMatchObject({ unclassified: true, category: 'sepatu' })
  expect(input?.hscode).toBeUndefined()
})

test('a code whose goods hold a battery ticks it, and another takes that back', async () => {
  const form = await open({ title: 'power bank' })
  const battery = screen.getByRole('checkbox', { name: new RegExp(`^${form.t('wizard:field.battery')}`) })
  expect(battery).not.toBeChecked()
  expect(battery).toHaveAccessibleDescription(form.t('wizard:field.batteryHint'))
  const choose = async (hscode: string, label: string, code: string) => {
    server.answer(calls.hsCodes, { results: [{ hscode, label, category_id: 'umum' }] as never })
    await form.user.click(screen.getByLabelText(form.t('wizard:field.hscode')))
    const dialog = within(await screen.findByRole('dialog'))
    const search = dialog.getByRole('searchbox')
    await form.user.clear(search)
    await form.user.type(search, code)
    await form.user.click(
      await dialog.findByRole('radio', { name: new RegExp(code.replace('.', String.raw`\.`)) }),
    )
    await form.user.click(dialog.getByRole('button', { name: form.t('wizard:hscode.use', { code }) }))
  }
  await choose('850760', 'Power bank', '8507.60')
  expect(battery).toBeChecked()
  expect(battery).toHaveAccessibleDescription(form.t('calculator:field.batteryKnown'))
  await choose('640411', 'Sepatu olahraga', '6404.11')
  expect(battery).not.toBeChecked()
})

test('of headphones, with a cable or without, a name that says which ticks the battery, and another takes that back', async () => {
  const form = await open({ hscode: '851830', hscodeLabel: 'Headphone dan earphone', title: 'Headset' })
  const title = screen.getByLabelText(form.t('wizard:field.title'))
  const battery = screen.getByLabelText(new RegExp(form.t('wizard:field.battery')))
  expect(battery).not.toBeChecked()
  await form.user.type(title, ' bluetooth')
  await waitFor(() => expect(battery).toBeChecked())
  await form.user.clear(title)
  await form.user.type(title, 'Headset')
  expect(battery).not.toBeChecked()
  await form.user.click(battery)
  await form.user.type(title, ' studio')
  expect(battery).toBeChecked()
})

const searches = () =>
  server
    .received(calls.hsCodes)
    .map(({ url }) => new URL(url, 'http://localhost').searchParams.get('query'))
    .filter((query) => query !== null)

test('a name of goods that are not sent is asked about once it is left, whatever code it has, and refuses nothing', async () => {
  const form = await open({ hscode: '950300', hscodeLabel: 'Mainan' })
  server.answer(calls.hsCodes, { results: [airsoft] })
  const question = form.t('wizard:nameQuestion.title', { goods: airsoft.label })
  const title = screen.getByLabelText(form.t('wizard:field.title'))
  await form.user.type(title, 'Airsoft gun')
  expect(searches()).toEqual([])
  await form.user.tab()
  expect(await screen.findByText(question)).toBeVisible()
  expect(searches()).toEqual(['Airsoft gun'])
  expect(screen.getByText(form.t('calculator:restrictionTitle.notCarried'))).toBeVisible()
  expect(screen.getByText(airsoft.restriction.reason)).toBeVisible()
  expect(screen.getByText(form.t('calculator:restrictionIsOurs'))).toBeVisible()
  await form.user.type(title, ' mainan')
  expect(screen.queryByText(question)).toBeNull()
  await form.user.tab()
  await waitFor(() => expect(searches()).toEqual(['Airsoft gun', 'Airsoft gun mainan']))
  expect(screen.queryByText(question)).toBeNull()
  await form.user.clear(title)
  await fill(form)
  await form.user.clear(title)
  await form.user.type(title, 'Airsoft gun')
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
})

test('where no code is found, an operator’s help is the one solid button', async () => {
  const form = await open({ hscode: '', hscodeLabel: '', title: 'qwerty' })
  await form.user.click(screen.getByLabelText(form.t('wizard:field.hscode')))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(form.t('wizard:hscode.none'))).toBeVisible()
  expect(dialog.queryByRole('button', { name: form.t('wizard:hscode.useNone') })).toBeNull()
  await form.user.click(dialog.getByRole('button', { name: form.t('wizard:hscode.help') }))
  expect(screen.getByText(form.t('wizard:hscode.unclassifiedNote'))).toBeVisible()
})

test('2.000 pieces are two thousand, in the field and in what is saved', async () => {
  const form = await open()
  await fill(form)
  const quantity = screen.getByLabelText(form.t('wizard:field.quantity'))
  await form.user.clear(quantity)
  await form.user.type(quantity, '2000')
  await form.user.tab()
  await waitFor(() => expect(quantity).toHaveValue('2.000'))
  await keep(form)
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
  const [saved] = onKeep.mock.calls[0] ?? []
  expect(saved && toProductInput(saved).quantity).toBe(2000)
})

test('half a piece is refused', async () => {
  const form = await open()
  const quantity = screen.getByLabelText(form.t('wizard:field.quantity'))
  await form.user.clear(quantity)
  await form.user.type(quantity, '1,5')
  await form.user.tab()
  await waitFor(() => expect(quantity).toBeInvalid())
})

test('takes units, currencies and three sides out of what is typed', async () => {
  const goods = { title: 'Sepatu lari', categoryId: 'sepatu', price: '$99,50', weight: '2 lb' }
  const form = await open(goods)
  await form.user.type(screen.getByLabelText(form.t('wizard:field.length')), '30 x 20 x 10 mm')
  // Enter in a field leaves none of them.
  await form.user.keyboard('{Enter}')
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce())
  expect(onKeep.mock.calls[0]?.[0]).toMatchObject({
    price: '99,50',
    currency: 'USD',
    weight: '2',
    weightUnit: 'pound',
    length: '30',
    width: '20',
    height: '10',
    sizeUnit: 'mm',
  })
})

test('a unit that the fields do not have is named', async () => {
  const form = await open()
  const weight = screen.getByLabelText(form.t('wizard:field.weight'))
  await form.user.clear(weight)
  await form.user.type(weight, '5 ons')
  await form.user.tab()
  await waitFor(() => expect(weight).toBeInvalid())
  expect(weight).toHaveAccessibleDescription(form.t('common:reading.remove', { word: 'ons' }))
})

test('a side in a unit of its own does not change the others', async () => {
  const form = await open()
  await form.user.type(screen.getByLabelText(form.t('wizard:field.length')), '30')
  await form.user.type(screen.getByLabelText(form.t('wizard:field.width')), '200 mm')
  await form.user.tab()
  await waitFor(() => expect(onType.mock.lastCall?.[0].width).toBe('200 mm'))
  expect(onType.mock.lastCall?.[0].sizeUnit).toBe('cm')
})
