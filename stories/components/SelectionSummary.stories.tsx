import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { SelectionSummary } from '@seberang/design-system/SelectionSummary'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Button } from '@seberang/design-system/Button'
import { expect, userEvent } from 'storybook/test'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/SelectionSummary',
  component: SelectionSummary,
  parameters: {
    guide: {
      when: ['In the aside of a list: what the chosen shipments come to so far, and the way on.'],
      whenNot: ['The whole bill: `PriceDetails`.', 'On a phone: `BottomBar` says the same.'],
      do: ['say what to do while nothing is chosen.'],
      keys: {
        'Enter Space': 'shows or hides the lines in a low window',
      },
      access: ['A new sum is announced politely.'],
    } satisfies Guide,
  },
} satisfies Meta

const chosen = (fold?: { open: string; close: string }) => (
  <Sheet as="div">
    <SheetSection>
      <SelectionSummary
        title="2 kiriman dipilih"
        lines={[
          { id: 'Berat total', name: 'Berat total', amount: '55,15 kg' },
          { id: 'Ongkir luar negeri', name: 'Ongkir luar negeri', amount: 'Rp1.792.500' },
          { id: 'Handling', name: 'Handling', amount: 'Rp175.000' },
          { id: 'Bea masuk', name: 'Bea masuk', amount: 'Rp1.097.000' },
          { id: 'PPN', name: 'PPN', amount: 'Rp1.488.059' },
          { id: 'PPh', name: 'PPh', amount: 'Rp541.720' },
        ]}
        {...(fold && { fold })}
        price={{
          basis: 'so_far',
          label: 'Sejauh ini',
          amount: 'Rp5.094.279',
          missing: 'belum termasuk kurir domestik',
        }}
        action={
          <ButtonLink size="large" width="full" href="#checkout">
            Checkout 2 kiriman
          </ButtonLink>
        }
        note="Kurir domestik, asuransi, dan voucher dipilih di langkah berikutnya."
      />
    </SheetSection>
  </Sheet>
)

export const Example: StoryObj = {
  render: () => (
    <SelectionSummary
      title="2 kiriman dipilih"
      lines={[
        { id: 'Lensa Fujinon', name: 'Lensa Fujinon', amount: 'Rp1.501.035' },
        { id: 'Keyboard', name: 'Keyboard', amount: 'Rp556.190' },
      ]}
      price={{ basis: 'estimate', label: 'Perkiraan', amount: 'Rp2.057.225' }}
      action={<Button width="full">Checkout 2 kiriman</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'two chosen': <Narrow>{chosen()}</Narrow>,
        'nothing chosen': (
          <Sheet as="div">
            <SheetSection>
              <SelectionSummary
                title="Belum ada yang dipilih"
                text="Centang kiriman yang mau kamu bayar."
                lines={[]}
              />
            </SheetSection>
          </Sheet>
        ),
      }}
    />
  ),
}

const words = { open: 'Lihat rincian', close: 'Sembunyikan rincian' }
/** The sum and its action come first; the lines are a press away. */
export const LinesFoldInALowWindow: StoryObj = {
  globals: { viewport: { value: 'laptop' } },
  render: () => <Narrow>{chosen(words)}</Narrow>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Berat total')).toBeVisible()
    await expect(canvas.queryByText('PPN')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.open }))
    await expect(canvas.getByText('PPN')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.close }))
    await expect(canvas.queryByText('PPN')).toBeNull()
  },
}
export const LinesStayOpenInAHighWindow: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Narrow>{chosen(words)}</Narrow>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PPN')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.open })).toBeNull()
  },
}

/** How far the price reaches folds with them, and what changed it; that a quote has ended and what to have ready do not. */
export const NotesFoldInALowWindow: StoryObj = {
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <Narrow>
      <SelectionSummary
        title="1 kiriman dipilih"
        lines={[
          { id: 'Berat total', name: 'Berat total', amount: '1,1 kg' },
          { id: 'PPN', name: 'PPN', amount: 'Rp293.932' },
        ]}
        fold={words}
        price={{
          basis: 'estimate',
          label: 'Perkiraan',
          amount: 'Rp992.932',
          previous: 'Rp897.190',
          ended: 'penawaran Rp897.190 tidak berlaku: harganya diubah',
          note: 'dengan tarif barang kiriman, ditimbang lagi di gudang',
          furtherLevies: 'bea cukai bisa memungut Rp638.205 lagi',
        }}
        action={<Button width="full">Checkout 1 kiriman</Button>}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tidak berlaku/)).toBeVisible()
    await expect(canvas.getByText('bea cukai bisa memungut Rp638.205 lagi')).toBeVisible()
    await expect(canvas.queryByText(/ditimbang lagi/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.open }))
    await expect(canvas.getByText(/ditimbang lagi/)).toBeVisible()
  },
}
