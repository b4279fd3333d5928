import type { Meta, StoryObj } from '@storybook/react-vite'
import { HsCodeModal } from '@seberang/design-system/HsCodeModal'
import type { HsCodeChoice } from '@seberang/design-system/HsCodeModal'
import { Notice } from '@seberang/design-system/Notice'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Overlays/HsCodeModal', component: HsCodeModal } satisfies Meta

const results: HsCodeChoice[] = [
  { code: '8523.51', label: 'Kartu memori dan flash disk', detail: 'Komputer' },
  { code: '8471.70', label: 'Unit memori komputer, SSD, hard disk', detail: 'Komputer' },
  {
    code: '8517.13',
    label: 'Ponsel dengan memori luar',
    detail: 'Handphone',
    restriction: {
      tag: 'Daftar IMEI',
      reason: 'Paling banyak 2 unit per kiriman, dan IMEI harus didaftarkan.',
      tone: 'caution',
    },
  },
  {
    code: '3604.10',
    label: 'Kembang api',
    unavailable: true,
    restriction: { tag: 'Dilarang', reason: 'Tidak boleh dikirim.', tone: 'critical' },
  },
]

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <HsCodeModal
      title="Pilih kode HS"
      query="memori"
      onSearch={nothing}
      searchLabel="Cari kode HS"
      results={results}
      status="4 kode cocok. Cari dengan nama barang atau angka kode."
      value="8523.51"
      onChoose={nothing}
      onClose={nothing}
      takeLabel={(code) => `Pakai ${code}`}
      takeNoneLabel="Pakai kode"
      missing="Pilih satu kode dari daftar."
      cancelLabel="Batal"
      note={<Notice tone="info">Kiriman udara pribadi sampai USD 1.500 memakai tarif tunggal 7,5%.</Notice>}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
