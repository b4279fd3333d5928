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

const underWay = (current: number) => (
  <CrossingProgress
    label={`Rute kiriman, dari perhentian ${current + 1}`}
    current={current}
    place="after"
    stops={stops}
  />
)

const shores = '[aria-label="Asal dan tujuan"]'

const expected = (
  <CrossingProgress label="Rute kiriman, belum berangkat" current={0} place="before" stops={stops} />
)

const toAnIsland = (
  <CrossingProgress
    label="Rute kiriman di ponsel"
    current={0}
    place="after"
    stops={[
      { name: 'Amerika', country: 'US', detail: 'berangkat 23\u00a0Nov' },
      { name: 'Bea cukai Indonesia' },
      { name: 'Kab. Administrasi Kepulauan Seribu', country: 'ID', detail: 'JNE REG' },
    ]}
  />
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
  parameters: {
    forced: [
      'li::before',
      '[data-state="current"]::before',
      '[data-state="done"]::after',
      '[data-state="current"]::after',
      '[data-state="left"]::after',
      '[data-state="left"] > span',
      '[data-state="expected"]::before',
      // From shore to shore: where it goes, and the way there.
      { shape: `${shores} > li:last-child::before`, look: { 'background-color': 'Highlight' } },
      { shape: `${shores} > li:first-child::after`, look: { 'border-left': '2px dashed CanvasText' } },
      ...['current', 'left', 'expected', 'next'].map((state) => ({
        shape: `[data-state="${state}"]:not(:last-child)::after`,
        // With round ends its dashes would run together.
        look: { 'border-top': '2px dashed CanvasText', 'border-top-left-radius': '0px', height: '0px' },
      })),
    ],
  },
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
        ...each([0, 1], underWay, (current) => `between stops ${current + 1} and ${current + 2}`),
        'expected at the first stop': expected,
        'to a place with a long name, on a narrow phone': <Narrow>{toAnIsland}</Narrow>,
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

/** What is ahead is dashed, what is done is not, also where the system forces its colours. */
export const BetweenStopsItIsAtNeither: StoryObj = {
  render: () => underWay(0),
  play: async ({ canvas }) => {
    const [left, ahead] = canvas.getAllByRole('listitem')
    await expect(left).toHaveAttribute('data-state', 'left')
    await expect(ahead).toHaveAttribute('data-state', 'next')
    const box = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect()
    const way = box(left?.querySelector('[aria-hidden]'))
    await expect(way.right).toBeGreaterThan(box(left).left + 40)
    await expect(way.right).toBeLessThan(box(ahead).left - 40)
  },
}

/** A ring where the parcel is not yet, and a filled mark where it is. */
export const AnExpectedParcelIsNotThere: StoryObj = {
  render: () => expected,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    if (!first) throw new Error('no stop')
    await expect(first).toHaveAttribute('data-state', 'expected')
    await expect(getComputedStyle(first, '::before').backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

/** Names wrap beside each other on a phone: there the stops stand one below the other. */
export const OnAPhoneItStandsUpright: StoryObj = {
  render: () => <Narrow>{toAnIsland}</Narrow>,
  play: async ({ canvas }) => {
    const stopsOnPhone = canvas.getAllByRole('listitem').map((stop) => stop.getBoundingClientRect())
    await expect(new Set(stopsOnPhone.map(({ left }) => left)).size).toBe(1)
    const [left] = canvas.getAllByRole('listitem')
    // The way behind the parcel, which hides its own radius of it, is seen.
    await expect(left?.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBeGreaterThan(10)
    const name = canvas.getByText('Bea cukai Indonesia')
    await expect(name.getBoundingClientRect().height).toBe(parseFloat(getComputedStyle(name).lineHeight))
  },
}
