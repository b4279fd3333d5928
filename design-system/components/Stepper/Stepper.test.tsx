import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Stepper } from './index.ts'

const steps = ['Asal dan tujuan', 'Produk', 'Pengiriman'].map((label) => ({ label, href: `#${label}` }))

test('each step says in words how far it is', () => {
  renderWithLabels(<Stepper label="Tambah kiriman" steps={steps} current={1} />)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['Asal dan tujuan (selesai)', '2Produk (sekarang)', '3Pengiriman (berikutnya)'])
})

test('a later step that has all it needs is done', () => {
  const later = steps.map((step, index) => ({ ...step, done: index === 2 }))
  renderWithLabels(<Stepper label="Tambah kiriman" steps={later} current={0} />)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['1Asal dan tujuan (sekarang)', '2Produk (berikutnya)', 'Pengiriman (selesai)'])
})

test('only completed steps are links', () => {
  renderWithLabels(<Stepper label="Tambah kiriman" steps={steps} current={1} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Asal dan tujuan (selesai)'])
})

test('exactly one step is current', () => {
  renderWithLabels(<Stepper label="Tambah kiriman" steps={steps} current={2} />)
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current).toHaveLength(1)
})
