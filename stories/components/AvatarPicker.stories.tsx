import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { AvatarPicker } from '@seberang/design-system/AvatarPicker'
import type { AvatarPictureName } from '@seberang/design-system/AvatarPicture'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/AvatarPicker',
  component: AvatarPicker,
  parameters: {
    guide: {
      when: ['In the profile, to choose one of the drawings or the initials.'],
      whenNot: ['Showing the one that was chosen: `AvatarPicture`.', 'A photo of their own: `FileUpload`.'],
      keys: { Tab: 'to the one that is chosen', Arrows: 'choose the one before or after' },
      access: ['A group of radio buttons; each drawing has a name.'],
    } satisfies Guide,
  },
} satisfies Meta

function Picker({ initial, label = 'Gambar profil' }: { initial?: AvatarPictureName; label?: string }) {
  return (
    <Controlled<AvatarPictureName | undefined> initial={initial}>
      {(value, set) => (
        <AvatarPicker
          label={label}
          value={value}
          onChange={set}
          name="Ratna Wulandari"
          pictureLabel={(name) => name}
          initialsLabel="Inisial RW"
        />
      )}
    </Controlled>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [chosen, setChosen] = useState<AvatarPictureName>()
    return (
      <AvatarPicker
        label="Gambar profil"
        value={chosen}
        onChange={setChosen}
        name="Ratna Wulandari"
        pictureLabel={(picture) => picture}
        initialsLabel="Inisial RW"
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'a drawing': <Picker initial="lighthouse-night" />,
        'the initials, narrow': (
          <Narrow>
            <Picker label="Gambar profil lain" />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ArrowKeysWalk: StoryObj = {
  render: () => <Picker />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Inisial RW' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'sailboat-water' })).toBeChecked()
  },
}
