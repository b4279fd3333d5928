import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '@seberang/design-system/Columns'
import { Block } from '../fixtures/Block.tsx'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Layout/Columns', component: Columns } satisfies Meta

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
