import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Barcode } from './index.ts'

/** Start B, "S", "C", "1", check digit (104 + 1×51 + 2×35 + 3×17) mod 103 = 70, stop. ISO/IEC 15417, table 1. */
const widths = ['211214', '213113', '131321', '123221', '112412', '2331112']

test('draws Code 128 as the standard has it, with its check digit', () => {
  const { container } = renderWithLabels(<Barcode value="SC1" />)
  const drawn = container.querySelector('path')?.getAttribute('d') ?? ''
  const bars = Array.from(drawn.matchAll(/M(\d+) 0h(\d+)/g), ([, from, width]) => [
    Number(from),
    Number(width),
  ])
  let at = 10
  const expected = widths
    .join('')
    .split('')
    .flatMap((width, index) => {
      const from = at
      at += Number(width)
      return index % 2 === 0 ? [[from, Number(width)]] : []
    })
  expect(bars).toEqual(expected)
})
