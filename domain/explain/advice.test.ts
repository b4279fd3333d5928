import { expect, it } from 'vitest'
import { formatRupiah } from '../format/index.ts'
import { languages, type Language } from '../language/index.ts'
import { airJastip, requestWith } from '../pricing/cases/build.ts'
import { priceUnder } from '../terms/index.ts'
import { adviceText, furtherLevies, lawLines, leadText } from './advice.ts'
import type { Charge } from './bill.ts'
import { cautionText, cautionTexts } from './caution.ts'
import { shipmentsAtRisk } from './law-risk.ts'
import { leviesName, levySplits } from './tariff-levies.ts'
import { billTexts } from './texts/index.ts'

const rates_as_of = '2026-11-12T02:00:00Z'
const priced = priceUnder(requestWith({ package: airJastip }, [{ price_original: 300 }]), { rates_as_of })
const parcels = (titles: readonly string[]) =>
  shipmentsAtRisk({ shipments: titles.map((title) => ({ code: title, title, priced })) })
const cautions = (titles: readonly string[]) =>
  cautionTexts({ risks: parcels(titles), parcels: titles.length }, billTexts.id, 'id')
const amount = (times: number) => `Rp${((priced.advice?.difference ?? 0) * times).toLocaleString('id-ID')}`

it('of one parcel, what to set aside and why', () => {
  const [only, ...others] = cautions(['Sepatu'])
  expect(others).toEqual([])
  expect(only).toContain(`Bea cukai bisa memungut ${amount(1)} lagi.`)
})

it('above the limit of its rates, what to have ready of one parcel, until it is billed', () => {
  const rich = priceUnder(requestWith({}, [{ price_original: 1800, hscode: '6404.11' }]), { rates_as_of })
  const { difference = 0 } = rich.advice ?? {}
  const risks = shipmentsAtRisk({ shipments: [{ code: 'A', title: 'Sepatu', priced: rich }] })
  const leadOf = (order: { parcels: number; isBilled?: boolean }) =>
    cautionText({ risks, ...order }, billTexts.id, 'id')?.lead
  const more = `Bea cukai bisa memungut ${formatRupiah(difference)} lagi.`
  expect(difference).toBeGreaterThan(0)
  expect(leadOf({ parcels: 1 })).toBe(`Siapkan ${formatRupiah(rich.answer.total + difference)}. ${more}`)
  expect([leadOf({ parcels: 1, isBilled: true }), leadOf({ parcels: 2 })]).toEqual([more, more])
})

it('of several, one sum first, then its parts', () => {
  expect(priced.advice?.difference).toBeGreaterThan(0)
  const [all, ...parts] = cautions(['Sepatu', 'Tas'])
  expect(all).toBe(`Bea cukai bisa memungut ${amount(2)} lagi.`)
  expect(parts.map((part) => part.startsWith('Bea cukai'))).toEqual([false, false])
  expect(parts.map((part, at) => part.startsWith(`${['Sepatu', 'Tas'][at]}: ${amount(1)}.`))).toEqual([
    true,
    true,
  ])
})

it('of one among several, the figures of the order, and which parcel it is', () => {
  const order = { risks: parcels(['Sepatu']), parcels: 2 }
  const caution = cautionText(order, billTexts.id, 'id')
  expect(caution?.lead).toBe(`Bea cukai bisa memungut ${amount(1)} lagi.`)
  expect(caution?.parts.map(({ text }) => text.startsWith('Sepatu: '))).toEqual([true])
  const [agreed, ...others] = cautionTexts(order, billTexts.id, 'id')
  expect(others).toEqual([])
  expect(agreed?.startsWith(`Bea cukai bisa memungut ${amount(1)} lagi. Sepatu: `)).toBe(true)
})

it('says what a complete NPWP leaves of it, in an order of all parcels together', () => {
  const [lower, none, other] = [
    { difference: 300, difference_with_npwp: 100 },
    { difference: 300, difference_with_npwp: -50 },
    { difference: 70 },
  ] as const
  const lead = (...risks: Parameters<typeof leadText>[0]) => leadText(risks, billTexts.id.reason, 'id')
  expect(lead(other)).toBe('Bea cukai bisa memungut Rp70 lagi.')
  expect(lead(lower)).toBe('Bea cukai bisa memungut Rp300 lagi. Dengan NPWP lengkap: Rp100 lagi.')
  expect(lead(none)).toBe('Bea cukai bisa memungut Rp300 lagi. Dengan NPWP lengkap: tidak ada lagi.')
  expect(lead(none, other)).toBe('Bea cukai bisa memungut Rp370 lagi. Dengan NPWP lengkap: Rp70 lagi.')
})

it('of the levies that an operator has billed beside the price, no more; of other charges, as before', () => {
  const more = priced.advice?.difference ?? 0
  const risksWith = (...charges: Charge[]) =>
    shipmentsAtRisk({ shipments: [{ code: 'A', title: 'Sepatu', priced, charges }] })
  const charge = (cost_value: number) => ({ cost_value, reason: 'Bea masuk', levy: true }) as const
  expect(risksWith(charge(more))).toEqual([])
  expect(risksWith(charge(more - 1))).toHaveLength(1)
  expect(risksWith({ cost_value: more, reason: 'Peti kayu' })).toHaveLength(1)
  expect(risksWith(charge(more - 1), { cost_value: 1, reason: 'Peti kayu' })).toHaveLength(1)
})

it.each(languages)('in %s, the cause names the law, and the levies stand in it or as rows', (language) => {
  const { reason: texts, pricing } = billTexts[language]
  if (!priced.advice) throw new Error('a price that the law adds nothing to')
  const { cause, text, lawName, conditions } = adviceText(priced.advice, texts, language)
  expect(cause).toContain(lawName)
  expect(text.split(lawName)).toHaveLength(2)
  const { levies, difference } = priced.advice
  const lines = lawLines({ advice: priced.advice, total: priced.answer.total }, pricing, language)
  const byLaw = [levies.duty, levies.vat, levies.income_tax]
  const added = [difference, priced.answer.total + difference]
  expect(lines.map(({ amount }) => amount)).toEqual([...byLaw, ...added].map(formatRupiah))
  for (const amount of byLaw.map(formatRupiah)) {
    expect(text).toContain(amount)
    expect(cause).not.toContain(amount)
  }
  expect(text.endsWith(conditions)).toBe(true)
  expect(text + cause).not.toMatch(/\{\{/)
})

it.each<[language: Language, lead: RegExp, besideTotal: RegExp, code: RegExp]>([
  [
    'id',
    /^Bea cukai bisa memungut sampai Rp[\d.]+ lagi\.$/,
    /^bea cukai bisa memungut sampai Rp[\d.]+ lagi$/,
    /Tanpa kode HS/,
  ],
  [
    'en',
    /^Customs may levy up to Rp[\d.]+ more\.$/,
    /^customs may levy up to Rp[\d.]+ more$/,
    /Without an HS code/,
  ],
  ['zh', /^海关最多可能再征收 Rp[\d.]+。$/, /^海关最多可能再征收 Rp[\d.]+$/, /没有 HS 编码/],
])('of a category without an HS code, up to how much and why, in %s', (language, lead, besideTotal, code) => {
  const { reason: texts } = billTexts[language]
  const clothes = priceUnder(requestWith({}, [{ price_original: 300, hscode: '' }]), { rates_as_of })
  if (!clothes.advice) throw new Error('clothes that the law adds nothing to')
  const words = adviceText(clothes.advice, texts, language)
  expect(words.lead).toMatch(lead)
  expect(words.cause).toMatch(code)
  expect(words.cause).toContain(texts.special.textiles)
  expect(furtherLevies([clothes.advice], texts)).toMatch(besideTotal)
  const known = priceUnder(requestWith({}, [{ price_original: 300, hscode: '6109.10' }]), { rates_as_of })
  const order = [
    { code: 'A', title: 'Baju', priced: clothes },
    { code: 'B', title: 'Kaus', priced: known },
  ]
  const caution = cautionText(
    { risks: shipmentsAtRisk({ shipments: order }), parcels: 2 },
    billTexts[language],
    language,
  )
  expect(caution?.lead).toMatch(lead)
})

it('while an operator looks for the code, all levies that its category may come to are added to a price without them', () => {
  const clothes = priceUnder(requestWith({}, [{ price_original: 300, hscode: '' }]), { rates_as_of })
  const [risk] = shipmentsAtRisk({
    shipments: [{ code: 'A', title: 'Baju', priced: clothes, unclassified: true }],
  })
  const { duty = 0, vat = 0, income_tax = 0 } = clothes.advice?.levies ?? {}
  expect(risk?.advice.difference).toBe(duty + vat + income_tax)
  // A phone's category tells nothing beside its levies.
  expect(
    shipmentsAtRisk({ shipments: [{ code: 'A', title: 'Jastip', priced, unclassified: true }] }),
  ).toEqual([])
})

it('what the price has of the levies already is taken off, so that the lines are a sum that ends in its total with the rest', () => {
  const shoes = priceUnder(requestWith({}, [{ price_original: 120, hscode: '6404.11' }]), { rates_as_of })
  const { advice, answer } = shoes
  if (!advice) throw new Error('shoes that the law adds nothing to')
  const { duty, vat, income_tax } = answer.lines
  const included = formatRupiah(-(duty + vat + income_tax))
  const lines = lawLines({ advice, total: answer.total }, billTexts.id.pricing, 'id')
  const { levies, difference } = advice
  expect(lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['duty', formatRupiah(levies.duty)],
    ['vat', formatRupiah(levies.vat)],
    ['income_tax', formatRupiah(levies.income_tax)],
    ['inTotal', included],
    ['more', formatRupiah(difference)],
    ['total', formatRupiah(answer.total + difference)],
  ])
  expect(levies.duty + levies.vat + levies.income_tax - duty - vat - income_tax).toBe(difference)
  expect(adviceText(advice, billTexts.id.reason, 'id').text).toContain('sudah dalam totalnya')
})

it.each(languages)(
  'in %s, no name says that levies of a tariff above the law are all the state’s',
  (language) => {
    const texts = billTexts[language]
    const byLaw = priceUnder(requestWith({}, [{ price_original: 100 }]), { rates_as_of })
    // Its tariff levies duty from USD 3 on, the law only above.
    const above = priceUnder(requestWith({}, [{ price_original: 3 }]), { rates_as_of })
    const { levies = { duty: 0, vat: 0, income_tax: 0 }, difference = 0 } = above.advice ?? {}
    expect(difference).toBeLessThan(0)
    const shipment = (title: string, of: typeof above) => ({ code: title, title, priced: of })
    const nameOf = (...shipments: ReturnType<typeof shipment>[]) => leviesName({ shipments }, texts.pricing)
    const { object } = texts.pricing
    expect(nameOf(shipment('A', byLaw))).toBe(object.levies)
    expect(nameOf(shipment('A', above))).toBe(object.leviesByTariff)
    expect(nameOf(shipment('A', byLaw), shipment('B', priced))).toBe(object.leviesByTariff)

    const [split = '', ...others] = levySplits(
      { shipments: [shipment('A', byLaw), shipment('B', above)] },
      texts,
      language,
    )
    expect(others).toEqual([])
    expect(split).toMatch(/^B/)
    expect(split).toContain(formatRupiah(levies.duty + levies.vat + levies.income_tax))
    expect(split).toContain(formatRupiah(-difference))
    if (!above.advice) throw new Error('a price that the law does not differ from')
    expect(split).toContain(adviceText(above.advice, texts.reason, language).conditions)
  },
)
