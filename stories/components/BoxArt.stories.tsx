import type { Meta, StoryObj } from '@storybook/react-vite'
import { BoxArt, boxArtNames, boxArtSizes } from '@seberang/design-system/BoxArt'
import { Inline } from '@seberang/design-system/Inline'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/BoxArt',
  component: BoxArt,
  parameters: {
    guide: {
      when: ['Choosing a packaging, or a parcel without a photo.'],
      whenNot: [
        'A parcel in its own proportions: `VolumetricBox`.',
        'Something empty or broken: `Illustration`.',
      ],
      access: ['Hidden unless `label` says what no words beside it say.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <BoxArt name="medium" label="Kotak sedang" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={each(boxArtSizes, (size) => (
        <Inline space={5}>
          {boxArtNames.map((name) => (
            <BoxArt key={name} name={name} size={size} label={name} />
          ))}
        </Inline>
      ))}
    />
  ),
}
