import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { statusTones } from '@seberang/tokens'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/StatusBadge',
  component: StatusBadge,
  parameters: {
    guide: {
      when: ['Where a shipment is, in a list or at the top of its page.'],
      whenNot: ['Any other state: `Badge`.', 'The whole way with its times: `StatusTimeline`.'],
      anatomy: [
        { part: 'Icon', text: 'One per stage; a ship in place of the plane by sea.', at: 'svg' },
        { part: 'Words', text: 'The name of the status, as everywhere.' },
      ],
      do: ['leave out a status that never happened.'],
      dont: ['show two for one shipment.'],
      access: ['Icon and words carry the meaning, the hue only helps to skim.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <StatusBadge tone="sent">Dikirim ke Indonesia</StatusBadge>,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        ...each(statusTones, (tone) => <StatusBadge tone={tone}>{statusNames[tone]}</StatusBadge>),
        'sent, by sea': (
          <StatusBadge tone="sent" bySea>
            {statusNames.sent}
          </StatusBadge>
        ),
      }}
    />
  ),
}
