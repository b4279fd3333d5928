import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from '@seberang/design-system/Stepper'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { wizardSteps } from '../fixtures/wizard.ts'

export default { title: 'Navigation/Stepper', component: Stepper } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={each(
        [0, 1, 2, 3],
        (current) => (
          <Stepper label="Tambah kiriman" steps={wizardSteps} current={current} />
        ),
        (current) => `step ${current + 1}`,
      )}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const OnlyWhatIsDoneLeadsBack: StoryObj = {
  render: () => <Stepper label="Tambah kiriman" steps={wizardSteps} current={2} />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['Asal dan tujuan, selesai', 'Produk, selesai'])
  },
}
