import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VolumetricBox } from './index.ts'
import { drawBox } from './isometric.ts'
import type { Face } from './isometric.ts'
import { ruler } from './scale.ts'

const distance = (face: Face, from: number, to: number): number => {
  const [ax, ay] = face[from] ?? [0, 0]
  const [bx, by] = face[to] ?? [0, 0]
  return Math.hypot(ax - bx, ay - by)
}

test('a stack too high to tell its parcels apart has no seams', () => {
  const sheet = { length: 30, width: 20, height: 1 }
  expect(drawBox(sheet, 24).seams).toHaveLength(23)
  expect(drawBox(sheet, 100_000).seams).toHaveLength(0)
})

test('draws the edges in proportion', () => {
  const { box } = drawBox({ length: 40, width: 20, height: 10 })
  const length = distance(box.left, 0, 1)
  expect(distance(box.right, 0, 1) / length).toBeCloseTo(0.5, 1)
  expect(distance(box.left, 1, 2) / length).toBeCloseTo(0.25, 1)
})

test.each([
  ['a pole', { length: 2, width: 2, height: 300 }],
  ['a sheet', { length: 120, width: 80, height: 1 }],
  ['a plank', { length: 400, width: 5, height: 5 }],
  ['an unknown size', { length: 0, width: Number.NaN, height: -3 }],
])('%s stays inside of its room', (_name, size) => {
  const { box } = drawBox(size, 3)
  for (const [x, y] of [...box.left, ...box.right, ...box.top]) {
    expect(x).toBeGreaterThanOrEqual(59)
    expect(x).toBeLessThanOrEqual(229)
    expect(y).toBeGreaterThanOrEqual(31)
    expect(y).toBeLessThanOrEqual(165)
  }
})

test('only a lower box is cut off', () => {
  const size = { length: 34, width: 22, height: 13 }
  expect(drawBox(size, 1, 10).slice).toBeDefined()
  expect(drawBox(size, 1, 13).slice).toBeUndefined()
})

test.each([
  [[1.1, 1.94, 2], 0.5, { end: 2.5, ticks: [0.5, 1, 1.5, 2, 2.5] }],
  [[0.1], 0.5, { end: 1, ticks: [0.5, 1] }],
  [[80, 112], 0.5, { end: 125, ticks: [25, 50, 75, 100, 125] }],
])('%j billed by %d fits on its ruler', (values, step, expected) => {
  expect(ruler(values, step)).toEqual(expected)
})

test('describes the drawing', () => {
  render(
    <VolumetricBox
      title="Yang ditagih volumenya, bukan beratnya"
      text="34 × 22 × 13 cm ÷ 5 = 1.944,8 gram."
      size={{ length: 34, width: 22, height: 13 }}
      edges={{ length: '34 cm', width: '22 cm', height: '13 cm' }}
      label="Kotak 34 × 22 × 13 cm."
      actual={{ value: 1.1, label: 'berat asli', text: '1,10 kg' }}
      volume={{ value: 1.94, label: 'volume', text: '1,94 kg' }}
      billed={{ value: 2, label: 'ditagih', text: '2,0 kg' }}
      step={0.5}
      tickLabel={String}
    />,
  )
  expect(screen.getByRole('region', { name: 'Yang ditagih volumenya, bukan beratnya' })).toBeInTheDocument()
  expect(screen.getByText('Kotak 34 × 22 × 13 cm.')).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'berat asli',
    'volume',
    'ditagih',
  ])
})
