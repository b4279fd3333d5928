import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { MeasurementCompare } from './index.ts'

test('each figure is read with what it is and whether it was measured', () => {
  renderWithLabels(
    <MeasurementCompare
      label="Ukuran"
      estimatedName="Perkiraan"
      measuredName="Diukur"
      unmeasured="belum"
      rows={[{ name: 'Berat', estimated: '1,20 kg', measured: '1,40 kg' }, { name: 'Dimensi' }]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Ukuran' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Ukuran', 'Perkiraan', 'Diukur'])
  expect(within(table).getByRole('row', { name: 'Berat 1,20 kg 1,40 kg' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'Dimensi – belum' })).toBeVisible()
})

test('until something was measured there is no column of nothing', () => {
  renderWithLabels(
    <MeasurementCompare
      label="Ukuran"
      estimatedName="Perkiraan"
      measuredName="Diukur"
      unmeasured="belum"
      rows={[{ name: 'Berat', estimated: '1,20 kg' }]}
    />,
  )
  expect(screen.getByRole('row', { name: 'Berat 1,20 kg' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Diukur' })).toBeNull()
})
