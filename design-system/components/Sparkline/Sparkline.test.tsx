import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './index.ts'
import { plot } from './plot.ts'

test('the sentence replaces the chart', () => {
  render(<Sparkline values={[1, 3, 2]} label="USD naik dari Rp16.402 ke Rp16.485." />)
  expect(screen.getByText('USD naik dari Rp16.402 ke Rp16.485.')).toBeInTheDocument()
})

test.each<[string, readonly number[], ReturnType<typeof plot>]>([
  ['nothing', [], { points: [], lowest: undefined, highest: undefined, last: undefined }],
  ['one figure', [5], { points: [[92, 14]], lowest: undefined, highest: undefined, last: [92, 14] }],
  [
    'a constant series',
    [5, 5],
    {
      points: [
        [4, 14],
        [92, 14],
      ],
      lowest: undefined,
      highest: undefined,
      last: [92, 14],
    },
  ],
  [
    'up and down, without the gap',
    [2, 6, Number.NaN, 4],
    {
      points: [
        [4, 24],
        [48, 4],
        [92, 14],
      ],
      lowest: [4, 24],
      highest: [48, 4],
      last: [92, 14],
    },
  ],
])('%s is drawn', (_name, values, expected) => {
  expect(plot(values)).toEqual(expected)
})
