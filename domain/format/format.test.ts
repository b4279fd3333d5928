import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../language/index.ts'
import type { Language } from '../language/index.ts'
import {
  colon,
  formatDay,
  formatDayOfYear,
  formatDayOfWeek,
  formatDeadline,
  formatForeign,
  formatLimit,
  formatFraction,
  formatGrams,
  formatList,
  formatMoment,
  formatNotificationTime,
  formatNpwp,
  formatNumber,
  formatPercent,
  formatRange,
  formatRate,
  formatRupiah,
  formatSize,
  formatSuite,
  formatMinutes,
  formatTime,
  formatVolume,
  formatWeight,
  fullStop,
  joinClauses,
  joinParts,
  joinPlaces,
  joinSentences,
  midSentence,
  sentenceGap,
  readTyped,
  readSuite,
  toTyped,
  waitSeconds,
  withoutFullStop,
} from './index.ts'

/** 13.46 in Jakarta on a Thursday. */
const moment = '2026-11-12T06:46:00Z'
/** In every language; no-break spaces are shown as plain ones, and have a test of their own. */
const each = (format: (language: Language) => string) =>
  languages.map((language) => format(language).replaceAll('\u00a0', ' '))

describe('the end of a sentence', () => {
  it.each([
    ['Salah kirim', 'Salah kirim.', 'Salah kirim'],
    ['Salah kirim. ', 'Salah kirim.', 'Salah kirim'],
    ['Salah kirim!', 'Salah kirim!', 'Salah kirim!'],
    ['Kenapa?', 'Kenapa?', 'Kenapa?'],
    ['Tunggu…', 'Tunggu…', 'Tunggu…'],
  ])('%s has one mark, or none amid words', (typed, whole, amid) => {
    expect(fullStop(typed, 'id')).toBe(whole)
    expect(withoutFullStop(typed)).toBe(amid)
  })

  it('is a mark of its script', () => {
    expect(['弄错了', '弄错了。', '弄错了！'].map((text) => fullStop(text, 'zh'))).toEqual([
      '弄错了。',
      '弄错了。',
      '弄错了！',
    ])
    expect(withoutFullStop('弄错了。')).toBe('弄错了')
  })
})

describe('money', () => {
  it.each([
    [0, 'Rp0'],
    [-0, 'Rp0'],
    [-0.3, 'Rp0'],
    [999, 'Rp999'],
    [1000, 'Rp1.000'],
    [5_634_314, 'Rp5.634.314'],
    [-36_750, '−Rp36.750'],
  ])('%s rupiah', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text)
  })

  it.each([
    [16_485, 'Rp16.485'],
    [2268.5, 'Rp2.268,50'],
    [11.62, 'Rp11,62'],
    [0.1234, 'Rp0,1234'],
  ])('a rate of %s', (rate, text) => {
    expect(formatRate(rate)).toBe(text)
  })

  it.each([
    [289, 'USD', ['USD 289,00', 'USD 289.00', 'USD 289.00']],
    [1500.5, 'CNY', ['CNY 1.500,50', 'CNY 1,500.50', 'CNY 1,500.50']],
    [12_000, 'KRW', ['KRW 12.000', 'KRW 12,000', 'KRW 12,000']],
    [1_600_000, 'IDR', ['Rp1.600.000', 'Rp1.600.000', 'Rp1.600.000']],
    [1, 'points', ['points 1,00', 'points 1.00', 'points 1.00']],
  ])('%s %s in foreign currency', (amount, currency, texts) => {
    expect(each((language) => formatForeign(amount, currency, language))).toEqual(texts)
  })

  it.each([
    [300, ['USD 300', 'USD 300', 'USD 300']],
    [1500, ['USD 1.500', 'USD 1,500', 'USD 1,500']],
    [12.5, ['USD 12,50', 'USD 12.50', 'USD 12.50']],
  ])('a limit of %s dollars has cents only where they matter', (dollars, texts) => {
    expect(each((language) => formatLimit(dollars, language))).toEqual(texts)
  })
})

describe('measures', () => {
  it.each([
    ['weight', each((language) => formatWeight(1.15, language)), ['1,15 kg', '1.15 kg', '1.15 kg']],
    ['grams', each((language) => formatGrams(1133.98, language)), ['1.134 gram', '1,134 g', '1,134 g']],
    ['volume', each((language) => formatVolume(0.288, language)), ['0,288 m³', '0.288 m³', '0.288 m³']],
    ['percent', each((language) => formatPercent(7.5, language)), ['7,5%', '7.5%', '7.5%']],
    ['fraction', each((language) => formatFraction(0.15, language)), ['15%', '15%', '15%']],
    ['range', each((language) => formatRange([5, 8], language)), ['5–8', '5–8', '5–8']],
    ['a range with equal ends', each((language) => formatRange([7, 7], language)), ['7', '7', '7']],
    ['negative', each((language) => formatNumber(-1234.5, language)), ['−1.234,5', '−1,234.5', '−1,234.5']],
    ['minimum decimals', each((language) => formatNumber(1, language, { min: 1 })), ['1,0', '1.0', '1.0']],
  ])('%s', (_, texts, expected) => {
    expect(texts).toEqual(expected)
  })

  it.each([
    ['a size', formatSize([24, 18, 14.5], 'id'), '24_×_18_×_14,5_cm'],
    ['a weight', formatWeight(1.5, 'id'), '1,5_kg'],
    ['a volume', formatVolume(1.5, 'id'), '1,5_m³'],
    ['foreign money', formatForeign(1.5, 'USD', 'id'), 'USD_1,50'],
  ])('never break %s apart', (_, text, expected) => {
    expect(text.replaceAll('\u00a0', '_')).toBe(expected)
  })
})

/** Where no line may end: `_` for a space, `~` without one. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '~')

describe('times', () => {
  it.each([
    ['time', languages.map((language) => formatTime(moment, language)), ['13.46', '13:46', '13:46']],
    ['minutes', languages.map((language) => formatMinutes(65, language)), ['01.05', '01:05', '01:05']],
    [
      'day',
      languages.map((language) => formatDay(moment, language)),
      ['12_Nov_2026', '12_Nov_2026', '2026~年~11~月~12~日'],
    ],
    [
      'a day without the year',
      languages.map((language) => formatDayOfYear(moment, language)),
      ['12_Nov', '12_Nov', '11~月~12~日'],
    ],
    [
      'moment',
      languages.map((language) => formatMoment(moment, language)),
      ['12_Nov_2026, 13.46_WIB', '12_Nov_2026, 13:46_WIB', '2026~年~11~月~12~日 13:46_WIB'],
    ],
    [
      'deadline',
      languages.map((language) => formatDeadline('2026-11-13T06:46:00Z', language)),
      [
        'Jumat, 13_November_2026, 13.46_WIB',
        'Friday, 13_November_2026, 13:46_WIB',
        '2026~年~11~月~13~日 星~期~五 13:46_WIB',
      ],
    ],
    [
      'weekday',
      languages.map((language) => formatDayOfWeek('2026-11-13T06:46:00Z', language)),
      ['Jum,_13_Nov', 'Fri,_13_Nov', '11~月~13~日周~五'],
    ],
    [
      'notification',
      languages.map((language) => formatNotificationTime(moment, language)),
      ['12_November_2026 13:46_WIB', '12th_November_2026 13:46_WIB', '2026~年~11~月~12~日 13:46_WIB'],
    ],
  ])('%s', (_, texts, expected) => {
    expect(texts.map(seen)).toEqual(expected)
  })

  it.each([
    ['01', '1st'],
    ['02', '2nd'],
    ['03', '3rd'],
    ['11', '11th'],
    ['22', '22nd'],
  ])('the %s. in an English notification', (day, text) => {
    expect(seen(formatNotificationTime(`2026-11-${day}T06:46:00Z`, 'en'))).toBe(
      `${text}_November_2026 13:46_WIB`,
    )
  })

  it('are in Jakarta time, also past midnight', () => {
    expect(seen(formatMoment('2026-12-31T17:00:00Z', 'id'))).toBe('1_Jan_2027, 00.00_WIB')
    expect(seen(formatMoment(new Date('2026-12-31T16:59:59Z'), 'id'))).toBe('31_Des_2026, 23.59_WIB')
  })
})

it('sentences are joined with spaces except in Chinese; absent ones leave no gap', () => {
  expect(joinSentences(['Satu.', undefined, false, '', 'Dua.'], 'id')).toBe('Satu. Dua.')
  expect(joinSentences(['一。', undefined, '二。'], 'zh')).toBe('一。二。')
})

it('names in a sentence have an “and” before the last', () => {
  expect(formatList(['Kontak'], 'id')).toBe('Kontak')
  expect(formatList(['Kontak', 'Legalitas'], 'id')).toBe('Kontak dan Legalitas')
  expect(formatList(['Contact', 'Legality'], 'en')).toBe('Contact and Legality')
  expect(formatList(['联系方式', '证件'], 'zh')).toBe('联系方式和证件')
})

it.each([
  ['Setelah diukur', 'setelah diukur'],
  ['NPWP tidak lengkap lagi', 'NPWP tidak lengkap lagi'],
  ['PPh impor', 'PPh impor'],
  ['', ''],
])('“%s” has no capital letter of its own amid a sentence, and abbreviations stay: “%s”', (alone, amid) => {
  expect(midSentence(alone)).toBe(amid)
})

describe('parsing typed figures', () => {
  it.each([
    ['12', '12'],
    ['3,5', '3.5'],
    ['3.5', '3.5'],
    ['1,500', '1.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['0.500', '0.5'],
    ['1234.500', '1234.5'],
    ['1.2345', '1.2345'],
    ['1.234,5', '1234.5'],
    ['1.500.000', '1500000'],
    ['12.500.000,75', '12500000.75'],
    ['  7 ', '7'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['007', '7'],
  ])('%s is %s', (typed, canonical) => {
    expect(readTyped(typed)).toEqual({ kind: 'value', canonical })
  })

  it.each([
    ['1.500', ['1500', '1.5']],
    ['16.485', ['16485', '16.485']],
    ['-1.500', ['-1500', '-1.5']],
  ])('%s is ambiguous', (typed, readings) => {
    expect(readTyped(typed)).toEqual({ kind: 'ambiguous', readings })
  })

  it.each([
    ['1,299', 'USD', ['1299', '1.299']],
    ['12,500', 'CNY', ['12500', '12.5']],
    ['1.299', 'USD', ['1299', '1.299']],
  ])('%s %s may have a comma between thousands: both readings', (typed, currency, readings) => {
    expect(readTyped(typed, currency)).toEqual({ kind: 'ambiguous', readings })
  })

  it.each([
    ['1,299', undefined, '1.299'],
    ['1,299', 'EUR', '1.299'],
    ['1,299', 'IDR', '1.299'],
    ['0,299', 'USD', '0.299'],
    ['1,29', 'USD', '1.29'],
    ['1,2990', 'USD', '1.299'],
    ['1,299.99', 'USD', '1299.99'],
    ['1,299.99', undefined, '1299.99'],
    ['1.299,99', 'USD', '1299.99'],
    ['1,299,000', 'JPY', '1299000'],
    ['1,299,000.5', 'USD', '1299000.5'],
  ])('%s %s has one reading, %s', (typed, currency, canonical) => {
    expect(readTyped(typed, currency)).toEqual({ kind: 'value', canonical })
  })

  it.each(['1,29,000', '1,299,00', '1,2999.5', '01,299.5'])('%s is no figure, in USD either', (typed) => {
    expect(readTyped(typed, 'USD')).toEqual({ kind: 'unreadable' })
  })

  it.each(['1.299', '12.5', '1299', '0.125', '999.125'])(
    '%s is typed so that USD reads it back',
    (canonical) => {
      expect(readTyped(toTyped(canonical, { currency: 'USD' }), 'USD')).toEqual({
        kind: 'value',
        canonical,
      })
    },
  )

  it.each(['', '   '])('"%s" is empty', (typed) => {
    expect(readTyped(typed)).toEqual({ kind: 'empty' })
  })

  it.each(['abc', '1,2,3', '1.50.000', '1 000', 'Rp5', '1e3', '--5', ',', '.', '∞', '5 kg', '9'.repeat(70)])(
    '%s is unreadable',
    (typed) => {
      expect(readTyped(typed)).toEqual({ kind: 'unreadable' })
    },
  )

  it('parses whatever a field shows', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(9999), (whole, fraction) => {
        const canonical = String(Number(`${whole}.${fraction}`))
        for (const language of languages)
          expect(readTyped(toTyped(canonical, { language }))).toEqual({ kind: 'value', canonical })
      }),
    )
  })
})

describe('the suite', () => {
  it('is written with its prefix', () => {
    expect(formatSuite(1024)).toBe('SBR-1024')
    expect(formatSuite('1024')).toBe('SBR-1024')
  })

  it.each([
    ['SBR-1024', 1024],
    [' sbr-7 ', 7],
    ['SBR1026', 1026],
    ['sbr 1026', 1026],
    ['SBR-', null],
    ['SBR-1a', null],
    ['1024', null],
    ['SBR-1 024', null],
    [`SBR-${'9'.repeat(16)}`, null],
  ])('%j is read as %j', (typed, customerId) => {
    expect(readSuite(typed)).toBe(customerId)
  })
})

it.each([
  ['id', 'Kopi, Teh', 'Diukur, sampai di tangan', 'Kopi: habis', ' '],
  ['en', 'Kopi, Teh', 'Diukur, sampai di tangan', 'Kopi: habis', ' '],
  ['zh', 'Kopi、Teh', 'Diukur，sampai di tangan', 'Kopi：habis', ''],
] as const)(
  'words of a list, clauses, a name and what is said of it, and sentences are parted as %s parts them',
  (language, list, clauses, named, gap) => {
    expect(joinParts(['Kopi', undefined, '', 'Teh'], language)).toBe(list)
    expect(joinClauses(['Diukur', false, null, 'sampai di tangan'], language)).toBe(clauses)
    expect(`Kopi${colon(language)}habis`).toBe(named)
    expect(sentenceGap(language)).toBe(gap)
  },
)

it('an Indonesian address is written with the comma of its own language, without what is absent', () => {
  expect(joinPlaces([undefined, 'Coblong', 'Kota Bandung'])).toBe('Coblong, Kota Bandung')
})

it.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [1000, 1],
  [1001, 2],
])('a wait of %i ms is over after %i whole seconds', (ms, seconds) => {
  expect(waitSeconds(ms)).toBe(seconds)
})

it.each([
  ['0012345678091000', '0012 3456 7809 1000'],
  ['012345678901000', '01.234.567.8-901.000'],
])('a tax number stands as on its card: %s', (digits, shown) => {
  expect(formatNpwp(digits)).toBe(shown)
})
