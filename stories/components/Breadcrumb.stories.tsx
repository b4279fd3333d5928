import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from '@seberang/design-system/Breadcrumb'
import type { Crumb } from '@seberang/design-system/Breadcrumb'
import { LabelsProvider, useLabels } from '@seberang/design-system/labels'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    guide: {
      when: ['A page that stands under others, so that one can go up: a shipment under its locker.'],
      whenNot: ['Pages beside each other: `SideMenu` or `Tabs`.', 'Steps in an order: `Stepper`.'],
      do: ['let the last entry be the title of the page.'],
      keys: { Tab: 'to each page above', Enter: 'goes there' },
      access: [
        'A landmark of its own, named by `breadcrumbs` of the labels; this page is said as the current one.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

/** Unique names, because landmarks on one page must differ. */
function Named({ name, items }: { name: string; items: readonly Crumb[] }) {
  return (
    <LabelsProvider value={{ ...useLabels(), breadcrumbs: name }}>
      <Breadcrumb items={items} />
    </LabelsProvider>
  )
}

export const Example: StoryObj = {
  render: () => (
    <Breadcrumb items={[{ label: 'Locker Import', href: '#locker' }, { label: 'SB-2611-4417' }]} />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'two levels': (
          <Named
            name="satu"
            items={[{ label: 'Locker Import', href: '#locker' }, { label: 'SB-2611-4417' }]}
          />
        ),
        'this page alone': <Named name="dua" items={[{ label: 'Locker Import' }]} />,
        'narrow, long words': (
          <Narrow>
            <Named
              name="tiga"
              items={[
                { label: longRegion, href: '#region' },
                { label: longLabel, href: '#label' },
                { label: 'Alamat' },
              ]}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ThisPageIsSaidAndLeadsNowhere: StoryObj = {
  render: () => <Breadcrumb items={[{ label: 'Locker', href: '#locker' }, { label: 'SB-2611-4417' }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText('SB-2611-4417')).toHaveAttribute('aria-current', 'page')
  },
}
