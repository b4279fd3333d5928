import { describe, expect, it, test } from 'vitest'
import { readPrice, readSides, readWeight, readWhole, retyped, toTyped, wordBeside } from './index.ts'

describe('a whole number', () => {
  it.each([
    ['2', '2'],
    ['2.000', '2000'],
    ['1.500', '1500'],
    ['1,000', '1000'],
    ['2 000', '2000'],
    ['1.500.000', '1500000'],
    ['1,500,000', '1500000'],
    ['2,0', '2'],
    ['2.000,00', '2000'],
    ['2,000.00', '2000'],
    ['１２０', '120'],
    ['２．０００', '2000'],
    [' 7 ', '7'],
    ['-3', '-3'],
  ])('%s is %s, whatever the language', (typed, canonical) => {
    expect(readWhole(typed)).toEqual({ kind: 'value', canonical })
  })

  it.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['2.0005', '2.0005'],
    ['0.500', '0.5'],
  ])('%s is a fraction', (typed, canonical) => {
    expect(readWhole(typed)).toEqual({ kind: 'fraction', canonical })
  })

  it.each(['dua', '1.00.000', '1.000,000.5', '2.000 4'])('%s cannot be read', (typed) => {
    expect(readWhole(typed)).toEqual({ kind: 'unreadable' })
  })

  it('may be empty', () => {
    expect(readWhole(' ')).toEqual({ kind: 'empty' })
  })
})

const offered = ['USD', 'CNY', 'IDR', 'JPY', 'SGD', 'GBP']

test.each([
  ['120 USD', 'CNY', '120', 'USD'],
  ['120usd', 'CNY', '120', 'USD'],
  ['$120', 'CNY', '120', 'USD'],
  ['$120', 'SGD', '120', 'SGD'],
  ['US$ 120', 'SGD', '120', 'USD'],
  ['120 dolar', 'CNY', '120', 'USD'],
  ['Rp 1.500.000', 'USD', '1.500.000', 'IDR'],
  ['Rp. 1.500.000', 'USD', '1.500.000', 'IDR'],
  ['Rp.1.500.000,-', 'USD', '1.500.000', 'IDR'],
  ['Rp 150rb', 'USD', '150000', 'IDR'],
  ['Rp1,5jt', 'USD', '1500000', 'IDR'],
  ['150 ribu', 'IDR', '150000', 'IDR'],
  ['1.500rb', 'IDR', '1500000', 'IDR'],
  ['2 juta rupiah', 'USD', '2000000', 'IDR'],
  ['￥99', 'CNY', '99', 'CNY'],
  ['¥99', 'JPY', '99', 'JPY'],
  ['99元', 'USD', '99', 'CNY'],
  ['１２０ＵＳＤ', 'CNY', '120', 'USD'],
  ['£12.50', 'USD', '12.50', 'GBP'],
])('the price %s beside %s', (text, chosen, figure, unit) => {
  expect(readPrice(text, chosen, offered)).toEqual({ figure, unit })
})

test.each([
  ['¥99', 'USD'],
  ['120 THB', 'USD'],
  ['$120 GBP', 'CNY'],
  ['5 juta', 'USD'],
  ['120', 'USD'],
  ['dua', 'USD'],
])('the price %s beside %s stays as it was typed', (text, chosen) => {
  expect(readPrice(text, chosen, offered)).toEqual({ figure: text })
})

test.each([
  ['2 lb', '2', 'pound'],
  ['2lbs', '2', 'pound'],
  ['1100 gram', '1100', 'gram'],
  ['1,1 Kg', '1,1', 'kg'],
  ['500g', '500', 'gram'],
  ['８公斤', '8', 'kg'],
  ['3 oz', '3', 'ons'],
])('the weight %s', (text, figure, unit) => {
  expect(readWeight(text)).toEqual({ figure, unit })
})

test.each(['5 ons', '2 pon', '3 kati', '2 kg 500', '2'])('the weight %s stays as it was typed', (text) => {
  expect(readWeight(text)).toEqual({ figure: text })
})

test.each([
  ['30 x 20 x 10', ['30', '20', '10'], undefined],
  ['30×20×10cm', ['30', '20', '10'], 'cm'],
  ['12" x 8" x 4"', ['12', '8', '4'], 'inch'],
  ['3０*20,5*10 mm', ['30', '20,5', '10'], 'mm'],
  ['30 inci', ['30'], 'inch'],
  ['30', ['30'], undefined],
])('the sides %s', (text, figures, unit) => {
  expect(readSides(text)).toEqual({ figures, ...(unit && { unit }) })
})

test.each(['30 x 20', '1 x 2 x 3 x 4', '30 cm x 20 mm x 1 cm'])('%s are no three sides', (text) => {
  expect(readSides(text)).toBeUndefined()
})

test.each([
  ['5 juta', 'juta'],
  ['kira-kira 5', 'kira-kira'],
  ['5 Ons', 'Ons'],
  ['5', undefined],
  ['lima', undefined],
])('beside the figure of %s stands %s', (text, word) => {
  expect(wordBeside(text)).toBe(word)
})

test.each([
  ['1,0', 'en', undefined, '1.0'],
  ['1.1', 'id', undefined, '1,1'],
  ['1,500', 'en', undefined, '1.5'],
  ['1.234,5', 'en', undefined, '1234.5'],
  ['1,299.99', 'id', 'USD', '1299,99'],
  ['1.500.000', 'id', undefined, '1.500.000'],
  ['1.500.000', 'en', undefined, '1500000'],
  ['1,299,000', 'en', 'JPY', '1,299,000'],
  ['１２', 'zh', undefined, '12'],
  ['1.500', 'en', undefined, '1.500'],
  ['dua', 'en', undefined, 'dua'],
] as const)('%s is shown in %s (%s) as %s', (typed, language, currency, shown) => {
  expect(retyped(typed, language, currency)).toBe(shown)
})

test('a canonical figure is typed in the notation of a language', () => {
  expect(toTyped('1.5', { language: 'en' })).toBe('1.5')
  expect(toTyped('1.125', { language: 'en' })).toBe('1.1250')
})
