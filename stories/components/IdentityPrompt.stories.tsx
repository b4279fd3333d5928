import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdentityPrompt } from '@seberang/design-system/IdentityPrompt'
import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/IdentityPrompt',
  component: IdentityPrompt,
  parameters: {
    guide: {
      when: ['The customs office wants to see an identity card before a shipment can go on.'],
      whenNot: ['Any other request: `Notice` with an action.'],
      keys: { Tab: 'upload, help, close', Escape: 'closes it for now' },
      access: ['A dialog that says why it asks, and who will see the card.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Checkout</Button>
        {open && (
          <IdentityPrompt
            title="Unggah KTP sebelum checkout"
            text="Bea Cukai meminta identitas penerima untuk barang kiriman."
            upload={{ href: '#ktp', label: 'Unggah KTP' }}
            support={{ href: '#help', label: 'Tanya kami' }}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <IdentityPrompt
      title="Verifikasi Data Diri"
      text="Bea cukai meminta identitas penerima di setiap dokumen impor. Unggah foto KTP sekali; sementara menunggu, kiriman tetap bisa dicatat."
      upload={{ href: '#ktp', label: 'Unggah KTP' }}
      support={{ href: '#support', label: 'Hubungi bantuan' }}
      onClose={nothing}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
