import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Drawer, DrawerSection } from '@seberang/design-system/Drawer'
import { Text } from '@seberang/design-system/Text'
import { useState } from 'react'
import { Controlled } from '../fixtures/Controlled.tsx'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Drawer',
  component: Drawer,
  parameters: {
    guide: {
      when: ['Reading matter that is taken along into the work: how to measure, what is forbidden.'],
      whenNot: [
        'A question: `Dialog`.',
        'A few words on a button: `Tooltip`.',
        'Little, beside its button: `Popover`.',
      ],
      keys: { Tab: 'walks inside', Escape: 'closes; the focus is back' },
      access: ['A dialog, named by its title; over the whole window on a phone.'],
    } satisfies Guide,
  },
} satisfies Meta

const example = (defaultOpen: boolean) => (
  <Controlled initial={defaultOpen}>
    {(open, setOpen) => (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Alamat luar negeri
        </Button>
        <Drawer open={open} onOpenChange={setOpen} title="Alamat luar negeri">
          <DrawerSection>
            <Text>Kode unitmu wajib ada di setiap alamat.</Text>
          </DrawerSection>
          <DrawerSection>
            <Text>Kiriman ke {longRegion}</Text>
            <Button variant="outline">Copy seluruh alamat</Button>
          </DrawerSection>
        </Drawer>
      </>
    )}
  </Controlled>
)

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="soft" onClick={() => setOpen(true)}>
          Cara mengukur
        </Button>
        <Drawer open={open} onOpenChange={setOpen} title="Cara mengukur paket">
          <Text step="read">Ukur sisi terpanjang dulu, lalu lebar dan tinggi.</Text>
        </Drawer>
      </>
    )
  },
}

export const Matrix: StoryObj = { parameters: { frame: 'window' }, render: () => example(true) }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ItIs480WideKeepsTheKeyboardAndGivesItBack: StoryObj = {
  render: () => example(false),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Alamat luar negeri' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Alamat luar negeri' })
    await expect(drawer.getBoundingClientRect().width).toBe(480)
    for (let times = 0; times < 4; times += 1) {
      await userEvent.tab()
      await expect(drawer.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
