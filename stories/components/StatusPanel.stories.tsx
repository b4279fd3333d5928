import type { Meta, StoryObj } from '@storybook/react-vite'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import { stops } from '../fixtures/timeline.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/StatusPanel',
  component: StatusPanel,
  parameters: {
    guide: {
      when: ['Where the parcel is now: the top of its page, on water.'],
      whenNot: ['In a list: `StatusBadge`.', 'Its whole way: `StatusTimeline`, below it.'],
      do: ['say when it should arrive, with the weekday.'],
      access: ['Stage, status and day are read in this order.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <StatusPanel
      stage="Domestik"
      status="Sampai di Indonesia"
      expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
    >
      <CrossingProgress
        label="Rute kiriman"
        current={1}
        stops={[{ name: 'Portland' }, { name: 'Jakarta' }, { name: 'Bandung' }]}
      />
    </StatusPanel>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'with the route and the day': (
          <StatusPanel
            stage="Domestik"
            status="Sampai di Indonesia"
            expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
          >
            <CrossingProgress label="Rute kiriman" current={1} stops={stops} />
          </StatusPanel>
        ),
        'one of several': (
          <StatusPanel
            size="small"
            stage="Lensa Fujinon XF 35mm f/2, SC-7KQ4M2XD"
            status="Sampai di Indonesia"
            expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
          >
            <CrossingProgress label="Rute kiriman" current={1} stops={stops} />
          </StatusPanel>
        ),
        'status alone': <StatusPanel stage="Luar negeri" status="Belum Sampai" />,
        'long words on a narrow phone': (
          <Narrow>
            <StatusPanel
              stage="Domestik"
              status={longLabel}
              expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 November 2026' }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
