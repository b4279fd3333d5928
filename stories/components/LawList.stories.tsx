import type { Meta, StoryObj } from '@storybook/react-vite'
import { LawList } from '@seberang/design-system/LawList'
import { levies } from '../fixtures/levies.ts'
import { Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Data/LawList', component: LawList } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'what the state charges': <LawList items={levies} />,
        'long words': (
          <LawList
            items={[{ name: longLabel, text: longLabel, source: longLabel, amount: 'Rp123.854.244' }]}
          />
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
