import { describe, expect, it } from 'vitest'
import { decimal, toText } from '../money/index.ts'
import {
  fromCentimetres,
  fromGrams,
  lengthUnits,
  readLengthUnit,
  readWeightUnit,
  toCentimetres,
  toCubicCentimetres,
  toGrams,
  weightUnits,
} from './index.ts'

describe('units', () => {
  it.each([
    ['pound', '453.592'],
    ['pond', '453.592'],
    ['lb', '453.592'],
    ['ons', '28.3495'],
    ['gram', '1'],
    ['g', '1'],
    ['kg', '1000'],
  ] as const)('a %s weighs %s g', (unit, grams) => {
    expect(toText(toGrams(decimal(1), unit))).toBe(grams)
  })

  it.each([
    ['mm', '0.1', '0.001'],
    ['cm', '1', '1'],
    ['m', '100', '1000000'],
    ['inch', '2.54', '16.387064'],
  ] as const)('a %s is %s cm, and cubed %s cm³', (unit, centimetres, cubed) => {
    const one = decimal(1)
    expect(toText(toCentimetres(one, unit))).toBe(centimetres)
    expect(toText(toCubicCentimetres(one, one, one, unit))).toBe(cubed)
  })

  it.each(weightUnits)('give grams back in %s, and never more', (unit) => {
    for (const grams of ['0', '1', '500', '1360.777', '29999.999']) {
      const back = Number(toText(toGrams(decimal(fromGrams(decimal(grams), unit)), unit)))
      expect(back).toBeLessThanOrEqual(Number(grams))
      expect(back).toBeCloseTo(Number(grams), 4)
    }
  })

  it.each(lengthUnits)('give centimetres back in %s, and never more', (unit) => {
    for (const centimetres of ['0', '0.1', '30', '999.99']) {
      const back = Number(toText(toCentimetres(decimal(fromCentimetres(decimal(centimetres), unit)), unit)))
      expect(back).toBeLessThanOrEqual(Number(centimetres))
      expect(back).toBeCloseTo(Number(centimetres), 4)
    }
  })

  it('are case-insensitive', () => {
    expect(weightUnits.map((unit) => readWeightUnit(` ${unit.toUpperCase()} `))).toEqual([...weightUnits])
    expect(lengthUnits.map((unit) => readLengthUnit(` ${unit.toUpperCase()} `))).toEqual([...lengthUnits])
  })

  it.each(['stone', '', 'kgs', null, undefined, 5, 'constructor'])('%s is not a unit', (text) => {
    expect([readWeightUnit(text), readLengthUnit(text)]).toEqual([null, null])
  })

  it('count as zero if unknown', () => {
    const five = decimal(5)
    expect(
      [toGrams(five, null), toCentimetres(five, null), toCubicCentimetres(five, five, five, null)].map(
        toText,
      ),
    ).toEqual(['0', '0', '0'])
  })
})
