import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '@seberang/design-system/Box'
import { Stack } from '@seberang/design-system/Stack'
import { Text, textStepNames } from '@seberang/design-system/Text'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longProduct, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Text',
  component: Text,
  parameters: {
    guide: {
      when: ['Words on a screen, in a step and a tone of the scale.'],
      whenNot: ['Titles: `Heading`.', 'Amounts and codes: `Money`, `Code`.'],
      do: ['keep lines to 66 characters with `measure`.'],
      dont: ['truncate what decides: amounts, codes, deadlines.'],
      access: ['`tertiary` is the palest there is; it still has 4.5 : 1.'],
    } satisfies Guide,
  },
} satisfies Meta

const tones = ['primary', 'secondary', 'tertiary', 'brand', 'positive', 'caution', 'critical'] as const
const weights = ['regular', 'medium', 'semibold', 'bold'] as const

export const Example: StoryObj = {
  render: () => (
    <Text step="read" tone="secondary" measure>
      Ongkir, bea masuk, dan pajak dirinci sebelum kamu bayar.
    </Text>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        ...each(textStepNames, (step) => <Text step={step}>Belanja dari luar negeri</Text>),
        tone: (
          <Stack space={1}>
            {tones.map((tone) => (
              <Text key={tone} tone={tone}>
                Setiap pungutan disertai pasalnya ({tone})
              </Text>
            ))}
            <Box background="brandDeep" padding={2} borderRadius="small">
              <Text tone="onDeep">Sampai di Indonesia (onDeep)</Text>
              <Text tone="onDeepQuiet">Senin, 16 Nov (onDeepQuiet)</Text>
            </Box>
          </Stack>
        ),
        weight: (
          <Stack space={1}>
            {weights.map((weight) => (
              <Text key={weight} weight={weight}>
                Berat ditimbang ({weight})
              </Text>
            ))}
          </Stack>
        ),
        'tabular figures in a column': (
          <Stack space={0}>
            <Text tabular>1.111,10 kg</Text>
            <Text tabular>8.888,80 kg</Text>
          </Stack>
        ),
        'strikethrough, cut, measured': (
          <Stack space={1}>
            <Text strikethrough tone="tertiary">
              1,00 kg
            </Text>
            <Narrow>
              <Text truncate>{longProduct}</Text>
            </Narrow>
            <Text measure>
              Ongkir, bea masuk, dan pajak dirinci sebelum kamu bayar, dengan pasal yang mendasari setiap
              pungutan dan cara hitungnya.
            </Text>
          </Stack>
        ),
      }}
    />
  ),
}

export const WhatIsCutStaysOneLine: StoryObj = {
  render: () => (
    <Narrow>
      <Text truncate>{longRegion.repeat(2)}</Text>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const { height, width } = canvas.getByText(/Kabupaten/).getBoundingClientRect()
    await expect(height).toBeLessThan(24)
    await expect(width).toBeLessThanOrEqual(288)
  },
}
