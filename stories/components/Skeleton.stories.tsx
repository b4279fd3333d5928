import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Messages/Skeleton', component: Skeleton } satisfies Meta

const shapes = ['line', 'title', 'block', 'field', 'thumbnail'] as const
const widths = ['full', 'long', 'medium', 'short'] as const

const rows = (
  <Loading label="Memuat kiriman">
    <Sheet as="div">
      <SheetSection>
        <Skeleton shape="title" width="medium" />
      </SheetSection>
      <SkeletonRows />
    </Sheet>
  </Loading>
)

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        ...each(shapes, (shape) => <Skeleton shape={shape} />),
        width: (
          <Stack space={2}>
            {widths.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        ),
        'rows of a list': rows,
      }}
    />
  ),
}

export const OnlyTheWordsAreRead: StoryObj = {
  render: () => rows,
  play: async ({ canvas }) => {
    const words = canvas.getByText('Memuat kiriman')
    await expect(words.closest('[aria-busy="true"]')).not.toBeNull()
    await expect(words.closest('[aria-hidden="true"]')).toBeNull()
  },
}
