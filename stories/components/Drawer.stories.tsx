import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Drawer, DrawerSection } from '@seberang/design-system/Drawer'
import { Text } from '@seberang/design-system/Text'
import { Held } from '../fixtures/Held.tsx'
import { longRegion } from '../fixtures/texts.ts'

export default { title: 'Messages/Drawer', component: Drawer } satisfies Meta

const example = (openAtFirst: boolean) => (
  <Held initial={openAtFirst}>
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
  </Held>
)

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
