import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLine, ProductLines } from '@seberang/design-system/ProductLine'
import { Sheet } from '@seberang/design-system/Sheet'
import { Camera } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import { longProduct } from '../fixtures/texts.ts'

export default { title: 'Shipment/ProductLine', component: ProductLine } satisfies Meta

const actions = { onEdit: nothing, onRemove: nothing }
const lines = (
  <Sheet as="div" clip>
    <ProductLines label="Produk">
      <ProductLine
        title="Lensa Fujinon XF 35mm f/2"
        meta="1 × USD 289,00 · 800 gram · HS 9002.11"
        icon={Camera}
        amount="Rp4.764.165"
        editLabel="Ubah lensa"
        removeLabel="Hapus lensa"
        {...actions}
      />
      <ProductLine
        title={longProduct}
        meta="12 × USD 1.289,00 · 1.800 gram · HS 8471.60"
        photo={photo}
        amount="Rp254.764.165"
        editLabel="Ubah keyboard"
        removeLabel="Hapus keyboard"
        {...actions}
      />
      <ProductLine
        title="Tanpa nama"
        meta="Lengkapi sebelum dilanjutkan"
        problem="Data produk belum lengkap."
        editLabel="Ubah produk 3"
        removeLabel="Hapus produk 3"
        {...actions}
      />
    </ProductLines>
  </Sheet>
)

export const Matrix: StoryObj = {
  render: () => <Specimens of={{ wide: lines, 'on a narrow phone': <Narrow>{lines}</Narrow> }} />,
}
