import type { Priced } from '@seberang/domain/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cart } from '../../testing/cart.ts'
import { beforeOf } from './cart-text.ts'

const { priced } = cart
const priceOf = (total: number): Priced => ({
  ...priced,
  answer: { ...priced.answer, total, lines: { ...priced.answer.lines, freight: total } },
})
const total = fc.integer({ min: 1, max: 50_000_000 })
const seen = fc.option(total, { nil: null })

test('what a selection cost before the choices of its checkout is what the locker showed', () => {
  const shipment = fc.record({ saved: seen, estimated: seen, priced: total, chosen: total })
  fc.assert(
    fc.property(fc.array(shipment, { minLength: 1, maxLength: 4 }), (shipments) => {
      const sumBefore = (now?: readonly number[]): number =>
        shipments.reduce((sum, one, index) => {
          const seenIn = {
            saved: one.saved === null ? null : priceOf(one.saved),
            estimated: one.estimated === null ? null : priceOf(one.estimated),
            priced: priceOf(one.priced),
          }
          const shown = priceOf(now?.[index] ?? one.priced)
          return sum + (beforeOf(seenIn, shown).before ?? shown).answer.total
        }, 0)
      expect(sumBefore(shipments.map(({ chosen }) => chosen))).toBe(sumBefore())
    }),
  )
})
