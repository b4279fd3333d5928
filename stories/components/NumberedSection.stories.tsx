import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Layout/NumberedSection', component: NumberedSection } satisfies Meta

const content = (
  <Sheet as="div">
    <SheetSection>Isi bagian ini.</SheetSection>
  </Sheet>
)

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
