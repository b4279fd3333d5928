import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { buttonVariants } from '@seberang/design-system/Button'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: {
    guide: {
      when: ['A code, a number or an address that is typed elsewhere: at the bank, in a shop.'],
      whenNot: ['A whole address with all its lines: `OverseasAddressAccordion` copies each.'],
      do: ['copy it raw, without the spaces that group it for the eye.'],
      dont: ['tell of it only in colour. The words change for a moment.'],
      keys: { 'Enter Space': 'copies; the focus stays' },
      access: [
        '“Copied” is announced. When the clipboard refuses, `onRefused` lets the page say how to do it by hand.',
      ],
    } satisfies Guide,
  },
  args: {
    value: '3901081220441871',
    label: 'Copy',
    copiedLabel: 'Tersalin',
    what: 'nomor Virtual Account',
    onRefused: fn(),
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {
  render: () => (
    <CopyButton value="8077712340021871" label="Salin" copiedLabel="Disalin" what="Nomor Virtual Account" />
  ),
}

export const Matrix: Story = {
  render: (args) => (
    <Specimens
      columns={3}
      of={{
        ...each(buttonVariants, (variant) => <CopyButton {...args} variant={variant} />),
        small: <CopyButton {...args} size="small" />,
      }}
    />
  ),
}

const written = fn<(text: string) => Promise<void>>()

export const WhatWasCopiedIsRawAndTheButtonSaysSo: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(written.mockResolvedValue())
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy nomor Virtual Account' }))
    await expect(await canvas.findByRole('button', { name: 'Tersalin nomor Virtual Account' })).toBeVisible()
    await expect(written).toHaveBeenCalledWith('3901081220441871')
  },
}

export const ARefusalIsHandedOn: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy nomor Virtual Account' }))
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Copy nomor Virtual Account' })).toBeVisible()
  },
}
