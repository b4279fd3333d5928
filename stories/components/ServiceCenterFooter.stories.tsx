import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, MessageCircle, Phone } from '@seberang/design-system/icons'
import { ServiceCenterFooter } from '@seberang/design-system/ServiceCenterFooter'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/ServiceCenterFooter',
  component: ServiceCenterFooter,
  parameters: {
    guide: {
      when: ['The end of signed-in pages.'],
      whenNot: ['Arrival pages: `Footer` with its five columns.', 'Inside of the wizard: `WizardFooter`.'],
      keys: { Tab: 'from contact to contact, then through the links' },
      access: ['What leads out of the site says that it opens a new window.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <ServiceCenterFooter
      title="Pusat layanan"
      hours="Senin–Jumat, 08.00–17.00 WIB"
      contacts={[
        { id: 'phone', icon: Phone, label: 'Telepon', value: '(021) 5555-0112', href: 'tel:+622155550112' },
      ]}
      links={[{ href: '#faq', label: 'FAQ' }]}
      linksLabel="Tentang Seberang"
      copyright="© 2026 Seberang"
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <ServiceCenterFooter
      title="Pusat layanan"
      hours="Senin–Jumat, 08.00–17.00 WIB"
      contacts={[
        { id: 'phone', icon: Phone, label: 'Telepon', value: '(021) 5555-0112', href: 'tel:+622155550112' },
        {
          id: 'whatsapp',
          icon: MessageCircle,
          label: 'WhatsApp',
          value: '+62 811-5555-0112',
          href: 'https://wa.me/6281155550112',
          newWindow: true,
        },
        {
          id: 'mail',
          icon: Mail,
          label: 'Email',
          value: 'bantuan-pelanggan@seberang.example',
          href: 'mailto:bantuan-pelanggan@seberang.example',
        },
      ]}
      links={[
        { href: '#about', label: 'Tentang Kami' },
        { href: '#privacy', label: 'Kebijakan Privasi' },
        { href: '#faq', label: 'FAQ' },
        { href: '#blog', label: 'Blog' },
      ]}
      linksLabel="Tentang Seberang"
      copyright="© 2026 Seberang"
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
