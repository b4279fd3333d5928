import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Popover } from '@seberang/design-system/Popover'
import { Text } from '@seberang/design-system/Text'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Popover',
  component: Popover,
  parameters: {
    guide: {
      when: ['More about a thing, beside the button that opens it; the page stays usable.'],
      whenNot: [
        'Things to do: `Menu`.',
        'It must be answered: `Dialog`.',
        'A few words: `Tooltip`, if nobody needs them.',
      ],
      keys: { 'Enter Space': 'opens it', Tab: 'walks through and on', Escape: 'closes; the focus is back' },
      access: ['`label` names it. A press beside it closes.'],
    } satisfies Guide,
  },
} satisfies Meta

const example = () => (
  <Popover label="Kurs hari ini" align="start" trigger={<Button variant="outline">Kurs hari ini</Button>}>
    <Text weight="semibold">USD 1 = Rp16.420</Text>
    <Text step="note" tone="secondary">
      Berlaku 12 Nov 2026, 13.46 WIB
    </Text>
  </Popover>
)

export const Example: StoryObj = {
  render: () => (
    <Popover trigger={<Button variant="soft">Kurs hari ini</Button>} label="Kurs hari ini" align="start">
      <Text>USD 1 = Rp16.000, 12 Nov 2026</Text>
    </Popover>
  ),
}

/** Open, because the closed popover is only its button. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window', windowHeight: 240 },
  render: example,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kurs hari ini' }))
    await expect(await screen.findByRole('dialog', { name: 'Kurs hari ini' })).toBeVisible()
  },
}

export const EscapeClosesAndTheFocusComesBack: StoryObj = {
  render: example,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Kurs hari ini' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
