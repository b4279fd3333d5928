import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Popover } from '@seberang/design-system/Popover'
import { Text } from '@seberang/design-system/Text'

export default { title: 'Messages/Popover', component: Popover } satisfies Meta

const example = () => (
  <Popover label="Kurs hari ini" align="start" trigger={<Button variant="outline">Kurs hari ini</Button>}>
    <Text weight="semibold">USD 1 = Rp16.420</Text>
    <Text step="note" tone="secondary">
      Berlaku 12 Nov 2026, 13.46 WIB
    </Text>
  </Popover>
)

/** Open, as it is only then there. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
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
