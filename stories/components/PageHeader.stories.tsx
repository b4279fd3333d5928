import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Code } from '@seberang/design-system/Code'
import { Flag } from '@seberang/design-system/Flag'
import { Printer } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { statusNames } from '../fixtures/statuses.ts'
import { longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  parameters: {
    guide: {
      when: ['The title of a signed-in page, where it stands, and what can be done with the whole of it.'],
      whenNot: ['A section of the page: `Heading`.', 'The top of the window: `Header`.'],
      do: ['keep its actions outline; the solid one belongs to the content.'],
      dont: ['repeat the title in the first line below.'],
      keys: { Tab: 'pages above, then actions' },
      access: ['The one heading of level 1; the focus goes there after a change of page.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <PageHeader
      title="Checkout 2 kiriman"
      breadcrumbs={[{ label: 'Locker Import', href: '#locker' }, { label: 'Checkout' }]}
      actions={<Button variant="outline">Ubah pilihan</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <PageHeader
      breadcrumbs={[{ label: 'Status kiriman', href: '#status' }, { label: 'SB-2611-4417' }]}
      title={longProduct}
      badge={<StatusBadge tone="inbound">{statusNames.inbound}</StatusBadge>}
      text={
        <Inline as="span" space={2}>
          <Flag country="US" size={18} />
          <Code>SB-2611-4417</Code>
          Express udara
        </Inline>
      }
      actions={
        <Button variant="outline" tone="neutral" icon={Printer}>
          Cetak invoice
        </Button>
      }
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ATitleAlone: StoryObj = { render: () => <PageHeader title="Locker Import" /> }

export const ThisPageIsTheLastCrumbAndLeadsNowhere: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    const crumbs = canvas.getByRole('navigation', { name: 'Lokasi halaman' })
    await expect(crumbs.querySelectorAll('a')).toHaveLength(1)
    await expect(crumbs.querySelector('[aria-current="page"]')).toHaveTextContent('SB-2611-4417')
  },
}
