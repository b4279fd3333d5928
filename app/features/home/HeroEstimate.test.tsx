import { priceStatement } from '@seberang/domain/explain'
import { priceUnder } from '@seberang/domain/terms'
import { screen } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { readServerTime } from '../../lib/browser/server-clock.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { individual, reference } from '../../testing/reference.ts'
import * as engine from './engine.ts'
import { HeroEstimate } from './HeroEstimate.tsx'

// The server's time, once read, would be that of the following files, too.
afterAll(() => void vi.resetModules())

const company = {
  ...individual,
  package_id: 'udara-company',
  package_type: 'company' as const,
  package_details: {},
}
const [category] = reference.categories
if (!category) throw new Error('no category')
/** What is priced is of the first category, which holds any goods. */
const anything = { ...category, category_name: 'Barang Umum' }
const data = {
  engine,
  reference: { ...reference, packages: [individual, company], categories: [anything] },
}

async function open(known = data.reference, { keepStorage = false } = {}) {
  const app = await renderApp(<HeroEstimate data={{ ...data, reference: known }} />, {
    texts: ['home', 'common', 'pricing', 'reason', 'calculator', 'price', 'quotes'],
    keepStorage,
  })
  const names = { price: 'price', weight: 'weight', currency: 'currency', country: 'from' } as const
  const field = (name: keyof typeof names) => {
    const [found] = screen.getAllByLabelText(app.t(`home:calculator.${names[name]}`), { exact: true })
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  const type = async (name: 'price' | 'weight', text: string): Promise<void> => {
    await app.user.clear(field(name))
    await app.user.type(field(name), text)
  }
  return { ...app, field, type }
}

it('says of goods above the limit what general rates come to, and where to count with them', async () => {
  const { t, type } = await open()
  await type('price', '1500')
  expect(screen.queryByRole('link', { name: t('calculator:estimate.general') })).toBeNull()
  await type('price', '1501')
  const link = await screen.findByRole('link', { name: t('calculator:estimate.general') })
  expect(link.getAttribute('href')).toContain('way=udara-company')
  expect(screen.getByText(/^Bea cukai bisa memungut Rp/)).toBeVisible()
})

it('leads with the sum and the basis that every other screen has for the same parcel', async () => {
  await open()
  const input = { country: 'US', track: 'air', price: '100', currency: 'USD', weightKg: '1' } as const
  const found = engine.estimate(input, data.reference)
  if (!found) throw new Error('no estimate')
  const priced = priceUnder(found.request, { rates_as_of: data.reference.ratesAsOf })
  const parcel = { code: '', title: '', priced }
  const { label, missing = '', amount = '' } = priceStatement({ shipments: [parcel] }, billTexts('id'), 'id')
  const total = screen.getByText(`${label}, ${missing}`)
  expect(total.nextElementSibling).toHaveTextContent(amount)
})

it('says right beneath the sum which goods may cost more, whatever is typed', async () => {
  const { t, type } = await open()
  const beneath = () => screen.getByText(t('home:calculator.total')).closest('dl')?.nextElementSibling
  expect(beneath()?.textContent).toMatch(/^Sepatu, tas, .* bea cukai bisa memungut lagi\.$/)
  await type('weight', '0')
  expect(beneath()?.textContent).toMatch(/^Sepatu, tas, /)
  expect(t('home:law.text')).not.toContain('Sepatu')
})

it('has what was typed after Back and a reload, a typed price with its currency', async () => {
  const before = await open()
  await before.type('price', '1501')
  await before.type('weight', '2,5')
  await before.user.selectOptions(before.field('country'), 'CN')
  before.unmount()
  const { t, field, user } = await open(data.reference, { keepStorage: true })
  expect(field('price')).toHaveValue('1501')
  expect(field('currency')).toHaveValue('USD')
  expect(field('weight')).toHaveValue('2,5')
  expect(field('country')).toHaveValue('CN')
  await user.selectOptions(field('country'), 'US')
  expect(field('currency')).toHaveValue('USD')
  // What loads once somebody types is there, too.
  expect(await screen.findByRole('link', { name: t('calculator:estimate.general') })).toBeVisible()
})

it.each([
  ['weight', '-2', 'Tidak bisa kurang dari nol.'],
  ['weight', '0', 'Isi beratnya.'],
  ['price', '0', 'Isi harga satuannya.'],
  ['price', '120.000', 'Maksudmu 120.000 atau 120?'],
  ['weight', '2 foo', 'Tulis angkanya saja, tanpa “foo”.'],
] as const)('a %s of %s is not priced and marked at its field alone', async (name, text, error) => {
  const { t, field, type } = await open()
  await type(name, text)
  expect(await screen.findByText(error)).toBeVisible()
  expect(field(name)).toBeInvalid()
  expect(screen.getByText(t('home:calculator.total')).nextElementSibling).toHaveTextContent('–')
  // The foot asks for nothing that was filled in.
  expect(screen.getAllByText(/^Isi |^Tidak bisa |^Maksudmu |^Tulis /)).toHaveLength(1)
})

it('the foot names what is missing', async () => {
  const { t, field, user } = await open()
  await user.clear(field('weight'))
  expect(await screen.findByText(t('home:calculator.fixWeight'))).toBeVisible()
  await user.clear(field('price'))
  expect(screen.getByText(t('home:calculator.fixInput'))).toBeVisible()
  await user.type(field('weight'), '1')
  expect(screen.getByText(t('home:calculator.fixPrice'))).toBeVisible()
})

it.each([
  ['price', '120.000', ['120.000', '120000'], ['120', '120']],
  ['weight', '1.500', ['1.500', '1500'], ['1,5', '1,5']],
] as const)('each reading of a %s of %s is a press away', async (name, text, ...readings) => {
  for (const [label, typed] of readings) {
    const { field, type, user, unmount } = await open()
    await type(name, text)
    await user.click(await screen.findByRole('button', { name: label }))
    expect(field(name)).toHaveValue(typed)
    expect(screen.queryByText(/^Maksudmu/)).toBeNull()
    expect(screen.queryByRole('button', { name: label })).toBeNull()
    unmount()
  }
})

it('the day is that of the rates in the price, with its age by the server when it is old', async () => {
  const [rate] = reference.rates
  if (!rate) throw new Error('no rate')
  const old = { ...rate, currency: 'KRW', country_flag: 'KR', as_of: '2026-11-01T00:00:00Z' }
  const rates = [{ ...rate, as_of: '2026-11-26T00:00:00Z' }, old]
  readServerTime(new Headers({ 'tb-time': String(Date.parse('2026-11-26T06:00:00Z')) }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T00:00:00Z') })
  const { unmount } = await open({ ...data.reference, rates, ratesAsOf: old.as_of })
  expect(screen.getByText(/Kurs 26 Nov 2026[^,]/)).toBeVisible()
  unmount()
  await open({ ...data.reference, rates: [{ ...rate, as_of: '2026-11-01T06:00:00Z' }] })
  expect(screen.getByText(/Kurs 1 Nov 2026, 25 hari yang lalu/)).toBeVisible()
  vi.useRealTimers()
})

it('says from where our tariff charges duty', async () => {
  const { t } = await open()
  const text = t('home:law.duty', { dutyFreeUsd: '3', parcelLimitUsd: '1.500' })
  expect(text).toMatch(/mulai USD\u00a03 sampai USD\u00a01\.500/)
  expect(text).not.toMatch(/di (?:atas|bawah) USD/i)
})
