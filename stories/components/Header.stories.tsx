import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Header } from '@seberang/design-system/Header'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Specimens } from '../fixtures/Frame.tsx'
import { NamedNavigation } from '../fixtures/NamedNavigation.tsx'
import { CustomersHeader, ShipmentHeader, VisitorsHeader } from '../fixtures/shell.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Header',
  component: Header,
  parameters: {
    guide: {
      when: ['The top of every page but the wizard’s: for visitors and for customers.'],
      whenNot: [
        'The wizard: WizardHeader, with the `Stepper` in the middle.',
        'The title of a page: `PageHeader`.',
      ],
      anatomy: [
        { part: 'Home', text: 'The logo leads there.', at: 'a' },
        { part: 'Links', text: 'With how much waits; in a menu or as tabs on a phone.' },
        { part: 'Actions', text: 'Outline on signed-in screens, so that the page keeps the only solid.' },
      ],
      keys: { Tab: 'home, links, actions', 'Enter Space': 'opens the menu of a phone', Escape: 'closes it' },
      access: ['A landmark with the main navigation; the current page is announced.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Header
      home={{ href: '#home', name: 'Seberang' }}
      links={[
        { href: '#home', label: 'Beranda', current: true },
        { href: '#tutorial', label: 'Tutorial' },
      ]}
      actions={<ButtonLink href="#add">Tambah Kiriman +</ButtonLink>}
    />
  ),
}

export const Matrix: StoryObj = {
  // It depends on the width of its window.
  parameters: { ownWindow: true },
  render: () => (
    <Specimens
      of={{
        'for visitors': (
          <NamedNavigation name="Navigasi pengunjung">
            <VisitorsHeader />
          </NamedNavigation>
        ),
        'for customers': (
          <NamedNavigation name="Navigasi pelanggan">
            <CustomersHeader />
          </NamedNavigation>
        ),
        'for the wizard': <ShipmentHeader />,
      }}
    />
  ),
}

export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ThePhonesMenuOpensAndEscapeClosesIt: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => <VisitorsHeader />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka menu' }))
    await expect(canvas.getByRole('link', { name: 'Tutorial' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Tutorial' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Buka menu' })).toHaveFocus()
  },
}

/** With the longest of the three languages. */
export const AVisitorsHeaderIsOneLineOnATablet: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'tablet' } },
  render: () => <VisitorsHeader />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    const home = canvas.getByRole('link', { name: 'Seberang' }).getBoundingClientRect()
    for (const action of within(header).getAllByRole('link')) {
      const { top, bottom } = action.getBoundingClientRect()
      await expect((top + bottom) / 2).toBeCloseTo((home.top + home.bottom) / 2, -1)
    }
    await expect(canvas.getByRole('button', { name: 'Buka menu' })).toBeVisible()
  },
}

export const TheCurrentPageIsSaid: StoryObj = {
  parameters: { frame: 'page' },
  render: () => <CustomersHeader current="status" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Status kiriman')
  },
}
