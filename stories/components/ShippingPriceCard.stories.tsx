import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Badge } from '@seberang/design-system/Badge'
import { Code } from '@seberang/design-system/Code'
import { Flag } from '@seberang/design-system/Flag'
import { Scale } from '@seberang/design-system/icons'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { ShippingPriceCard } from '@seberang/design-system/ShippingPriceCard'
import { useState } from 'react'
import { Controlled } from '../fixtures/Controlled.tsx'
import { longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/ShippingPriceCard',
  component: ShippingPriceCard,
  parameters: {
    guide: {
      when: ['How one shipment goes the last way: courier and insurance, each with its price.'],
      whenNot: ['Air or sea: `RadioCard`.', 'Only the list: `CartCard`.'],
      do: ['compare cost and payback of the insurance before anything changes.'],
      keys: {
        Tab: 'courier, then insurance',
        'ArrowUp ArrowDown': 'walks through the couriers',
        Enter: 'takes it',
        Escape: 'closes, nothing changes',
      },
      access: ['Each courier is read with its days and its fee.'],
    } satisfies Guide,
  },
} satisfies Meta

const couriers = [
  { value: 'jne-reg', name: 'JNE REG', detail: '2–3 hari', amount: 'Rp24.000' },
  { value: 'sicepat', name: 'SiCepat REG', detail: '2–3 hari', amount: 'Rp23.000' },
  { value: 'jnt', name: 'J&T EZ', detail: '2–4 hari', amount: 'Rp22.000' },
  { value: 'yes', name: 'JNE YES', detail: 'besok', amount: 'Rp46.000' },
]
const insurances = [
  {
    value: '0',
    name: 'Tanpa asuransi',
    description: 'Ganti rugi mengikuti ketentuan pengangkut',
    amount: 'Rp0',
    accept: 'Lanjut tanpa asuransi',
  },
  ...[
    ['5%', '50%', 'Rp2.917.845', 'Rp291.785'],
    ['10%', '75%', 'Rp4.376.767', 'Rp583.569'],
    ['15%', '100%', 'Rp5.835.690', 'Rp875.354'],
  ].map(([name = '', back = '', most = '', amount = '']) => ({
    value: name,
    name,
    short: `ganti ${back}`,
    description: `Ganti ${back} nilai barang, sampai ${most}`,
    amount,
    accept: `Pakai asuransi ${name}`,
  })),
]

interface PriceCardProps {
  title?: string
  code?: string
  courier?: string
  insurance?: string
  error?: string
}

function PriceCard(props: PriceCardProps) {
  const { title = 'Lensa Fujinon XF 35mm f/2', code = 'SB-2611-4417', courier = 'jne-reg', error } = props
  return (
    <Controlled initial={{ courier, insurance: props.insurance ?? '5%' }}>
      {(value, set) => (
        <ShippingPriceCard
          title={title}
          meta={
            <>
              <Flag country="US" size={18} />
              <Code>{code}</Code>
              <span>Amerika, Express udara</span>
            </>
          }
          badge={
            <Badge tone="positive" icon={Scale}>
              Sudah diukur, ditagih 1,5 kg
            </Badge>
          }
          courier={{
            label: 'Kurir domestik',
            placeholder: 'Pilih kurir',
            options: couriers,
            value: value.courier,
            onChange: (chosen) => set({ ...value, courier: chosen }),
            error,
          }}
          insurance={{
            label: 'Asuransi',
            title: 'Asuransi kiriman',
            description: `${title || code}, nilai barang Rp5.835.690. Premi dihitung dari nilai barang.`,
            cancel: 'Batal',
            options: insurances,
            value: value.insurance,
            onChange: (chosen) => set({ ...value, insurance: chosen }),
          }}
        />
      )}
    </Controlled>
  )
}

/** Opened by a row that has its title. */
export const WithoutTitle: StoryObj = {
  render: () => (
    <Sheet>
      <SheetSection>
        <PriceCard title="" />
      </SheetSection>
    </Sheet>
  ),
}

export const Example: StoryObj = {
  render: function Example() {
    const [courier, setCourier] = useState('jne')
    const [insurance, setInsurance] = useState('0')
    return (
      <ShippingPriceCard
        title="Lensa Fujinon XF 35mm f/2"
        meta="SB-2611-4417, Amerika, Express udara"
        courier={{
          label: 'Kurir domestik',
          placeholder: 'Pilih kurir',
          options: [{ value: 'jne', name: 'JNE REG', detail: '2–3 hari', amount: 'Rp24.000' }],
          value: courier,
          onChange: setCourier,
        }}
        insurance={{
          label: 'Asuransi',
          title: 'Asuransi kiriman',
          description: 'Premi dihitung dari nilai barang Rp5.835.690.',
          cancel: 'Batal',
          options: [
            {
              value: '0',
              name: 'Tanpa asuransi',
              description: 'Ganti rugi mengikuti ketentuan pengangkut',
              amount: 'Rp0',
              accept: 'Lanjut tanpa asuransi',
            },
          ],
          value: insurance,
          onChange: setInsurance,
        }}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Sheet as="div">
      <SheetSection>
        <PriceCard />
      </SheetSection>
      <SheetSection>
        <PriceCard title={longProduct} code="SB-2611-3902" courier="yes" insurance="0" />
      </SheetSection>
      <SheetSection>
        <PriceCard
          title="Tanpa kurir"
          code="SB-2611-3999"
          courier=""
          insurance="15%"
          error="Pilih kurir untuk kiriman ini."
        />
      </SheetSection>
    </Sheet>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const TheKeyboardChoosesACourier: StoryObj = {
  render: () => <PriceCard />,
  play: async ({ canvas }) => {
    const courier = canvas.getByRole('combobox', { name: 'Kurir domestik' })
    await userEvent.tab()
    await expect(courier).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(courier).toHaveTextContent('SiCepat REG')
    await expect(courier).toHaveFocus()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
  },
}

export const TheCourierInFocusIsSeenInForcedColours: StoryObj = {
  render: () => <PriceCard />,
  parameters: { forced: ['[role="option"][data-highlighted="true"]'] },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
  },
}
export const ThePopUpComparesBeforeAnythingChanges: StoryObj = {
  render: () => <PriceCard insurance="0" />,
  play: async ({ canvas }) => {
    const insurance = canvas.getByRole('button', { name: /Asuransi Tanpa asuransi/ })
    await userEvent.click(insurance)
    await userEvent.click(await screen.findByRole('radio', { name: /Ganti 75%/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
    await expect(insurance).toHaveTextContent('Tanpa asuransi')
    await userEvent.click(insurance)
    await userEvent.click(await screen.findByRole('radio', { name: /Ganti 75%/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Pakai asuransi 10%' }))
    await expect(insurance).toHaveTextContent('10% ganti 75%')
    await expect(insurance).toHaveTextContent('Rp583.569')
  },
}
