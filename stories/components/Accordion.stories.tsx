import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '@seberang/design-system/Accordion'
import type { AccordionItem } from '@seberang/design-system/Accordion'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Navigation/Accordion', component: Accordion } satisfies Meta

const items: AccordionItem[] = [
  { id: 'mobile', title: 'm-BCA', content: 'Pilih m-Transfer, lalu BCA Virtual Account.' },
  { id: 'teller', title: 'ATM BCA', content: 'Pilih Transaksi lainnya, lalu Transfer.' },
  { id: 'web', title: 'KlikBCA', content: 'Pilih Transfer Dana.' },
]

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        closed: <Accordion items={items} />,
        'one open, in a sheet': (
          <Sheet as="div">
            <SheetSection>
              <Accordion items={items} openAtFirst={['mobile']} />
            </SheetSection>
          </Sheet>
        ),
        'several open': <Accordion type="multiple" items={items} openAtFirst={['teller', 'web']} />,
        'long words on a narrow phone': (
          <Narrow>
            <Accordion
              items={[{ id: 'long', title: longLabel, content: `${longLabel} ${longRegion}` }]}
              openAtFirst={['long']}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheKeyboardOpensOneAndClosesTheOther: StoryObj = {
  render: () => <Accordion items={items} openAtFirst={['mobile']} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'ATM BCA' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'm-BCA' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Pilih Transaksi lainnya, lalu Transfer.')).toBeVisible()
  },
}
