import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Dialog, dialogSizes } from '@seberang/design-system/Dialog'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { Held } from '../fixtures/Held.tsx'
import { longRegion } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Dialog' }
export default meta
type Story = StoryObj

const question = (size: (typeof dialogSizes)[number]) => (
  <Held key={size} initial={false}>
    {(open, setOpen) => (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Hapus ({size})
        </Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          size={size}
          title="Hapus 2 kiriman?"
          description={`Kiriman ke ${longRegion} hilang dari locker.`}
          footer={
            <>
              <Button variant="outline" tone="neutral" size="field" onClick={() => setOpen(false)}>
                Batal
              </Button>
              <Button tone="critical" size="field" onClick={() => setOpen(false)}>
                Hapus 2 kiriman
              </Button>
            </>
          }
        >
          <Text>Draf tidak ikut terhapus.</Text>
        </Dialog>
      </>
    )}
  </Held>
)

export const Matrix: Story = { render: () => <Inline space={3}>{dialogSizes.map(question)}</Inline> }

export const Open: Story = {
  render: () => question('medium'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus (medium)' }))
    await expect(await screen.findByRole('dialog', { name: 'Hapus 2 kiriman?' })).toBeVisible()
  },
}

export const TheKeyboardStaysInsideAndComesBack: Story = {
  render: () => question('small'),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Hapus (small)' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    for (let times = 0; times < 5; times += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
