import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { AsideFoot, Columns } from '@seberang/design-system/Columns'
import { Link } from '@seberang/design-system/Link'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { Block } from '../fixtures/Block.tsx'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Columns',
  component: Columns,
  parameters: {
    guide: {
      when: [
        'Work with an aside that sums it up: locker, checkout, status.',
        'With `lead`: a heading on the left, what it is about on the right.',
      ],
      whenNot: [
        'Columns of equal weight: `Grid`.',
        'Below 992 px the sum has to stay in reach: add a `BottomBar`.',
      ],
      do: ['let the aside stick when it holds the button that goes on.'],
      dont: ['put into the aside what has to be read before the content.'],
      access: ['The aside follows the content in the order of reading, at every width.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Columns aside="narrow">
      <Sheet>
        <SheetSection>
          <Text>Tiga kiriman menunggu checkout.</Text>
        </SheetSection>
      </Sheet>
      <Text tone="secondary">Belum ada yang dipilih.</Text>
    </Columns>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(['narrow', 'medium', 'wide', 'hero'], (aside) => (
          <Columns aside={aside}>
            <Block>isi</Block>
            <Block>samping</Block>
          </Columns>
        )),
        'lead, a heading on the left': (
          <Columns aside="lead">
            <Block>judul</Block>
            <Block>isi</Block>
          </Columns>
        ),
      }}
    />
  ),
}

export const OnAPhoneTheAsideFollowsOrGivesWayToABar: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Columns aside="medium">
        <Block>daftar</Block>
        <Block>rincian</Block>
      </Columns>
      <Columns aside="medium" asideOnDesktopOnly>
        <Block>locker</Block>
        <Block>jumlah</Block>
      </Columns>
    </>
  ),
  play: async ({ canvas }) => {
    const top = (name: string): number => canvas.getByText(name).getBoundingClientRect().top
    await expect(top('rincian')).toBeGreaterThan(top('daftar'))
    await expect(canvas.getByText('jumlah')).not.toBeVisible()
  },
}

/** The aside is higher than both parts of the content: what it is higher by comes after them, not between. */
export const AHighAsideLeavesNoGapInTheContent: StoryObj = {
  render: () => (
    <Columns aside="medium" rest={<Block>riwayat</Block>}>
      <Block>saldo</Block>
      <Stack space={6}>
        {['satu', 'dua', 'tiga', 'empat', 'lima', 'enam'].map((name) => (
          <Block key={name}>{name}</Block>
        ))}
      </Stack>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const edges = (name: string) => canvas.getByText(name).getBoundingClientRect()
    await expect(edges('enam').bottom).toBeGreaterThan(edges('riwayat').bottom)
    // As far apart as the columns of a phone.
    await expect(edges('riwayat').top - edges('saldo').bottom).toBeLessThanOrEqual(48)
  },
}

const lines = Array.from({ length: 40 }, (_, index) => `Baris ${index + 1}`)

/** Beside more than a window holds, and at the end of the page, too. */
export const AStickyAsideEndsAboveTheBarAndKeepsItsFootInSight: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <PageFrame
      skipLabel="Langsung ke isi"
      header={null}
      bottom={
        <WizardFooter price={{ basis: 'estimate', label: 'Perkiraan', amount: 'Rp679.655' }}>
          <Button size="large">Lanjut</Button>
        </WizardFooter>
      }
    >
      <Columns aside="narrow" stickyAside>
        <Stack space={6}>
          {lines.map((line) => (
            <Block key={line}>{line}</Block>
          ))}
        </Stack>
        <Stack space={2}>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <AsideFoot>
            <Link href="#rates">Kurs 12 Nov 2026</Link>
          </AsideFoot>
        </Stack>
      </Columns>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByText('Kurs 12 Nov 2026')
    const bar = canvas.getByRole('contentinfo')
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top)
      await waitFor(async () => {
        const gap = bar.getBoundingClientRect().top - foot.getBoundingClientRect().bottom
        await expect(gap).toBeGreaterThanOrEqual(19)
        await expect(gap).toBeLessThanOrEqual(40)
      })
    }
    const aside = foot.closest('[class*="sticky"]')?.getBoundingClientRect()
    await expect(aside?.top).toBeGreaterThanOrEqual(64)
  },
}

/** Faded out, the line above the foot would be missing from a sum that seems whole. */
export const AFootCutsTheLinesThatGoOnWithAnEdgeAndAShade: StoryObj = {
  ...AStickyAsideEndsAboveTheBarAndKeepsItsFootInSight,
  play: async ({ canvas }) => {
    const foot = canvas.getByText('Kurs 12 Nov 2026').closest<HTMLElement>('[data-state]')
    const scroller = foot?.closest('[class*="sticky"]')
    if (!foot || !scroller) throw new Error('no foot')
    const shade = () => getComputedStyle(foot, '::before')
    await waitFor(() => expect(foot).toHaveAttribute('data-state', 'more'))
    // Lower than half of a line.
    await expect(Number.parseFloat(shade().height)).toBeLessThanOrEqual(12)
    // A line that goes on is seen down to the edge.
    const { top } = foot.getBoundingClientRect()
    const cut = lines.map((line) => canvas.getAllByText(line).at(-1)?.getBoundingClientRect())
    await expect(cut.some((line) => line && line.top < top && line.bottom > top - 12)).toBe(true)
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(foot).toHaveAttribute('data-state', 'end'))
    await expect(shade().content).toBe('none')
  },
}
