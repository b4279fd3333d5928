import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Tooltip } from '@seberang/design-system/Tooltip'

export default { title: 'Messages/Tooltip', component: Tooltip } satisfies Meta

const example = () => (
  <Tooltip text="Tulis di setiap alamat supaya paket masuk ke locker-mu.">
    <Button variant="outline">Kode unit</Button>
  </Tooltip>
)

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: example,
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
}

export const TheKeyboardOpensItAndEscapeClosesIt: StoryObj = {
  render: example,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button', { name: 'Kode unit' })).toHaveAccessibleDescription(
      'Tulis di setiap alamat supaya paket masuk ke locker-mu.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeInTheDocument())
  },
}
