import type { Voucher } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { cart } from '../../testing/cart.ts'
import { voucher } from '../../testing/voucher.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { voucherSavings } from './voucher-savings.ts'

const cartOf = (cart_code: string, change: Partial<typeof cart>) => ({ ...cart, cart_code, ...change })
const small = cartOf('SC-SMALL', { country: 'US' })
const large = cartOf('SC-LARGE', { country: 'KR' })

/** The small shipment has a freight of 10,000 and the large one of 90,000, of a total ten times that. */
const priceWith = ({ cart_code }: CompleteCart, { value }: Voucher) => {
  const freight = cart_code === 'SC-SMALL' ? 10_000 : 90_000
  const discount = -Math.min(value, freight)
  const { answer } = cart.priced
  return {
    ...cart.priced,
    answer: { ...answer, total: freight * 10 + discount, lines: { ...answer.lines, freight, discount } },
  }
}

const fixed = (code: string, value: number, change: Partial<Voucher> = {}): Voucher => ({
  ...voucher,
  code,
  value,
  ...change,
})

test('the most first, each on the shipment that it saves the most on', () => {
  const { usable, unusable } = voucherSavings(
    [fixed('FIVE', 5_000), fixed('FIFTY', 50_000), fixed('US', 40_000, { country: 'US' })],
    [small, large],
    priceWith,
  )
  expect(usable.map(({ voucher: { code }, cart_code, amount }) => [code, cart_code, amount])).toEqual([
    ['FIFTY', 'SC-LARGE', 50_000],
    ['US', 'SC-SMALL', 10_000],
    ['FIVE', 'SC-SMALL', 5_000],
  ])
  expect(unusable).toEqual([])
})

test('one that serves no shipment says what the nearest one lacks', () => {
  const { usable, unusable } = voucherSavings(
    [fixed('MILLION', 1, { min_total: 1_000_000 }), fixed('JP', 1, { country: 'JP' })],
    [small, large],
    priceWith,
  )
  expect(usable).toEqual([])
  expect(unusable.map(({ obstacle }) => obstacle)).toEqual([
    { reason: 'voucher_min_total', minimum: 1_000_000, missing: 100_000 },
    { reason: 'voucher_country', country: 'JP' },
  ])
})
