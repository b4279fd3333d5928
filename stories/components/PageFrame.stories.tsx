import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PageFooter, VisitorsHeader } from '../fixtures/shell.tsx'
import { longRegion } from '../fixtures/texts.ts'

export default { title: 'Pages/PageFrame', component: PageFrame } satisfies Meta

/** The page is as high as the window at the least, with the footer at its end. */
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
