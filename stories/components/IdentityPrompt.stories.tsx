import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdentityPrompt } from '@seberang/design-system/IdentityPrompt'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Messages/IdentityPrompt', component: IdentityPrompt } satisfies Meta

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
