import type { Meta, StoryObj } from '@storybook/react-vite'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import { stops } from '../fixtures/timeline.ts'

export default { title: 'Shipments/StatusPanel', component: StatusPanel } satisfies Meta

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
