import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from '@seberang/design-system/Tabs'
import type { Tab } from '@seberang/design-system/Tabs'
import { Text } from '@seberang/design-system/Text'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Navigation/Tabs', component: Tabs } satisfies Meta

type View = 'all' | 'sent' | 'finished'

const tabs: Tab<View>[] = [
  { value: 'all', label: 'Semua', count: 12, content: <Text>Semua kiriman.</Text> },
  { value: 'sent', label: 'Dikirim ke Indonesia', count: 2, content: <Text>Dua kiriman.</Text> },
  { value: 'finished', label: 'Selesai', content: <Text>Kiriman selesai.</Text> },
]

const held = (label: string, views: readonly Tab<View>[]) => (
  <Held<View> initial="all">
    {(value, set) => <Tabs label={label} value={value} onChange={set} tabs={views} />}
  </Held>
)

export const Matrix: StoryObj = {
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
