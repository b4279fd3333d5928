import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane, PackageOpen } from '@seberang/design-system/icons'
import { CartDropdown } from '@seberang/design-system/CartDropdown'
import { Narrow } from '../fixtures/Frame.tsx'

export default { title: 'Navigation/CartDropdown', component: CartDropdown } satisfies Meta

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
