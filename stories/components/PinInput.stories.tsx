import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PinInput } from '@seberang/design-system/PinInput'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'

export default {
  title: 'Forms/PinInput',
  component: PinInput,
  parameters: {
    guide: {
      when: ['A secret number that somebody knows by heart: the PIN of the wallet.'],
      whenNot: ['A code that came by mail or message: `OtpInput`.', 'A password: `PasswordField`.'],
      do: ['say how many tries are left when it was wrong.'],
      keys: {
        '0–9': 'fills the next box',
        Backspace: 'empties the last',
        Tab: 'goes on to the eye, which Space presses',
      },
      access: ['One field for screen readers, which do not say the figures while they are hidden.'],
    } satisfies Guide,
  },
} satisfies Meta

const common = {
  texts: { show: 'Lihat PIN', hide: 'Sembunyikan PIN' },
  onChange: nothing,
}

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('407')
    return (
      <PinInput
        label="PIN dompet"
        hint="6 angka, bukan tanggal lahirmu."
        texts={{ show: 'Lihat PIN', hide: 'Sembunyikan PIN' }}
        value={value}
        onChange={setValue}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          empty: <PinInput {...common} label="PIN dompet" value="" hint="6 angka, bukan tanggal lahirmu." />,
          'half filled': <PinInput {...common} label="PIN baru" value="407" />,
          wrong: (
            <PinInput {...common} label="PIN lama" value="407193" error="PIN salah; sisa 2 percobaan." />
          ),
          'four figures': <PinInput {...common} label="PIN kartu" length={4} value="12" />,
        }}
      />
    </Narrow>
  ),
}

export const FiguresAreHiddenUntilTheEyeIsPressed: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => <PinInput {...common} label="PIN dompet" value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('PIN dompet')
    await userEvent.click(field)
    await userEvent.paste('407 193')
    await expect(field).toHaveValue('407193')
    await expect(canvasElement).not.toHaveTextContent('4')
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat PIN' }))
    await expect(canvasElement).toHaveTextContent('407193')
  },
}
