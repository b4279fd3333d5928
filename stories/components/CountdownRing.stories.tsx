import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountdownRing } from '@seberang/design-system/CountdownRing'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/CountdownRing',
  component: CountdownRing,
  parameters: {
    guide: {
      when: ['A wait of a minute or two that somebody watches, as for a phone that was asked.'],
      whenNot: ['Hours or days: `Countdown`.', 'A wait whose end is not known: `Spinner`.'],
      access: ['A timer with a label; the seconds are not announced one by one.'],
    } satisfies Guide,
  },
} satisfies Meta

const noon = 43_200_000
/** A clock stopped at noon. */
const shared = { label: 'Sisa waktu untuk menyetujui', totalMs: 60_000, now: () => noon, unit: 'detik lagi' }

export const Example: StoryObj = { render: () => <CountdownRing {...shared} endsAt={noon + 41_000} /> }

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'some time left': <CountdownRing {...shared} endsAt={noon + 41_000} />,
        over: <CountdownRing {...shared} endsAt={noon} />,
      }}
    />
  ),
}
