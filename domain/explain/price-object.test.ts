import { array, assert, boolean, constantFrom, nat, option, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDayOfYear, formatDeadline, formatRupiah } from '../format/index.ts'
import { languages, type Language } from '../language/index.ts'
import { airCompany, airIndividual, airJastip, product, requestWith } from '../pricing/cases/build.ts'
import { levyLines, pricingLines } from '../pricing/index.ts'
import { priceUnder, type Priced, type PricedQuote } from '../terms/index.ts'
import {
  aboutParcel,
  basisOf,
  billNote,
  chargedLine,
  missingParts,
  namesEndOfQuote,
  priceBases,
  priceObject,
  quoteNotes,
  quoteText,
  weighedLater,
  type PriceBasis,
  type PriceFacts,
} from './index.ts'
import type { PricedShipment } from './index.ts'
import { billTexts } from './texts/index.ts'

const rates_as_of = '2026-11-12T02:00:00Z'
const until = '2026-11-19T06:46:00Z'
const quote: PricedQuote = {
  code: 'K7M2XD4Q',
  expires_at: until,
  state: 'kept',
  changes: [],
  quoted_total: 1,
  today_total: 2,
}
type Request = Parameters<typeof requestWith>[0]
const box = { weight: 1, weight_unit: 'kg', length: 30, width: 20, height: 10, dimension_unit: 'cm' }
const priced = (request: Request = {}, basis: { quote?: PricedQuote } = {}): Priced =>
  priceUnder(requestWith({ domestic: { price_per_kg: 12_000 }, ...request }), { rates_as_of, ...basis })
const shipment = (price: Priced, more: Partial<PricedShipment> = {}): PricedShipment => ({
  code: 'SB-1',
  title: 'Keyboard',
  courier: 'JNE REG',
  priced: price,
  ...more,
})

const estimate = priced()
const tiers = [{ up_to_kg: null, price_per_kg: 300_000 }]
const otherTariff = { ...airCompany, price_json: { US: { tiers } } }
const withoutCourier = priced({ domestic: null })
const measured = priced({ packaging: { ...box, revision: { weight: 2.31 } } })
/** Charged for besides, as what customs levied. */
const charged = (price: Priced): Priced => ({
  ...price,
  answer: {
    ...price.answer,
    lines: { ...price.answer.lines, additional_costs: 150_000 },
    total: price.answer.total + 150_000,
  },
})
const payment = { id: 'checkout', amount: estimate.answer.total, how: '10 Nov, VA BCA' }
const settled = { deadline: '2026-11-23T02:11:00Z', paid: [payment], returned: [] }

const facts: Record<PriceBasis, PriceFacts> = {
  so_far: { shipments: [shipment(withoutCourier)], missing: ['container'] },
  estimate: { shipments: [shipment(estimate)] },
  kept: { shipments: [shipment(priced({}, { quote }))] },
  measured: { shipments: [shipment(measured, { before: estimate })] },
  due: { shipments: [shipment(measured, { before: estimate })], settlement: { ...settled, due: 257_000 } },
  paid: {
    shipments: [shipment(estimate)],
    settlement: {
      ...settled,
      due: 0,
      paid: [{ ...payment, amount: estimate.answer.total + 5000 }],
      returned: [{ id: 'credit', amount: 5000, how: '14 Nov' }],
    },
  },
  reversed: {
    shipments: [shipment(estimate)],
    settlement: { ...settled, due: 0, reversed: [{ ...payment, id: 'reversed', how: '14 Nov' }] },
  },
  ended: { shipments: [shipment(estimate)], settlement: { ...settled, due: 0, paid: [], isEnded: true } },
}

describe.each(languages)('the price object in %s', (language) => {
  const objectOf = (basis: PriceBasis) => priceObject(facts[basis], billTexts[language], language)

  it.each(priceBases)('%s: has its basis in words and no unfilled placeholder', (basis) => {
    const object = objectOf(basis)
    expect(object.statement.basis).toBe(basis)
    expect(object.statement.label).not.toBe('')
    expect(JSON.stringify(object)).not.toMatch(/\{\{|undefined|NaN|null/)
  })

  it.each(priceBases)(
    '%s: the total is the sum of the services and levies, or what an invoice says',
    (basis) => {
      const { shipments, settlement } = facts[basis]
      const total = shipments.reduce((sum, one) => sum + one.priced.answer.total, 0)
      const expected = basis === 'due' ? settlement?.due : total
      expect(objectOf(basis).statement.amount?.replaceAll(/\D/g, '')).toBe(String(expected))
    },
  )

  it('says of the first of several deadlines that it is the first', () => {
    const noteOf = (isFirstDeadline: boolean) => {
      const settlement = { ...settled, due: 257_000, isFirstDeadline }
      return priceObject({ ...facts.due, settlement }, billTexts[language], language).statement.note
    }
    const { due, dueFirst } = billTexts[language].pricing.object.note
    const deadline = formatDeadline(settled.deadline, language)
    expect(noteOf(false)).toContain(due.replace('{{deadline}}', deadline))
    expect(noteOf(true)).toContain(dueFirst.replace('{{deadline}}', deadline))
  })

  it('says apart what was paid and what came back of it', () => {
    const { settled: lines, statement } = objectOf('paid')
    expect(lines.map(({ amount }) => amount)).toEqual([
      formatRupiah(estimate.answer.total + 5000),
      formatRupiah(-5000),
    ])
    expect(statement.amount).toBe(formatRupiah(estimate.answer.total))
  })

  it('what the bank reversed is missing from what was paid, and is not called paid', () => {
    const { settled: lines, statement } = objectOf('reversed')
    const total = formatRupiah(estimate.answer.total)
    expect(lines.map(({ amount }) => amount)).toEqual([
      total,
      formatRupiah(-estimate.answer.total),
      `+${total}`,
    ])
    const { basis, note } = billTexts[language].pricing.object
    expect(statement).toMatchObject({ amount: total, label: basis.reversed, note: note.reversed })
  })

  it('what is due does not hide that the bank reversed what was paid', () => {
    const { note } = billTexts[language].pricing.object
    const { due, reversed } = facts
    const settlement = { ...settled, due: 5000, reversed: reversed.settlement?.reversed ?? [] }
    const { statement } = priceObject({ ...due, settlement }, billTexts[language], language)
    expect(statement.note).toContain(note.reversed)
    expect(objectOf('due').statement.note).not.toContain(note.reversed)
  })

  it('of a parcel that was measured again since, says that its price is of the measurement before', () => {
    const { basis, note } = billTexts[language].pricing.object
    const notesOf = (isOvertaken: boolean) =>
      priceObject(
        { shipments: [shipment(measured, { isOvertaken })] },
        billTexts[language],
        language,
      ).groups.map((group) => group.note)
    expect([notesOf(false), notesOf(true)]).toEqual([[basis.measured], [note.measuredBefore]])
  })

  it('of a parcel that was measured since it was agreed to, says what follows once that is paid', () => {
    const { note } = billTexts[language].pricing.object
    const noteOf = (afterPaid: number) =>
      priceObject({ shipments: [shipment(estimate, { afterPaid })] }, billTexts[language], language).groups[0]
        ?.note
    expect([noteOf(-257_000), noteOf(90_000), noteOf(0)]).toEqual([
      note.measuredCredited.replace('{{amount}}', formatRupiah(257_000)),
      note.measuredDue.replace('{{amount}}', formatRupiah(90_000)),
      note.measuredSame,
    ])
  })

  it('says that it reaches the door only of a complete price', () => {
    const promises = priceBases.filter((basis) => objectOf(basis).statement.toYourDoor !== undefined)
    expect(promises).toEqual(['estimate', 'kept', 'measured'])
  })

  it('names what is missing, and keeps its place among the lines', () => {
    const { statement, groups, summed } = objectOf('so_far')
    const { part, notChosen } = billTexts[language].pricing.object
    expect(statement.missing).toContain(part.courier)
    expect(statement.missing).toContain(part.container)
    expect(groups[0]?.lines.at(-1)).toMatchObject({ id: 'domestic_shipping', missing: notChosen })
    expect(summed.map(({ id }) => id)).toEqual(['services', 'levies', 'container', 'courier'])
  })
})

it('levies on goods without a value are not settled: customs values them itself', () => {
  const free = priceUnder(requestWith({}, [{ price_original: 0 }]), { rates_as_of })
  const { statement, groups, summed } = priceObject({ shipments: [shipment(free)] }, billTexts.id, 'id')
  const levies = groups[0]?.lines.filter(({ id }) => levyLines.some((line) => line === id))
  const { notCalculated, basis } = billTexts.id.pricing.object
  expect(levies?.map(({ missing, amount }) => [missing, amount])).toEqual(
    levyLines.map(() => [notCalculated, undefined]),
  )
  expect(summed.find(({ id }) => id === 'levies')?.missing).toBe(notCalculated)
  const [duty] = free.explanation.filter(({ line }) => line === 'duty')
  // In mails and prints, too.
  expect(duty && chargedLine(duty, shipment(free), billTexts.id, 'id').amount).toBe(notCalculated)
  expect(statement.label).toBe(basis.so_far)
  expect(statement.missing).toContain(billTexts.id.pricing.object.part.levies)
  // Nor are they unchanged once it is measured.
  const [estimated, weighed] = [box, { ...box, revision: { weight: 2.31 } }].map((packaging) =>
    priceUnder(requestWith({ packaging }, [{ price_original: 0 }]), { rates_as_of }),
  )
  if (!estimated || !weighed) throw new Error('no prices')
  const after = priceObject({ shipments: [shipment(weighed, { before: estimated })] }, billTexts.id, 'id')
  expect(after.groups[0]?.lines.map(({ id }) => id)).not.toContain('levies')
})

describe('a price that changed', () => {
  const dearer = priced({
    has_valid_npwp: false,
    package: { ...requestWith({}).package, package_details: {} },
  })
  const cheaper = priced({
    has_valid_npwp: true,
    package: { ...requestWith({}).package, package_details: {} },
  })
  const amount = formatRupiah(dearer.answer.total - cheaper.answer.total)

  it('says by which cause: measuring, or another address', () => {
    const statementOf = (...shipments: PricedShipment[]) =>
      priceObject({ shipments }, billTexts.id, 'id').statement
    const moved = shipment(dearer, { before: cheaper, cause: 'address' })
    const weighed = shipment(measured, { before: estimate })
    expect(dearer.answer.total).toBeGreaterThan(cheaper.answer.total)
    expect(statementOf(moved).reason).toBe(`naik ${amount} setelah alamat diganti`)
    expect(statementOf(weighed).reason).toMatch(/ setelah diukur$/)
    expect(statementOf(moved, weighed).changes?.rows.map(({ name }) => name)).toEqual([
      'Harga sebelumnya',
      'Setelah alamat diganti',
      'Setelah diukur',
    ])
  })
})

describe('what a change is told to come from', () => {
  const yuan = { currency_code: 'CNY', price_original: 700 }
  /** In dollars, or in yuan. */
  const taxed = (rates: Record<string, number>, currency: 'USD' | 'CNY', change: Request = {}): Priced =>
    priceUnder(
      requestWith(
        { package: airCompany, domestic: { price_per_kg: 12_000 }, rates, ...change },
        currency === 'CNY' ? [yuan] : [{}],
      ),
      { rates_as_of, rate_days: { USD: rates_as_of, CNY: rates_as_of } },
    )
  const old = { USD: 15_000, CNY: 2_200 }
  const dollarOnly = { USD: 16_485, CNY: 2_200 }
  const both = { USD: 16_485, CNY: 2_300 }
  const untaxed = taxed(old, 'USD', { package: airIndividual })
  const otherDelivery: PricedQuote = { ...quote, state: 'changed', changes: ['delivery'] }
  const noNpwp = /^(?!.*NPWP)./
  /** Of contents that differ the names of the rows. */
  const toldOf = (before: Priced, price: Priced): string => {
    const facts = { shipments: [shipment(price, { before, courier: undefined })] }
    const { statement } = priceObject(facts, billTexts.id, 'id')
    const rows = statement.changes?.rows.slice(1).map(({ name }) => name)
    return rows?.join(', ') ?? statement.reason ?? ''
  }

  it.each<[string, Priced, Priced, RegExp]>([
    [
      'the rate of the goods',
      taxed(old, 'USD'),
      taxed(both, 'USD'),
      /: kurs USD\u00a0Rp15\.000 jadi Rp16\.485$/,
    ],
    [
      'of goods in yuan not the dollar',
      taxed(old, 'CNY'),
      taxed(both, 'CNY'),
      /: kurs CNY\u00a0Rp2\.200 jadi Rp2\.300$/,
    ],
    [
      'a complete NPWP, not a rate that moved nothing',
      taxed(old, 'CNY', { has_valid_npwp: false }),
      taxed(dollarOnly, 'CNY', { has_valid_npwp: true }),
      /^turun [^:]+: NPWP sekarang lengkap$/,
    ],
    [
      'an NPWP that is gone',
      taxed(old, 'USD', { has_valid_npwp: true }),
      taxed(old, 'USD', { has_valid_npwp: false }),
      /^naik [^:]+: NPWP belum lengkap$/,
    ],
    [
      'of two importers no NPWP, where one of them is charged no income tax',
      untaxed,
      taxed(old, 'USD', { has_valid_npwp: false }),
      noNpwp,
    ],
    ['the same the other way', taxed(old, 'USD', { has_valid_npwp: false }), untaxed, noNpwp],
    [
      'of two importers no NPWP, where another delivery was chosen than quoted',
      taxed(old, 'USD', { has_valid_npwp: true }),
      { ...taxed(old, 'USD', { has_valid_npwp: false }), quote: otherDelivery },
      noNpwp,
    ],
    [
      'a courier, also without its name',
      taxed(old, 'CNY', { domestic: null }),
      taxed(dollarOnly, 'CNY'),
      /^Kurir domestik$/,
    ],
    [
      'our tariff, where it differs',
      taxed(old, 'USD'),
      taxed(old, 'USD', { package: otherTariff }),
      /: tarif kami baru/,
    ],
    [
      'none that is not known',
      taxed(old, 'USD', { packaging: box }),
      taxed(old, 'USD', { packaging: { ...box, weight: 4 } }),
      /^naik [^:]+: dihitung ulang$/,
    ],
  ])('%s', (_, before, price, expected) => {
    expect(toldOf(before, price)).toMatch(expected)
  })
})

describe('a price that holds other things than before', () => {
  const saved = { ...withoutCourier, rates: { ...withoutCourier.rates, USD: 15_000 } }
  const now = priced({
    insurance: 0.05,
    voucher: { kind: 'fixed', value: 10_000 },
    packaging: { ...box, revision: { weight: 2.31 } },
  })

  it.each([
    ['a courier', withoutCourier, estimate, ['Harga saat disimpan', 'Kurir JNE REG']],
    ['an insurance', estimate, priced({ insurance: 0.05 }), ['Harga saat disimpan', 'Asuransi']],
    ['no insurance any more', priced({ insurance: 0.05 }), estimate, ['Harga saat disimpan', 'Asuransi']],
    [
      'another courier',
      estimate,
      priced({ domestic: { price_per_kg: 15_000 } }),
      ['Harga saat disimpan', 'Kurir JNE REG'],
    ],
    [
      'all of it',
      saved,
      now,
      ['Harga saat disimpan', 'Setelah diukur', 'Asuransi', 'Kurir JNE REG', 'Voucher'],
    ],
  ])('is told as a sum: %s', (_, before, price, names) => {
    const { statement, groups } = priceObject(
      { shipments: [shipment(price, { before, isSaved: true })] },
      billTexts.id,
      'id',
    )
    expect(statement.changes?.rows.map(({ name }) => name)).toEqual(names)
    expect(statement).not.toHaveProperty('previous')
    expect(groups[0]).not.toHaveProperty('previous')
  })

  it('names several couriers in one row, and calls none a rise that was missing', () => {
    const chosen = (courier: string) => shipment(estimate, { before: withoutCourier, courier, isSaved: true })
    const { changes } = priceObject(
      { shipments: [chosen('JNE REG'), chosen('J&T EZ')] },
      billTexts.id,
      'id',
    ).statement
    expect(changes?.rows.at(-1)).toMatchObject({ name: 'Kurir JNE REG dan J&T EZ', amount: '+Rp24.000' })
    expect(changes).toMatchObject({
      brief: 'termasuk kurir Rp24.000',
      summary: 'Termasuk kurir Rp24.000',
    })
    // Of two couriers in the total, one was there when it was saved.
    const added = priceObject(
      { shipments: [chosen('JNE REG'), shipment(estimate, { courier: 'J&T EZ', isSaved: true })] },
      billTexts.id,
      'id',
    ).statement.changes
    expect(added?.brief).toMatch(/^naik Rp12\.000 /)
  })

  it.each(languages)('spells the causes as they are amid a sentence, in %s', (language) => {
    const before = priced({ package: airCompany, domestic: null })
    const now = priced({ package: airCompany, has_valid_npwp: false })
    const { brief = '' } =
      priceObject({ shipments: [shipment(now, { before })] }, billTexts[language], language).statement
        .changes ?? {}
    expect(brief).toContain(billTexts[language].pricing.object.cause.noNpwp)
    expect(brief).toMatch(/(kurir|courier|快递) JNE REG/)
  })

  it('adds up to the total, whatever was chosen, measured or taken back', () => {
    const worth = (text: string) => Number(text.replaceAll(/\D/g, '')) * (text.startsWith('−') ? -1 : 1)
    const prices = record({
      domestic: constantFrom(null, { price_per_kg: 12_000 }, { price_per_kg: 15_000 }),
      insurance: constantFrom(0, 0.05),
      voucher: constantFrom(null, { kind: 'fixed' as const, value: 10_000 }),
      packaging: constantFrom(box, { ...box, revision: { weight: 2.31 } }, { ...box, weight: 4 }),
      has_valid_npwp: boolean(),
      rates: constantFrom({ USD: 15_000 }, { USD: 16_485 }),
    }).map((request) => priced(request))
    const shipments = array(
      tuple(
        prices,
        option(prices, { nil: undefined }),
        constantFrom('address' as const, undefined),
        boolean(),
      ),
      { minLength: 1, maxLength: 3 },
    ).map((all) =>
      all.map(([price, before, cause, unclassified]) => shipment(price, { before, cause, unclassified })),
    )
    assert(
      property(shipments, (given) => {
        const { amount, changes, previous } = priceObject({ shipments: given }, billTexts.id, 'id').statement
        expect(changes === undefined || previous === undefined).toBe(true)
        if (!changes) return
        expect(changes.rows.length).toBeGreaterThan(1)
        expect(changes.rows.reduce((sum, row) => sum + worth(row.amount), 0)).toBe(worth(amount ?? ''))
      }),
    )
  })
})

it('a parcel says beside its basis that it is insured and has a voucher', () => {
  const insured = priced({ insurance: 0.05, voucher: { kind: 'fixed', value: 10_000 } })
  const { groups } = priceObject({ shipments: [shipment(insured), shipment(estimate)] }, billTexts.id, 'id')
  expect(groups.map(({ note }) => note)).toEqual(['Perkiraan, dengan asuransi, voucher', 'Perkiraan'])
})

it.each([
  [
    'id',
    'belum: alamat tujuan, cara kirim',
    'sampai di tanganmu, ditahan sampai 19 Nov',
    'Perkiraan, dengan asuransi',
    'Harga penawaran tidak berlaku: negara asalnya lain, kamu mengubah cara kirim atau pengimpor. Ini harga hari ini.',
    'Tas: kena bea',
  ],
  [
    'en',
    'still needed: destination, delivery option',
    'to your door, kept until 19 Nov',
    'Estimate, with insurance',
    'The price of the quote does not hold: another country of origin, you changed the delivery option or the importer. This is today’s price.',
    'Tas: kena bea',
  ],
  [
    'zh',
    '还需：收货地址、运输方式',
    '送到你手上，保留至 11月19日',
    '预估，含保险',
    '报价的价格不再适用：发货国不同，你更换了运输方式或进口人。此为今日价格。',
    'Tas：kena bea',
  ],
] as const)(
  'in %s a list is joined as a list, and clauses as clauses',
  (language, missing, held, note, quoteEnd, named) => {
    const texts = billTexts[language]
    const objectOf = (given: PriceFacts) => priceObject(given, texts, language)
    const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
    const ended: PricedQuote = { ...quote, state: 'changed', changes: ['origin', 'delivery'] }
    expect(objectOf({ shipments: [], missing: ['destination', 'delivery'] }).statement.missing).toBe(missing)
    expect(spaced(objectOf({ shipments: [shipment({ ...measured, quote })] }).statement.toYourDoor)).toBe(
      held,
    )
    expect(objectOf({ shipments: [shipment(priced({ insurance: 0.05 }))] }).groups[0]?.note).toBe(note)
    expect(spaced(quoteText(ended, texts, language))).toBe(quoteEnd)
    expect(aboutParcel('Tas', 'kena bea', 2, language)).toBe(named)
  },
)

describe('a price that is kept', () => {
  it.each([
    ['without a courier', withoutCourier, 'belum termasuk kurir domestik; ditahan sampai 19 Nov'],
    ['and measured', measured, 'sampai di tanganmu, ditahan sampai 19 Nov'],
  ])('%s says until when', (_, price, text) => {
    const { statement } = priceObject({ shipments: [shipment({ ...price, quote })] }, billTexts.id, 'id')
    expect((statement.missing ?? statement.toYourDoor)?.replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('says that the rest of the address is missing, where its courier is priced to a known place', () => {
    const { statement } = priceObject(
      { shipments: [shipment(priced({}, { quote }))], lacksFullAddress: true },
      billTexts.id,
      'id',
    )
    expect(statement.basis).toBe('kept')
    expect(statement.toYourDoor?.replaceAll('\u00a0', ' ')).toBe(
      'pukul 13.46 WIB; sampai di tanganmu, bila isinya sama, tinggal alamat lengkapmu',
    )
  })

  it('says that it cannot exceed its quote, where today is cheaper', () => {
    const cheaper = { ...quote, state: 'cheaper_today' as const }
    const { statement } = priceObject(
      { shipments: [shipment(priced({}, { quote: cheaper }))] },
      billTexts.id,
      'id',
    )
    expect(statement.basis).toBe('estimate')
    expect(statement.toYourDoor?.replaceAll('\u00a0', ' ')).toBe(
      'sampai di tanganmu, ditimbang lagi di gudang, paling mahal seperti penawaran sampai 19 Nov',
    )
  })

  it.each([
    [
      'with the rates',
      { rates: { ...estimate.rates, USD: 15_000 } },
      /penawarannya berakhir 19 Nov, kurs USD Rp15\.000 jadi/,
    ],
    ['of which our tariff alone differs', { package: otherTariff }, /: penawarannya berakhir 19 Nov$/],
  ])('names its end as the cause of another price, %s', (_, request, expected) => {
    const before = priced(request, { quote })
    const over: PricedQuote = { ...quote, state: 'changed', changes: ['expired'], quoted_total: null }
    const { statement } = priceObject(
      { shipments: [shipment(priced({}, { quote: over }), { before, isSaved: true })] },
      billTexts.id,
      'id',
    )
    expect(statement.reason?.replaceAll('\u00a0', ' ')).toMatch(expected)
  })

  it('does not name its end as the cause where the price before was made without it, too', () => {
    const over: PricedQuote = { ...quote, state: 'changed', changes: ['expired'], quoted_total: null }
    const before = priced({ package: otherTariff }, { quote: over })
    const { statement } = priceObject(
      { shipments: [shipment(priced({ package: airCompany }, { quote: over }), { before, isSaved: true })] },
      billTexts.id,
      'id',
    )
    expect(statement.reason).toContain(billTexts.id.pricing.object.cause.tariff)
    expect(statement.reason).not.toContain('penawaran')
  })

  it('names its quote by its end in the notes of a bill, once', () => {
    const note = billNote(
      [
        { ...estimate, quote },
        { ...estimate, quote },
      ],
      billTexts.id,
      'id',
    )
    expect(note.match(/Harga menurut penawaran yang berlaku sampai 19\sNov\s2026\./g)).toHaveLength(1)
    expect(note).not.toContain(quote.code)
    expect(
      billNote([{ ...estimate, quote: { ...quote, state: 'changed' } }], billTexts.id, 'id'),
    ).not.toMatch(/penawaran/)
  })

  it('is distinguished by its hour from another that ends on the same day', () => {
    const later = { ...quote, code: 'ANOTHER', expires_at: quote.expires_at.replace('T06', 'T09') }
    const ended = { ...quote, code: 'ENDED', state: 'changed' as const }
    const notes = quoteNotes(
      [{ quote }, { quote: later }, { quote }, { quote: ended }],
      billTexts.id.pricing,
      'id',
    )
    expect(notes.map(({ code, text }) => [code, text.replaceAll('\u00a0', ' ')])).toEqual([
      [quote.code, '2 dari 4 kiriman dihargai menurut penawaran yang berlaku sampai 19 Nov 2026, 13.46 WIB.'],
      ['ANOTHER', '1 dari 4 kiriman dihargai menurut penawaran yang berlaku sampai 19 Nov 2026, 16.46 WIB.'],
    ])
  })

  it.each(languages)('stands struck beside the price of a shipment that was changed, in %s', (language) => {
    const heavier = priceUnder(
      requestWith({ domestic: { price_per_kg: 12_000 } }, [{ ...product, weight: 9 }]),
      { rates_as_of, quote },
    )
    const { statement } = priceObject(
      { shipments: [shipment(heavier, { before: estimate, cause: 'shipment' })] },
      billTexts[language],
      language,
    )
    expect(statement.previous).toBe(formatRupiah(estimate.answer.total))
    expect(statement.reason).toContain(billTexts[language].pricing.object.cause.shipment)
    expect(statement.reason).not.toContain(formatRupiah(estimate.answer.total))
  })

  it.each<[string, Request, string | undefined, string]>([
    ['no difference', {}, undefined, '; harga hari ini sama'],
    ['one cause', { package: airCompany }, undefined, ''],
    ['several', { package: airCompany, insurance: 0.05 }, 'Asuransi', ''],
  ])('names its end by a choice beside what changed, with %s', (_, request, name, same) => {
    const over: PricedQuote = {
      ...quote,
      state: 'changed',
      changes: ['expired', 'delivery', 'destination'],
      quoted_total: null,
    }
    const { ended, changes, reason } = priceObject(
      {
        shipments: [
          shipment(priced(request, { quote: over }), {
            before: estimate,
            cause: 'shipment',
            quoted: estimate,
          }),
        ],
      },
      billTexts.id,
      'id',
    ).statement
    const quoted = formatRupiah(estimate.answer.total)
    // Taking the choice back would not bring it back, and the address had no part in it.
    expect(ended?.replaceAll('\u00a0', ' ')).toBe(
      `penawaran ${quoted} tidak berlaku: berakhir 19 Nov 2026, 13.46 WIB, kamu mengubah cara kirim atau pengimpor${same}`,
    )
    expect(changes?.rows.at(-1)?.name).toBe(name)
    // The end of the quote is the reason: "after the shipment was changed" would say it again.
    expect(reason).toBeUndefined()
  })
})

describe('a sum of parcels of which the quotes of some ended by time', () => {
  const before = priced({ rates: { ...estimate.rates, USD: 15_000 } }, { quote })
  const over: PricedQuote = { ...quote, state: 'changed', changes: ['expired'], quoted_total: null }
  const ended = (code: string, title: string) =>
    shipment(priced({}, { quote: over }), { code, title, before, isSaved: true })
  const held = (code: string, title: string) => shipment(priced({}, { quote }), { code, title })
  const reasonOf = (shipments: readonly PricedShipment[], language: Language) => {
    const { statement } = priceObject({ shipments }, billTexts[language], language)
    return statement.reason?.replaceAll(/[\u00a0\u2060]/g, (one) => (one === '\u00a0' ? ' ' : ''))
  }

  it.each<[string, PricedShipment[], Language, string]>([
    [
      'names it',
      [ended('1', 'Sepatu'), held('2', 'Tas')],
      'id',
      ': penawaran Sepatu berakhir 19 Nov, kurs USD',
    ],
    [
      'in English',
      [ended('1', 'Shoes'), held('2', 'Bag')],
      'en',
      ': the quote of Shoes ended 19 Nov, rate USD',
    ],
    ['in Chinese', [ended('1', '鞋'), held('2', '包')], 'zh', '鞋 的报价已于'],
    [
      'names two',
      [ended('1', 'Sepatu'), ended('2', 'Jam'), held('3', 'Tas')],
      'id',
      'Sepatu dan Jam berakhir 19',
    ],
    [
      'of one title, by its code',
      [ended('SB-1', 'Tas'), held('SB-2', 'Tas')],
      'id',
      'penawaran Tas (SB-1) berakhir',
    ],
    [
      'names none where all ended',
      [ended('1', 'Sepatu'), ended('2', 'Tas')],
      'id',
      ': penawarannya berakhir 19',
    ],
  ])('%s: %#', (_, shipments, language, expected) => {
    expect(reasonOf(shipments, language)).toContain(expected)
  })

  it.each<[string, PricedShipment, boolean]>([
    ['by time', ended('1', 'Tas'), true],
    ['not at all', held('1', 'Tas'), false],
    ['at the same price', shipment(priced({}, { quote: over }), { before: priced({}, { quote }) }), false],
    [
      'by a choice, too',
      shipment(priced({}, { quote: { ...over, changes: ['expired', 'price'] } }), { before }),
      false,
    ],
  ])('the cause of another price names the end of a quote that ended %s: %#', (_, one, expected) => {
    expect(namesEndOfQuote(one, billTexts.id, 'id')).toBe(expected)
  })

  it.each<[Language, string]>([
    ['id', '1 dari 2 kiriman dihargai menurut penawaran yang berlaku sampai'],
    ['en', '1 of 2 shipments priced by the quote valid until'],
    ['zh', '2 件货件中的 1 件：价格依据有效期至'],
  ])('says of how many it is that a quote holds, in %s', (language, expected) => {
    const notesOf = (...shipments: PricedShipment[]) =>
      quoteNotes(
        shipments.map(({ priced: price }) => price),
        billTexts[language].pricing,
        language,
      ).map(({ text }) => text)
    expect(notesOf(ended('1', 'Sepatu'), held('2', 'Tas'))).toEqual([expect.stringContaining(expected)])
    expect(notesOf(held('1', 'Sepatu'), held('2', 'Tas')).join()).not.toContain(expected)
  })
})

describe('a sum of parcels of which a choice ended some quotes', () => {
  const ended = (title: string, changes: PricedQuote['changes']) =>
    shipment(priced({}, { quote: { ...quote, state: 'changed', changes, quoted_total: null } }), {
      title,
      quoted: estimate,
    })

  it('names them, those of one reason together, by the first words of a long name', () => {
    const { statement } = priceObject(
      {
        shipments: [
          ended('Sepatu lari', ['price']),
          shipment(estimate, { title: 'Buku' }),
          ended('Keyboard mekanik nirkabel berlampu 87 tombol', ['price', 'destination']),
          ended('Tas kulit', ['delivery']),
        ],
      },
      billTexts.id,
      'id',
    )
    expect(statement.ended).toBe(
      'harga penawaran tidak berlaku untuk Sepatu lari, Keyboard mekanik nirkabel…: kamu mengubah harga barang; harga penawaran tidak berlaku untuk Tas kulit: kamu mengubah cara kirim atau pengimpor',
    )
  })

  it.each(languages)('names the one of them, in %s', (language) => {
    const { statement } = priceObject(
      { shipments: [ended('Tas kulit', ['price']), shipment(estimate, { title: 'Buku' })] },
      billTexts[language],
      language,
    )
    expect(statement.ended).toContain('Tas kulit')
    expect(statement.ended).not.toContain('Buku')
  })
})

describe('a price that customs may add to', () => {
  const jastip = { package: airJastip }
  const freeOfDuty = { ...product.category, percentage_bea_masuk: 0 }
  const atRisk = priced(jastip)
  const more = atRisk.advice?.difference ?? 0
  const statementOf = (given: PriceFacts) => priceObject(given, billTexts.id, 'id').statement
  const reaches: [string, PriceFacts, string | undefined][] = [
    ['estimated', { shipments: [shipment(atRisk)] }, 'ditimbang lagi di gudang'],
    [
      'kept',
      { shipments: [shipment(priced(jastip, { quote }))] },
      'kurs dan tarif, pukul\u00a013.46\u00a0WIB; bila isinya sama',
    ],
    [
      'measured',
      { shipments: [shipment(priced({ ...jastip, packaging: { ...box, revision: { weight: 2.31 } } }))] },
      undefined,
    ],
    [
      'beside one that nobody adds to',
      { shipments: [shipment(estimate), shipment(atRisk)] },
      'ditimbang lagi di gudang',
    ],
  ]

  it.each(reaches)('%s: says what customs may levy besides, and promises no door', (_, given, note) => {
    const advised = given.shipments.reduce((sum, one) => sum + (one.priced.advice?.difference ?? 0), 0)
    expect(advised).toBeGreaterThan(0)
    const statement = statementOf(given)
    expect(statement.note).toBe(note)
    expect(statement).toMatchObject({
      furtherLevies: `bea cukai bisa memungut ${formatRupiah(advised)} lagi`,
    })
    expect(statement).not.toHaveProperty('toYourDoor')
  })

  it('that is kept, keeps its rates and tariff: what the law adds is not in it', () => {
    const labelsOf = (price: Priced) => {
      const { statement, groups } = priceObject({ shipments: [shipment(price)] }, billTexts.id, 'id')
      const { label, note, toYourDoor } = statement
      return [label, note ?? toYourDoor, groups[0]?.note].map((text) => text?.replaceAll('\u00a0', ' '))
    }
    expect(labelsOf(priced(jastip, { quote }))).toEqual([
      'Ditahan sampai 19 Nov',
      'kurs dan tarif, pukul 13.46 WIB; bila isinya sama',
      'Kurs dan tarif ditahan sampai 19 Nov',
    ])
    expect(labelsOf(priced({}, { quote }))).toEqual([
      'Ditahan sampai 19 Nov',
      'pukul 13.46 WIB; sampai di tanganmu, bila isinya sama',
      'Ditahan sampai 19 Nov',
    ])
  })

  it.each([
    [
      'id',
      'Ditahan',
      'kurs dan tarif ditahan sampai 19 Nov 13.46 WIB',
      'ditahan sampai 19 Nov 13.46 WIB',
      'kurs dan tarif ditahan sampai 19 Nov',
    ],
    [
      'en',
      'Kept',
      'rates and tariff kept until 19 Nov 13:46 WIB',
      'kept until 19 Nov 13:46 WIB',
      'rates and tariff kept until 19 Nov',
    ],
    [
      'zh',
      '已保留',
      '汇率和费率保留至 11月19日 13:46 WIB',
      '保留至 11月19日 13:46 WIB',
      '汇率和费率保留至 11月19日',
    ],
  ] as const)(
    'in %s a row names what is held and until which hour in a note, and until which day once it is measured',
    (language, ...shown) => {
      const [label, note, all, afterMeasuring] = shown
      const shortOf = (price: Priced) => {
        const { short } = priceObject(
          { shipments: [shipment(price)] },
          billTexts[language],
          language,
        ).statement
        return [short?.label, short?.note].map((text) =>
          text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
        )
      }
      expect(shortOf(priced(jastip, { quote }))).toEqual([label, note])
      expect(shortOf(priced({}, { quote }))[1]).toBe(all)
      expect(
        shortOf({ ...priced({ ...jastip, packaging: { ...box, revision: { weight: 2.31 } } }), quote })[1],
      ).toBe(afterMeasuring)
      expect(shortOf(priced({}))).toEqual([undefined, undefined])
    },
  )

  it('says so while something is missing, too', () => {
    const given = { shipments: [shipment(priced({ ...jastip, domestic: null }))] }
    expect(statementOf(given)).toMatchObject({
      missing: 'belum termasuk kurir domestik',
      furtherLevies: `bea cukai bisa memungut ${formatRupiah(more)} lagi`,
    })
  })

  it('above the parcel limit private rates reach no door, even where the law levies less', () => {
    const expensive = priceUnder(
      requestWith({ domestic: { price_per_kg: 12_000 }, has_valid_npwp: true }, [
        { price_original: 2000, category: freeOfDuty },
      ]),
      { rates_as_of },
    )
    expect(expensive.advice).toMatchObject({ key: 'general_rates_above_limit' })
    expect(expensive.advice?.difference).toBeLessThan(0)
    const statement = statementOf({ shipments: [shipment(expensive)] })
    expect(statement).toMatchObject({ note: 'dengan tarif perorangan, ditimbang lagi di gudang' })
    expect(statement).not.toHaveProperty('furtherLevies')
  })

  it('above the parcel limit it says what to have ready, until it is billed', () => {
    const expensive = priceUnder(
      requestWith({ domestic: { price_per_kg: 12_000 }, has_valid_npwp: true }, [{ price_original: 2000 }]),
      { rates_as_of },
    )
    const { advice, answer } = expensive
    expect(advice).toMatchObject({ key: 'general_rates_above_limit' })
    const [more, one] = [advice?.difference ?? 0, shipment(expensive)]
    expect(more).toBeGreaterThan(0)
    const alone = statementOf({ shipments: [one] })
    expect(alone.furtherLevies).toBe(`siapkan ${formatRupiah(answer.total + more)}`)
    const levies = `bea cukai bisa memungut ${formatRupiah(more)} lagi`
    const billed = { shipments: [one], settlement: { ...settled, due: 1_000 } }
    const besideAnother = { shipments: [one, { ...shipment(estimate), code: 'other' }] }
    for (const facts of [billed, besideAnother]) expect(statementOf(facts).furtherLevies).toBe(levies)
  })

  it('cites no law for an income tax that the tariff leaves out and the law levies', () => {
    const parcel = priced({ package: airIndividual })
    const lawOf = (price: typeof parcel) => {
      const why = price.explanation.find(({ line }) => line === 'income_tax')
      expect(why?.rule).toBe('income_tax_not_collected')
      return why && chargedLine(why, shipment(price), billTexts.id, 'id').law?.name
    }
    expect(lawOf(parcel)).toMatch(/^PMK\s4\/2025/)
    expect(atRisk.advice?.levies.income_tax).toBeGreaterThan(0)
    expect(lawOf({ ...parcel, advice: atRisk.advice })).toBeUndefined()
  })

  it('does not compare levies that are not known', () => {
    const statement = statementOf({ shipments: [shipment(atRisk, { unclassified: true })] })
    expect(statement).not.toHaveProperty('furtherLevies')
  })

  it.each([0, 1_000])(
    'goes on saying so of what is invoiced, with %i due, until customs has released it',
    (due) => {
      const settlement = { ...settled, due }
      const levies = `bea cukai bisa memungut ${formatRupiah(more)} lagi`
      expect(statementOf({ shipments: [shipment(atRisk)], settlement }).furtherLevies).toBe(levies)
      const released = { shipments: [shipment(atRisk, { isReleased: true })], settlement }
      expect(statementOf(released)).not.toHaveProperty('furtherLevies')
    },
  )
})

const inIndonesian = (basis: PriceBasis) => priceObject(facts[basis], billTexts.id, 'id')

describe('the basis of a price', () => {
  const quoted = shipment(priced({}, { quote }))
  const changed = shipment(priced({}, { quote: { ...quote, state: 'changed' } }))
  it.each<[string, PriceFacts, PriceBasis]>([
    ['nothing yet', { shipments: [] }, 'so_far'],
    ['a price without a courier', { shipments: [shipment(withoutCourier)] }, 'so_far'],
    ['one of two without a courier', { shipments: [shipment(estimate), shipment(withoutCourier)] }, 'so_far'],
    [
      'a whole price without an address',
      { shipments: [shipment(estimate)], missing: ['destination'] },
      'so_far',
    ],
    ['a measured one without a courier', { shipments: [shipment(measured)], missing: ['courier'] }, 'so_far'],
    ['one of two measured', { shipments: [shipment(estimate), shipment(measured)] }, 'estimate'],
    ['one of two kept', { shipments: [quoted, shipment(estimate)] }, 'estimate'],
    ['a quote that does not hold', { shipments: [changed] }, 'estimate'],
    ['all measured', { shipments: [shipment(measured), shipment(measured)] }, 'measured'],
    [
      'nothing due any more',
      { shipments: [shipment(withoutCourier)], settlement: { ...settled, due: 0 } },
      'paid',
    ],
  ])('%s', (_, given, basis) => {
    expect(basisOf(given)).toBe(basis)
  })

  it('lists what is missing in the order in which it is chosen', () => {
    const given: PriceFacts = { shipments: [shipment(withoutCourier)], missing: ['delivery', 'destination'] }
    expect(missingParts(given)).toEqual(['destination', 'delivery', 'courier'])
  })

  it('a part that only some shipments lack is said of those', () => {
    const shipments = [
      shipment(estimate),
      shipment(withoutCourier, { title: 'Sepatu lari' }),
      shipment(withoutCourier, { title: 'Tas' }),
    ]
    const missingOf = (some: readonly PricedShipment[]) =>
      priceObject({ shipments: some }, billTexts.id, 'id').statement.missing
    expect(missingOf(shipments)).toBe('belum termasuk kurir domestik untuk Sepatu lari dan Tas')
    expect(missingOf(shipments.slice(1))).toBe('belum termasuk kurir domestik')
  })

  it('without any price there is no amount, and no promise', () => {
    const { statement } = priceObject({ shipments: [], missing: ['destination'] }, billTexts.id, 'id')
    expect(statement).toEqual({ basis: 'so_far', label: 'Sejauh ini', missing: 'belum: alamat tujuan' })
  })

  it('the cheapest on offer is named as where prices start, not as the price', () => {
    const { statement, summed } = priceObject(
      {
        shipments: [],
        missing: ['delivery', 'courier'],
        startsAt: { amount: 1_365_695 },
      },
      billTexts.id,
      'id',
    )
    expect(statement).toEqual({
      basis: 'so_far',
      label: 'Sejauh ini',
      amount: 'mulai Rp1.365.695',
      missing: 'belum: cara kirim, kurir domestik',
    })
    expect(summed.map(({ id }) => id)).toEqual(['delivery', 'courier'])
  })
})

describe('a price of goods that carry excise', () => {
  const wine = priceUnder(
    requestWith({ domestic: { price_per_kg: 12_000 } }, [{ price_original: 50, hscode: '2204.21' }]),
    { rates_as_of },
  )

  it.each(languages)('says in %s that excise is not in it, with the law, and reaches no door', (language) => {
    const { statement, groups, summed } = priceObject(
      { shipments: [shipment(wine)] },
      billTexts[language],
      language,
    )
    const { part, notIncluded } = billTexts[language].pricing.object
    expect(statement.basis).toBe('so_far')
    expect(statement.missing).toContain(part.excise)
    expect(statement).not.toHaveProperty('toYourDoor')
    const ids = groups[0]?.lines.map(({ id }) => id) ?? []
    expect(ids[ids.indexOf('income_tax') + 1]).toBe('excise')
    const line = groups[0]?.lines.find(({ id }) => id === 'excise')
    expect(line).toMatchObject({
      missing: notIncluded,
      law: { name: expect.stringContaining('UU') as unknown },
    })
    expect(summed.find(({ id }) => id === 'excise')).toMatchObject({ missing: notIncluded })
    expect(billNote([wine], billTexts[language], language)).toContain('39/2007')
  })

  it('keeps the line once it is billed, and names the shipment among several', () => {
    const billed = priceObject(
      { shipments: [shipment(wine)], settlement: { ...settled, paid: [], due: wine.answer.total } },
      billTexts.id,
      'id',
    )
    expect(billed.groups[0]?.lines.map(({ id }) => id)).toContain('excise')
    const order = { shipments: [shipment(wine, { title: 'Anggur' }), shipment(estimate)] }
    expect(priceObject(order, billTexts.id, 'id').statement.missing).toBe('belum termasuk cukai untuk Anggur')
  })
})

describe('a price that was measured after it was seen', () => {
  it('shows both totals and why', () => {
    const difference = measured.answer.total - estimate.answer.total
    expect(inIndonesian('measured').statement).toMatchObject({
      previous: expect.stringMatching(/^Rp/) as unknown,
      reason: `naik Rp${difference.toLocaleString('id-ID')} setelah diukur`,
    })
  })

  it('says so before a courier is chosen, too', () => {
    const before = withoutCourier
    const now = priced({ domestic: null, packaging: { ...box, revision: { weight: 2.31 } } })
    const given = { shipments: [shipment(now, { before })] }
    expect(priceObject(given, billTexts.id, 'id').statement).toMatchObject({
      basis: 'so_far',
      previous: formatRupiah(before.answer.total),
      reason: `naik ${formatRupiah(now.answer.total - before.answer.total)} setelah diukur`,
    })
  })

  it('shows both amounts and reasons of a changed line, and folds unchanged levies into one', () => {
    const [group] = inIndonesian('measured').groups
    expect(group?.lines.map(({ id }) => id)).toEqual(['freight', 'levies', 'domestic_shipping'])
    expect(group?.lines[0]).toMatchObject({
      amount: 'Rp612.500',
      previous: 'Rp245.000',
      reason: expect.stringMatching(
        /^2,5\skg\s×\sRp245\.000.*Sebelumnya\s1\skg\s×\sRp245\.000\.$/,
      ) as unknown,
    })
    expect(group?.lines[1]).toMatchObject({ reason: 'Tidak berubah.' })
  })

  it('says of a shipment that costs the same that it does', () => {
    const object = priceObject({ shipments: [shipment(measured, { before: measured })] }, billTexts.id, 'id')
    expect(object.statement).not.toHaveProperty('previous')
    expect(object.groups[0]?.note).toBe('harganya tetap setelah diukur')
    const unmeasured = { shipments: [shipment(estimate, { before: estimate })] }
    expect(priceObject(unmeasured, billTexts.id, 'id').groups[0]?.note).toBe('Perkiraan')
    expect(object.groups[0]?.lines.map(({ id }) => id)).toEqual(expect.arrayContaining([...levyLines]))
  })
})

describe('what was paid, is due and was given back', () => {
  it('are different lines, and only what is due is the total', () => {
    const { settled: lines, statement } = inIndonesian('due')
    expect(lines.map(({ name, amount }) => [name, amount.startsWith('−')])).toEqual([
      ['Harga setelah diukur', false],
      ['Sudah dibayar 10 Nov, VA BCA', true],
    ])
    expect(statement).toMatchObject({
      amount: 'Rp257.000',
      note: 'sebelum Senin, 23\u00a0November\u00a02026, 09.11\u00a0WIB',
    })
  })

  it.each([
    ['due', { ...settled, due: 257_000 }, {}, true],
    ['paid', { ...settled, due: 0 }, {}, true],
    ['that customs have released', { ...settled, due: 0 }, { isReleased: true }, false],
    [
      'whose levy was billed',
      { ...settled, due: 0 },
      { charges: [{ cost_value: 90_000, reason: 'Bea masuk', levy: true as const }] },
      false,
    ],
  ])('of a gift %s, the sum says whether it lacks the levies', (_, settlement, change, lacks) => {
    const ofNothing = priceUnder(
      requestWith({ domestic: { price_per_kg: 12_000 } }, [{ price_original: 0 }]),
      {
        rates_as_of,
      },
    )
    const gift = shipment(ofNothing, { title: 'Hadiah syal', ...change })
    const { note } = priceObject(
      { shipments: [shipment(measured), gift], settlement },
      billTexts.id,
      'id',
    ).statement
    expect(note?.includes('belum termasuk bea masuk dan pajak untuk Hadiah syal')).toBe(lacks)
  })

  const again = shipment(measured, { before: estimate })
  it.each<[shipments: string, sum: readonly PricedShipment[], name: string]>([
    ['measured', [again], 'Harga setelah diukur'],
    ['all measured, one of them since', [again, shipment(measured)], 'Harga setelah diukur'],
    ['measured, and charged for besides', [shipment(charged(measured), { before: estimate })], 'Harga'],
    ['measured and still estimated', [again, shipment(estimate)], 'Harga'],
    ['measured before, estimated', [shipment(measured), shipment(estimate)], 'Harga'],
    ['estimated', [shipment(estimate)], 'Harga'],
    ['estimated at another price than before', [shipment(estimate, { before: withoutCourier })], 'Harga'],
  ])('the name of a sum says no more than holds of its weakest part: %s', (_, shipments, name) => {
    const settlement = { ...settled, due: 257_000 }
    const { settled: lines } = priceObject({ shipments, settlement }, billTexts.id, 'id')
    expect(lines[0]?.name).toBe(name)
  })

  it('what another invoice asks for is neither paid nor due here', () => {
    const elsewhere = [{ id: 'elsewhere', amount: 75_000, how: '' }]
    const settlement = { ...settled, due: 257_000, elsewhere }
    const object = priceObject({ shipments: [shipment(measured)], settlement }, billTexts.id, 'id')
    expect(object.settled.map(({ name, amount }) => [name, amount]).slice(1)).toEqual([
      ['Sudah dibayar 10 Nov, VA BCA', expect.stringMatching(/^−Rp/)],
      ['Di tagihan lain', '−Rp75.000'],
    ])
  })

  it('money that went back to the wallet has left the payment, and is due with the rest', () => {
    const total = measured.answer.total
    const both = {
      ...settled,
      due: 257_000,
      paid: [{ ...payment, amount: total }],
      returned: [{ id: 'credit', amount: 257_000, how: '' }],
    }
    const object = priceObject({ shipments: [shipment(measured)], settlement: both }, billTexts.id, 'id')
    expect(object.settled.at(-1)).toEqual({
      id: 'credit',
      name: 'Dikembalikan ke dompet',
      amount: '+Rp257.000',
    })
  })

  it('of a paid additional invoice is its own amount, which what was paid before leaves of the price', () => {
    const { total } = measured.answer
    const added = { ...settled, due: 0, paid: [{ ...payment, amount: total - 50_000 }], paidNow: 50_000 }
    const object = priceObject({ shipments: [shipment(measured)], settlement: added }, billTexts.id, 'id')
    expect(object.settled.map(({ amount }) => amount)).toEqual([
      formatRupiah(total),
      formatRupiah(50_000 - total),
    ])
    expect(object.statement).toMatchObject({ basis: 'paid', label: 'Dibayar', amount: 'Rp50.000' })
  })

  it('add up to the total at the foot, whatever was paid and given back', () => {
    const movements = array(nat(2_000_000), { maxLength: 4 }).map((amounts) =>
      amounts.map((amount, at) => ({ id: String(at), amount, how: '' })),
    )
    const worth = (text: string) => Number(text.replaceAll(/\D/g, '')) * (text.startsWith('−') ? -1 : 1)
    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
    assert(
      property(
        movements,
        movements,
        movements,
        constantFrom(estimate, measured),
        (paid, elsewhere, returned, price) => {
          const paidSoFar =
            sumOf(paid.map(({ amount }) => amount)) - sumOf(returned.map(({ amount }) => amount))
          const owed = price.answer.total - paidSoFar - sumOf(elsewhere.map(({ amount }) => amount))
          const settlement = { ...settled, due: Math.max(owed, 0), paid, elsewhere, returned }
          const object = priceObject({ shipments: [shipment(price)], settlement }, billTexts.id, 'id')
          if (object.settled.length === 0) return
          const lines = object.settled.map(({ amount }) => worth(amount))
          // From the price down to what is due, or payments up to what was paid.
          expect(sumOf(lines)).toBe(worth(object.statement.amount ?? ''))
        },
      ),
    )
  })

  it('lead to the price once nothing is due: payments less what came back', () => {
    const [payment, credit] = [1_400_000, 1_400_000 - measured.answer.total]
    const over = {
      ...settled,
      due: 0,
      paid: [{ id: 'checkout', amount: payment, how: '' }],
      returned: [{ id: 'credit', amount: credit, how: '14 Nov' }],
    }
    const shipments = [shipment(measured, { before: estimate })]
    const object = priceObject({ shipments, settlement: over }, billTexts.id, 'id')
    expect(object.settled).toEqual([
      { id: 'checkout', name: 'Dibayar', amount: formatRupiah(payment) },
      {
        id: 'credit',
        name: 'Dikembalikan ke dompet 14 Nov',
        amount: formatRupiah(-credit),
        tone: 'positive',
      },
    ])
    expect(object.statement).toMatchObject({
      basis: 'paid',
      label: 'Harga setelah diukur',
      amount: formatRupiah(measured.answer.total),
      note: 'lunas ke Seberang',
    })
  })

  it('is called the price after measuring where what came before is not at hand, as in a list', () => {
    const { total } = measured.answer
    const paid = [{ ...payment, amount: total + 5000 }]
    const returned = [{ id: 'credit', amount: 5000, how: '' }]
    const settlement = { ...settled, due: 0, paid, returned }
    const { statement } = priceObject({ shipments: [shipment(measured)], settlement }, billTexts.id, 'id')
    expect(statement).toMatchObject({ label: 'Harga setelah diukur', amount: formatRupiah(total) })
  })

  it('what was paid is not called the price where it is another amount', () => {
    const returned = [{ id: 'credit', amount: 1, how: '' }]
    const settlement = { ...settled, due: 0, returned }
    const object = priceObject({ shipments: [shipment(estimate)], settlement }, billTexts.id, 'id')
    expect(object.statement.label).toBe('Dibayar')
  })

  it.each([0, 5000])('has a name for a payment of which no day is known, with %i due', (due) => {
    const unknown = { ...settled, due, paid: [{ ...payment, how: '' }] }
    const object = priceObject({ shipments: [shipment(estimate)], settlement: unknown }, billTexts.id, 'id')
    expect(object.settled.at(-1)?.name).toBe(due > 0 ? 'Sudah dibayar' : 'Dibayar')
  })

  it('a first invoice has nothing but what is due', () => {
    const first = { ...settled, due: estimate.answer.total, paid: [] }
    expect(
      priceObject({ shipments: [shipment(estimate)], settlement: first }, billTexts.id, 'id').settled,
    ).toEqual([])
  })
})

it('has all lines in the fixed order', () => {
  const whole = priced({ insurance: 0.05, voucher: { kind: 'fixed', value: 10_000 } })
  const [group] = priceObject(
    { shipments: [shipment(whole, { voucher: 'HEMAT' })] },
    billTexts.id,
    'id',
  ).groups
  const ids = group?.lines.map(({ id }) => id) ?? []
  expect(ids).toEqual(pricingLines.filter((line) => ids.includes(line)))
  expect(ids).toEqual(expect.arrayContaining(['freight', ...levyLines, 'insurance', 'discount']))
  expect(group?.lines.at(-1)).toMatchObject({ name: 'Voucher HEMAT', tone: 'discount' })
})

it('says the day of rates and rules once, and each of several', () => {
  const other = { ...estimate, rates_as_of: '2026-11-08T02:00:00Z' }
  const dayOf = (...prices: Priced[]) =>
    priceObject({ shipments: prices.map((one) => shipment(one)) }, billTexts.id, 'id').day
  expect(dayOf(estimate, estimate)).toMatch(
    /^Kurs USD\u00a0Rp[\d.,]+, 12\u00a0Nov\u00a02026\. Aturan diperiksa .+\.$/,
  )
  expect(dayOf(estimate, other)).toContain('8\u00a0Nov\u00a02026')
})

it('names each levy beside a charge that came later: only measuring says that they are unchanged', () => {
  const idsOf = (now: Priced) =>
    priceObject(
      { shipments: [shipment(now, { before: estimate })] },
      billTexts.id,
      'id',
    ).groups[0]?.lines.map(({ id }) => id)
  expect(idsOf(measured)).toContain('levies')
  for (const now of [charged(estimate), charged(measured)]) {
    expect(idsOf(now)).toEqual(expect.arrayContaining([...levyLines]))
    expect(idsOf(now)).not.toContain('levies')
  }
})

it('paid before it was measured, says that the price is not final', () => {
  const { paid, paidByEstimate } = billTexts.id.pricing.object.note
  const noteOf = (...prices: Priced[]) =>
    priceObject(
      { shipments: prices.map((one) => shipment(one)), settlement: { ...settled, due: 0 } },
      billTexts.id,
      'id',
    ).statement.note
  expect(noteOf(measured)).toBe(paid)
  expect(noteOf(estimate)).toBe(paidByEstimate)
  expect(noteOf(measured, estimate)).toBe(paidByEstimate)
})

describe('goods that an operator is to classify', () => {
  const levied = estimate.answer.lines
  const levies = levyLines.reduce((sum, line) => sum + levied[line], 0)
  const object = priceObject({ shipments: [shipment(estimate, { unclassified: true })] }, billTexts.id, 'id')

  it('have no levies that are known, and a price so far without them', () => {
    expect(levies).toBeGreaterThan(0)
    const lines = object.groups[0]?.lines.filter(({ id }) => levyLines.some((line) => line === id)) ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines)
      expect(line).toMatchObject({ missing: billTexts.id.pricing.object.notCalculated })
    expect(object.statement).toMatchObject({ basis: 'so_far' })
    expect(object.statement.amount?.replaceAll(/\D/g, '')).toBe(String(estimate.answer.total - levies))
  })

  it.each(['kept', 'cheaper_today'] as const)(
    'are not promised at the price of a quote, which has levies: %s',
    (state) => {
      const quoted = priced({}, { quote: { ...quote, state } })
      const statement = (unclassified: boolean) =>
        JSON.stringify(
          priceObject({ shipments: [shipment(quoted, { unclassified })] }, billTexts.id, 'id').statement,
        )
      const until = formatDayOfYear(quote.expires_at, 'id')
      expect([statement(false).includes(until), statement(true).includes(until)]).toEqual([true, false])
    },
  )

  it('have changed in price only if more than the levies has: what is not known is not compared', () => {
    const same = shipment(estimate, { unclassified: true, before: estimate })
    const { statement, groups } = priceObject({ shipments: [same] }, billTexts.id, 'id')
    expect(statement.previous).toBeUndefined()
    expect(groups[0]?.previous).toBeUndefined()
    const lines = { ...estimate.answer.lines, freight: estimate.answer.lines.freight + 1_000 }
    const dearer = {
      ...estimate,
      answer: { ...estimate.answer, lines, total: estimate.answer.total + 1_000 },
    }
    const changed = shipment(dearer, { unclassified: true, before: estimate })
    const now = priceObject({ shipments: [changed] }, billTexts.id, 'id')
    expect(now.statement.previous?.replaceAll(/\D/g, '')).toBe(String(estimate.answer.total - levies))
    expect(now.groups[0]?.previous).toBe(now.statement.previous)
    expect(now.statement.reason).toContain('1.000')
  })

  it('say so in the sums, too', () => {
    expect(object.summed.find(({ id }) => id === 'levies')).toMatchObject({
      missing: billTexts.id.pricing.object.notCalculated,
    })
  })
})

it('a voucher that is the only change is not announced as one: its line and its code say it', () => {
  const { answer } = estimate
  const lines = { ...answer.lines, discount: -20_000 }
  const cheaper = { ...estimate, answer: { ...answer, lines, total: answer.total - 20_000 } }
  const changesWith = (voucher?: string) =>
    priceObject(
      { shipments: [shipment(cheaper, { before: estimate, isSaved: true, voucher })] },
      billTexts.id,
      'id',
    ).statement.changes?.summary
  expect(changesWith('HEMAT')).toBeUndefined()
  expect(changesWith()).toMatch(/^Turun Rp20\.000/)
})

describe('what the warehouse weighs again', () => {
  const { object } = billTexts.id.pricing
  const [declared, weighed] = [
    { title: 'Keyboard', priced: estimate },
    { title: 'Lensa', priced: measured },
  ]

  it.each([
    ['an order that is declared', [declared], 1, object.weighedLater],
    ['all of an order', [declared, declared], 2, object.weighedLater],
    [
      'a part of it',
      [declared, weighed],
      2,
      /^Keyboard: lebih ringan jadi saldo dompetmu, lebih berat ditagih\.$/,
    ],
    [
      'several of it, by their number',
      [declared, declared, weighed],
      3,
      /^2 kiriman belum diukur: lebih ringan jadi saldo dompetmu, lebih berat ditagih\.$/,
    ],
    [
      'a part of it, the rest being weighed since',
      [declared],
      2,
      /^Keyboard: lebih ringan jadi saldo dompetmu, lebih berat ditagih\.$/,
    ],
  ])('%s', (_, shipments, among, said) => {
    expect(weighedLater(shipments, among, object)).toMatch(said)
  })

  it('is nothing where all of it is measured', () => {
    expect(weighedLater([weighed], 1, object)).toBeUndefined()
  })
})
