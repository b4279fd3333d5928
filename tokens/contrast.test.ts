import { describe, expect, test } from 'vitest'
import { contrast, contrastPairs } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { wireframe } from './wireframe.ts'

describe('contrast', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#000000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#11262B', '#F6F7F4', 14.62],
    ['#123456', '#123456', 1],
  ])('%s on %s is %f', (foreground, background, expected) => {
    expect(contrast(foreground, background)).toBeCloseTo(expected, 2)
  })

  test('refuses a colour whose contrast it cannot know', () => {
    expect(() => contrast('rgb(0 0 0 / .5)', '#FFFFFF')).toThrow(/#RRGGBB/)
  })
})

describe.each(Object.entries({ light, dark, wireframe }))('in %s', (_name, theme) => {
  test.each(contrastPairs(theme))(
    '$foreground can be read on $background',
    ({ foregroundColor, backgroundColor, minRatio }) => {
      expect(contrast(foregroundColor, backgroundColor)).toBeGreaterThanOrEqual(minRatio)
    },
  )
})

test('measures every pair that a screen may show', () => {
  expect(contrastPairs(light).length).toBeGreaterThanOrEqual(93)
})
