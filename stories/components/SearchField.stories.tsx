import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SearchField } from '@seberang/design-system/SearchField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      when: ['Finding within the list below, while one types.'],
      whenNot: ['Choosing one of what is found: `Combobox`.', 'Any other text: `TextField`.'],
      keys: { Tab: 'to the field', Escape: 'empties it' },
      access: ['A search box with a name; say the number of results in a live region.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [query, setQuery] = useState('lensa')
    return <SearchField label="Cari kiriman" value={query} onChange={setQuery} />
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        empty: <SearchField label="Kode, resi, atau barang" value="" onChange={nothing} />,
        typed: <SearchField label="Cari kiriman" value="SB-2611" onChange={nothing} />,
        'long on a narrow phone': (
          <Narrow>
            <SearchField label="Cari barang" value={longProduct} onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const EscapeAndTheCrossEmptyIt: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => <SearchField label="Cari" value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cari' })
    await userEvent.type(field, 'lensa')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'lensa')
    await userEvent.click(canvas.getByRole('button'))
    await expect(field).toHaveValue('')
  },
}
