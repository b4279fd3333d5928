import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/WizardFooter',
  component: WizardFooter,
  parameters: {
    guide: {
      when: ['At the bottom of the wizard: what it costs so far, and the way on.'],
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
      facts={[
        { label: 'Total harga', value: 'Rp1.501.035' },
        { label: 'Total berat', value: '1,5 kg' },
      ]}
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
      facts={[
        { label: 'Total harga perkiraan', value: 'Rp123.378.535' },
        { label: 'Total berat', value: '1.234,00 kg' },
      ]}
    >
      <Button variant="outline" tone="neutral" size="large">
        Kembali
      </Button>
      <Button size="large">Lanjut</Button>
    </WizardFooter>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
