import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Tabs } from '@seberang/design-system/Tabs'
import type { Tab } from '@seberang/design-system/Tabs'
import { Text } from '@seberang/design-system/Text'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      when: ['Views of one thing, one at a time: by status, by agent.'],
      whenNot: [
        'Answers in a form: `SegmentedControl`.',
        'Other pages: links in the `Header`.',
        'Things to be compared. Show them together.',
      ],
      keys: {
        Tab: 'to the chosen tab, then into its content',
        'ArrowLeft ArrowRight': 'another tab',
        'Home End': 'first, last',
      },
      access: [
        'With `manual` activation the arrows move and Enter chooses.',
        'A row that is wider than its place scrolls to the tab that the arrow keys reach; its arrows are for a pointer.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

type View = 'all' | 'sent' | 'finished'

const tabs: Tab<View>[] = [
  { value: 'all', label: 'Semua', count: 12, content: <Text>Semua kiriman.</Text> },
  { value: 'sent', label: 'Dikirim ke Indonesia', count: 2, content: <Text>Dua kiriman.</Text> },
  { value: 'finished', label: 'Selesai', content: <Text>Kiriman selesai.</Text> },
]

const held = (label: string, views: readonly Tab<View>[]) => (
  <Controlled<View> initial="all">
    {(value, set) => <Tabs label={label} value={value} onChange={set} tabs={views} />}
  </Controlled>
)

export const Example: StoryObj = {
  render: function Example() {
    const [tab, setTab] = useState<'open' | 'done'>('open')
    return (
      <Tabs
        label="Transaksi"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'open', label: 'Belum dibayar', count: 2, content: <Text>Dua invoice.</Text> },
          { value: 'done', label: 'Selesai', content: <Text>Belum ada.</Text> },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { forced: ['[role="tab"][data-state="active"]::after'] },
  render: () => (
    <Specimens
      of={{
        'with counts': held('Kiriman', tabs),
        'more than a narrow phone is wide': (
          <Narrow>
            {held(
              'Kiriman di ponsel',
              tabs.map((tab) => (tab.value === 'finished' ? { ...tab, label: longLabel } : tab)),
            )}
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheRowFadesWhereMoreFollows: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Narrow>
      {held(
        'Kiriman di ponsel',
        tabs.map((tab) => (tab.value === 'finished' ? { ...tab, label: longLabel } : tab)),
      )}
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'))
    row.scrollLeft = row.scrollWidth
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'))
    row.scrollLeft = 20
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'both'))
  },
}

const statuses = [
  'Semua',
  'Quarantine',
  'Belum Sampai',
  'Dalam Locker',
  'Belum Dibayar',
  'Sudah Dibayar',
  'Dikirim ke Indonesia',
  'Sampai di Indonesia',
  'Dikirim ke Rumahmu',
  'Selesai',
]

/** Wholly, and not under a fade where more follows. */
const inSight = (tab: HTMLElement, row: HTMLElement): boolean => {
  const [place, within] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  const more = row.dataset['more']
  const fade = (edge: string) =>
    more === edge || more === 'both' ? Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) : 0
  // Less than a pixel is rounding.
  return place.left > within.left + fade('start') - 1 && place.right < within.right - fade('end') + 1
}

/** All tabs of the shipments do not fit a laptop. */
export const AnArrowShowsMoreOfTheRow: StoryObj = {
  parameters: { pictures: [] },
  render: () => (
    <Controlled<string> initial="Semua">
      {(value, set) => (
        <Tabs
          label="Status kiriman"
          value={value}
          onChange={set}
          tabs={statuses.map((status) => ({ value: status, label: status, count: 12, content: status }))}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist')
    const last = canvas.getByRole('tab', { name: /^Selesai/ })
    const arrows = () => [...canvasElement.querySelectorAll<HTMLElement>('button[aria-hidden]')]
    await waitFor(() => expect(arrows()).toHaveLength(1))
    await userEvent.tab()
    for (const arrow of arrows()) await userEvent.click(arrow)
    await waitFor(() => expect(inSight(last, row)).toBe(true))
    await expect(canvas.getByRole('tab', { name: /^Semua/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(inSight(canvas.getByRole('tab', { name: /^Quarantine/ }), row)).toBe(true))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(inSight(last, row)).toBe(true))
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'))
  },
}

/** An id, which has no spaces. */
const valueOf = (status: string): string => status.replaceAll(' ', '-')

const chosenOnPhone = (chosen: string): StoryObj => ({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: [] },
  render: () => (
    <Controlled<string> initial={valueOf(chosen)}>
      {(value, set) => (
        <Tabs
          label="Status kiriman"
          value={value}
          onChange={set}
          tabs={statuses.map((status) => ({ value: valueOf(status), label: status, content: status }))}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    await waitFor(() => expect(inSight(canvas.getByRole('tab', { name: chosen }), row)).toBe(true))
  },
})

/** What an address chooses is in sight at once. */
export const TheChosenTabIsInSight = chosenOnPhone('Selesai')

/** Nor is it under the fade of an edge. */
export const TheChosenTabIsNotFaded = chosenOnPhone('Belum Sampai')

export const ArrowKeysWalk: StoryObj = {
  render: () => held('Kiriman', tabs),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Dikirim/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Dua kiriman.')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Kiriman selesai.')
  },
}
