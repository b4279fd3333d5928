import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge, countBadgeTones } from '@seberang/design-system/CountBadge'
import { Inline } from '@seberang/design-system/Inline'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/CountBadge',
  component: CountBadge,
  parameters: {
    guide: {
      when: ['How many wait behind a tab, an icon, a link.'],
      whenNot: ['A state: `Badge`.', 'A figure in a text. Write it.'],
      do: ['use caution for what has a deadline, critical for what is held up.'],
      dont: ['show a zero. Nothing waits, nothing shows.'],
      access: ['Beyond 99 it shows 99+; the label of what holds it says the count in words.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <CountBadge count={4} tone="caution" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={each(countBadgeTones, (tone) => (
        <Inline>
          {[0, 3, 27, 99, 120].map((count) => (
            <CountBadge key={count} tone={tone} count={count} />
          ))}
        </Inline>
      ))}
    />
  ),
}
