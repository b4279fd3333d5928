import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, MessageCircle, Ticket } from '@seberang/design-system/icons'
import { Link } from '@seberang/design-system/Link'
import { Timeline } from '@seberang/design-system/Timeline'
import type { TimelineEvent } from '@seberang/design-system/Timeline'
import { Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      when: ['What happened to one thing and what comes next, with times: a ticket, a refund.'],
      whenNot: [
        'The way of a parcel: `StatusTimeline` knows its stages.',
        'Steps that a person takes: `Stepper`.',
      ],
      dont: ['show what never happened. Leave it out.'],
      access: ['An ordered list; done, current and next are said in words as well as drawn.'],
    } satisfies Guide,
  },
} satisfies Meta

const events: TimelineEvent[] = [
  {
    id: 'sent',
    state: 'done',
    icon: Ticket,
    title: 'Tiket dikirim',
    text: 'Faktur keyboard belum terbaca.',
    time: '3 Nov 2026, 09.12 WIB',
  },
  {
    id: 'answered',
    state: 'done',
    tone: 'positive',
    icon: MessageCircle,
    title: 'CS menjawab',
    time: '3 Nov 2026, 09.48 WIB',
    more: (
      <Link href="#faktur" variant="standalone">
        Unggah faktur lagi
      </Link>
    ),
  },
  {
    id: 'checked',
    state: 'current',
    icon: Clock,
    title: 'Sedang diperiksa',
    text: 'Biasanya satu hari kerja.',
  },
  { id: 'closed', state: 'next', icon: Check, title: 'Selesai', time: 'perkiraan 4 Nov' },
]

export const Example: StoryObj = {
  render: () => (
    <Timeline
      label="Perjalanan tiket"
      events={[
        { id: 'sent', state: 'done', icon: Ticket, title: 'Tiket dikirim', time: '3 Nov 2026, 09.12 WIB' },
        { id: 'checked', state: 'current', icon: Clock, title: 'Sedang diperiksa' },
        { id: 'closed', state: 'next', icon: Check, title: 'Selesai', time: 'perkiraan 4 Nov' },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: { forced: ['[data-state="done"]::before', '[data-state="next"]::before'] },
  render: () => (
    <Specimens
      columns={2}
      of={{
        'a ticket': <Timeline label="Perjalanan tiket" events={events} />,
        'one event, long words': (
          <Timeline
            label="Baru mulai"
            events={[
              {
                id: 'one',
                state: 'current',
                icon: Clock,
                title: longLabel,
                text: longRegion,
                time: '28 Okt 2026',
              },
            ]}
          />
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
