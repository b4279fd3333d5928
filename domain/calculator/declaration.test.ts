import { describe, expect, it } from 'vitest'
import { questionsAbout, type Declared, type Question, type TypicalGoods } from './index.ts'

const shoes: TypicalGoods = { unit_grams: [400, 1800], unit_usd: [10, 300] }
const rates = { USD: 16_485, CNY: 2268.5 }
const usual: Declared = {
  weight: 1.1,
  weightUnit: 'kg',
  price: 120,
  currency: 'USD',
  sides: [34, 22, 13],
  sideUnit: 'cm',
}
const questions = (declared: Partial<Declared>, typical: TypicalGoods | undefined = shoes) =>
  questionsAbout({ ...usual, ...declared }, typical, rates)

describe('probable typing errors are questioned', () => {
  it('usual figures are not questioned', () => {
    expect(questions({})).toEqual([])
    expect(questions({ weight: 0.25, price: 6 })).toEqual([])
  })

  it.each<[string, Partial<Declared>, Question]>([
    [
      'grams typed as kilograms',
      { weight: 1100, sides: [0, 0, 0] },
      { field: 'weight', kind: 'unit', unit: 'gram' },
    ],
    [
      'the everyday unit ons',
      { weight: 6, weightUnit: 'ons' },
      { field: 'weight', kind: 'local_unit', grams: 600 },
    ],
    ['a misplaced decimal comma', { weight: 11 }, { field: 'weight', kind: 'comma', value: 1.1 }],
    ['yuan typed as dollars', { price: 850 }, { field: 'price', kind: 'currency', currency: 'CNY' }],
    ['rupiah typed as dollars', { price: 1_500_000 }, { field: 'price', kind: 'currency', currency: 'IDR' }],
    [
      'a price with a missing decimal comma',
      { price: 12_000, currency: 'CNY' },
      { field: 'price', kind: 'comma', value: 1200 },
    ],
    ['an unusual price', { price: 4_000_000_000 }, { field: 'price', kind: 'far', usual: [10, 300] }],
    [
      'millimetres typed as centimetres',
      { sides: [340, 220, 130] },
      { field: 'size', kind: 'unit', unit: 'mm' },
    ],
  ])('%s', (_, declared, question) => {
    expect(questions(declared)).toEqual([question])
  })

  it('pounds typed as kilograms are distinguished from a misplaced comma', () => {
    expect(questions({ weight: 9, sides: [0, 0, 0] }, { ...shoes, unit_grams: [4100, 4200] })).toEqual([
      { field: 'weight', kind: 'unit', unit: 'pound' },
    ])
  })

  it('goods without usual figures are questioned only about their size', () => {
    expect(questionsAbout({ ...usual, weight: 900, price: 1e6 }, undefined, rates)).toEqual([
      { field: 'size', kind: 'unit', unit: 'inch' },
    ])
  })

  it('missing figures are not questioned', () => {
    expect(questions({ weight: 0, price: 0, sides: [0, 0, 0] })).toEqual([])
    expect(questions({ currency: 'XXX', price: 1e6 })).toEqual([])
  })
})
