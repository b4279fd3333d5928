import { describe, expect, it } from 'vitest'
import { undoneAt, undoneBetween } from './undone-credits.ts'

const [first, second, third] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, day)))

const credit = (id: number, amount: number, createdAt: Date | undefined, undone?: Date, cartId = 1) => ({
  id,
  cartId,
  amount,
  createdAt: createdAt ?? new Date(0),
  undoneAt: undone ?? null,
})

describe('what a change took out of the wallet of what had been credited', () => {
  it.each([
    ['all of it', [credit(1, 100, first, second)], 100],
    ['nothing that stands', [credit(1, 100, first)], 0],
    ['nothing that was undone by another change', [credit(1, 100, first, third)], 0],
    ['less what a measurement credited anew', [credit(1, 100, first, second), credit(2, 30, second)], 70],
    ['less what was spent, which keeps its time', [credit(1, 100, first, second), credit(2, 60, first)], 40],
    [
      'less what was spent of each',
      [
        credit(1, 100, undefined, second),
        credit(2, 80, first, second),
        credit(3, 60, undefined),
        credit(4, 50, first),
      ],
      70,
    ],
    ['nothing where all was spent', [credit(1, 100, first, second), credit(2, 100, first)], 0],
    [
      'not less what was spent of it by a later change',
      [credit(1, 100, first, second), credit(2, 60, first, third), credit(3, 50, first)],
      40,
    ],
    [
      'less what was credited anew, of which some was spent by a later change',
      [credit(1, 100, first, second), credit(2, 60, second, third), credit(3, 50, second)],
      40,
    ],
    ['of each shipment by itself', [credit(1, 100, first, second), credit(2, 60, first, undefined, 2)], 100],
  ])('%s', (_, given, amount) => {
    expect(undoneAt(given, second ?? new Date(0))).toBe(amount)
  })
})

describe('what several changes took out of the wallet', () => {
  const given = [credit(1, 100, first, second), credit(2, 60, third)]
  it.each([
    ['nothing of a first credit', new Date(0), first, 0],
    ['what undid it', first, second, 100],
    ['what undid it, less what was credited again', new Date(0), third, 40],
    ['nothing of a credit after what was undone before', second, third, 0],
    ['nothing after the last', third, new Date(Date.UTC(2026, 11, 1)), 0],
  ])('%s', (_, after, until, amount) => {
    expect(undoneBetween(given, after ?? new Date(0), until ?? new Date(0))).toBe(amount)
  })
})
