import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Grid } from '@seberang/design-system/Grid'
import { Plane, Ship } from '@seberang/design-system/icons'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    guide: {
      when: ['Two to four short answers of which one holds; all are seen at once.'],
      whenNot: ['Views of one thing: `Tabs`.', 'On or off: `Switch`.', 'Five and more: `Select`.'],
      keys: { Tab: 'to the chosen answer', 'ArrowLeft ArrowRight': 'walks and chooses' },
      access: ['A group of radio buttons: what cannot be chosen says why in the hint.'],
    } satisfies Guide,
  },
} satisfies Meta

const ways = [
  { value: 'air', label: 'Udara', icon: Plane },
  { value: 'sea', label: 'Laut', icon: Ship },
] as const

export const Example: StoryObj = {
  render: function Example() {
    const [way, setWay] = useState<'air' | 'sea'>('air')
    return (
      <SegmentedControl
        label="Cara kirim"
        value={way}
        onChange={setWay}
        options={[
          { value: 'air', label: 'Udara', icon: Plane },
          { value: 'sea', label: 'Laut', icon: Ship },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'with icons': <SegmentedControl label="Pengiriman" value="air" options={ways} onChange={nothing} />,
        'one unavailable': (
          <SegmentedControl
            label="Pengiriman ke Indonesia"
            value="air"
            options={[ways[0], { ...ways[1], unavailable: true }]}
            hint="Tidak ada kapal dari United Kingdom."
            onChange={nothing}
          />
        ),
        'words alone': (
          <SegmentedControl
            label="Sebagai"
            value="person"
            options={[
              { value: 'person', label: 'Perorangan' },
              { value: 'company', label: 'Perusahaan' },
              { value: 'agent', label: 'Kuasa' },
            ]}
            onChange={nothing}
          />
        ),
        'long words on a narrow phone, with an error': (
          <Narrow>
            <SegmentedControl
              label={longLabel}
              value="one"
              options={[
                { value: 'one', label: 'Barang kiriman perorangan' },
                { value: 'two', label: 'Barang kiriman perusahaan' },
              ]}
              error="Pilih salah satu."
              onChange={nothing}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const WithoutRoomForBothTheWordsStay: StoryObj = {
  render: () => (
    <Narrow>
      <Grid columns={2} dense>
        <SegmentedControl label="Pengiriman" value="air" options={ways} onChange={nothing} />
      </Grid>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Udara').getBoundingClientRect().height).toBeLessThan(44)
    for (const icon of canvasElement.querySelectorAll('svg')) await expect(icon).not.toBeVisible()
  },
}

export const ArrowKeysSwitchTheWay: StoryObj = {
  render: () => (
    <Controlled<'air' | 'sea'> initial="air">
      {(value, set) => <SegmentedControl label="Pengiriman" value={value} onChange={set} options={ways} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Laut' })).toBeChecked()
  },
}
