import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SearchField } from '@seberang/design-system/SearchField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longProduct } from '../fixtures/texts.ts'

export default { title: 'Forms/SearchField', component: SearchField } satisfies Meta

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
    <Held initial="">{(value, set) => <SearchField label="Cari" value={value} onChange={set} />}</Held>
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
