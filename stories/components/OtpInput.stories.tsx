import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { Stack } from '@seberang/design-system/Stack'
import { Narrow } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'

const meta: Meta = { title: 'Components/OtpInput' }
export default meta
type Story = StoryObj

const nothing = (): void => undefined

export const Matrix: Story = {
  render: () => (
    <Narrow>
      <Stack space={6}>
        <OtpInput label="Kosong" value="" onChange={nothing} />
        <OtpInput label="Sedang diisi" value="407" onChange={nothing} hint="Kode berlaku 10 menit." />
        <OtpInput
          label="Salah"
          value="407193"
          error="Kode tidak cocok. Periksa lagi angkanya; sisa 3 percobaan."
          onChange={nothing}
        />
      </Stack>
    </Narrow>
  ),
}

const completed = fn()

export const SixFiguresCompleteTheCode: Story = {
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
