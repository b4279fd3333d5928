import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      when: ['A page or a part of it is on its way, and its shape is known.'],
      whenNot: [
        'Something that was pressed is busy: `Button` with `loading`.',
        'The shape is not known and words say what happens: `Spinner`.',
      ],
      do: ['draw the shape of the content, so that nothing jumps when it comes.'],
      dont: ['show it for less than 200 ms.'],
      access: ['The shapes are hidden; Loading around them says in words what is on its way.'],
    } satisfies Guide,
  },
} satisfies Meta

const shapes = ['line', 'title', 'block', 'field', 'thumbnail', 'check', 'picture'] as const
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

export const Example: StoryObj = {
  render: () => (
    <Loading label="Memuat kiriman">
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
    </Loading>
  ),
}

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
