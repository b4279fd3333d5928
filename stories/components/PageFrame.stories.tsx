import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Header } from '@seberang/design-system/Header'
import { Heading } from '@seberang/design-system/Heading'
import { PageFooter, VisitorsHeader } from '../fixtures/shell.tsx'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/PageFrame',
  component: PageFrame,
  parameters: {
    guide: {
      when: ['Around every page: header, main, footer, and the way past the header.'],
      whenNot: ['Registering and signing in: `AuthLayout`.', 'On paper: `PrintSheet`.'],
      keys: { Tab: 'first to “Langsung ke isi”', Enter: 'jumps past the header' },
      access: ['One `main` per page; it takes the focus after a change of page.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <PageFrame
      skipLabel="Langsung ke isi"
      header={
        <Header home={{ href: '#home', name: 'Seberang' }} links={[{ href: '#locker', label: 'Locker' }]} />
      }
    >
      <Container>
        <Heading level={1}>Locker Import</Heading>
      </Container>
    </PageFrame>
  ),
}

/** The page is at least as high as the window, with the footer at its end. */
export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <PageFrame skipLabel="Langsung ke isi" header={<VisitorsHeader />} footer={<PageFooter />}>
      <Container>
        <PageHeader title={longRegion} />
        <EmptyState title="Belum ada gudang di sini" text="Kiriman ke daerah ini lewat Manado." />
      </Container>
    </PageFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const TheFirstStopOfTheKeyboardLeadsPastTheHeader: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Langsung ke isi' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
}

export const ABarAtTheEndStandsOnTheLowerEdge: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PageFrame skipLabel="Langsung ke isi" header={<VisitorsHeader />}>
      <Container>
        <PageHeader title={longRegion} />
        <BottomBar>
          <Button>Bayar</Button>
        </BottomBar>
      </Container>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bayar' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveStyle({ paddingBottom: '0px' })
  },
}
