import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Check, Checkbox } from '@seberang/design-system/Checkbox'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      when: [
        'Yes or no that counts once the form is sent: an agreement, one of several.',
        'Check, without words, for rows of a list and for choosing all.',
      ],
      whenNot: ['It works at once: `Switch`.', 'One of several: `RadioGroup`.'],
      do: ['make the label say what yes means.'],
      dont: ['ask it the wrong way round: “do not send me…”.'],
      keys: { Tab: 'to the box', Space: 'ticks or clears it' },
      access: ['Pressing the words ticks, too.', 'What cannot be chosen says why in its description.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [checked, setChecked] = useState(false)
    return <Checkbox label="Saya setuju dengan syarat pengiriman" checked={checked} onChange={setChecked} />
  },
}

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
    <Controlled initial={false}>
      {(checked, set) => <Checkbox label="Mengandung baterai" checked={checked} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Mengandung baterai'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
