import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Mail, MessageCircle } from '../../icons/index.ts'
import { renderWithLabels } from '../../testing/render.tsx'
import { ServiceCenterFooter } from './index.ts'

test('every contact is a link', () => {
  renderWithLabels(
    <ServiceCenterFooter
      title="Pusat layanan"
      hours="Senin–Jumat, 08.00–17.00 WIB"
      contacts={[
        { id: 'mail', icon: Mail, label: 'Email', value: 'cs@seberang.id', href: 'mailto:cs@seberang.id' },
        {
          id: 'chat',
          icon: MessageCircle,
          label: 'WhatsApp',
          value: '+62 811-2233-4455',
          href: 'https://wa.me/6281122334455',
          newWindow: true,
        },
      ]}
      links={[{ href: '/faq', label: 'FAQ' }]}
      linksLabel="Tentang Seberang"
      copyright="© 2026"
    />,
  )
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getByRole('link', { name: 'cs@seberang.id' })).toHaveAttribute(
    'href',
    'mailto:cs@seberang.id',
  )
  expect(within(footer).getByRole('link', { name: /4455.*jendela baru/ })).toHaveAttribute('target', '_blank')
  expect(within(footer).getByRole('navigation', { name: 'Tentang Seberang' })).toHaveTextContent('FAQ')
})
