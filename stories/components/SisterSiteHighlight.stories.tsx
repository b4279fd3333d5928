import type { Meta, StoryObj } from '@storybook/react-vite'
import { SisterSiteHighlight } from '@seberang/design-system/SisterSiteHighlight'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/SisterSiteHighlight',
  component: SisterSiteHighlight,
  parameters: {
    guide: {
      when: ['Once on the dashboard, for whom the sister site does it better.'],
      whenNot: ['News of our own: `Notice` or `Announcement`.'],
      dont: ['use it for anything else: turmeric is its colour.'],
      keys: { Enter: 'opens the sister site in a new window' },
      access: ['A region of its own, named by its title.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <SisterSiteHighlight
      title="Cuma mau beli satu dua barang?"
      text="Seberang Satuan membelikannya untukmu."
      action={{ label: 'Kunjungi Seberang Satuan', href: '#satuan' }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <SisterSiteHighlight
      title="Cuma mau beli satu dua barang?"
      text="Seberang Satuan membelikannya untukmu: tempel tautan produk, masuk dengan akun yang sama."
      action={{ label: 'Kunjungi Seberang Satuan', href: '#satuan' }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
