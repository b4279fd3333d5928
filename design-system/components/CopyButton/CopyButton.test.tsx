import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyButton } from './index.ts'

test('copies the raw value and says so', async () => {
  const user = userEvent.setup()
  render(
    <CopyButton value="3901081220441871" label="Salin" copiedLabel="Tersalin" what="Nomor Virtual Account" />,
  )
  await user.click(screen.getByRole('button', { name: 'Salin Nomor Virtual Account' }))
  expect(await navigator.clipboard.readText()).toBe('3901081220441871')
  expect(screen.getByRole('button', { name: 'Tersalin Nomor Virtual Account' })).toBeInTheDocument()
})

test('reports that the clipboard is refused', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const onRefused = vi.fn<() => void>()
  render(<CopyButton value="1" label="Salin" copiedLabel="Tersalin" onRefused={onRefused} />)
  await user.click(screen.getByRole('button', { name: 'Salin' }))
  expect(onRefused).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Salin' })).toBeInTheDocument()
})
