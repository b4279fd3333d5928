import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import { Badge } from '@seberang/design-system/Badge'
import { PrintedInvoice } from '../fixtures/print.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Prints/InvoiceDocument',
  component: InvoiceDocument,
  parameters: {
    guide: {
      when: ['An invoice that a bookkeeper accepts, on A4.'],
      whenNot: ['On a screen: `PriceDetails`.', 'In a list: `InvoiceCard`.'],
      do: ['number the lines and show how each came about.'],
      access: ['Real tables, so that a PDF made of it can be read out.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <InvoiceDocument
      brand="Seberang"
      title="Invoice"
      subtitle="Biaya impor, barang kiriman lewat udara"
      number={{ label: 'Nomor', code: 'INV-2611-00871', date: '12 November 2026, 13.46 WIB' }}
      state={<Badge tone="positive">Lunas</Badge>}
      facts={[{ term: 'Untuk', value: 'Ratna Wulandari', note: 'SBR-20418' }]}
      columns={{ line: 'No.', name: 'Uraian', reason: 'Perhitungan dan dasar', amount: 'Jumlah' }}
      groups={[
        {
          id: 'lens',
          title: 'Lensa Fujinon XF 35mm f/2',
          lines: [{ id: 'freight', name: 'Ongkir udara', reason: '1,5 kg × Rp245.000', amount: 'Rp367.500' }],
          sum: { label: 'Jumlah kiriman', amount: 'Rp367.500' },
        },
      ]}
      total={{ label: 'Total dibayar', amount: 'Rp367.500' }}
      notes={[{ term: 'Kurs', text: 'USD Rp16.485, 12 Nov 2026.' }]}
      qr={{ value: 'https://seberang.example/invoice', label: 'Buka invoice' }}
      footer={{ title: 'Buka di telepon', text: 'Dibuat oleh sistem, sah tanpa tanda tangan.' }}
    />
  ),
}

export const Matrix: StoryObj = { render: () => <PrintedInvoice /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

/** With the largest text of browsers, each amount is still on the paper. */
export const LargeTextOnAPhone: StoryObj = {
  ...MatrixOnAPhone,
  play: async ({ canvasElement }) => {
    const page = document.documentElement
    page.style.fontSize = '200%'
    try {
      const paper = canvasElement.querySelector('article')
      const right = paper?.getBoundingClientRect().right ?? 0
      await expect(right).toBeLessThanOrEqual(page.clientWidth)
      const cut = [...(paper?.querySelectorAll('*') ?? [])].filter(
        (element) => element.getBoundingClientRect().right > right,
      )
      await expect(cut.map(({ textContent }) => textContent)).toEqual([])
    } finally {
      page.style.fontSize = ''
    }
  },
}

/** Its amount is struck, and not the largest thing on the paper. */
export const Ended: StoryObj = {
  render: () => <PrintedInvoice ended="23 Nov 2026" />,
}
