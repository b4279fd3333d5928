import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/WizardFooter',
  component: WizardFooter,
  parameters: {
    guide: {
      when: ['At the bottom of the wizard: the foot of the price, and the way on.'],
      whenNot: ['Elsewhere on a phone: `BottomBar`.', 'Arrival pages: `Footer`.'],
      do: ['let the solid button be pressed always; it leads to what is missing.'],
      keys: { Tab: 'back, then on' },
      access: ['A new total is announced when typing pauses.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <WizardFooter
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp1.378.535',
        missing: 'belum termasuk kurir domestik',
      }}
    >
      <Button variant="outline">Kembali</Button>
      <Button>Lanjut</Button>
    </WizardFooter>
  ),
}

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <WizardFooter
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp123.378.535',
        missing: 'belum termasuk alamat tujuan, kontainer, kurir domestik',
      }}
    >
      <Button variant="outline" tone="neutral" size="large">
        Kembali
      </Button>
      <Button size="large">Lanjut</Button>
    </WizardFooter>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
