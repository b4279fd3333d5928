import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge, countBadgeTones } from '@seberang/design-system/CountBadge'
import { Inline } from '@seberang/design-system/Inline'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/CountBadge', component: CountBadge } satisfies Meta

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
