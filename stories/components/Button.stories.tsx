import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, buttonSizes, buttonTones, buttonVariants } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { ArrowRight, Plus, Trash2 } from '@seberang/design-system/icons'
import { brokenWords } from '../../.storybook/broken-words.ts'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import { textTwiceAsLarge } from '../fixtures/text-twice-as-large.ts'
import type { Guide } from '../fixtures/guide.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    guide: {
      when: [
        'Something happens on this page: it is saved, sent, opened or removed.',
        'One `solid` per view for the way on, `outline` beside it, `plain` in rows.',
      ],
      whenNot: [
        'It leads to another page: `ButtonLink`, or `Link` inside of a text.',
        'There is room for a picture only: `IconButton`, which still has a name.',
        'Several things to do behind one button: `Menu`.',
      ],
      anatomy: [
        { part: 'Label', text: 'A verb and what it acts on: “Checkout 2 kiriman”.', at: 'button' },
        { part: 'Icon', text: 'Only where it is known without the word; never in its place.' },
      ],
      do: ['let it be pressed and say what is missing. A disabled button keeps its reason to itself.'],
      dont: ['put two solid buttons into one view. If both shout, neither is heard.'],
      keys: { Tab: 'to the button, also while it loads', 'Enter Space': 'presses it' },
      access: [
        'At least 44 px for a finger, whatever its size.',
        'While `loading` it keeps width and focus, lets nothing through and says `loadingLabel`.',
      ],
    } satisfies Guide,
  },
  args: { children: 'Bayar sekarang', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {
  render: () => <Button icon={Plus}>Tambah kiriman</Button>,
}

/** One of each: where colours are forced, the fill says which is the way on, and the plain one keeps to its place. */
export const InForcedColoursTheSolidOneIsFilled: Story = {
  parameters: {
    forced: [
      { shape: '[data-of="solid"] > *', look: { 'background-color': 'Highlight', color: 'HighlightText' } },
      { shape: '[data-of="loading"] > *', look: { color: 'GrayText', 'border-top-color': 'GrayText' } },
      {
        shape: '[data-of="plain"] > *',
        look: { 'margin-left': '0px', 'margin-right': '0px', 'max-width': '100%' },
      },
    ],
  },
  render: () => (
    <>
      {buttonVariants.map((variant) => (
        <div key={variant} data-of={variant}>
          <Button variant={variant}>Pakai voucher</Button>
        </div>
      ))}
      <div data-of="loading">
        <Button loading loadingLabel="Menyimpan">
          Simpan
        </Button>
      </div>
    </>
  ),
}

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

/** Its label begins and ends where the text around it does; a press beside the label still meets it. */
export const APlainOneStandsFlushWithItsText: Story = {
  render: () => (
    <Stack space={2}>
      <Text>Alamat pengiriman</Text>
      <div>
        <Button variant="plain" size="small">
          Ganti alamat
        </Button>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const label = canvas.getByText('Ganti alamat').getBoundingClientRect()
    await expect(label.left).toBeCloseTo(
      canvas.getByText('Alamat pengiriman').getBoundingClientRect().left,
      0,
    )
    await expect(document.elementFromPoint(label.left - 5, label.top + 5)).toBe(button)
  },
}

export const InTextTwiceAsLargeWordsStayWhole: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Narrow>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {['Kembali', 'Simpan perubahan'].map((label) => (
          <div key={label} style={{ display: 'flex', flex: 1 }}>
            <Button size="large" width="full">
              {label}
            </Button>
          </div>
        ))}
      </div>
    </Narrow>
  ),
  beforeEach: textTwiceAsLarge,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(brokenWords(button)).toEqual([])
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
