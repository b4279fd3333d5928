import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { ToastProvider, useToast } from './index.ts'
import type { ToastMessage } from './index.ts'

beforeEach(() => void vi.useFakeTimers())

function Shower({ message }: { message: ToastMessage }) {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => show(message)}>
      Tampilkan
    </button>
  )
}

function show(message: ToastMessage): void {
  renderWithLabels(
    <ToastProvider>
      <Shower message={message} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan' }))
}

const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms))
}

test('is announced politely and disappears after 4 seconds', () => {
  show({ text: 'Alamat tersalin.' })
  const region = screen.getByRole('region', { name: 'Pemberitahuan' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toHaveTextContent('Alamat tersalin.')
  pass(3999)
  expect(region).toHaveTextContent('Alamat tersalin.')
  pass(1)
  expect(region).toBeEmptyDOMElement()
})

test('stays 8 seconds with an action', () => {
  const onClick = vi.fn<() => void>()
  show({ text: 'Draf dihapus.', action: { label: 'Urungkan', onClick } })
  pass(7999)
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.queryByText('Draf dihapus.')).not.toBeInTheDocument()
})

test('waits while the focus is on it', () => {
  show({ text: 'Draf dihapus.', action: { label: 'Urungkan', onClick: vi.fn<() => void>() } })
  act(() => screen.getByRole('button', { name: 'Urungkan' }).focus())
  pass(60_000)
  expect(screen.getByText('Draf dihapus.')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Urungkan' }).blur())
  pass(8000)
  expect(screen.queryByText('Draf dihapus.')).not.toBeInTheDocument()
})

function Page() {
  const { show } = useToast()
  useEffect(() => show({ text: 'Tautan halaman ini bisa dibagikan.' }), [show])
  return <p>Penawaran</p>
}

function Leaver() {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      {!isLeft && <Page />}
      <button type="button" onClick={() => setIsLeft(true)}>
        Tinggalkan
      </button>
    </>
  )
}

test('what is true of one page only ends when that is left; the others stay', () => {
  renderWithLabels(
    <ToastProvider>
      <Shower message={{ text: 'Alamat tersalin.' }} />
      <Leaver />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan' }))
  expect(screen.getByText('Tautan halaman ini bisa dibagikan.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Tinggalkan' }))
  expect(screen.queryByText('Tautan halaman ini bisa dibagikan.')).not.toBeInTheDocument()
  expect(screen.getByText('Alamat tersalin.')).toBeInTheDocument()
})

function Remover() {
  const { show } = useToast()
  const [removed, setRemoved] = useState(false)
  if (removed) return <p>Kosong</p>
  return (
    <button
      type="button"
      onClick={() => {
        setRemoved(true)
        show({ text: 'Tas dihapus.', action: { label: 'Urungkan', onClick: vi.fn<() => void>() } })
      }}
    >
      Hapus
    </button>
  )
}

test('its action gets the focus when the pressed button is gone', () => {
  renderWithLabels(
    <ToastProvider>
      <Remover />
    </ToastProvider>,
  )
  const remove = screen.getByRole('button', { name: 'Hapus' })
  act(() => remove.focus())
  fireEvent.click(remove)
  expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus()
})

test('its action leaves the focus where it is', () => {
  show({ text: 'Draf dihapus.', action: { label: 'Urungkan', onClick: vi.fn<() => void>() } })
  const shower = screen.getByRole('button', { name: 'Tampilkan' })
  act(() => shower.focus())
  fireEvent.click(shower)
  expect(shower).toHaveFocus()
})

test('shows at most three', () => {
  const texts = ['Satu', 'Dua', 'Tiga', 'Empat']
  renderWithLabels(
    <ToastProvider>
      {texts.map((text) => (
        <Shower key={text} message={{ text }} />
      ))}
    </ToastProvider>,
  )
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(screen.queryByText('Satu')).not.toBeInTheDocument()
  expect(screen.getAllByText(/Dua|Tiga|Empat/)).toHaveLength(3)
})

function Late() {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => setTimeout(() => show({ text: 'Alamat tersimpan.' }), 1000)}>
      Simpan
    </button>
  )
}

function Window({ next }: { next: string | undefined }) {
  const [audience, setAudience] = useState<string | undefined>('1')
  return (
    <ToastProvider audience={audience}>
      <Late />
      <button type="button" onClick={() => setAudience(next)}>
        Ganti akun
      </button>
    </ToastProvider>
  )
}

test.each([
  ['somebody else is not shown', '2', false],
  ['a guest is shown', undefined, true],
  ['the same customer is shown', '1', true],
])('%s what comes of something that a customer has begun', (_, next, isShown) => {
  renderWithLabels(<Window next={next} />)
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  pass(1000)
  expect(screen.queryByText('Alamat tersimpan.') !== null).toBe(isShown)
})
