import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, flagCountries } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/Flag', component: Flag } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={each(
        [16, 18, 20, 26] as const,
        (size) => (
          <Inline space={3}>
            {flagCountries.map((country) => (
              <Flag key={country} country={country} size={size} label={country} />
            ))}
          </Inline>
        ),
        (size) => `${size} px`,
      )}
    />
  ),
}
