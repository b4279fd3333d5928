import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/OtpInput',
  component: OtpInput,
  parameters: {
    guide: {
      when: ['A short code of figures: from a message, or a PIN.'],
      whenNot: ['A password: `PasswordField`.', 'A code with letters: `TextField`.'],
      do: ['say how many tries are left.'],
      dont: ['empty it before the answer is there.'],
      keys: { figures: 'fill box by box', Backspace: 'goes back', 'Ctrl+V': 'a paste fills all of them' },
      access: ['One field for screen readers; phones offer the code that came by message.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [code, setCode] = useState('')
    return <OtpInput label="Kode dari SMS" hint="Enam angka." value={code} onChange={setCode} />
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          empty: <OtpInput label="Kode verifikasi" value="" onChange={nothing} />,
          'half filled': (
            <OtpInput label="Kode dari email" value="407" onChange={nothing} hint="Kode berlaku 10 menit." />
          ),
          wrong: (
            <OtpInput
              label="Kode dari SMS"
              value="407193"
              error="Kode tidak cocok. Periksa lagi angkanya; sisa 3 percobaan."
              onChange={nothing}
            />
          ),
          'four figures': (
            <OtpInput label="PIN" length={4} autoComplete="off" value="12" onChange={nothing} />
          ),
        }}
      />
    </Narrow>
  ),
}

const completed = fn()

export const SixFiguresCompleteTheCode: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => (
        <OtpInput label="Kode verifikasi" value={value} onChange={set} onComplete={completed} />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kode verifikasi'), '407193')
    await expect(completed).toHaveBeenCalledWith('407193')
  },
}

export const APasteFillsAllBoxes: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => <OtpInput label="Kode verifikasi" value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Kode verifikasi')
    await userEvent.click(field)
    await userEvent.paste('407 193')
    await expect(field).toHaveValue('407193')
  },
}

const height = (element: Element): number => element.getBoundingClientRect().height

const twoLines = 'Kode berlaku 10 menit. Kami tidak pernah meminta kode ini lewat telepon atau chat.'
export const ARefusedCodeMovesNothing: StoryObj = {
  render: function ARefusedCodeMovesNothing() {
    const [code, setCode] = useState('')
    return (
      <Narrow>
        <OtpInput
          label="Kode verifikasi"
          hint={twoLines}
          error={code.length === 6 ? 'Kode tidak cocok.' : undefined}
          value={code}
          onChange={setCode}
        />
      </Narrow>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const before = height(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '407193')
    await expect(canvas.getByText('Kode tidak cocok.')).toBeVisible()
    await expect(height(canvasElement)).toBe(before)
  },
}
