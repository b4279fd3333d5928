import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import { expect, userEvent } from 'storybook/test'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/PhoneField',
  component: PhoneField,
  parameters: {
    guide: {
      when: ['A phone number with the code of its country.'],
      whenNot: ['Any other number: `TextField` with `inputMode`.'],
      do: ['take it as it is typed: with 0, with +62, with spaces.'],
      dont: ['refuse a number because of its spaces.'],
      keys: { Tab: 'code, then number' },
      access: ['Phones show the keypad and offer the own number.'],
    } satisfies Guide,
  },
} satisfies Meta

const common = {
  label: 'Nomor telepon',
  codeLabel: 'Kode negara',
  codes: ['+62', '+1', '+852'],
  onChange: nothing,
}

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('+62 812 2044 1871')
    return (
      <PhoneField
        label="Nomor HP"
        codes={['+62', '+65', '+1']}
        codeLabel="Kode negara"
        value={value}
        onChange={setValue}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'at home': <PhoneField {...common} value="0812 2044 1871" hint="Dipakai kurir saat mengantar." />,
        abroad: <PhoneField {...common} value="+852 1234 5678" optionalLabel="opsional" />,
        error: <PhoneField {...common} value="" error="Isi nomor telepon." />,
        'on a narrow phone': (
          <Narrow>
            <PhoneField {...common} label={longLabel} value="+62 812 2044 1871 2222" />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheZeroOfHomeIsNotPartOfIt: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => <PhoneField {...common} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nomor telepon' })
    await userEvent.type(field, '0812')
    await expect(field).toHaveValue('812')
  },
}
