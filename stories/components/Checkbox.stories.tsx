import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Check, Checkbox } from '@seberang/design-system/Checkbox'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'not checked': (
          <Checkbox
            label={
              <>
                Saya setuju dengan <Link href="#terms">ketentuan</Link>
              </>
            }
            checked={false}
            onChange={nothing}
          />
        ),
        'checked, with a word of explanation': (
          <Checkbox
            label="Mengandung baterai"
            description="Baterai lepas hanya bisa lewat laut."
            checked
            onChange={nothing}
          />
        ),
        'some of all': <Checkbox label="Pilih semua" indeterminate checked={false} onChange={nothing} />,
        'cannot be chosen, and why': (
          <Checkbox
            label="SB-2611-3902"
            unavailableReason="Paket tiba tanpa daftar barang."
            checked={false}
            onChange={nothing}
          />
        ),
        error: (
          <Checkbox
            label="Saya setuju"
            error="Setujui ketentuan untuk melanjutkan."
            checked={false}
            onChange={nothing}
          />
        ),
        'the box alone': (
          <Inline space={4}>
            <Check label="Pilih Lensa" checked onChange={nothing} />
            <Check label="Pilih Keyboard" checked={false} onChange={nothing} />
            <Check label="Pilih semua" checked={false} indeterminate onChange={nothing} />
            <Check label="Pilih Drone" checked={false} unavailable onChange={nothing} />
          </Inline>
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Checkbox label={longLabel} description={longLabel} checked onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheWordsArePartOfTheTarget: StoryObj = {
  render: () => (
    <Held initial={false}>
      {(checked, set) => <Checkbox label="Mengandung baterai" checked={checked} onChange={set} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Mengandung baterai'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
