import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money, moneySizes } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Money',
  component: Money,
  parameters: {
    guide: {
      when: [
        'Any amount, ready to be read: it never breaks and its figures stand in columns.',
        'With `previous`: the former amount, struck through.',
      ],
      whenNot: ['Typing an amount: `MoneyField`.', 'A bill of several lines: `CostSummary`, `PriceDetails`.'],
      do: ['write `Rp5.634.314`: no space, dots in all three languages, no decimals.'],
      dont: ['abbreviate where somebody pays. “5,6 jt” is not an amount.'],
      access: ['The struck-through amount is announced as “before”, the other as “now”.'],
    } satisfies Guide,
  },
} satisfies Meta

const tones = ['primary', 'secondary', 'tertiary', 'positive', 'critical'] as const

export const Example: StoryObj = {
  render: () => <Money size="large">Rp5.634.314</Money>,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        ...each(moneySizes, (size) => <Money size={size}>Rp5.634.314</Money>),
        'with what it was before': (
          <Money size="medium" previous="Rp622.642">
            Rp690.142
          </Money>
        ),
        tone: (
          <Stack space={1} align="start">
            {tones.map((tone) => (
              <Money key={tone} tone={tone}>
                −Rp36.750
              </Money>
            ))}
          </Stack>
        ),
        'foreign and free': (
          <Stack space={1} align="start">
            <Money>USD 1.289,00</Money>
            <Money>Rp0</Money>
          </Stack>
        ),
      }}
    />
  ),
}

export const AmountsNeverBreakOnANarrowPhone: StoryObj = {
  render: () => (
    <Narrow>
      <Text>
        Kiriman ke {longRegion} seharga <Money>Rp1.234.567.890</Money> sudah lunas.
      </Text>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp1.234.567.890').getClientRects()).toHaveLength(1)
  },
}

export const WhatItWasIsSaidBeforeWhatItIs: StoryObj = {
  render: () => (
    <Text>
      <Money previous="Rp622.642">Rp690.142</Money>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('sebelumnyaRp622.642sekarang Rp690.142')
  },
}
