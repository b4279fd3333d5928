import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Tour } from './index.ts'
import type { TourEnd } from './index.ts'

// A browser feature that the hint's positioning uses and jsdom lacks.
beforeAll(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
)

const onDone = vi.fn<(end: TourEnd) => void>()
beforeEach(() => {
  onDone.mockClear()
  // jsdom has no layout and does not scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

function Page({ targets = ['address', 'cart'] }: { targets?: string[] }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      {targets.map((id) => (
        <button key={id} id={id} type="button">
          {id}
        </button>
      ))}
      {shown && (
        <Tour
          steps={[
            { target: 'address', title: 'Alamat gudangmu', text: 'Salin dari sini.' },
            { target: 'gone', title: 'Tidak ada di halaman ini', text: '' },
            { target: 'cart', title: 'Keranjang', text: 'Bayar di sini.' },
          ]}
          nextLabel="Lanjut"
          skipLabel="Lewati"
          doneLabel="Selesai"
          progressLabel={(place, count) => `${place} dari ${count}`}
          onDone={(end) => {
            onDone(end)
            setShown(false)
          }}
        />
      )}
    </>
  )
}

test('goes from hint to hint, skips missing targets, and ends once', async () => {
  renderWithLabels(<Page />)
  expect(await screen.findByRole('dialog', { name: 'Alamat gudangmu' })).toHaveFocus()
  expect(screen.getByText('1 dari 2')).toBeInTheDocument()
  expect(document.querySelector('#address')).toHaveAttribute('data-tour', 'here')
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(screen.getByRole('dialog', { name: 'Keranjang' })).toHaveFocus()
  expect(document.querySelector('#address')).not.toHaveAttribute('data-tour')
  await userEvent.click(screen.getByRole('button', { name: 'Selesai' }))
  expect(onDone.mock.calls).toEqual([['done']])
  expect(document.querySelector('#cart')).not.toHaveAttribute('data-tour')
})

test('Escape skips it', async () => {
  renderWithLabels(<Page />)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(onDone.mock.calls).toEqual([['skipped']])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the page beside it stays usable', async () => {
  renderWithLabels(<Page />)
  await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'cart' }))
  expect(screen.getByRole('button', { name: 'cart' })).toHaveFocus()
  expect(onDone).not.toHaveBeenCalled()
})

test('without targets there is no tour', async () => {
  renderWithLabels(<Page targets={[]} />)
  await waitFor(() => expect(onDone.mock.calls).toEqual([['skipped']]))
})
