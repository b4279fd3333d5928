import { describe, expect, it } from 'vitest'
import { placeBetween } from './place.ts'

describe('where a figure stands among its limits', () => {
  it.each([
    [0, 0, 1 / 4],
    [2.99, 0, 1 / 4],
    [3, 0, 1 / 4],
    [3.01, 1 / 4, 2 / 4],
    [120, 1 / 4, 2 / 4],
    [500, 1 / 4, 2 / 4],
    [1500, 2 / 4, 3 / 4],
    [1501, 3 / 4, 1],
    [1e9, 3 / 4, 1],
  ])('%d is between %d and %d', (value, from, to) => {
    const place = placeBetween(value, [3, 500, 1500])
    expect(place).toBeGreaterThan(from)
    expect(place).toBeLessThan(to)
  })

  it('more stands further right, never on a limit', () => {
    const places = [4, 40, 400].map((value) => placeBetween(value, [3, 500]))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('without limits it stands in the middle', () => {
    expect(placeBetween(5, [])).toBe(0.5)
  })
})
