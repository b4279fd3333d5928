import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CrossingProgress, CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longRegion } from '../fixtures/texts.ts'
import { stops } from '../fixtures/timeline.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/CrossingRoute',
  component: CrossingRoute,
  parameters: {
    guide: {
      when: [
        'From here to there, one stop below the other.',
        'CrossingProgress: the same, lying down, with the place where the parcel is.',
      ],
      whenNot: ['All statuses with their times: `StatusTimeline`.', 'Steps of a form: `Stepper`.'],
      access: ['An ordered list with a name; the current stop is announced.'],
    } satisfies Guide,
  },
} satisfies Meta

const progress = (current: number) => (
  <CrossingProgress label={`Rute kiriman, perhentian ${current + 1}`} current={current} stops={stops} />
)

export const Example: StoryObj = {
  render: () => (
    <CrossingRoute
      label="Rute kiriman"
      stops={[
        { name: 'Gudang Portland', country: 'US', detail: '7 sampai 10 hari lewat udara' },
        { name: 'Jakarta', country: 'ID', detail: 'Bea Cukai, 1 hari' },
        { name: 'Rumahmu' },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: { forced: ['li::before', '[data-state="current"]::before', '[data-state="done"]::after'] },
  render: () => (
    <Specimens
      of={{
        'from shore to shore': (
          <CrossingRoute
            label="Asal dan tujuan"
            stops={[
              { name: 'Amerika, Express', country: 'US', detail: 'Wilmington, unit SBR-20418' },
              { name: 'Ratna Wulandari, rumah', detail: 'Jl. Kebon Bibit Utara 14, Kota Bandung 40132' },
            ]}
          />
        ),
        ...each([0, 1, 2], progress, (current) => `across the water, stop ${current + 1}`),
        'long words on a narrow phone': (
          <Narrow>
            <CrossingRoute
              label="Asal dan tujuan di ponsel"
              stops={[
                { name: 'Shenzhen', country: 'CN' },
                { name: longRegion, country: 'ID', detail: longRegion },
              ]}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheStopWhereItIsIsMarked: StoryObj = {
  render: () => progress(1),
  play: async ({ canvas }) => {
    const [, here] = canvas.getAllByRole('listitem')
    await expect(here).toHaveAttribute('aria-current', 'step')
    await expect(here).toHaveTextContent('Jakarta')
  },
}
