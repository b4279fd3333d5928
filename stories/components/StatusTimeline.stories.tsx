import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusTimeline } from '@seberang/design-system/StatusTimeline'
import { Specimens } from '../fixtures/Frame.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import { stages } from '../fixtures/timeline.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/StatusTimeline',
  component: StatusTimeline,
  parameters: {
    guide: {
      when: ['The way of a parcel with its times: filled where it has been, dashed where it will go.'],
      whenNot: [
        'Where it is now, in short: `StatusPanel`, `StatusBadge`.',
        'Other events in order: `Timeline`.',
      ],
      anatomy: [
        { part: 'Stage', text: 'Abroad and domestic, each with a heading.' },
        { part: 'Done', text: 'Filled line, tinted icon, the time.' },
        { part: 'Current', text: 'Solid, with a ring.' },
        { part: 'Next', text: 'Dashed; expected, if it is known.' },
      ],
      do: ['leave out a status that never happened.'],
      access: ['An ordered list; done, current and next are said.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <StatusTimeline
      stages={[
        {
          title: 'Luar negeri',
          entries: [
            {
              id: 'warehouse',
              tone: 'warehouse',
              state: 'done',
              title: 'Dalam Locker',
              time: '3 Nov 2026, 10.05 WIB',
            },
            {
              id: 'sent',
              tone: 'sent',
              state: 'current',
              title: 'Dikirim ke Indonesia',
              text: 'Garuda GA 089',
            },
          ],
        },
        {
          title: 'Domestik',
          entries: [{ id: 'inbound', tone: 'inbound', state: 'next', title: 'Sampai di Indonesia' }],
        },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'at customs, once in quarantine': <StatusTimeline stages={stages} />,
        'just begun, long words': (
          <StatusTimeline
            stages={[
              {
                title: 'Baru mulai',
                entries: [
                  {
                    id: 'fromSeller',
                    tone: 'fromSeller',
                    state: 'current',
                    title: longLabel,
                    text: `Menunggu paket ke ${longRegion}.`,
                    time: '28 Okt 2026, 09.12 WIB',
                  },
                  { id: 'warehouse', tone: 'warehouse', state: 'next', title: statusNames.warehouse },
                ],
              },
            ]}
          />
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const WhereItIsIsHeardAsWell: StoryObj = {
  render: () => <StatusTimeline stages={stages} />,
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Sampai di Indonesia, sekarang')
  },
}
