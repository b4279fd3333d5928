import { calls } from '@seberang/domain/api'
import { quoteDays } from '@seberang/domain/limits'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { quoteAt } from '../../lib/navigation/paths.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { individual, reference, shoes } from '../../testing/reference.ts'
import { textOf } from '../../testing/text-of.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Calculator } from './Calculator.tsx'
import { empty, exampleNames, examples } from './examples.ts'

const parcel = { ...examples.shoes, categoryId: 'sepatu', title: 'Sepatu', hscode: '' }

async function open(
  initial = parcel,
  categories = reference.categories,
  packages = reference.packages,
): Promise<Rendered> {
  fakeServer()
  return renderApp(<Calculator reference={{ ...reference, categories, packages }} initial={initial} />, {
    texts: ['calculator', 'checkout', 'price', 'quotes', 'reason'],
    at: '/calculator',
  })
}

const field = ({ t }: Rendered, name: 'price' | 'weight') =>
  screen.getByLabelText(t(`calculator:field.${name}`))
/** 20 kg at the air tariff of the fixture, as the price in full writes it. */
const freightOf20kg = 'Rp4.900.000'

test('prices what is typed, while it is typed', async () => {
  const form = await open()
  await form.user.clear(field(form, 'weight'))
  await form.user.type(field(form, 'weight'), '20')
  expect((await screen.findAllByText(freightOf20kg)).length).toBeGreaterThan(0)
})

test('shows at its field that input is unreadable, and keeps it', async () => {
  const form = await open()
  const price = field(form, 'price')
  await form.user.clear(price)
  await form.user.type(price, 'seratus')
  await form.user.tab()
  await waitFor(() => expect(price).toBeInvalid())
  expect(price).toHaveAccessibleDescription(
    new RegExp(form.t('common:reading.unreadable', { example: '12,5' })),
  )
  expect(price).toHaveValue('seratus')
})

test.each([
  ['price', { country: '', weight: '' }, 'from'],
  ['weight', { country: '', length: '' }, 'from'],
  ['price', { weight: '' }, 'weight'],
] as const)(
  'Enter in the %s leads to the first field that is still empty: %j',
  async (name, change, first) => {
    const form = await open({ ...parcel, ...change })
    await form.user.type(field(form, name), '{Enter}')
    const missing = screen.getByLabelText(form.t(`calculator:field.${first}`))
    await waitFor(() => expect(missing).toHaveFocus())
    expect(missing).toBeInvalid()
  },
)

test('an ambiguous price of a link is asked about at once, and answered there', async () => {
  const form = await open({ ...parcel, price: '1.299' })
  const price = field(form, 'price')
  await waitFor(() => expect(price).toBeInvalid())
  await form.user.click(screen.getByRole('button', { name: '1.299' }))
  await waitFor(() => expect(price).toBeValid())
})

const meantInRupiah = ({ t }: Rendered) =>
  screen.queryByRole('button', { name: t('calculator:currency.rupiah') })

test.each(['150000', '150rb'])('%s in dollars is asked about, and becomes rupiah', async (typed) => {
  const form = await open({ ...parcel, currency: 'USD' })
  const price = field(form, 'price')
  expect(meantInRupiah(form)).not.toBeInTheDocument()
  await form.user.clear(price)
  await form.user.type(price, typed)
  await form.user.click(meantInRupiah(form) ?? price)
  expect(screen.getByLabelText(form.t('calculator:field.currency'))).toHaveValue('IDR')
  expect(price).toHaveValue('150000')
  await waitFor(() => expect(price).toBeValid())
  expect(meantInRupiah(form)).not.toBeInTheDocument()
})

test('a price typed with its Rp is one in rupiah', async () => {
  const form = await open({ ...parcel, currency: 'USD', price: '' })
  await form.user.type(field(form, 'price'), 'Rp 1,5jt')
  await form.user.tab()
  expect(screen.getByLabelText(form.t('calculator:field.currency'))).toHaveValue('IDR')
  expect(field(form, 'price')).toHaveValue('1500000')
})

test.each([
  ['headset bluetooth', true],
  ['headset', false],
])('headphones found as "%s" hold a battery: %s', async (typed, expected) => {
  const form = await open()
  fakeServer().answer(calls.hsCodes, {
    results: [
      {
        hscode: '851830',
        label: 'Headphone dan earphone',
        category_id: 'sepatu',
        percentage_bea_masuk: 0,
        percentage_ppn: 12,
        percentage_pph: 2.5,
      },
    ],
  })
  const goods = screen.getByRole('combobox', { name: form.t('calculator:field.goods') })
  await form.user.clear(goods)
  await form.user.type(goods, typed)
  await waitFor(() => expect(screen.queryByText(form.t('calculator:field.searching'))).toBeNull())
  await form.user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(goods).toHaveValue('Headphone dan earphone 8518.30'))
  const battery = screen.getByRole<HTMLInputElement>('checkbox', {
    name: form.t('calculator:field.battery'),
  })
  expect(battery.checked).toBe(expected)
})

test('a price of nothing, as of a gift, is priced, with what customs makes of it', async () => {
  const form = await open({ ...parcel, price: '0' })
  expect(field(form, 'price')).toHaveAccessibleDescription(form.t('calculator:hint.priceZero'))
  expect((await screen.findAllByText(/^Rp[1-9]/)).length).toBeGreaterThan(0)
  await form.user.type(field(form, 'price'), '{Enter}')
  expect(field(form, 'price')).toBeValid()
})

test('a price above all is refused with the limit in its currency', async () => {
  const form = await open({ ...parcel, currency: 'USD', price: '' })
  await form.user.type(field(form, 'price'), '1000001')
  await form.user.tab()
  await waitFor(() => expect(field(form, 'price')).toHaveAccessibleDescription(/USD\s1\.000\.000,00\./))
})

test.each([
  ['a box', parcel, true],
  ['no box', { ...parcel, length: '', width: '', height: '' }, false],
])('with %s, what still fits without more freight is said of what was typed', async (_, typed, isOfBox) => {
  await open(typed)
  expect(await screen.findByText(/^Masih muat .* tanpa menambah ongkir/)).toBeVisible()
  expect(screen.queryByText(/selama tetap di kotak ini/) !== null).toBe(isOfBox)
})

test('fields follow the decimal sign of the language', async () => {
  const form = await open()
  const weight = field(form, 'weight')
  expect(weight).toHaveValue('1,1')
  await act(() => changeLanguage('en'))
  await waitFor(() => expect(weight).toHaveValue('1.1'))
  await act(() => changeLanguage('id'))
  await waitFor(() => expect(weight).toHaveValue('1,1'))
})

test.each([
  ['more', 25, /Siapkan Rp[\d.]+\./],
  ['less', 0, /Dengan tarif umum Rp[\d.]+\..*kurang dari angka di atas/s],
])('beside the unit limit, the sum by law is named where it is %s', async (_, duty, sum) => {
  const phone = { ...shoes, percentage_bea_masuk: duty, percentage_pph_non_npwp: shoes.percentage_pph }
  await open({ ...parcel, hscode: '85171300', price: '800', quantity: '3' }, [phone])
  const price = (await screen.findAllByText(/Paling banyak 2 unit/))[0]?.closest('section')
  expect(textOf(price)).toMatch(sum)
})

const company = {
  ...individual,
  package_id: 'udara-company',
  package_type: 'company' as const,
  package_details: {},
}

test('above the parcel limit the sum by law stands in the caution, and only a company is named as a saving', async () => {
  const form = await open({ ...parcel, price: '1800' }, reference.categories, [individual, company])
  const foot = screen.getByText(form.t('calculator:estimate.start')).closest('section')
  expect(textOf(foot)).toMatch(/Di atas USD\s1\.500 berlaku tarif umum/)
  const inRow = /(Rp[\d.]+) kalau dipungut/
  const row = screen.getAllByRole('radio', { name: /Express udara, perorangan/ })[0]?.closest('label')
  const [, sum = 'no sum'] = inRow.exec(textOf(row)) ?? []
  expect(textOf(foot)).toContain(`Siapkan ${sum}.`)
  const [, paidHere = 'no sum'] = /Di sini kamu bayar (Rp[\d.]+)/.exec(textOf(row)) ?? []
  expect(screen.getAllByText(paidHere).length).toBeGreaterThan(0)
  expect(document.body).not.toHaveTextContent('kalau kamu membeli')
  expect(screen.getByText(form.t('calculator:cheaper.byCompany'))).toBeVisible()
  const ways = screen.getByRole('list', { name: form.t('calculator:limits.title') })
  await form.user.click(within(ways).getByRole('button', { name: form.t('calculator:estimate.general') }))
  expect(screen.getByRole('radio', { name: /^Badan usaha/ })).toBeChecked()
  expect(textOf(document.body)).toContain(`Dari ${sum} menjadi Rp`)
})

const npwpBox = ({ t }: Rendered) =>
  screen.queryByRole('checkbox', { name: new RegExp(`^${t('calculator:field.npwp')}`) })
const linkToWizard = ({ t }: Rendered) => screen.getByRole('link', { name: t('calculator:estimate.start') })

test('a box that was unticked goes along in the link, and is still unticked where that is opened', async () => {
  const packages = [company]
  const form = await open(parcel, reference.categories, packages)
  const box = npwpBox(form)
  expect(box).toBeChecked()
  expect(linkToWizard(form)).not.toHaveAttribute('href', expect.stringContaining('npwp='))
  if (box) await form.user.click(box)
  expect(npwpBox(form)).not.toBeChecked()
  expect(linkToWizard(form)).toHaveAttribute('href', expect.stringContaining('npwp=no'))
})

test('at private rates, what a company would pay is named with its NPWP, whatever was unticked before', async () => {
  const form = await open({ ...parcel, price: '1800' }, reference.categories, [individual, company])
  const general = () => screen.getByRole('button', { name: /^Lihat sebagai badan usaha \(NIB, NPWP\): Rp/ })
  const named = textOf(general())
  await form.user.click(general())
  const box = npwpBox(form)
  if (box) await form.user.click(box)
  expect(npwpBox(form)).not.toBeChecked()
  await form.user.click(screen.getByRole('radio', { name: /^Perorangan/ }))
  expect(npwpBox(form)).not.toBeChecked()
  expect(textOf(general())).toBe(named)
  await form.user.click(general())
  expect(npwpBox(form)).toBeChecked()
})

test('the box is there wherever the price depends on it, for an individual, too', async () => {
  const general = { ...individual, package_details: {} }
  const form = await open(parcel, reference.categories, [general])
  expect(npwpBox(form)).not.toBeChecked()
})

test('the box is not there where nothing depends on it', async () => {
  expect(npwpBox(await open({ ...parcel, price: '2' }))).not.toBeInTheDocument()
})

test('an example is written in the signs of the language', async () => {
  const form = await open(empty)
  const weight = field(form, 'weight')
  await act(() => changeLanguage('en'))
  await form.user.click(screen.getByRole('button', { name: 'Shoes from the US' }))
  const typed = weight.getAttribute('value')
  await act(() => changeLanguage('id'))
  expect(typed).toBe('1.1')
})

test('where the law has other rates for the goods, nothing beside it says otherwise', async () => {
  const form = await open({ ...parcel, hscode: '640411', price: '120' })
  expect((await screen.findAllByText(/^Bea cukai bisa memungut Rp[\d.]+ lagi\.$/)).length).toBeGreaterThan(0)
  expect(screen.getByText(/hukum punya tarif sendiri, dengan PPh/)).toBeVisible()
  expect(screen.queryByText(/lagi sampai USD 1\.500/)).not.toBeInTheDocument()
  await form.user.click(screen.getByText(form.t('calculator:honesty.title')))
  expect(screen.getByText(/Bea masuk kiriman ini Rp[\d.]+ \(menurut hukum Rp[\d.]+\)/)).toBeVisible()
})

test('where the law asks for less, the duty of a wrong value is named beside that', async () => {
  const taxedLess = { ...shoes, percentage_bea_masuk: 0 }
  const form = await open({ ...parcel, hscode: '85171300', price: '1800' }, [taxedLess])
  await form.user.click(await screen.findByText(form.t('calculator:honesty.title')))
  expect(screen.getByText(/Bea masuk kiriman ini Rp[\d.]+ \(menurut hukum Rp[\d.]+\)/)).toBeVisible()
})

afterEach(() => void vi.useRealTimers())

test('keeping a price says after three seconds that it is still under way, and then leads to the quote', async () => {
  const server = fakeServer()
  let answer: () => void = () => undefined
  server.answer(
    calls.keepQuote,
    () => new Promise((resolve) => (answer = () => resolve({ code: 'Q7KM2ABC' } as never))),
  )
  const { t, location } = await renderApp(<Calculator reference={reference} initial={parcel} />, {
    texts: ['calculator', 'checkout', 'price', 'quotes', 'reason'],
    at: '/calculator',
  })
  const keep = screen.getByRole('button', { name: t('calculator:keep.action', { days: quoteDays }) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(keep)
  act(() => void vi.advanceTimersByTime(2_999))
  expect(screen.queryByText(t('calculator:keep.slow'))).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText(t('calculator:keep.slow'))).toBeVisible()
  vi.useRealTimers()
  await waitFor(() => expect(server.received(calls.keepQuote)).toHaveLength(1))
  await act(async () => answer())
  await waitFor(() => expect(location()).toBe(quoteAt('Q7KM2ABC')))
})

test('above the limit of private rates, the bar leads to the general ones, too, and it says why no price is kept', async () => {
  const company: typeof individual = {
    ...individual,
    package_id: 'udara-company',
    package_type: 'company',
    package_details: { bea_masuk: 25, ppn: 12, pph_npwp: 2.5 },
  }
  fakeServer()
  const { t, user } = await renderApp(
    <Calculator
      reference={{ ...reference, packages: [individual, company] }}
      initial={{ ...parcel, currency: 'USD', price: '1600' }}
    />,
    { texts: ['calculator', 'checkout', 'price', 'quotes', 'reason'], at: '/calculator' },
  )
  const named = await screen.findAllByRole('button', { name: t('calculator:estimate.general') })
  const general = named.find((button) => button.closest('li') === null)
  if (!general) throw new Error('none in the bar')
  const keepNot = t('calculator:keep.not')
  expect(screen.getByText(keepNot)).toBeVisible()
  expect(screen.queryByRole('link', { name: t('calculator:estimate.startShort') })).toBeNull()
  await user.click(general)
  expect(await screen.findByRole('link', { name: t('calculator:estimate.startShort') })).toBeVisible()
  expect(screen.queryByText(keepNot)).toBeNull()
})

const exampleButtons = ({ t }: Rendered) =>
  exampleNames.flatMap((name) => screen.queryAllByRole('button', { name: t(`calculator:example.${name}`) }))

test('an example never stands beside figures that it would replace', async () => {
  const form = await open(empty)
  expect(exampleButtons(form)).toHaveLength(exampleNames.length)
  await form.user.type(field(form, 'price'), '45')
  expect(exampleButtons(form)).toHaveLength(0)
})

test('what an example is taken back from is as it was before it', async () => {
  const before = { ...empty, placeId: '3273040', placeName: 'Coblong, Kota Bandung' }
  const form = await open(before)
  const example = () => screen.getByRole('button', { name: form.t('calculator:example.shoes') })
  await form.user.click(example())
  expect(field(form, 'price')).toHaveValue('120')
  await form.user.click(example())
  expect(field(form, 'price')).toHaveValue('')
  expect(screen.getByDisplayValue(/Coblong/)).toBeVisible()
  expect(exampleButtons(form)).toHaveLength(exampleNames.length)
})

test('a shipment begins with the courier that is in the price', async () => {
  const server = fakeServer()
  const courier = {
    courier_code: 'jnt-ez',
    courier: 'J&T',
    service: 'EZ',
    price_per_kg: 11_000,
    shipping_fee: 22_000,
    days: [2, 3] as [number, number],
  }
  server.answer(calls.courierPrices, { results: [courier] })
  const to = { placeId: '3273040', placeName: 'Coblong, Kota Bandung' }
  const { t } = await renderApp(<Calculator reference={reference} initial={{ ...parcel, ...to }} />, {
    texts: ['calculator', 'checkout', 'price', 'quotes', 'reason'],
    at: '/calculator',
  })
  for (const name of ['start', 'startShort'] as const) {
    const link = await screen.findByRole('link', { name: t(`calculator:estimate.${name}`) })
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('courier=jnt-ez')))
  }
})
