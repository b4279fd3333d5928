import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane, PackageOpen } from '@seberang/design-system/icons'
import { CartDropdown } from '@seberang/design-system/CartDropdown'
import { Narrow } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/CartDropdown',
  component: CartDropdown,
  parameters: {
    guide: {
      when: ['In a `HeaderPanel`: the ways to the till with what waits at each.'],
      whenNot: ['A list of shipments: `CartCard`.'],
      keys: { Tab: 'from way to way', Enter: 'goes there' },
      access: ['A list with a name; the note says what the count counts.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <CartDropdown
      label="Keranjang"
      carts={[
        {
          id: 'import',
          href: '#locker',
          icon: Plane,
          label: 'Locker Import',
          note: '4 kiriman belum di-checkout',
          count: 4,
        },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <CartDropdown
        label="Keranjang"
        carts={[
          {
            id: 'import',
            href: '#checkout',
            icon: PackageOpen,
            label: 'Import',
            note: '3 kiriman belum di-checkout',
            count: 3,
          },
          { id: 'export', href: '#export', icon: Plane, label: 'Export', note: 'Masih kosong', count: 0 },
        ]}
      />
    </Narrow>
  ),
}
