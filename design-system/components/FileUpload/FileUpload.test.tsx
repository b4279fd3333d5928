import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { FileUpload } from './index.ts'

const texts = {
  choose: 'Unggah',
  replace: 'Ganti',
  remove: 'Hapus berkas',
  wrongType: 'Pakai JPEG.',
  tooLarge: 'Paling besar 1 kB.',
  uploading: (percent: number) => `Mengunggah ${percent}%`,
}

function open(onChoose: (file: File) => void, kept: { name: string } | null = null) {
  renderWithLabels(
    <FileUpload
      label="Foto produk"
      limits={{ types: ['image/jpeg'], maxBytes: 1000 }}
      texts={texts}
      file={kept}
      onChoose={onChoose}
      onRemove={vi.fn<() => void>()}
    />,
  )
}

const file = (type: string, size = 10): File => new File(['x'.repeat(size)], 'foto', { type })

test('accepts chosen, dropped and pasted files', async () => {
  const onChoose = vi.fn<(file: File) => void>()
  open(onChoose)
  const group = screen.getByRole('group', { name: 'Foto produk' })
  fireEvent.drop(group, { dataTransfer: { files: [file('image/jpeg')] } })
  fireEvent.paste(group, { clipboardData: { files: [file('image/jpeg')] } })
  const [chooser] = screen.getAllByLabelText<HTMLInputElement>('Foto produk', { selector: 'input' })
  if (!chooser) throw new Error('no chooser')
  await userEvent.upload(chooser, file('image/jpeg'))
  expect(onChoose).toHaveBeenCalledTimes(3)
})

test('what is refused is named where another file is kept: the words are not of that', () => {
  open(vi.fn<(file: File) => void>(), { name: 'nib.pdf' })
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file('application/pdf')] } })
  expect(screen.getByText('foto · Pakai JPEG.')).toBeVisible()
  expect(screen.getByText('nib.pdf')).toBeVisible()
})

test.each([
  ['application/pdf', 10, 'Pakai JPEG.'],
  ['image/jpeg', 1001, 'Paling besar 1 kB.'],
])('a %s of %i bytes is refused in place', (type, size, message) => {
  const onChoose = vi.fn<(file: File) => void>()
  open(onChoose)
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file(type, size)] } })
  expect(screen.getByText(message)).toBeVisible()
  expect(onChoose).not.toHaveBeenCalled()
})
