import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusTimeline } from '@seberang/design-system/StatusTimeline'
import { Specimens } from '../fixtures/Frame.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import { stages } from '../fixtures/timeline.ts'

export default { title: 'Shipments/StatusTimeline', component: StatusTimeline } satisfies Meta

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
