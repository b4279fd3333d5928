import '@seberang/design-system/fonts/chinese'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTime } from '@seberang/design-system/DateTime'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/DateTime',
  component: DateTime,
  parameters: {
    guide: {
      when: ['A moment of something: paid, arrived, written.', '`deadline` for what somebody plans by.'],
      whenNot: ['What is left of a deadline: `Countdown`.', 'A day to be chosen: `DateField`.'],
      do: ['pass relative words only within the hour: “5 menit lalu”.'],
      dont: ['show the time of the browser. Warehouses, payments and couriers go by WIB.'],
      access: ['A `time` element with the moment for machines; date and time break only between each other.'],
    } satisfies Guide,
  },
} satisfies Meta

const moment = '2026-11-12T17:30:00Z'

export const Example: StoryObj = { render: () => <DateTime value="2026-11-12T06:46:00Z" locale="id" /> }

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        both: <DateTime value={moment} locale="id" />,
        date: <DateTime value={moment} locale="id" show="date" />,
        time: <DateTime value={moment} locale="id" show="time" />,
        deadline: <DateTime value={moment} locale="id" show="deadline" />,
        English: <DateTime value={moment} locale="en" show="deadline" />,
        Chinese: <DateTime value={moment} locale="zh" show="deadline" />,
        'relative words': <DateTime value={moment} locale="id" relative="5 menit lalu" />,
        'on a narrow phone': (
          <Narrow>
            <DateTime value={moment} locale="id" show="deadline" />
          </Narrow>
        ),
      }}
    />
  ),
}
