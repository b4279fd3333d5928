import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShippingLabel } from '@seberang/design-system/ShippingLabel'
import { Plane } from '@seberang/design-system/icons'
import { PrintedLabel } from '../fixtures/print.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Prints/ShippingLabel',
  component: ShippingLabel,
  parameters: {
    guide: {
      when: ['What a seller sticks on a parcel: read by people, scanners and phones.'],
      whenNot: ['A bill on paper: `InvoiceDocument`.'],
      do: ['print the unit code large; by it the warehouse knows whose parcel it is.'],
      access: ['Its codes are also written out.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <ShippingLabel
      brand="Seberang"
      way={{ icon: Plane, name: 'Express, udara' }}
      unit={{ term: 'Kode unit', code: 'SBR-20418' }}
      to={{
        term: 'Kirim ke gudang',
        name: 'Ratna SBR-20418',
        lines: ['No. 18 Chunhan Road', 'Yiwu, Zhejiang 322000'],
      }}
      shipment={{ term: 'Kiriman', code: 'SC-7K2M-4QXR' }}
      facts={[{ term: 'Berat', value: '1,20 kg' }]}
      qr={{ value: 'SC-7K2M-4QXR', label: 'SC-7K2M-4QXR' }}
      piece="Koli 1 dari 1"
      warning="Alamat gudang, bukan alamat penagihan."
    />
  ),
}

export const Matrix: StoryObj = { render: () => <PrintedLabel /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
