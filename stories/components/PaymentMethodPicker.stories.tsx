import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PaymentMethodPicker } from '@seberang/design-system/PaymentMethodPicker'
import type { PaymentMethodGroup } from '@seberang/design-system/PaymentMethodPicker'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { useState } from 'react'
import { Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { paymentGroups } from '../fixtures/payment.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/PaymentMethodPicker',
  component: PaymentMethodPicker,
  parameters: {
    guide: {
      when: ['How to pay, in groups; the chosen one opens in place.'],
      whenNot: [
        'Any other choice with prices: `RadioCard`.',
        'What to do once it is chosen: `PaymentInstruction`.',
      ],
      do: ['keep what cannot be used, with its reason and the way out.'],
      dont: ['hide a method without a word. People look for it.'],
      keys: {
        Tab: 'to the chosen group',
        'ArrowUp ArrowDown': 'another group',
        'ArrowLeft ArrowRight': 'another plate',
      },
      access: ['The reason why a method cannot be used is its description.'],
    } satisfies Guide,
  },
} satisfies Meta

const wallet: PaymentMethodGroup = {
  title: 'Saldo dompet',
  note: 'Rp350.000',
  methods: [{ value: 'wallet', name: 'Dompet', reason: 'Saldo kurang Rp1.706.475.' }],
}

const transfer = {
  title: 'Transfer manual',
  note: 'dicek di jam kerja',
  hint: 'Petugas mencocokkan transfermu, paling lama satu hari kerja.',
  methods: [{ value: 'transfer', name: 'Transfer manual' }],
}

export const Example: StoryObj = {
  render: function Example() {
    const [method, setMethod] = useState<string | null>('bca')
    return (
      <PaymentMethodPicker
        label="Metode pembayaran"
        value={method}
        onChange={setMethod}
        groups={[
          {
            title: 'Virtual Account',
            note: 'dicek otomatis',
            methods: [
              { value: 'bca', name: 'BCA' },
              { value: 'bni', name: 'BNI' },
            ],
          },
          {
            title: 'Saldo dompet',
            methods: [{ value: 'wallet', name: 'Saldo', reason: 'Saldo kurang Rp284.314.' }],
          },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'one chosen, some unusable': (
          <PaymentMethodPicker
            label="Metode pembayaran"
            value="bca"
            onChange={nothing}
            groups={[...paymentGroups, transfer, wallet]}
          />
        ),
        'nothing chosen, an error': (
          <PaymentMethodPicker
            label="Metode pembayaran invoice"
            value={null}
            onChange={nothing}
            groups={paymentGroups}
            error="Pilih bank untuk Virtual Account."
          />
        ),
        'long words': (
          <PaymentMethodPicker
            label="Metode pembayaran terpanjang"
            value={null}
            onChange={nothing}
            groups={[
              {
                title: longLabel,
                note: 'dicek otomatis',
                methods: [{ value: 'long', name: 'Bank Pembangunan Daerah', reason: longLabel }],
              },
              ...paymentGroups,
            ]}
          />
        ),
      }}
    />
  ),
}

/** What cannot serve stands last, under words that say so; a plate names a wallet. */
export const WhatCannotServeStandsLast: StoryObj = {
  parameters: { pictures: ['phone'] },
  render: () => (
    <PaymentMethodPicker
      label="Metode pembayaran"
      unusable="Belum bisa untuk tagihan ini"
      value="bca"
      onChange={nothing}
      groups={[
        wallet,
        ...paymentGroups,
        {
          title: 'QRIS',
          plate: 'QRIS',
          text: 'Pindai dari aplikasi bank atau e-wallet mana pun',
          methods: [{ value: 'qris', name: 'QRIS' }],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    await expect(radios.at(-1)).toContain('Saldo dompet')
    await expect(canvas.getByText('Belum bisa untuk tagihan ini')).toBeVisible()
  },
}

export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ArrowKeysPassByWhatCannotBeUsed: StoryObj = {
  render: () => (
    <Controlled<string | null> initial="bca">
      {(value, set) => (
        <PaymentMethodPicker label="Metode" value={value} onChange={set} groups={paymentGroups} />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'BCA' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'BNI' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Mandiri/ })).toBeDisabled()
  },
}

/** Opening a group chooses nothing, so that no hidden method is charged. */
export const AnotherGroupOpensInPlace: StoryObj = {
  render: () => (
    <Controlled<string | null> initial="transfer">
      {(value, set) => (
        <PaymentMethodPicker
          label="Metode"
          value={value}
          onChange={set}
          groups={[...paymentGroups, transfer]}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'BCA' })).not.toBeInTheDocument()
    await expect(canvas.getByText(transfer.hint)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Virtual Account/ }))
    await expect(canvas.getByRole('radio', { name: 'BCA' })).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Transfer manual/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'BRI' }))
    await expect(canvas.getByRole('radio', { name: 'BRI' })).toBeChecked()
  },
}

/** A plate is a card to choose as any other, but on the ground of the others: on a tint, the white of a logo is a patch. */
export const WhatIsChosenHasTheEdgeOfEveryChoice: StoryObj = {
  render: function Chosen() {
    const [method, setMethod] = useState<string | null>('bca')
    return (
      <>
        <PaymentMethodPicker
          label="Metode pembayaran"
          value={method}
          onChange={setMethod}
          groups={paymentGroups}
        />
        <RadioCardGroup
          label="Kartu"
          options={[
            { value: 'one', title: 'Satu' },
            { value: 'two', title: 'Dua' },
          ]}
          value="one"
          onChange={nothing}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const lookOf = (radio: HTMLElement) => {
      const { borderColor, boxShadow, backgroundColor } = getComputedStyle(radio.closest('label') ?? radio)
      return { edge: { borderColor, boxShadow }, backgroundColor }
    }
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await expect(lookOf(radio('BCA')).edge).toEqual(lookOf(radio('Satu')).edge)
    await expect(lookOf(radio('BCA')).backgroundColor).toBe(lookOf(radio('BNI')).backgroundColor)
    await expect(lookOf(radio('BNI'))).toEqual(lookOf(radio('Dua')))
  },
}
