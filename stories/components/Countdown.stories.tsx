import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown } from '@seberang/design-system/Countdown'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/Countdown',
  component: Countdown,
  parameters: {
    guide: {
      when: ['A deadline within a day or two that costs something when it is missed.'],
      whenNot: [
        'A date that is far: write it. With `days` it may be a week away.',
        'To press for a decision. Deadlines are real or absent.',
      ],
      do: ['write the deadline beside it, with its weekday.'],
      access: [
        'Told at 60, 10 and 1 minutes, not every second.',
        'In the last hour the digits turn critical, and the words say so.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const minute = 60_000
const day = 24 * 60 * minute
const noon = day / 2

/** A clock stopped at noon. */
const shared = {
  label: 'Sisa waktu',
  totalMs: day,
  now: () => noon,
  units: { hours: 'jam', minutes: 'menit', seconds: 'detik' },
  announce: (minutes: number) => `${minutes} menit lagi`,
}

export const Example: StoryObj = {
  render: () => (
    <Countdown
      label="Sisa waktu"
      endsAt={Date.now() + 5 * 3_600_000}
      totalMs={24 * 3_600_000}
      now={Date.now}
      units={{ hours: 'jam', minutes: 'menit', seconds: 'detik' }}
      announce={(minutes) => `${minutes} menit lagi`}
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: {
    forced: [
      ...['calm', 'late'].map((state) => ({
        shape: `[data-state="${state}"][aria-hidden]::after`,
        look: { 'background-color': 'Highlight' },
      })),
      {
        shape: '[data-state="calm"][aria-hidden]',
        look: { 'outline-style': 'solid', 'outline-width': '1px', 'outline-color': 'CanvasText' },
      },
    ],
  },
  render: () => (
    <Specimens
      columns={2}
      of={{
        'almost a day': <Countdown {...shared} endsAt={noon + day - 17 * minute} />,
        'the last hour': <Countdown {...shared} endsAt={noon + 23.8 * minute} />,
        'some days': (
          <Countdown
            {...shared}
            totalMs={7 * day}
            units={{ days: 'hari', ...shared.units }}
            endsAt={noon + 6.9 * day}
          />
        ),
        over: <Countdown {...shared} endsAt={noon - minute} />,
      }}
    />
  ),
}

export const TheLastTenMinutesAreTold: StoryObj = {
  render: () => <Countdown {...shared} endsAt={noon + 9 * minute} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Sisa waktu' })).toHaveTextContent(
      '00 jam09 menit00 detik',
    )
    await expect(canvas.getByText('9 menit lagi')).toHaveAttribute('aria-live', 'polite')
  },
}
