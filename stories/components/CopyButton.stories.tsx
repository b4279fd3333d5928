import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { buttonVariants } from '@seberang/design-system/Button'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { each, Specimens } from '../fixtures/Frame.tsx'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
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
