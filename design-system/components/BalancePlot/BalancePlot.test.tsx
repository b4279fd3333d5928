import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BalancePlot } from './index.ts'
import { stepsOf } from './steps.ts'

const points = [
  { at: 0, value: 50 },
  { at: 25, value: 100 },
  { at: 50, value: 0 },
]

test('the story in words replaces the chart', () => {
  render(
    <BalancePlot
      points={points}
      now={100}
      label="Paling tinggi Rp100."
      highest="Rp100"
      first="2 Okt"
      last="hari ini"
    />,
  )
  expect(screen.getByText('Paling tinggi Rp100.')).toBeInTheDocument()
})

test('a value holds until the next one, from zero, and the last until now', () => {
  expect(stepsOf(points, 100)).toEqual({
    line: 'M0 36H80V0H160V72H320',
    area: 'M0 36H80V0H160V72H320V72H0Z',
    end: [320, 72],
    highest: 80,
  })
})

test.each([
  ['nothing', [], 'M0 72H320'],
  ['one value', [{ at: 100, value: 5 }], 'M0 0H320'],
  ['only zeros', [{ at: 0, value: 0 }], 'M0 72H320'],
])('%s is a line', (_, few, line) => {
  expect(stepsOf(few, 100).line).toBe(line)
})
