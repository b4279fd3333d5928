import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { WizardFooter } from '@seberang/design-system/WizardFooter'

export default { title: 'Navigation/WizardFooter', component: WizardFooter } satisfies Meta

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
