import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { InvoiceCard, InvoiceList } from '@seberang/design-system/InvoiceCard'
import { Sheet } from '@seberang/design-system/Sheet'
import { longProduct } from '../fixtures/texts.ts'

export default { title: 'Data/InvoiceCard', component: InvoiceCard } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Sheet clip as="div">
      <InvoiceList label="Invoice">
        <InvoiceCard
          code="INV-2611-00871"
          href="#1"
          status={<Badge tone="caution">Belum Dibayar</Badge>}
          text="Lensa Fujinon +1, Dudukan laptop aluminium"
          note="Bayar sebelum 13 Nov 2026, 13.46 WIB"
          amount="Rp5.634.314"
        />
        <InvoiceCard
          code="INV-2611-00870"
          href="#2"
          status={<Badge tone="positive">Sudah Dibayar</Badge>}
          text={longProduct}
          note="Dibuat 12 Nov 2026, 13.46 WIB"
          amount="Rp123.854.244"
        />
        <InvoiceCard
          code="INV-2611-00866"
          href="#3"
          status={<Badge tone="critical">Kedaluwarsa</Badge>}
          text="Drone"
          note="Dibuat 10 Nov 2026, 09.02 WIB"
          amount="Rp293.413"
        />
      </InvoiceList>
    </Sheet>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
