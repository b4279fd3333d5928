import type { Quote } from '@seberang/domain/api'
import { priceStatement, quotePrice } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatRupiah } from '@seberang/domain/format'
import { languages } from '@seberang/domain/language'
import type { PricingRequest } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { describe, expect, it } from 'vitest'
import { seedItems } from '../../reference/seeds.ts'
import { statementOf } from './pdf.ts'

const [books] = seedItems('categories').filter(({ category_id }) => category_id === 'buku')
const air = (id: string) => {
  const [found] = seedItems('packages').filter(({ package_id }) => package_id === id)
  if (!found) throw new Error(`no delivery ${id}`)
  return found
}

/** What the law may ask besides the price, by what is sent. */
const sent = {
  nothing: { package: 'udara-individu', price: 100 },
  more: { package: 'udara-jastip', price: 100 },
  'other rates': { package: 'udara-individu', price: 2000 },
} as const

function quoteOf(law: keyof typeof sent, withCourier: boolean): Quote {
  if (!books) throw new Error('no category')
  const { package: id, price } = sent[law]
  const request: PricingRequest = {
    country: 'US',
    container_type: null,
    insurance: 0,
    has_valid_npwp: true,
    is_disable_minimum_weight: false,
    rates: { IDR: 1, USD: 16_000 },
    domestic: withCourier ? { price_per_kg: 12_000 } : null,
    package: air(id),
    products: [
      {
        category: books,
        quantity: 1,
        weight: 1,
        weight_unit: 'kg',
        length: 20,
        width: 15,
        height: 10,
        dimension_unit: 'cm',
        price_original: price,
        currency_code: 'USD',
      },
    ],
  }
  const place = {
    sub_district_id: '1',
    sub_district_name: 'Coblong',
    district_name: 'Kota Bandung',
    code: '32.73.02',
    postal_codes: ['40131'],
    district_id: '32.73',
    province_id: '32',
    province_name: 'Jawa Barat',
  }
  return {
    code: 'K7M2XD4Q',
    title: 'Buku',
    request,
    about: {
      products: [{ name: 'Buku', hscode: '490199', has_battery: false, category_id: 'buku' }],
      place: withCourier ? place : null,
      courier: withCourier ? { courier_code: 'jne-reg', courier: 'JNE', service: 'REG', days: [2, 3] } : null,
      warehouse: null,
      days: null,
    },
    priced: priceUnder(request, { rates_as_of: '2026-11-12T02:00:00Z' }),
    created_at: '2026-11-12T07:05:00Z',
    expires_at: '2026-11-19T07:05:00Z',
    now: '2026-11-12T07:05:00Z',
  }
}

describe.each(languages)('a printed quote in %s', (language) => {
  const { object } = billTexts[language].pricing
  const print = (quote: Quote) =>
    statementOf(quote, {
      language,
      address: 'https://seberang.example/q/K7M2XD4QK7M2XD4QK7M2XD4QK7',
      country: 'US',
      now: new Date(quote.now),
    })
  const cases = (['nothing', 'more', 'other rates'] as const).flatMap((law) =>
    [true, false].map((withCourier) => ({ law, withCourier })),
  )

  it.each(cases)(
    'rests on what the screen says: law asks $law, courier $withCourier',
    ({ law, withCourier }) => {
      const quote = quoteOf(law, withCourier)
      const { answer, advice } = quote.priced
      expect(advice === undefined ? 'nothing' : advice.difference > 0 ? 'more' : 'other rates').toBe(law)
      const shown = priceStatement(quotePrice(quote), billTexts[language], language)
      const { total, groups, notes } = print(quote)
      const all = [total.note, ...notes.map(({ text }) => text)].join(' ')

      // Only what is the law's goes to the treasury, and nothing more.
      expect(groups[1]?.title.includes(object.leviesByTariff)).toBe(law !== 'nothing')
      expect(total.isIncomplete).toBe(!withCourier)
      expect(total.amount).toBe(shown.amount)
      const courierLine = groups[0]?.lines.find(({ name }) =>
        name.toLowerCase().includes(withCourier ? 'jne' : object.part.courier),
      )
      expect(courierLine?.amount).toBe(withCourier ? formatRupiah(12_000) : object.notChosen)
      expect(total.label.includes(object.basis.so_far)).toBe(!withCourier)
      expect(all.includes(object.part.courier)).toBe(!withCourier)
      // Only a price that lacks nothing is added to the goods, and only one that is the law's, too, reaches the door.
      expect(all.includes(formatRupiah(answer.goods.idr + answer.total))).toBe(withCourier)
      expect(/sampai di tangan|in your hands|到手/.test(all)).toBe(shown.toYourDoor !== undefined)
      expect(total.note?.includes(formatRupiah(advice?.difference ?? 0))).toBe(law === 'more')
      // Of what is incomplete, what customs may levy besides says enough.
      const namesRates = law !== 'more' || withCourier
      expect(all).toContain(advice && namesRates ? object.rates[advice.key] : '')
    },
  )
})

it('names excise, which is in no price, among what the state takes', () => {
  const quote = quoteOf('nothing', true)
  const request = {
    ...quote.request,
    products: quote.request.products.map((product) => ({ ...product, hscode: '2204.21' })),
  }
  const priced = priceUnder(request, { rates_as_of: '2026-11-12T02:00:00Z' })
  const [services, levies] = statementOf(
    { ...quote, request, priced },
    { language: 'id', address: 'https://seberang.id/q/K7M2XD4Q', country: 'US', now: new Date(quote.now) },
  ).groups.map(({ lines }) => lines.map(({ name }) => name).join())
  expect(services).not.toContain('Cukai')
  expect(levies).toContain('Cukai')
})

it('says at what may change that its income tax is for who has an NPWP', () => {
  const changeOf = (quote: Quote) =>
    statementOf(quote, {
      language: 'id',
      address: 'https://seberang.id/q/K7M2XD4Q',
      country: 'US',
      now: new Date(quote.now),
    }).notes.find(({ term }) => term === 'Dapat berubah')?.text
  const quote = quoteOf('nothing', true)
  const products = quote.request.products.map((product) => ({
    ...product,
    category: { ...product.category, percentage_pph: 2.5, percentage_pph_non_npwp: 7.5 },
  }))
  const request = { ...quote.request, products, package: air('udara-company') }
  const company = { ...quote, request, priced: priceUnder(request, { rates_as_of: '2026-11-12T02:00:00Z' }) }
  expect(changeOf(quote)).not.toContain('NPWP')
  expect(changeOf(company)).toContain('NPWP')
})
