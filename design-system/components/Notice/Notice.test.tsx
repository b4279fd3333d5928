import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Notice } from './index.ts'

test.each([
  ['assertive', 'alert'],
  ['polite', 'status'],
] as const)('%s is read out as %s', (live, role) => {
  renderWithLabels(
    <Notice tone="critical" live={live} title="Pembayaran gagal.">
      Coba kartu lain.
    </Notice>,
  )
  expect(screen.getByRole(role)).toHaveTextContent('Pembayaran gagal. Coba kartu lain.')
})

test('does not announce initial content', () => {
  renderWithLabels(<Notice tone="info">Gudang pindah.</Notice>)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('leaves closing to the page', async () => {
  const onClose = vi.fn<() => void>()
  renderWithLabels(
    <Notice tone="info" onClose={onClose}>
      Gudang pindah.
    </Notice>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(onClose).toHaveBeenCalledOnce()
})
