import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '@seberang/design-system/Footer'
import { PageFooter } from '../fixtures/shell.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: {
    guide: {
      when: ['The end of arrival pages: help, payment, safety, where to complain.'],
      whenNot: ['Signed-in screens; they end with their content.', 'The wizard: `WizardFooter`.'],
      do: ['keep the consumer notice to the letter of the law.'],
      dont: ['repeat the navigation.'],
      keys: { Tab: 'from link to link' },
      access: ['One landmark; its lists have names.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Footer
      columns={[
        { title: 'Layanan Pelanggan', content: '021 5099 7420' },
        { title: 'Keamanan Transaksi', content: 'KTP dan paspor disimpan terenkripsi.' },
      ]}
      notice="Layanan Pengaduan Konsumen: Kementerian Perdagangan, WhatsApp 0853 1111 1010."
      linksLabel="Tentang Seberang"
      links={[{ href: '#faq', label: 'FAQ' }]}
      copyright="© 2026 Seberang"
    />
  ),
}

export const Matrix: StoryObj = { parameters: { frame: 'page' }, render: () => <PageFooter /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
