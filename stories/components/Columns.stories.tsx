import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '@seberang/design-system/Columns'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
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
