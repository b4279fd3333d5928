import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FileUpload } from '@seberang/design-system/FileUpload'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/FileUpload',
  component: FileUpload,
  parameters: {
    guide: {
      when: ['A picture or a paper: choose, drop, paste, or take it with the camera.'],
      whenNot: ['Photos to look at: `PhotoGrid`.', 'Text that could be typed: `TextArea`.'],
      do: ['say before choosing what it may be and how large.'],
      dont: ['lose what was chosen when the rest of the form is wrong.'],
      keys: { Tab: 'to choose, then replace, remove', 'Enter Space': 'opens the files of the device' },
      access: [
        'Progress and refusal are announced.',
        'What is dropped can also be chosen; nothing needs a mouse.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const common = {
  label: 'Dokumen tambahan',
  optionalLabel: 'opsional',
  hint: 'Faktur atau izin. JPEG, PNG, WebP, PDF sampai 10 MB.',
  limits: { types: ['image/jpeg', 'application/pdf'], maxBytes: 10_000_000 },
  texts: {
    choose: 'Unggah',
    camera: 'Ambil foto',
    replace: 'Ganti',
    remove: 'Hapus berkas',
    wrongType: 'Jenis berkas ini tidak diterima.',
    tooLarge: 'Berkas lebih dari 10 MB.',
    uploading: (percent: number) => `Mengunggah, ${percent}%`,
  },
  onChoose: nothing,
  onRemove: nothing,
}

export const Example: StoryObj = {
  render: () => (
    <FileUpload
      label="Faktur"
      hint="JPEG atau PDF sampai 10 MB."
      limits={{ types: ['image/jpeg', 'application/pdf'], maxBytes: 10_000_000 }}
      texts={{
        choose: 'Unggah',
        replace: 'Ganti',
        remove: 'Hapus berkas',
        wrongType: 'Jenis berkas ini tidak diterima.',
        tooLarge: 'Berkas lebih dari 10 MB.',
        uploading: (percent) => `Mengunggah, ${percent}%`,
      }}
      file={null}
      onChoose={() => undefined}
      onRemove={() => undefined}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        empty: <FileUpload {...common} file={null} />,
        'a picture': <FileUpload {...common} file={{ name: 'lensa-depan.jpg', preview: photo }} />,
        'shown elsewhere': <FileUpload {...common} file={{ name: 'ktp.jpg', preview: null }} />,
        'a paper on its way': <FileUpload {...common} file={{ name: 'faktur.pdf' }} progress={0.4} />,
        refused: <FileUpload {...common} file={null} error="Berkas ini bukan gambar atau PDF." />,
        'long words on a narrow phone': (
          <Narrow>
            <FileUpload {...common} label={longLabel} file={{ name: `${longLabel}.jpg`, preview: photo }} />
          </Narrow>
        ),
      }}
    />
  ),
}

function Paper() {
  return (
    <Controlled<{ name: string } | null> initial={null}>
      {(file, set) => (
        <FileUpload
          {...common}
          file={file}
          onChoose={({ name }) => set({ name })}
          onRemove={() => set(null)}
        />
      )}
    </Controlled>
  )
}

/** Created by hand: a test event cannot carry the browser's own `DataTransfer`. */
function give(to: Element, kind: 'drop' | 'paste', name: string, type: string): void {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const carried = { files: [new File(['isi'], name, { type })] }
  Object.defineProperty(event, kind === 'drop' ? 'dataTransfer' : 'clipboardData', { value: carried })
  to.dispatchEvent(event)
}

export const DroppedRefusedPastedAndRemoved: StoryObj = {
  render: () => <Paper />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Dokumen tambahan opsional' })
    give(field, 'drop', 'video.mp4', 'video/mp4')
    await expect(await canvas.findByText('Jenis berkas ini tidak diterima.')).toBeVisible()
    give(field, 'drop', 'faktur.pdf', 'application/pdf')
    await expect(await canvas.findByText('faktur.pdf')).toBeVisible()
    await expect(canvas.queryByText('Jenis berkas ini tidak diterima.')).toBeNull()
    give(field, 'paste', 'foto.jpg', 'image/jpeg')
    await expect(await canvas.findByText('foto.jpg')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus berkas' }))
    await expect(canvas.getByRole('button', { name: 'Unggah' })).toHaveFocus()
  },
}
