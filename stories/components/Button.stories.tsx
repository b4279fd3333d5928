import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, buttonSizes, buttonTones, buttonVariants } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Plus, Trash2 } from '@seberang/design-system/icons'
import { Stack } from '@seberang/design-system/Stack'
import { Narrow, Specimen } from '../fixtures/Frame.tsx'

const meta = {
  component: Button,
  args: { children: 'Bayar sekarang', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  render: () => (
    <Stack space={5}>
      {buttonTones.map((tone) => (
        <Specimen key={tone} name={tone}>
          <Inline space={3}>
            {buttonVariants.map((variant) => (
              <Button key={variant} tone={tone} variant={variant}>
                Pakai voucher
              </Button>
            ))}
            <Button tone={tone} icon={Plus}>
              Tambah
            </Button>
            <Button tone={tone} variant="outline" loading loadingLabel="Menyimpan">
              Simpan
            </Button>
          </Inline>
        </Specimen>
      ))}
      <Specimen name="size">
        <Inline space={3}>
          {buttonSizes.map((size) => (
            <Button key={size} size={size} icon={Trash2}>
              {size}
            </Button>
          ))}
        </Inline>
      </Specimen>
    </Stack>
  ),
}

export const UnbrokenLabelStaysInsideANarrowPhone: Story = {
  render: () => (
    <Narrow>
      <Button size="large">Pertanggungjawabanpengirimaninternasionalkepulauansiautagulandangbiaro</Button>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(288)
  },
}

export const LoadingKeepsFocusAndWidthAndLetsNothingThrough: Story = {
  args: { loading: true, loadingLabel: 'Memproses pembayaran' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleName(/Memproses pembayaran/)
  },
}

export const SmallStillFitsAFinger: Story = {
  args: { size: 'small', children: 'Ubah' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const { bottom, left, width } = button.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, bottom + 5)).toBe(button)
  },
}
