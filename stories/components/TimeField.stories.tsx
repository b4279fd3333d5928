import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TimeField } from '@seberang/design-system/TimeField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: {
    guide: {
      when: ['A time of day: when the courier may come, when the shop closes.'],
      whenNot: ['A day: `DateField`.', 'A few fixed windows, “09–12”: `RadioGroup` or `Select`.'],
      do: ['offer the steps that make sense, from opening to closing. Others may still be typed.'],
      keys: {
        ArrowDown: 'opens the list, then walks it',
        Enter: 'takes the time',
        Escape: 'closes the list',
        Tab: 'leaves with what was typed',
      },
      access: ['A combo box: what is typed holds, the list only helps.'],
    } satisfies Guide,
  },
} satisfies Meta

const pickup = { label: 'Jam jemput', from: '09:00', to: '17:00', placeholder: 'jj:mm', onChange: nothing }

function Pickup() {
  return (
    <Controlled initial="">
      {(value, set) => <TimeField {...pickup} label="Paling lambat" value={value} onChange={set} />}
    </Controlled>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('13:30')
    return (
      <TimeField
        label="Jam jemput"
        hint="Kurir datang 09.00–17.00."
        from="09:00"
        to="17:00"
        value={value}
        onChange={setValue}
      />
    )
  },
}

/** With one list open. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <Specimens
      columns={3}
      of={{
        empty: <TimeField {...pickup} value="" optionalLabel="opsional" hint="Kurir datang 09.00–17.00." />,
        chosen: <TimeField {...pickup} value="13:30" />,
        error: <TimeField {...pickup} value="25:00" error="Isi jam seperti 13:30." />,
        'another zone': <TimeField {...pickup} value="09:00" zone="WITA" />,
        'long words on a narrow phone': (
          <Narrow>
            <TimeField {...pickup} label={longLabel} value="09:00" />
          </Narrow>
        ),
        open: <Pickup />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Paling lambat' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('option', { name: '09:30' })).toBeVisible()
  },
}

export const TypedOrTaken: StoryObj = {
  render: () => <Pickup />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Paling lambat' })
    await userEvent.type(field, '1345')
    await userEvent.tab()
    await expect(field).toHaveValue('13:45')
    await userEvent.click(field)
    await userEvent.keyboard('{End}{Enter}')
    await expect(field).toHaveValue('17:00')
  },
}
