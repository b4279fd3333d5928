import { describe, expect, it } from 'vitest'
import { languages } from '../language/index.ts'
import { explain } from '../pricing/index.ts'
import { endsOf, quoteChanges, type Priced, type PricedQuote } from '../terms/index.ts'
import { requestWith } from '../pricing/cases/build.ts'
import {
  billedText,
  billNote,
  lawText,
  lineName,
  quoteText,
  reasonOf,
  ruleFigures,
  shownLines,
  sizeReason,
} from './index.ts'
import { billTexts, reasonTexts } from './texts/index.ts'

const { explanation } = explain(
  requestWith({ domestic: { price_per_kg: 12_000 } }, [{ price_original: 100 }]),
)
const duty = explanation.find(({ line }) => line === 'duty')

describe('the explanation of a line', () => {
  it.each(languages)('has no unfilled placeholder, in %s', (language) => {
    for (const why of explanation) {
      const sentence = reasonOf(why, reasonTexts[language], language)
      expect(sentence).not.toMatch(/\{\{|undefined|NaN/)
      expect(sentence.endsWith(reasonTexts[language].end)).toBe(true)
    }
  })

  it.each(languages)('never parts factors at the end of a line, in %s', (language) => {
    expect(JSON.stringify(reasonTexts[language])).not.toMatch(/ ×|× /)
  })

  it('keeps what it is rounded to, the day of the rules and the condition of a quote, together in Chinese', () => {
    const { rounding } = reasonTexts.zh
    const ends = [rounding.half_up_rupiah, rounding.down_rupiah, rounding.up_thousand, rounding.up_kilogram]
    // After the comma no character parts from the next.
    for (const end of ends) expect(end.split('，')[1]).toMatch(/^(?:\p{sc=Han}\u2060)+\p{sc=Han}$/u)
    expect(billTexts.zh.pricing.object.rulesNote).toContain('核\u2060对\u2060于\u00a0{{date}}')
    expect(billTexts.zh.pricing.object.note.kept).toMatch(/^(?:\p{sc=Han}\u2060)+\p{sc=Han}$/u)
  })

  it('names factors, result and rounding', () => {
    if (!duty) throw new Error('a price without duty')
    expect(reasonOf(duty, reasonTexts.id, 'id')).toMatch(
      /^[\d,]+%\u00a0×\u00a0Rp[\d.]+ = Rp[\d.]+(?:,\d+)?, dibulatkan ke atas ke ribuan\.$/,
    )
  })

  it.each([
    ['id', 'PMK\u00a04/2025 pasal\u00a029'],
    ['en', 'PMK\u00a04/2025 art.\u00a029'],
    ['zh', 'PMK\u00a04/2025\u00a0第\u00a029\u00a0条'],
  ] as const)('in %s, neither a law nor its article is broken', (language, cited) => {
    const law = { title: 'PMK 4/2025', article: '29', checked_on: '2026-11-21' }
    expect(lawText(law, billTexts[language].reason)).toBe(cited)
    expect(lawText({ ...law, article: '' }, billTexts[language].reason)).toBe('PMK\u00a04/2025')
  })
})

describe('why more is charged than a parcel weighs', () => {
  const bySize = ' Berat volumetrik 4,8 kg lebih besar dari berat sebenarnya 1,2 kg.'
  const large = { real_kg: 1.2, volumetric_kg: 4.8 }
  const heavy = { real_kg: 4.8, volumetric_kg: 1.2 }
  const air = { chargeable_kg: 5 }
  const sea = { measured_m3: 0.4, chargeable_m3: 0.4 }
  const isOf = { freight: 'freight_air', courier: 'domestic_shipping' } as const

  it.each([
    // The courier charges the weight that the freight has explained.
    ['freight', 'up_half_kilogram', { ...large, ...air }, bySize],
    ['courier', 'up_kilogram', { ...large, ...air }, ''],
    ['courier', 'up_kilogram', { ...large, ...sea }, bySize],
    ['freight', 'up_half_kilogram', { ...heavy, ...air }, ''],
    ['courier', 'up_kilogram', { ...heavy, ...sea }, ''],
    ['freight', 'up_half_kilogram', { real_kg: 4.6, volumetric_kg: 4.8, ...air }, ''],
    ['courier', 'up_kilogram', { real_kg: 4.2, volumetric_kg: 4.8, ...sea }, ''],
    ['freight', 'minimum_half_kilogram', { ...large, ...air }, ''],
    ['courier', 'minimum_kilogram', { ...large, ...sea }, ''],
  ] as const)('the line of the %s, %s, of %o says: %s', (line, rounding, weight, why) => {
    const explained = explanation.find(({ rule }) => rule === isOf[line])
    if (!explained) throw new Error(`a price without ${line}`)
    const reason = sizeReason({ ...explained, rounding }, weight, 'id')
    expect(reason.replaceAll('\u00a0', ' ')).toBe(why)
  })

  it.each([
    [{ ...large, ...air }, '30 × 20 × 12 cm', '5 kg karena ukurannya 30 × 20 × 12 cm'],
    [{ ...large, ...air }, undefined, '5 kg karena ukurannya'],
    [{ ...heavy, ...air }, '30 × 20 × 12 cm', '5 kg'],
    [{ real_kg: 4.6, volumetric_kg: 4.8, ...air }, '30 × 20 × 12 cm', '5 kg'],
    [{ ...large, ...sea }, '30 × 20 × 12 cm', '0,4 m³'],
  ])('what is billed of %o with the size %s is %s', (weight, size, expected) => {
    const billed = billedText(weight, 'id', size)
    expect(billed.replaceAll('\u00a0', ' ')).toBe(expected)
  })
})

it.each([
  ['374209.5', 374_210, 'Rp374.209,50'],
  ['374209.506', 374_210, 'Rp374.209,51'],
  ['374209.504', 374_210, 'Rp374.209,50'],
  ['374209.4', 374_209, 'Rp374.209,40'],
  // Two decimals would lead to another rupiah.
  ['374209.496', 374_209, 'Rp374.209,496'],
  ['374209.4996', 374_209, 'Rp374.209,4996'],
  ['374209.49333333', 374_209, 'Rp374.209,49'],
  ['374209.996', 374_210, 'Rp374.209,996'],
  ['374209.001', 374_209, 'Rp374.209,001'],
])('rounds the decimals of %s, charged as %s, to %s', (exact, amount, shown) => {
  const premium = {
    line: 'insurance',
    rule: 'insurance',
    quantity: '3742095',
    rate: '10',
    exact,
    amount,
    rounding: 'half_up_rupiah',
    basis: 'estimate',
  } as const
  expect(reasonOf(premium, reasonTexts.id, 'id')).toBe(
    `10%\u00a0×\u00a0nilai barang Rp3.742.095 = ${shown}, dibulatkan ke rupiah.`,
  )
})

it.each([
  ['434894.9', 'Rp434.894,9'],
  ['434894.94', 'Rp434.894,9'],
  ['434894.95', 'Rp434.894,95'],
  ['434894.951', 'Rp434.894,95'],
  ['434894.87', 'Rp434.894,9'],
  ['434894.025', 'Rp434.894,03'],
  ['434894.024', 'Rp434.894,02'],
  ['434894.0996', 'Rp434.894,1'],
  ['434894.9996', 'Rp434.894,9996'],
  ['434000', 'Rp434.000'],
])('shows the exact product %s as %s, so that the arithmetic of the line is right', (exact, shown) => {
  const vat = {
    line: 'vat',
    rule: 'vat',
    quantity: '3953590',
    rate: '11',
    exact,
    amount: 435_000,
    rounding: 'up_thousand',
    basis: 'estimate',
  } as const
  expect(reasonOf(vat, reasonTexts.id, 'id')).toContain(` = ${shown}`)
})

describe('the texts of a bill', () => {
  const bill = (basis: 'estimate' | 'measured') => ({
    explanation: explanation.map((why) => ({ ...why, basis })),
    rule_set: '2025-08-01',
    rates: { USD: 16_485 },
    rates_as_of: '2026-11-12T02:00:00Z',
  })

  it('has the charged lines and those shown even at Rp0', () => {
    const lines = shownLines({ explanation }).map(({ line }) => line)
    expect(lines).toEqual(expect.arrayContaining(['freight', 'duty', 'vat', 'income_tax']))
    expect(lines).not.toContain('phone_surcharge')
    expect(lines).not.toContain('discount')
  })

  it('labels lines with track, courier and voucher', () => {
    const texts = billTexts.id
    const billed = { bySea: true, courier: 'JNE REG', voucher: 'HEMAT' }
    expect(lineName('freight', billed, texts)).toBe('Ongkir laut')
    expect(lineName('freight', { bySea: false }, texts)).toBe('Ongkir udara')
    expect(lineName('domestic_shipping', billed, texts)).toBe('Kurir JNE REG')
    expect(lineName('domestic_shipping', { bySea: false }, texts)).toBe('Kurir domestik')
    expect(lineName('discount', billed, texts)).toBe('Voucher HEMAT')
    expect(lineName('discount', { bySea: false, voucher: null }, texts)).toBe('Voucher')
    expect(lineName('duty', billed, texts)).toBe('Bea masuk')
  })

  const named = <Of extends object>(of: Of) => ({ title: 'Lensa', ...of })

  it('ends with rates, date of the rules, and estimate or measurement', () => {
    const note = (...bills: ReturnType<typeof bill>[]) => billNote(bills.map(named), billTexts.en, 'en')
    expect(note()).toBe('')
    expect(note(bill('measured'))).toMatch(
      /^Rates USD\u00a0Rp16\.485, 12\u00a0Nov\u00a02026\. Rules checked .+\u00a020\d\d\. Final measurements from the warehouse\.$/,
    )
    expect(note(bill('estimate'))).toContain(billTexts.en.reason.why.estimate)
    expect(note(bill('estimate'), bill('measured'))).toContain(billTexts.en.reason.why.mixed)
    // What several share is written once.
    expect(note(bill('measured'), bill('measured'))).toBe(note(bill('measured')))
  })

  it('begins with a note while no courier is chosen', () => {
    const chosen = bill('estimate')
    const none = {
      ...chosen,
      explanation: chosen.explanation.filter(({ line }) => line !== 'domestic_shipping'),
    }
    expect(billNote([named(none)], billTexts.id, 'id')).toMatch(/^Belum termasuk kurir domestik/)
    expect(billNote([chosen, none].map(named), billTexts.id, 'id')).toContain(
      billTexts.id.reason.why.withoutCourier,
    )
    expect(billNote([named(chosen)], billTexts.id, 'id')).not.toContain(
      billTexts.id.reason.why.withoutCourier,
    )
    const free = explain(requestWith({ domestic: { price_per_kg: 0 } }, [{}]))
    expect(billNote([named({ ...chosen, ...free })], billTexts.id, 'id')).not.toContain(
      billTexts.id.reason.why.withoutCourier,
    )
  })
})

const textsIn = (tree: object): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? textsIn(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text])
      : [[key, String(value)] satisfies [string, string]],
  )
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe.each(languages)('the sentences in %s', (language) => {
  it('have the same keys and placeholders as the other languages', () => {
    const expected = textsIn(billTexts.id).map(([key, text]) => [key, placeholders(text)])
    expect(textsIn(billTexts[language]).map(([key, text]) => [key, placeholders(text)])).toEqual(expected)
  })

  it('are not empty', () => {
    for (const [key, text] of textsIn(billTexts[language])) expect(text.trim(), key).not.toBe('')
  })
})

describe('what became of a quote', () => {
  const valid = {
    code: 'K7M2XD4Q',
    expires_at: '2026-11-19T06:46:00Z',
    state: 'kept',
    changes: [],
    quoted_total: 899_190,
    today_total: 912_190,
  } as const

  it('kept: until when, and what it would cost today', () => {
    expect(quoteText({ ...valid, changes: [] }, billTexts.id, 'id')).toBe(
      'Harga penawaran ditahan sampai 19\u00a0Nov\u00a02026, 13.46\u00a0WIB. Tanpa penawaran, hari ini Rp912.190.',
    )
    expect(quoteText({ ...valid, changes: ['courier'], today_total: 899_190 }, billTexts.en, 'en')).toBe(
      'The price of the quote is kept until 19\u00a0Nov\u00a02026, 13:46\u00a0WIB. The courier is not the quoted one and has today’s price.',
    )
  })

  it('cheaper today: both totals, and that the quote holds all the same', () => {
    const cheaper = { ...valid, state: 'cheaper_today', today_total: 880_000, changes: [] } as const
    expect(quoteText({ ...cheaper, changes: [] }, billTexts.en, 'en')).toBe(
      'Today is cheaper than the quote (Rp899.190), so today’s price is used. If it rises again, the quote is kept until 19\u00a0Nov\u00a02026, 13:46\u00a0WIB.',
    )
  })

  it.each(languages)('without an HS code: that its levies are not known, and no total, in %s', (language) => {
    const text = quoteText({ ...valid, changes: [] }, billTexts[language], language, { unclassified: true })
    expect(text).toContain('HS')
    expect(text).toContain('19')
    expect(text).not.toMatch(/\{\{|undefined|Rp/)
    const ended = { ...valid, state: 'changed', changes: ['origin'], quoted_total: null } as const
    expect(
      quoteText({ ...ended, changes: [...ended.changes] }, billTexts[language], language, {
        unclassified: true,
      }),
    ).toBe(quoteText({ ...ended, changes: [...ended.changes] }, billTexts[language], language))
  })

  it.each(languages)('no longer valid: each reason has its own text, in %s', (language) => {
    const ends = endsOf({ changes: [...quoteChanges] })
    const texts = ends.map((change) =>
      quoteText(
        { ...valid, state: 'changed', changes: [change], quoted_total: null },
        billTexts[language],
        language,
      ),
    )
    expect(new Set(texts).size).toBe(ends.length)
    for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|Rp/)
  })

  it.each(languages)('no longer valid at the same price: says that it is the same, in %s', (language) => {
    const quoted = { answer: { total: 912_190 } } as Priced
    const textOf = (today_total: number, unclassified = false) =>
      quoteText(
        { ...valid, state: 'changed', changes: ['category', 'destination'], quoted_total: null, today_total },
        billTexts[language],
        language,
        { quoted, unclassified },
      )
    expect(textOf(912_190)).not.toBe(textOf(912_191))
    expect(textOf(912_190, true)).toBe(textOf(912_191))
    expect(textOf(912_190)).not.toMatch(/\{\{|undefined/)
  })

  it.each(languages)('another place is no reason why it ended, in %s', (language) => {
    const textOf = (...changes: PricedQuote['changes']) =>
      quoteText({ ...valid, state: 'changed', changes, quoted_total: null }, billTexts[language], language)
    expect(textOf('price', 'destination', 'courier')).toBe(textOf('price'))
  })

  it.each(languages)('the price that was quoted stands beside another one, in %s', (language) => {
    const quoted = { answer: { total: 850_000 } } as Priced
    const changed = { ...valid, state: 'changed', changes: ['goods'], quoted_total: null } as const
    const texts = [valid, { ...changed }].map((quote) =>
      quoteText({ ...quote, changes: [...quote.changes] }, billTexts[language], language, { quoted }),
    )
    for (const text of texts) {
      expect(text).toContain('Rp850.000')
      expect(text).not.toMatch(/\{\{|undefined|K7M2XD4Q/)
    }
    expect(texts[0]).toContain('Rp899.190')
    const same = { answer: { total: 899_190 } } as Priced
    expect(
      quoteText({ ...valid, changes: [] }, billTexts[language], language, { quoted: same }),
    ).not.toContain('899.190')
  })
})

describe('the figures of a rule set in texts', () => {
  it.each([
    [
      'id',
      [
        '5',
        '0,5',
        '0,5',
        '600',
        '0,3',
        '0,001',
        '1',
        '250',
        '3',
        '500',
        '1.500',
        '2',
        '10%',
        '11%',
        '2',
        '0,5%',
        '1,005',
      ],
    ],
    [
      'en',
      [
        '5',
        '0.5',
        '0.5',
        '600',
        '0.3',
        '0.001',
        '1',
        '250',
        '3',
        '500',
        '1,500',
        '2',
        '10%',
        '11%',
        '2',
        '0.5%',
        '1.005',
      ],
    ],
    [
      'zh',
      [
        '5',
        '0.5',
        '0.5',
        '600',
        '0.3',
        '0.001',
        '1',
        '250',
        '3',
        '500',
        '1,500',
        '2',
        '10%',
        '11%',
        '2',
        '0.5%',
        '1.005',
      ],
    ],
  ] as const)('are written as the language writes them (%s)', (language, figures) => {
    expect(Object.values(ruleFigures(language))).toEqual([...figures, 'PMK\u00a034/2025'])
  })

  it.each(languages)('fill every placeholder of a sentence (%s)', (language) => {
    const { rule, rounding } = reasonTexts[language]
    const known = new Set(['quantity', 'rate', 'exact', ...Object.keys(ruleFigures(language))])
    const named = [...Object.values(rule), ...Object.values(rounding)].flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
    )
    expect(named.filter((name) => name === undefined || !known.has(name))).toEqual([])
  })
})
