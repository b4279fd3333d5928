import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Header } from '@seberang/design-system/Header'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Specimens } from '../fixtures/Frame.tsx'
import { NamedNavigation } from '../fixtures/NamedNavigation.tsx'
import { textTwiceAsLarge } from '../fixtures/text-twice-as-large.ts'
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

/** Every control of a header, none over another or outside of the window. */
async function expectApart(header: HTMLElement) {
  const boxes = [...within(header).getAllByRole('link'), ...within(header).queryAllByRole('button')]
    // The links of a phone are a row that scrolls.
    .filter((control) => !control.closest('nav'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  for (const [index, one] of boxes.entries()) {
    await expect(one.left).toBeGreaterThanOrEqual(0)
    await expect(one.right).toBeLessThanOrEqual(innerWidth)
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      await expect(Math.min(across, down)).toBeLessThanOrEqual(1)
    }
  }
}

/** The icons beside the mark, and the links below in one row; it does not stay on the screen. */
export const InTextTwiceAsLargeACustomersHeaderKeepsItsIconsApart: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: textTwiceAsLarge,
  render: () => <CustomersHeader />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    await expectApart(header)
    const [mark, ...icons] = [
      canvas.getByRole('link', { name: 'Seberang' }),
      ...within(header).getAllByRole('button'),
    ].map((control) => control.getBoundingClientRect())
    for (const icon of icons) await expect(icon.top).toBeLessThan(mark?.bottom ?? 0)
    const tops = within(canvas.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await expect(Number.parseFloat(getComputedStyle(header).top)).toBeLessThan(-innerHeight)
    for (const icon of header.querySelectorAll('button > svg'))
      await expect(icon.getBoundingClientRect().width).toBeLessThanOrEqual(28)
    await expect(header.offsetHeight).toBeLessThanOrEqual(740 * 0.2)
  },
}

/** It stands in both, of which one is seen. */
export const InTextTwiceAsLargeOneActionIsInTheMenu: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: textTwiceAsLarge,
  render: () => <CustomersHeader />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Alamat luar negeri' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Buka menu' }))
    await expect(canvas.getByRole('button', { name: 'Alamat luar negeri' })).toBeVisible()
  },
}

export const InTextTwiceAsLargeTheStepsFitBesideTheExit: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: textTwiceAsLarge,
  render: () => <ShipmentHeader />,
  play: async ({ canvas }) => {
    await expectApart(canvas.getByRole('banner'))
    const exit = canvas.getByRole('link', { name: 'Tutup' }).getBoundingClientRect()
    for (const step of canvas.getAllByRole('listitem'))
      await expect(step.getBoundingClientRect().right).toBeLessThanOrEqual(exit.left)
  },
}
