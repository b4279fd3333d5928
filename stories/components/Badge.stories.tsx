import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeVariants } from '@seberang/design-system/Badge'
import { BadgeCheck } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { tones } from '@seberang/tokens'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/Badge',
  component: Badge,
  parameters: {
    guide: {
      when: ['The state of a thing in a word or two: paid, measured, cheapest.'],
      whenNot: [
        'The stage of a shipment: `StatusBadge` knows its hues.',
        'How many wait: `CountBadge`.',
        'A fact that is no state, such as a weight: `Text`.',
      ],
      anatomy: [
        { part: 'Words', text: 'One or two; never a sentence.' },
        { part: 'Icon', text: 'Where the tone alone would carry the meaning.' },
      ],
      do: ['say the state in words that hold without the colour.'],
      dont: ['decorate. Three badges in a row are none.'],
      access: ['Text on its ground has at least 4.5 : 1 in every theme.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Badge tone="positive">Sudah diukur</Badge>,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(badgeVariants, (variant) => (
          <Inline>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} variant={variant}>
                {tone}
              </Badge>
            ))}
            <Badge tone="positive" variant={variant} icon={BadgeCheck}>
              Sudah diukur
            </Badge>
          </Inline>
        )),
        'long word on a narrow phone': (
          <Narrow>
            <Badge tone="caution" icon={BadgeCheck}>
              {longLabel}
            </Badge>
          </Narrow>
        ),
      }}
    />
  ),
}
