import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '@seberang/design-system/Accordion'
import type { AccordionItem } from '@seberang/design-system/Accordion'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Accordion',
  component: Accordion,
  parameters: {
    guide: {
      when: ['Questions that open to their answers; of ten, one is read.'],
      whenNot: ['All of it is read by everybody: headings and text.', 'Views of one thing: `Tabs`.'],
      do: ['let the title say what is inside, with the count.'],
      dont: ['hide what decides: prices, deadlines.'],
      keys: {
        Tab: 'from title to title',
        'Enter Space': 'opens or closes',
        'ArrowUp ArrowDown': 'walks',
        'Home End': 'first, last',
      },
      access: ['Each title is a heading with a button that says open or closed.'],
    } satisfies Guide,
  },
} satisfies Meta

const items: AccordionItem[] = [
  { id: 'mobile', title: 'm-BCA', content: 'Pilih m-Transfer, lalu BCA Virtual Account.' },
  { id: 'teller', title: 'ATM BCA', content: 'Pilih Transaksi lainnya, lalu Transfer.' },
  { id: 'web', title: 'KlikBCA', content: 'Pilih Transfer Dana.' },
]

export const Example: StoryObj = {
  render: () => (
    <Accordion
      items={[
        { id: 'time', title: 'Berapa lama lewat udara?', content: 'Tujuh sampai sepuluh hari.' },
        { id: 'tax', title: 'Siapa yang menerima bea masuk?', content: 'Kas negara, lewat Bea Cukai.' },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        closed: <Accordion items={items} />,
        'one open, in a sheet': (
          <Sheet as="div">
            <SheetSection>
              <Accordion items={items} defaultOpen={['mobile']} />
            </SheetSection>
          </Sheet>
        ),
        'several open': <Accordion type="multiple" items={items} defaultOpen={['teller', 'web']} />,
        'something wrong inside': (
          <Accordion
            items={items.map((item) =>
              item.id === 'teller' ? { ...item, error: 'Nomor rekening belum diisi.' } : item,
            )}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Accordion
              items={[{ id: 'long', title: longLabel, content: `${longLabel} ${longRegion}` }]}
              defaultOpen={['long']}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const WhatIsWrongInsideIsHeardWithTheTitle: StoryObj = {
  render: () => (
    <Accordion items={items.map((item) => ({ ...item, error: `${item.title} belum lengkap.` }))} />
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'm-BCA' })
    await expect(title).toHaveAccessibleDescription('m-BCA belum lengkap.')
  },
}

export const TheKeyboardOpensOneAndClosesTheOther: StoryObj = {
  render: () => <Accordion items={items} defaultOpen={['mobile']} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'ATM BCA' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'm-BCA' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Pilih Transaksi lainnya, lalu Transfer.')).toBeVisible()
  },
}
