import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUpload } from '@seberang/design-system/FileUpload'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Forms/FileUpload', component: FileUpload } satisfies Meta

const common = {
  label: 'Dokumen tambahan',
  optionalLabel: 'opsional',
  hint: 'Faktur atau izin. JPEG, PNG, WebP, PDF sampai 10 MB.',
  limits: { types: ['image/jpeg', 'application/pdf'], mostBytes: 10_000_000 },
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

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        empty: <FileUpload {...common} file={null} />,
        'a picture': <FileUpload {...common} file={{ name: 'lensa-depan.jpg', preview: photo }} />,
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
