import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { HsCodeModal, type HsCodeChoice } from './index.ts'

const results: HsCodeChoice[] = [
  {
    code: '3604.10',
    label: 'Kembang api',
    unavailable: true,
    restriction: { tag: 'Dilarang', reason: 'Tidak boleh dikirim.', tone: 'critical' },
  },
  { code: '8523.51', label: 'Kartu memori' },
  { code: '8471.70', label: 'Unit memori' },
]

function open(onChoose: (code: string) => void = vi.fn<() => void>(), query = 'memori') {
  renderWithLabels(
    <HsCodeModal
      title="Pilih kode HS"
      query={query}
      onSearch={vi.fn<() => void>()}
      searchLabel="Cari kode HS"
      results={results}
      status="3 kode cocok."
      value=""
      onChoose={onChoose}
      onClose={vi.fn<() => void>()}
      confirmLabel={(code) => `Pakai ${code}`}
      nothingMarkedLabel="Pakai kode"
      missing="Pilih satu kode."
      cancelLabel="Batal"
    />,
  )
}

test('arrow down goes from the search into the list, past what may not be sent; Enter takes it', async () => {
  const onChoose = vi.fn<(code: string) => void>()
  open(onChoose)
  screen.getByRole('searchbox').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /8523.51/ })).toHaveFocus()
  expect(screen.getByRole('radio', { name: /8523.51/ })).toBeChecked()
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('8523.51')
})

test('pressing the button with nothing marked says what is missing', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Pakai kode' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Pilih satu kode.')
})

test('digits mark a code only where they may be of one', () => {
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  open(undefined, 'memori 1')
  expect(marked()).toEqual(['memori', 'memori'])
  cleanup()
  open(undefined, '8523')
  expect(marked()).toEqual(['8523'])
})
