import { describe, expect, it } from 'vitest'
import { millisecondsPerHour as hour } from '../time/index.ts'
import { doubtsAboutCharge } from './index.ts'

const charge = { amount: 75_000, reason: 'Wooden crate' }
const before = { ...charge, invoice_code: 'INV-1', age: hour - 1 }
const kinds = (amount: number, charges: readonly (typeof before)[] = []) =>
  doubtsAboutCharge({ ...charge, amount }, { price: 500_000, least: 10_000, charges }).map(({ kind }) => kind)

describe('a charge', () => {
  it('is doubted where it is more than the price of the shipment', () => {
    expect(kinds(500_000)).toEqual([])
    expect(kinds(500_001)).toEqual(['more_than_price'])
  })

  it('is doubted where not every way of paying takes so little', () => {
    expect(kinds(10_000)).toEqual([])
    expect(kinds(9_999)).toEqual(['less_than_minimum'])
  })

  it('is doubted where the same was charged within an hour', () => {
    expect(kinds(75_000, [before])).toEqual(['billed_before'])
    expect(kinds(75_000, [{ ...before, reason: ' wooden CRATE' }])).toEqual(['billed_before'])
    expect(kinds(75_000, [{ ...before, age: hour }])).toEqual([])
    expect(kinds(75_001, [before])).toEqual([])
    expect(kinds(75_000, [{ ...before, reason: 'Tape' }])).toEqual([])
  })
})
