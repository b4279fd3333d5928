import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { statusTones } from '@seberang/tokens'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { statusNames } from '../fixtures/statuses.ts'

export default { title: 'Marks/StatusBadge', component: StatusBadge } satisfies Meta

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
