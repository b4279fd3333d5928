import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Forms/OtpInput', component: OtpInput } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          empty: <OtpInput label="Kode verifikasi" value="" onChange={nothing} />,
          'half filled': (
            <OtpInput label="Kode dari e-mail" value="407" onChange={nothing} hint="Kode berlaku 10 menit." />
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
    <Held initial="">
      {(value, set) => (
        <OtpInput label="Kode verifikasi" value={value} onChange={set} onComplete={completed} />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Kode verifikasi'), '407193')
    await expect(completed).toHaveBeenCalledWith('407193')
  },
}

export const APasteFillsAllBoxes: StoryObj = {
  render: () => (
    <Held initial="">
      {(value, set) => <OtpInput label="Kode verifikasi" value={value} onChange={set} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Kode verifikasi')
    await userEvent.click(field)
    await userEvent.paste('407 193')
    await expect(field).toHaveValue('407193')
  },
}
