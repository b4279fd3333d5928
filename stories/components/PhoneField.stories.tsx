import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import { expect, userEvent } from 'storybook/test'

export default { title: 'Forms/PhoneField', component: PhoneField } satisfies Meta

const common = {
  label: 'Nomor telepon',
  codeLabel: 'Kode negara',
  codes: ['+62', '+1', '+852'],
  onChange: nothing,
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
    <Held initial="">{(value, set) => <PhoneField {...common} value={value} onChange={set} />}</Held>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nomor telepon' })
    await userEvent.type(field, '0812')
    await expect(field).toHaveValue('812')
  },
}
