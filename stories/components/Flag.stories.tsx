import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, flagCountries } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/Flag',
  component: Flag,
  parameters: {
    guide: {
      when: ['A country, beside its name: origin, warehouse, rate.'],
      whenNot: [
        'A language. `LanguageSwitcher` writes each in itself.',
        'The rest of the world: `world` is a globe in the same frame.',
      ],
      dont: ['let the flag stand for the name. Five of them are red and white.'],
      do: ['set `label` only where the name does not stand beside it.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Flag country="SG" size={26} label="Singapura" />,
}

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
