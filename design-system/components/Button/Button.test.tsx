import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './index.ts'

test('does not send a form unless told to', async () => {
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

test('while loading it lets nothing through, a form included, and keeps its focus', async () => {
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

test('who shows that work is under way says it in words', () => {
  // @ts-expect-error a loading button needs a loadingLabel
  const silent = <Button loading>Simpan</Button>
  // @ts-expect-error looks come from tone, variant and size alone
  const dressed = <Button className="mine">Simpan</Button>
  expect([silent, dressed]).toHaveLength(2)
})
