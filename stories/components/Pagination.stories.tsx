import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '@seberang/design-system/Pagination'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      when: ['A long list in pages, each with its address.'],
      whenNot: [
        'Fewer things than fit one page; then it shows nothing by itself.',
        'Steps of a form: `Stepper`.',
      ],
      keys: { Tab: 'from page to page', Enter: 'goes there' },
      access: ['Links with full names: “Halaman 3”; the current one is announced.'],
    } satisfies Guide,
  },
} satisfies Meta

const pages = (page: number, count: number) => (
  <Pagination
    label={`Halaman, ${page} dari ${count}`}
    count={count}
    pageSize={10}
    page={page}
    hrefOf={(number) => `#halaman-${number}`}
    pageLabel={(number) => `Halaman ${number}`}
    previous="Halaman sebelumnya"
    next="Halaman berikutnya"
  />
)

export const Example: StoryObj = {
  render: () => (
    <Pagination
      label="Halaman invoice"
      count={48}
      pageSize={10}
      page={2}
      hrefOf={(page) => `#page-${page}`}
      pageLabel={(page) => `Halaman ${page}`}
      previous="Sebelumnya"
      next="Berikutnya"
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: { forced: ['[aria-current="page"]'] },
  render: () => (
    <Specimens
      of={{
        'the first of two': pages(1, 12),
        'in the middle': pages(5, 90),
        'the last': pages(9, 90),
        'many, on a narrow phone': <Narrow>{pages(50, 1000)}</Narrow>,
      }}
    />
  ),
}
