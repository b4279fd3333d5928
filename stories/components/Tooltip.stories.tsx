import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Tooltip } from '@seberang/design-system/Tooltip'
import { IconButton } from '@seberang/design-system/IconButton'
import { Scale } from '@seberang/design-system/icons'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      when: ['A few words more on what a button does, for pointer and keyboard.'],
      whenNot: [
        'Anything that is needed. Fingers get none: `Popover`, or a hint.',
        'Links and buttons inside of it: `Popover`.',
      ],
      keys: { Tab: 'the focus opens it', Escape: 'closes it' },
      access: ['It describes the button; the button keeps a name of its own.'],
    } satisfies Guide,
  },
} satisfies Meta

const example = () => (
  <Tooltip text="Tulis di setiap alamat supaya paket masuk ke locker-mu.">
    <Button variant="outline">Kode unit</Button>
  </Tooltip>
)

export const Example: StoryObj = {
  render: () => (
    <Tooltip text="Ditimbang di gudang, dibulatkan per setengah kilo.">
      <IconButton icon={Scale} label="Berat tagih" />
    </Tooltip>
  ),
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window', windowHeight: 240 },
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
