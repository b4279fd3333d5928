import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarPicture, avatarPictureNames } from '@seberang/design-system/AvatarPicture'
import { Inline } from '@seberang/design-system/Inline'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/AvatarPicture',
  component: AvatarPicture,
  parameters: {
    guide: {
      when: ['A customer chose a drawing to stand for them.'],
      whenNot: ['They chose none: `Avatar` with their initials.', 'Choosing one: `AvatarPicker`.'],
      do: ['check a stored name by `isAvatarPictureName`.'],
      access: ['Hidden unless `label` names whom it stands for.'],
    } satisfies Guide,
  },
} satisfies Meta

const shown = { small: 37, medium: 37, large: 12 } as const
const sizes = ['small', 'medium', 'large'] as const

export const Example: StoryObj = {
  render: () => <AvatarPicture name="sailboat-turmeric" label="Ratna Wulandari" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={each(sizes, (size) => (
        <Inline space={3}>
          {avatarPictureNames.slice(-shown[size]).map((name) => (
            <AvatarPicture key={name} name={name} size={size} label={name} />
          ))}
        </Inline>
      ))}
    />
  ),
}
