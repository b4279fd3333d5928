import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@seberang/design-system/Link'
import { TermList, type TermEntry } from '@seberang/design-system/TermList'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Data/TermList',
  component: TermList,
  parameters: {
    guide: {
      when: ['A glossary, or the laws that a calculation rests on.'],
      whenNot: ['One word inside a text: `Term`.', 'Names and values of one thing: `DescriptionList`.'],
      do: ['give every term an address, and let each `Term` lead to it.'],
      access: ['A list of descriptions: the term, then what it means.'],
    } satisfies Guide,
  },
} satisfies Meta

const items: readonly TermEntry[] = [
  {
    id: 'ppn',
    name: 'PPN',
    full: 'Pajak pertambahan nilai impor',
    text: 'Pajak atas barang yang dipakai di Indonesia: 11% dari nilai barang dengan asuransinya, ditambah bea masuk.',
    law: (
      <>
        Dasar:{' '}
        <Link href="https://jdih.kemenkeu.go.id/dok/pmk-131-tahun-2024" newWindow>
          PMK 131/2024
        </Link>
      </>
    ),
  },
  {
    id: 'hs',
    name: 'Kode HS',
    full: 'Harmonized System',
    text: 'Nomor jenis barang di bea cukai. Kode ini menentukan tarif bea masuk dan apakah barangnya perlu izin.',
  },
]

export const Example: StoryObj = { render: () => <TermList items={items} current="hs" /> }

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        terms: <TermList items={items} />,
        'one in the address': <TermList items={items} current="ppn" />,
        'long words': (
          <TermList
            items={[{ id: 'long', name: longLabel, full: longLabel, text: longLabel, law: longLabel }]}
            current="long"
          />
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
