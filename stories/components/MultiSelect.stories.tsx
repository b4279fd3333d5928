import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { MultiSelect } from '@seberang/design-system/MultiSelect'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  parameters: {
    guide: {
      when: ['Some of many: the categories in a parcel, the countries that an agent ships from.'],
      whenNot: [
        'One of many: `Combobox`.',
        'Up to seven answers: `Checkbox`es, which show all of them at once.',
      ],
      anatomy: [
        { part: 'Chosen', text: 'In the order in which they were chosen; a press takes one out.', at: 'li' },
        { part: 'Search', text: 'Grows into what is left of the line.', at: 'input' },
        { part: 'Count', text: 'How many are chosen, beside the hint.', at: '[id$="-message"]' },
      ],
      keys: {
        ArrowDown: 'opens the list, then walks it',
        Enter: 'chooses, or takes out again; the list stays open',
        Backspace: 'in the empty field, takes out the last',
        ArrowLeft: 'in the empty field, walks what is chosen; Delete takes it out',
        Escape: 'closes the list',
      },
      access: [
        'The count is announced with each change; each chosen one is a button that says what it does.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const all = [
  'Alat tulis',
  'Buku',
  'Elektronik',
  'Kosmetik',
  'Mainan',
  'Obat',
  'Pakaian',
  'Sepatu',
  'Suku cadang',
]

const common = {
  items: all,
  itemKey: (item: string) => item,
  itemLabel: (item: string) => item,
  onChange: nothing,
  onSearch: nothing,
  placeholder: 'Cari kategori',
  emptyText: 'Tidak ada kategori bernama itu.',
  texts: { chosen: (count: number) => `${count} dipilih`, remove: (label: string) => `Hapus ${label}` },
}

function Contents({ initial = [] }: { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial)
  const [text, setText] = useState('')
  return (
    <MultiSelect
      {...common}
      label="Isi paket"
      items={all.filter((item) => item.toLowerCase().includes(text.toLowerCase()))}
      value={value}
      onChange={setValue}
      onSearch={setText}
    />
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const categories = ['Buku', 'Elektronik', 'Kosmetik', 'Mainan', 'Obat']
    const [value, setValue] = useState<readonly string[]>(['Buku'])
    const [text, setText] = useState('')
    return (
      <MultiSelect
        label="Isi paket"
        hint="Boleh lebih dari satu."
        placeholder="Cari kategori"
        items={categories.filter((category) => category.toLowerCase().includes(text.toLowerCase()))}
        itemKey={(category) => category}
        itemLabel={(category) => category}
        value={value}
        onChange={setValue}
        onSearch={setText}
        emptyText="Tidak ada kategori bernama itu."
        texts={{ chosen: (count) => `${count} dipilih`, remove: (label) => `Hapus ${label}` }}
      />
    )
  },
}

/** With one list open. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <Specimens
      columns={3}
      of={{
        empty: (
          <MultiSelect
            {...common}
            label="Kategori"
            optionalLabel="opsional"
            value={[]}
            hint="Boleh lebih dari satu."
          />
        ),
        'some chosen': (
          <MultiSelect
            {...common}
            label="Kategori barang"
            value={['Buku', 'Elektronik', 'Mainan', 'Suku cadang']}
            hint="Boleh lebih dari satu."
          />
        ),
        error: (
          <MultiSelect {...common} label="Kategori ekspor" value={[]} error="Pilih paling sedikit satu." />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <MultiSelect {...common} label={longLabel} value={[longLabel, 'Buku']} />
          </Narrow>
        ),
        open: <Contents initial={['Buku']} />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Isi paket' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('option', { name: 'Elektronik' })).toBeVisible()
  },
}

const chips = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li button')].map((chip) => chip.textContent)

export const SearchedChosenAndTakenOut: StoryObj = {
  render: () => <Contents />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Isi paket' })
    await userEvent.type(field, 'kos')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.type(field, 'se')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chips(canvasElement)).toEqual(['Kosmetik', 'Sepatu'])
    await expect(canvas.getByText('2 dipilih')).toBeVisible()
    await userEvent.keyboard('{Escape}{Backspace}')
    await expect(chips(canvasElement)).toEqual(['Kosmetik'])
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Kosmetik' }))
    await expect(chips(canvasElement)).toEqual([])
    await expect(field).toHaveFocus()
  },
}
