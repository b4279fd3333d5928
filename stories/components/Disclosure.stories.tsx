import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Code } from '@seberang/design-system/Code'
import { Disclosure } from '@seberang/design-system/Disclosure'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { useState } from 'react'
import { Controlled } from '../fixtures/Controlled.tsx'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      when: ['One part of a page that few need: the other shipments, the rest of a form.'],
      whenNot: ['Several parts that belong together: `Accordion`.', 'A remark about one word: `Term`.'],
      do: ['say in the row what decides whether it is opened: status and amount.'],
      dont: ['hide what has to be done.'],
      keys: { Tab: 'to the button, then into what it opened', 'Enter Space': 'opens or closes' },
      access: [
        'The button says whether it is open and what it opens, and keeps the focus.',
        'A row is a heading.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

/** What stays in place while it is closed. */
const field = (
  <Controlled<string> initial="">
    {(title, set) => <TextField label="Nama barang" value={title} onChange={set} />}
  </Controlled>
)

const content = (
  <SheetSection>
    <Text>Menunggu paket dari penjual.</Text>
  </SheetSection>
)

const row = (label: string, initial: boolean) => (
  <Controlled<boolean> initial={initial}>
    {(open, set) => (
      <Disclosure
        variant="row"
        level={3}
        label={label}
        note={<Code>SC-7KQ4M2X2</Code>}
        status={<StatusBadge tone="sent">Dikirim ke Indonesia</StatusBadge>}
        amount="Rp679.655"
        open={open}
        onOpenChange={set}
      >
        {content}
      </Disclosure>
    )}
  </Controlled>
)

const button = (initial: boolean) => (
  <Controlled<boolean> initial={initial}>
    {(open, set) => (
      <Disclosure label="Ubah isi kiriman" open={open} onOpenChange={set}>
        {field}
      </Disclosure>
    )}
  </Controlled>
)

export const Example: StoryObj = {
  render: function Example() {
    const [isOpen, setOpen] = useState(false)
    return (
      <Disclosure label="Ubah isi kiriman" open={isOpen} onOpenChange={setOpen}>
        {field}
      </Disclosure>
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'a button': button(false),
        open: button(true),
        'rows of a sheet, one open': (
          <Sheet clip aria-label="Kiriman lain">
            {row('Lensa 35 mm', false)}
            {row('Sepatu lari', true)}
            {row(longLabel, false)}
          </Sheet>
        ),
        'on a phone': (
          <Narrow>
            <Sheet clip aria-label="Kiriman lain di ponsel">
              {row('Lensa 35 mm', false)}
              {row(longLabel, false)}
            </Sheet>
          </Narrow>
        ),
      }}
    />
  ),
}

export const WhatWasTypedIsThereWhenItOpensAgain: StoryObj = {
  render: () => button(true),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Nama barang')
    await userEvent.type(field, 'Lensa')
    const opener = canvas.getByRole('button', { name: 'Ubah isi kiriman', expanded: true })
    await userEvent.click(opener)
    await expect(field).not.toBeVisible()
    await userEvent.click(opener)
    await expect(field).toBeVisible()
    await expect(field).toHaveValue('Lensa')
  },
}

export const TheKeyboardOpensARowAndKeepsItsFocus: StoryObj = {
  render: () => (
    <Sheet clip aria-label="Kiriman lain">
      {row('Lensa 35 mm', false)}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const opener = canvas.getByRole('button', { name: /Lensa 35 mm.*Rp679\.655/, expanded: false })
    await expect(opener).toHaveFocus()
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(opener)
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveFocus()
    await expect(canvas.getByText('Menunggu paket dari penjual.')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}
