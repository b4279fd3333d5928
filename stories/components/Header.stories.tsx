import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Header } from '@seberang/design-system/Header'
import { Specimens } from '../fixtures/Frame.tsx'
import { NamedNavigation } from '../fixtures/NamedNavigation.tsx'
import { CustomersHeader, ShipmentHeader, VisitorsHeader } from '../fixtures/shell.tsx'

export default { title: 'Navigation/Header', component: Header } satisfies Meta

export const Matrix: StoryObj = {
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

export const TheCurrentPageIsSaid: StoryObj = {
  parameters: { frame: 'page' },
  render: () => <CustomersHeader current="status" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Status kiriman')
  },
}
