import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { WarehouseAddress } from '@seberang/design-system/WarehouseAddress'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { unit } from '../fixtures/overseas.ts'
import { linesOf } from '../fixtures/lines-of.ts'
import { textTwiceAsLarge } from '../fixtures/text-twice-as-large.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/WarehouseAddress',
  component: WarehouseAddress,
  parameters: {
    guide: {
      when: ['One address abroad that somebody is about to type into the form of a shop.'],
      whenNot: ['All addresses abroad, to choose from: `OverseasAddressAccordion`.'],
      do: ['include country and telephone: shops refuse a form without them.'],
      keys: { Tab: 'from copy button to copy button', 'Enter Space': 'copies' },
      access: ['Each copy button says which line it copies.'],
    } satisfies Guide,
  },
} satisfies Meta

const lines = [
  { title: 'Penerima', formName: 'Full name', value: `Ratna Wulandari ${unit}` },
  { title: 'Alamat', formName: 'Street address', value: `1209 Ogden Avenue, Building 27 East, Unit ${unit}` },
  { title: 'Kota', formName: 'City', value: 'Wilmington' },
  { title: 'Negara bagian', formName: 'State', value: 'Delaware (DE)' },
  { title: 'Negara', formName: 'Country', value: 'United States' },
  { title: 'Telepon', value: '+1 302 555 0146' },
]
const labels = { copy: 'Copy', copyAll: 'Copy seluruh alamat' }
const address = (
  <WarehouseAddress
    unit={{ label: 'Kode unitmu', code: unit }}
    lines={lines}
    labels={labels}
    onCopied={nothing}
    onRefused={nothing}
    action={
      <Button variant="outline" size="large">
        Kirim ke penjual
      </Button>
    }
  />
)

export const Example: StoryObj = {
  render: () => (
    <WarehouseAddress
      unit={{ label: 'Kode unitmu', code: 'SBR-20418' }}
      lines={[{ title: 'Alamat', formName: 'Street address', value: '1209 Ogden Ave, Unit SBR-20418' }]}
      labels={{ copy: 'Copy', copyAll: 'Copy seluruh alamat' }}
      onCopied={() => undefined}
      onRefused={() => undefined}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => <Specimens of={{ wide: address, 'on a narrow phone': <Narrow>{address}</Narrow> }} />,
}

const onRefused = fn<() => void>()
const onCopied = fn<(value: string) => void>()

export const TheWholeAddressIsCopiedAndARefusalIsReported: StoryObj = {
  render: () => (
    <WarehouseAddress
      unit={{ label: 'Kode unitmu', code: unit }}
      lines={lines}
      labels={labels}
      onCopied={onCopied}
      onRefused={onRefused}
    />
  ),
  play: async ({ canvas }) => {
    const copied: string[] = []
    const clipboard = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    clipboard((text) => Promise.resolve(void copied.push(text)))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy seluruh alamat' }))
    await expect(copied[0]?.split('\n')).toEqual(lines.map(({ value }) => value))
    clipboard(() => Promise.reject(new Error('refused')))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Kota' }))
    await expect(onRefused).toHaveBeenCalledOnce()
    await expect(onCopied).toHaveBeenCalledOnce()
  },
}

export const InTextTwiceAsLargeATelephoneNumberStaysWhole: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: textTwiceAsLarge,
  render: () => address,
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('+1 302 555 0146'))).toBe(1)
  },
}
