import type { Meta, StoryObj } from '@storybook/react-vite'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { Code } from '@seberang/design-system/Code'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
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
      when: ['Which shipment this is and where it is now: the top of its sheet.'],
      whenNot: ['In a list: `StatusBadge`.', 'Its whole way: `StatusTimeline`, below it.'],
      do: ['say when it should arrive, with the weekday.'],
      access: ['Name, code, status and day are read in this order.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <StatusPanel
      title="Lensa Fujinon XF 35mm f/2"
      text={<Code>SC-7KQ4M2XD</Code>}
      status={<StatusBadge tone="inbound">Sampai di Indonesia</StatusBadge>}
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
            title="Lensa Fujinon XF 35mm f/2"
            text={<Code>SC-7KQ4M2XD</Code>}
            status={<StatusBadge tone="inbound">Sampai di Indonesia</StatusBadge>}
            expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
          >
            <CrossingProgress label="Rute kiriman" current={1} stops={stops} />
          </StatusPanel>
        ),
        'status alone': (
          <StatusPanel
            title="Sepatu lari pria"
            status={<StatusBadge tone="fromSeller">Belum Sampai</StatusBadge>}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <StatusPanel
              title={longLabel}
              status={<StatusBadge tone="inbound">Sampai di Indonesia</StatusBadge>}
              expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 November 2026' }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
