import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '@seberang/design-system/Switch'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      when: ['On or off, at once: what it changes is seen without saving.'],
      whenNot: ['It counts once a form is sent: `Checkbox`.', 'Two named answers: `SegmentedControl`.'],
      do: ['name what is on, not the act: “Pemberitahuan email”.'],
      dont: ['let it wait for a save button.'],
      keys: { Tab: 'to the switch', Space: 'turns it' },
      access: ['Told as a switch, on or off; the knob says it without colour.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [checked, setChecked] = useState(true)
    return (
      <Switch
        label="Pemberitahuan email"
        description="Saat status kiriman berubah."
        checked={checked}
        onChange={setChecked}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        off: <Switch label="Ada kayu di dalam kiriman" checked={false} onChange={nothing} />,
        on: (
          <Switch
            label="Ada kayu di dalam kiriman"
            description="Palet, peti, atau perabot."
            checked
            onChange={nothing}
          />
        ),
        'cannot be switched': (
          <Switch
            label="Kabar lewat WhatsApp"
            checked={false}
            onChange={nothing}
            unavailableReason="Nomor teleponmu belum diverifikasi."
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Switch label={longLabel} description={longRegion} checked onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}
