import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '@seberang/design-system/Pagination'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Navigation/Pagination', component: Pagination } satisfies Meta

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

export const Matrix: StoryObj = {
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
