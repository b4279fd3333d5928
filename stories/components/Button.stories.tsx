import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, buttonSizes, buttonTones, buttonVariants } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { ArrowRight, Plus, Trash2 } from '@seberang/design-system/icons'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Bayar sekarang', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  render: () => (
    <Specimens
      of={{
        ...each(buttonTones, (tone) => (
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
        )),
        size: (
          <Inline space={3}>
            {buttonSizes.map((size) => (
              <Button key={size} size={size} icon={Trash2}>
                {size}
              </Button>
            ))}
          </Inline>
        ),
        'as wide as there is room': (
          <Narrow>
            <Button size="large" width="full" trailingIcon={ArrowRight}>
              Lanjut
            </Button>
          </Narrow>
        ),
        'long word on a narrow phone': (
          <Narrow>
            <Button size="large">{longLabel}</Button>
          </Narrow>
        ),
      }}
    />
  ),
}

export const AnUnbrokenLabelStaysInsideANarrowPhone: Story = {
  render: () => (
    <Narrow>
      <Button size="large">{longLabel}</Button>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(288)
  },
}

export const LoadingKeepsFocusAndWidthAndLetsNothingThrough: Story = {
  args: { loading: true, loadingLabel: 'Memproses pembayaran' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
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
