import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLine, ProductLines } from '@seberang/design-system/ProductLine'
import { Sheet } from '@seberang/design-system/Sheet'
import { Camera } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import { longProduct } from '../fixtures/texts.ts'
import { Stack } from '@seberang/design-system/Stack'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/ProductLine',
  component: ProductLine,
  parameters: {
    guide: {
      when: ['One product of a shipment that is being put together.'],
      whenNot: ['A shipment in a list: `CartCard`.', 'A line of a bill: `CostSummary`.'],
      do: ['say in the line itself what it still lacks.'],
      keys: { Tab: 'edit, then remove' },
      access: ['Both buttons say which product.'],
    } satisfies Guide,
  },
} satisfies Meta

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

export const Example: StoryObj = {
  render: () => (
    <Stack as="ul" space={0}>
      <ProductLine
        title="Lensa Fujinon XF 35mm f/2"
        meta="2 buah, USD 289,00, 0,8 kg"
        amount="Rp9.248.000"
        editLabel="Ubah Lensa Fujinon"
        onEdit={() => undefined}
        removeLabel="Hapus Lensa Fujinon"
        onRemove={() => undefined}
      />
    </Stack>
  ),
}

export const Matrix: StoryObj = {
  render: () => <Specimens of={{ wide: lines, 'on a narrow phone': <Narrow>{lines}</Narrow> }} />,
}
