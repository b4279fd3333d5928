import type { Meta, StoryObj } from '@storybook/react-vite'
import { HsCodeModal } from '@seberang/design-system/HsCodeModal'
import type { HsCodeChoice } from '@seberang/design-system/HsCodeModal'
import { Notice } from '@seberang/design-system/Notice'
import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/HsCodeModal',
  component: HsCodeModal,
  parameters: {
    guide: {
      when: ['Finding the customs code of goods, by their name or its digits.'],
      whenNot: ['Any other long list: `Combobox`.'],
      do: ['say before it is chosen that a permit is needed.'],
      dont: ['take a code on the first press. It decides the duty.'],
      keys: {
        'letters and digits': 'search',
        'ArrowUp ArrowDown': 'marks a code',
        Enter: 'takes the marked one',
        Escape: 'closes, the old code holds',
      },
      access: ['How many were found is announced when typing rests.'],
    } satisfies Guide,
  },
} satisfies Meta

const results: HsCodeChoice[] = [
  {
    code: '8523.51',
    label: 'Kartu memori dan flash disk',
    detail: 'Komputer',
    heading: 'Pos 8523: Kartu memori, flash disk, cakram',
  },
  {
    code: '8471.70',
    label: 'Unit penyimpan komputer, SSD, hard disk',
    detail: 'Komputer',
    heading: 'Pos 8471: Komputer, laptop, keyboard, penyimpan data',
    match: 'Cocok dengan: memori',
  },
  {
    code: '8524.92',
    label: 'Modul layar panel datar',
    detail:
      'Flat panel display modules; incl. touch-sensitive screens, of organic light-emitting diodes (OLED) · Elektronik · Bea masuk 10%, tarif perkiraan bab 85',
  },
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

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    const [query, setQuery] = useState('memori')
    const [code, setCode] = useState('')
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {code === '' ? 'Pilih kode HS' : `Kode HS ${code}`}
        </Button>
        {open && (
          <HsCodeModal
            title="Pilih kode HS"
            query={query}
            onSearch={setQuery}
            searchLabel="Cari kode HS"
            results={[
              { code: '8523.51', label: 'Kartu memori dan flash disk' },
              { code: '8471.70', label: 'SSD dan hard disk' },
            ]}
            status="2 kode cocok."
            value={code}
            onChoose={(chosen) => {
              setCode(chosen)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
            confirmLabel={(chosen) => `Pakai ${chosen}`}
            nothingMarkedLabel="Pakai kode"
            missing="Pilih satu kode dari daftar."
            cancelLabel="Batal"
          />
        )}
      </>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <HsCodeModal
      title="Pilih kode HS"
      query="memori"
      onSearch={nothing}
      searchLabel="Cari kode HS"
      results={results}
      status="5 kode cocok. Cari dengan nama barang atau angka kode."
      value="8523.51"
      onChoose={nothing}
      onClose={nothing}
      confirmLabel={(code) => `Pakai ${code}`}
      nothingMarkedLabel="Pakai kode"
      missing="Pilih satu kode dari daftar."
      cancelLabel="Batal"
      note={<Notice tone="info">Kiriman udara pribadi sampai USD 1.500 memakai tarif tunggal 7,5%.</Notice>}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
