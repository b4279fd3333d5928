import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './index.ts'

test('submits a form only as type=submit', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Hitung</Button>
      <Button type="submit">Simpan</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Hitung' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('while loading it ignores presses, submits no form and keeps focus', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading loadingLabel="Menyimpan" onClick={onClick}>
        Simpan
      </Button>
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
})

test('announces in words that it is working', () => {
  const { rerender } = render(<Button loadingLabel="Menyimpan">Simpan</Button>)
  expect(screen.queryByText('Menyimpan')).toBeNull()
  rerender(
    <Button loading loadingLabel="Menyimpan">
      Simpan
    </Button>,
  )
  expect(screen.getByText('Menyimpan')).toHaveAttribute('aria-live', 'polite')
})

test('looks come from tone, variant and size alone, even for callers that the compiler does not check', () => {
  const unchecked: object = { className: 'mine' }
  render(<Button {...unchecked}>Simpan</Button>)
  expect(screen.getByRole('button')).not.toHaveClass('mine')
})
