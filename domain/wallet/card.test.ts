import { expect, it } from 'vitest'
import { cardEnd, isCardExpired } from './card.ts'

it.each([
  ['2028-08-31T16:59:59Z', false],
  ['2028-08-31T17:00:00Z', true],
  ['2027-12-31T17:00:00Z', false],
])('a card until 08/28 at %s: expired %s', (now, expired) => {
  expect(isCardExpired({ exp_month: 8, exp_year: 2028 }, Date.parse(now))).toBe(expired)
})

it('a card says its end as the card does', () => {
  expect(cardEnd({ exp_month: 8, exp_year: 2028 })).toBe('08/28')
  expect(cardEnd({ exp_month: 12, exp_year: 2105 })).toBe('12/05')
})
