import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Printer, RefreshCw } from '@seberang/design-system/icons'
import { PaymentInstruction } from '@seberang/design-system/PaymentInstruction'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { linesOf } from '../fixtures/lines-of.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/PaymentInstruction',
  component: PaymentInstruction,
  parameters: {
    guide: {
      when: ['What is typed at the bank: number, amount, each with its copy button.'],
      whenNot: ['Choosing how to pay: `PaymentMethodPicker`.', 'How long it can be paid: `Countdown`.'],
      do: [
        'group numbers for the eye and copy them raw.',
        'mark the digits that tell an amount apart, and let it come first.',
      ],
      keys: { Tab: 'from copy button to copy button', 'Enter Space': 'copies' },
      access: ['“Copied” is announced with what was copied.'],
    } satisfies Guide,
  },
} satisfies Meta

const copy = { label: 'Copy', copiedLabel: 'Berhasil di copy' }
const amount = { term: 'Jumlah, harus sama persis', shown: 'Rp5.634.314', raw: '5634314' }
const account = (
  <PaymentInstruction
    title="Virtual Account BCA"
    plate="BCA"
    numbers={[
      { term: 'Nomor Virtual Account', shown: '3901 0812 2044 1871', raw: '3901081220441871' },
      amount,
    ]}
    copy={copy}
    actions={
      <>
        <Button variant="outline" tone="neutral" size="field" icon={RefreshCw}>
          Cek pembayaran
        </Button>
        <Button variant="outline" tone="neutral" size="field" icon={Printer}>
          Cetak invoice
        </Button>
      </>
    }
  />
)

export const Example: StoryObj = {
  render: () => (
    <PaymentInstruction
      title="Bayar lewat Virtual Account BCA"
      plate="BCA"
      numbers={[
        { term: 'Nomor Virtual Account', shown: '80777 1234 0021 871', raw: '8077712340021871' },
        { term: 'Jumlah', shown: 'Rp2.056.475', raw: '2056475' },
      ]}
      copy={{ label: 'Salin', copiedLabel: 'Disalin' }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'a virtual account': account,
        'a transfer by hand': (
          <PaymentInstruction
            title="Transfer manual"
            numbers={[
              { ...amount, term: 'Jumlah transfer', marked: 3 },
              { term: 'Bank', shown: 'Bank Central Asia', raw: 'Bank Central Asia', plain: true },
              { term: 'Nomor rekening', shown: '7700 1234 56', raw: '7700123456' },
              { term: 'Berita transfer', shown: 'INV-2611-00871', raw: 'INV-2611-00871' },
            ]}
            copy={copy}
            note="Petugas mencocokkan transfermu di jam kerja, paling lama satu hari kerja."
          />
        ),
        'two codes on a narrow phone': (
          <Narrow>
            <PaymentInstruction
              title="Virtual Account Mandiri"
              plate="Mandiri"
              numbers={[
                { term: 'Kode perusahaan', shown: '70012', raw: '70012' },
                { term: 'Kode pembayaran', shown: '8888 0812 2044 1871 44', raw: '888808122044187144' },
                { ...amount, term: 'Jumlah lewat Mandiri' },
              ]}
              copy={copy}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ALongNumberStaysOnALineOfANarrowPhone: StoryObj = {
  render: () => (
    <Narrow>
      <PaymentInstruction
        title="Virtual Account Mandiri"
        numbers={[
          { term: 'Kode pembayaran', shown: '8888 0812 2044 1871 44', raw: '888808122044187144' },
          amount,
        ]}
        copy={copy}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('8888 0812 2044 1871 44'))).toBe(1)
  },
}

export const WhatIsCopiedIsRaw: StoryObj = {
  render: () => account,
  play: async ({ canvas }) => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    })
    await userEvent.click(canvas.getByRole('button', { name: /Copy Nomor Virtual Account/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Copy Jumlah/ }))
    await expect(copied).toEqual(['3901081220441871', '5634314'])
  },
}
