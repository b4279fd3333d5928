import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/NumberedSection',
  component: NumberedSection,
  parameters: {
    guide: {
      when: ['All steps of a long form on one page, each under the number that the `Stepper` shows.'],
      whenNot: [
        'One step per page: the `Stepper` alone is enough.',
        'A heading without an order: `Heading`.',
      ],
      anatomy: [
        { part: 'Number', text: 'The one in the stepper; a tick once it is done.' },
        { part: 'Title', text: 'The words of the stepper.', at: 'h2' },
        { part: 'Aside', text: 'What it comes to so far.' },
      ],
      access: ['Its id is where the stepper leads; the heading is in the outline of the page.'],
    } satisfies Guide,
  },
} satisfies Meta

const content = (
  <Sheet as="div">
    <SheetSection>Isi bagian ini.</SheetSection>
  </Sheet>
)

export const Example: StoryObj = {
  render: () => (
    <NumberedSection id="origin" number={1} title="Dari mana" state="current" aside="Rp245.000">
      <Text tone="secondary">Pilih negara asal dan cara kirim.</Text>
    </NumberedSection>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        done: (
          <NumberedSection id="origin" number={1} title="Asal dan tujuan" state="done">
            {content}
          </NumberedSection>
        ),
        'current, with what it comes to': (
          <NumberedSection id="products" number={2} title="Produk" state="current" aside="3 barang, 1,00 kg">
            {content}
          </NumberedSection>
        ),
        'next, on a narrow phone': (
          <Narrow>
            <NumberedSection id="delivery" number={3} title={longLabel} state="next">
              {content}
            </NumberedSection>
          </Narrow>
        ),
      }}
    />
  ),
}
