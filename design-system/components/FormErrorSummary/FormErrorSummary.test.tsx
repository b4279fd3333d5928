import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FormErrorSummary } from './index.ts'

test('each line leads to its field, and nothing is announced without errors', async () => {
  const onNavigate = vi.fn<() => void>()
  const { rerender } = render(
    <FormErrorSummary
      title="1 hal belum lengkap"
      items={[{ id: 'hscode', text: 'Pilih kode HS.', onNavigate }]}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('1 hal belum lengkap')
  await userEvent.click(screen.getByRole('button', { name: 'Pilih kode HS.' }))
  expect(onNavigate).toHaveBeenCalledOnce()
  rerender(<FormErrorSummary title="0" items={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
