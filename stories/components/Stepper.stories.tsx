import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from '@seberang/design-system/Stepper'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { wizardSteps } from '../fixtures/wizard.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      when: ['A long form in up to five named steps; those behind may be gone back to.'],
      whenNot: ['Two or three nameless pages: `StepProgress`.', 'The way of a parcel: `StatusTimeline`.'],
      anatomy: [
        { part: 'Done', text: 'A tick on the filled line; a link back.' },
        { part: 'Current', text: 'The turmeric dot: you are here.' },
        { part: 'Incomplete', text: 'Passed without all that it needs: its number, not a tick.' },
        { part: 'Next', text: 'On the dashed line.' },
      ],
      keys: { Tab: 'to the steps that may be gone back to', Enter: 'goes there' },
      access: ['A list with a name; done, current and next are said.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Stepper
      label="Tambah kiriman"
      current={1}
      steps={[
        { label: 'Rute', href: '#route' },
        { label: 'Barang' },
        { label: 'Alamat' },
        { label: 'Ringkasan' },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: { forced: ['[data-reached="true"]::before'] },
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

export const WhatLacksSomethingIsNotTicked: StoryObj = {
  render: () => (
    <Stepper
      label="Tambah kiriman"
      steps={wizardSteps.map((step, index) =>
        index === 0 ? { ...step, incomplete: 'belum lengkap' } : step,
      )}
      current={2}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(first).toHaveTextContent('1Asal dan tujuan (belum lengkap)')
    await expect(second).toHaveTextContent(/^Produk \(selesai\)$/)
  },
}

export const OnlyWhatIsPassedLeadsBack: StoryObj = {
  render: () => <Stepper label="Tambah kiriman" steps={wizardSteps} current={2} />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['Asal dan tujuan (selesai)', 'Produk (selesai)'])
  },
}
