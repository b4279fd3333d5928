import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { InvoiceCard, InvoiceList } from '@seberang/design-system/InvoiceCard'
import { Sheet } from '@seberang/design-system/Sheet'
import { longProduct } from '../fixtures/texts.ts'
import { Stack } from '@seberang/design-system/Stack'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/InvoiceCard',
  component: InvoiceCard,
  parameters: {
    guide: {
      when: ['An invoice in a list: what for, how much, until when.'],
      whenNot: ['The invoice itself: `InvoiceDocument` on paper, `PriceDetails` on a screen.'],
      keys: { Tab: 'from invoice to invoice', Enter: 'opens it' },
      access: ['The whole row is one link, named by its code.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Stack as="ul" space={0}>
      <InvoiceCard
        code="INV-2611-00871"
        href="#invoice"
        status={<Badge tone="caution">Menunggu pembayaran</Badge>}
        text="Checkout 2 kiriman"
        note="Bayar sebelum Jumat, 13 November 2026, 13.46 WIB"
        amount="Rp2.056.475"
      />
    </Stack>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Sheet clip as="div">
      <InvoiceList label="Invoice">
        <InvoiceCard
          code="INV-2611-00871"
          href="#1"
          status={<Badge tone="caution">Belum Dibayar</Badge>}
          text="Lensa Fujinon dan 1 barang lain, Dudukan laptop aluminium"
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
          isEnded
        />
      </InvoiceList>
    </Sheet>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
