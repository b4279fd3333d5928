import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountryPicker } from '@seberang/design-system/CountryPicker'
import type { CountryOption } from '@seberang/design-system/CountryPicker'
import { Plane, Ship } from '@seberang/design-system/icons'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/CountryPicker',
  component: CountryPicker,
  parameters: {
    guide: {
      when: ['Up to nine countries that differ in more than their name: days by air, days by sea.'],
      whenNot: ['All countries of the world: `Combobox`.', 'A choice without flags: `RadioCard`.'],
      keys: { Tab: 'to the chosen country', 'ArrowUp ArrowDown ArrowLeft ArrowRight': 'walks and chooses' },
      access: ['One group of radio buttons, named by the label; the facts are read with each.'],
    } satisfies Guide,
  },
} satisfies Meta

const days = (air: string, sea?: string) => [
  { icon: Plane, label: 'Udara', text: air },
  ...(sea ? [{ icon: Ship, label: 'Laut', text: sea }] : []),
]
const options: CountryOption<string>[] = [
  { value: 'US', name: 'Amerika', flag: 'US', facts: days('5–8', '45–60') },
  { value: 'CN', name: 'China', flag: 'CN', facts: days('4–7', '18–25') },
  { value: 'UK', name: 'United Kingdom', flag: 'UK', facts: days('6–9') },
  { value: 'KR', name: 'South Korea', flag: 'KR', facts: days('4–6', '20–28') },
  { value: 'SG', name: 'Singapore', flag: 'SG', facts: days('2–4', '7–12') },
  { value: 'ROW', name: 'Negara lain', flag: 'ROW' },
]
const common = { label: 'Dari:', caption: 'lama kirim dalam hari', options, onChange: nothing }

export const Example: StoryObj = {
  render: function Example() {
    const [origin, setOrigin] = useState<'us' | 'sg' | ''>('us')
    return (
      <CountryPicker
        label="Dari"
        value={origin}
        onChange={setOrigin}
        options={[
          {
            value: 'us',
            name: 'Amerika',
            flag: 'US',
            facts: [{ icon: Plane, label: 'Udara', text: '7 hari' }],
          },
          {
            value: 'sg',
            name: 'Singapura',
            flag: 'SG',
            facts: [{ icon: Plane, label: 'Udara', text: '3 hari' }],
          },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        chosen: <CountryPicker {...common} value="US" hint="Gudang Express di New Castle." />,
        error: <CountryPicker {...common} value="" error="Pilih negara asal kirimanmu." />,
        'on a narrow phone': (
          <Narrow>
            <CountryPicker {...common} value="UK" />
          </Narrow>
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ArrowKeysWalk: StoryObj = {
  render: () => (
    <Controlled initial="US">
      {(value, set) => <CountryPicker {...common} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /China/ })).toBeChecked()
  },
}
