import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './index.ts'

test('announces only progress', () => {
  const { rerender } = render(<ProgressBar state="running" label="Memuat" />)
  expect(screen.getByRole('progressbar', { name: 'Memuat' })).toBeInTheDocument()
  rerender(<ProgressBar state="failed" label="Memuat" />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  rerender(<ProgressBar state="idle" label="Memuat" />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
