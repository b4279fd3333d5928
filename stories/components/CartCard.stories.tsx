import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { CartCard, CartList } from '@seberang/design-system/CartCard'
import { Code } from '@seberang/design-system/Code'
import { IconButton } from '@seberang/design-system/IconButton'
import { Boxes, Camera, Ellipsis, PackageSearch } from '@seberang/design-system/icons'
import { Sheet } from '@seberang/design-system/Sheet'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Narrow } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import { statusNames } from '../fixtures/statuses.ts'
import { longLabel, longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/CartCard',
  component: CartCard,
  parameters: {
    guide: {
      when: ['A shipment in a list: what it is, where it is, what it weighs, what it costs.'],
      whenNot: [
        'Choosing how it is delivered: `ShippingPriceCard`.',
        'Many at once, compared by figure: `SelectableTable`.',
      ],
      anatomy: [
        { part: 'Check', text: 'With a name of its own; a row that cannot be chosen says why.' },
        { part: 'Title', text: 'The first product and how many more.' },
        { part: 'Status', text: 'A `StatusBadge`, between what it is and what it costs.' },
        { part: 'Amount', text: 'On the right edge, estimate or measured below it.' },
        { part: 'Actions', text: 'A quiet row, the first in brand.' },
      ],
      keys: { Tab: 'check, then actions', Space: 'chooses the row' },
      access: ['The check says what is chosen with it. The selection is announced, not only tinted.'],
    } satisfies Guide,
  },
} satisfies Meta

const blocked =
  'Paket tiba tanpa daftar barang, jadi belum bisa di-checkout. Lengkapi produk dan nilai belanjanya.'
const meta = (code: string, ...more: string[]): ReactNode => (
  <>
    <Code>{code}</Code>
    {more.map((one) => (
      <span key={one}>{one}</span>
    ))}
  </>
)
const actions = (first: string, ...more: string[]): ReactNode => (
  <>
    <Button variant="plain" size="small">
      {first}
    </Button>
    {more.map((one) => (
      <Button key={one} variant="plain" tone="neutral" size="small">
        {one}
      </Button>
    ))}
  </>
)

const more = (row: number): ReactNode => <IconButton icon={Ellipsis} label={`Tindakan lain ${row}`} />

export const Example: StoryObj = {
  render: () => (
    <CartList label="Kiriman di locker">
      <CartCard
        title="Lensa Fujinon XF 35mm f/2"
        meta="SB-2611-4417, Amerika, udara"
        flag="US"
        status={<StatusBadge tone="warehouse">Dalam Locker</StatusBadge>}
        measure={{ name: 'Berat ditimbang', before: '1,00 kg', value: '1,15 kg' }}
        price={{
          basis: 'so_far',
          label: 'Sejauh ini',
          amount: 'Rp1.501.035',
          missing: 'belum termasuk kurir domestik',
        }}
        actions={
          <Button variant="plain" size="small">
            Lihat rincian
          </Button>
        }
      />
    </CartList>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Sheet clip as="div">
      <CartList
        label="Kiriman"
        selectAll={{ label: 'Pilih semua', note: '1 dari 3 dipilih', state: 'some', onChange: nothing }}
      >
        <CartCard
          title="Lensa Fujinon XF 35mm f/2"
          titleNote="dan 1 barang lain"
          icon={Camera}
          flag="US"
          meta={meta('SB-2611-4417', 'Amerika, Express', '3 barang')}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          measure={{
            name: 'Berat ditimbang',
            before: '1,00 kg',
            value: '1,15 kg',
            note: '24 × 18 × 14 cm, ditagih 1,5 kg',
          }}
          price={{
            basis: 'measured',
            label: 'Diukur',
            amount: 'Rp1.501.035',
            previous: 'Rp1.378.535',
            reason: 'naik Rp122.500 setelah diukur',
          }}
          selection={{ label: 'Pilih Lensa Fujinon', selected: true, onChange: nothing }}
          actions={actions('Bayar sekarang', 'Ubah', 'Foto paket 3')}
          more={more(1)}
        />
        <CartCard
          title={longProduct}
          icon={Boxes}
          photo={photo}
          flag="CN"
          meta={meta('SB-2611-3902', 'China, Cargo LCL', '60 barang')}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          measure={{
            name: 'Volume diukur',
            before: '0,270 m³',
            value: '0,288 m³',
            note: '54 kg, ditagih 0,3 m³',
          }}
          price={{
            basis: 'so_far',
            label: 'Sejauh ini',
            amount: 'Rp123.593.244',
            missing: 'belum termasuk kurir domestik',
          }}
          selection={{ label: `Pilih ${longProduct}`, selected: false, onChange: nothing }}
          actions={actions('Bayar sekarang', 'Ubah', 'Foto paket 4')}
          more={more(2)}
        />
        <CartCard
          title="Serum dan tabir surya"
          flag="KR"
          meta={meta('SB-2611-5120', 'South Korea, Express')}
          status={<StatusBadge tone="fromSeller">{statusNames.fromSeller}</StatusBadge>}
          measure={{
            name: 'Berat perkiraan',
            value: '0,80 kg',
            note: 'Ditimbang saat tiba di gudang South Korea',
          }}
          price={{
            basis: 'kept',
            label: 'Ditahan sampai 19 Nov',
            short: {
              label: 'Ditahan',
              note: 'kurs dan tarif ditahan sampai 19 Nov 13.46\u00a0WIB',
            },
            amount: 'Rp293.413',
          }}
          selection={{ label: 'Pilih Serum', selected: false, onChange: nothing }}
          actions={actions('Tambah resi', 'Ubah')}
          more={more(3)}
        />
        <CartCard
          title="Isi paket belum dicatat"
          icon={PackageSearch}
          flag="US"
          meta={meta('SB-2611-5098', 'Amerika, Express', '1Z 784 21E 03 4418')}
          status={<StatusBadge tone="quarantine">{statusNames.quarantine}</StatusBadge>}
          measure={{ name: 'Berat ditimbang', value: '2,30 kg', note: '31 × 22 × 16 cm' }}
          noPrice="menunggu daftar barang"
          selection={{ label: 'Pilih paket dari Amerika', selected: false, onChange: nothing }}
          unavailableReason={blocked}
          actions={actions('Lengkapi produk', 'Foto paket 2')}
          more={more(4)}
        />
        <CartCard title={longLabel} meta={meta('SB-2611-5100')} noPrice="belum ditimbang" />
      </CartList>
    </Sheet>
  ),
}
/** What all prices lack is written once, above them. */
export const OneNoteForAllPrices: StoryObj = {
  render: () => (
    <Sheet clip as="div">
      <CartList
        label="Kiriman"
        note="Semua harga belum termasuk kurir domestik"
        selectAll={{ label: 'Pilih semua', note: '0 dari 2 dipilih', state: 'none', onChange: nothing }}
      >
        {['Lensa Fujinon XF 35mm f/2', longProduct].map((title, row) => (
          <CartCard
            key={title}
            title={title}
            meta={meta(`SB-2611-441${row}`, 'Amerika, Express')}
            price={{
              basis: 'so_far',
              label: 'Sejauh ini',
              amount: row === 0 ? 'Rp1.501.035' : 'Rp123.593.244',
              missing: 'belum termasuk kurir domestik',
            }}
            sharesBasis
            selection={{ label: `Pilih ${title}`, selected: false, onChange: nothing }}
            {...(row === 1 && { measure: { name: 'Berat ditimbang', value: '2,30 kg' } })}
          />
        ))}
      </CartList>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/belum termasuk kurir domestik/)).toHaveLength(1)
  },
}
/** Rows with and without what a price lacks have their measures in one column. */
export const MeasuresStandInOneColumn: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    const names = canvas.getAllByText(/^(Berat|Volume) (ditimbang|diukur|perkiraan)$/)
    const lefts = new Set(names.map((name) => name.getBoundingClientRect().left))
    await expect(names.length).toBeGreaterThan(2)
    await expect(lefts.size).toBe(1)
  },
}
/** A row becomes a block: title above, measure and amount below. */
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

/** On a phone the amount stands beside the status, and what is said of it in one line below. */
export const OnAPhoneTheReasonHasTheWidthOfTheCard: StoryObj = {
  render: () => (
    <Narrow>
      <CartList label="Kiriman">
        <CartCard
          title="Keyboard mekanis"
          meta={meta('SB-2611-4502', 'Amerika, Express')}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          measure={{ name: 'Berat ditimbang', before: '1,50 kg', value: '2,31 kg', note: 'Ditagih 2,5 kg.' }}
          price={{
            basis: 'measured',
            label: 'Diukur',
            amount: 'Rp936.655',
            previous: 'Rp679.655',
            reason: 'naik Rp257.000 setelah diukur',
          }}
          selection={{ label: 'Pilih Keyboard', selected: false, onChange: nothing }}
        />
      </CartList>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect()
    const title = boxOf('Keyboard mekanis')
    const status = boxOf(statusNames.warehouse)
    const [former, amount, basis] = ['Rp679.655', 'Rp936.655', 'Diukur'].map(boxOf)
    const reason = boxOf('naik Rp257.000 setelah diukur')
    await expect(new Set([former, amount, basis].map((box) => box?.right))).toEqual(new Set([title.right]))
    await expect(former?.top).toBeLessThan(status.bottom)
    await expect(reason.right).toBe(title.right)
    await expect(reason.top).toBeGreaterThanOrEqual(basis?.bottom ?? Infinity)
    await expect(reason.bottom).toBeLessThanOrEqual(boxOf('Ditagih 2,5 kg.').top)
    await expect(reason.height).toBeLessThan(2 * (basis?.height ?? 0))
  },
}

/** On the narrowest phone, too: the amount stands below it where both do not fit. */
export const TheStatusKeepsItsWidth: StoryObj = {
  render: () => (
    <Narrow>
      <CartList label="Kiriman">
        {['Rp936.655', 'Rp123.593.244'].map((amount) => (
          <CartCard
            key={amount}
            title="Keyboard mekanis"
            meta={meta('SB-2611-4502', 'Amerika')}
            status={<StatusBadge tone="sent">{statusNames.sent}</StatusBadge>}
            price={{
              basis: 'due',
              label: 'Harus dibayar',
              amount,
              note: 'sebelum Jum, 20 Nov 13.46\u00a0WIB',
            }}
            selection={{ label: `Pilih ${amount}`, selected: false, onChange: nothing }}
          />
        ))}
      </CartList>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getAllByText('Harus dibayar')[0]?.getBoundingClientRect().height ?? 0
    for (const [at, status] of canvas.getAllByText(statusNames.sent).entries()) {
      const box = status.getBoundingClientRect()
      await expect(box.height).toBeLessThan(2 * line)
      const amount = canvas.getAllByText(/^Rp/)[at]?.getBoundingClientRect()
      const isBeside = (amount?.left ?? 0) >= box.right
      await expect(isBeside || (amount?.top ?? 0) >= box.bottom).toBe(true)
    }
  },
}

/** What became of a price and what it lacks have a line each, below the measure where that is higher than the sum. */
export const BesideAMeasureAChangedPriceHasFiveLines: StoryObj = {
  render: () => (
    <CartList label="Kiriman">
      {[
        '10 × 10 × 10 cm, ditagih 3,5 kg',
        'Ditimbang dan diukur ulang di gudang Amerika, ditagih 3,5 kg',
      ].map((note) => (
        <CartCard
          key={note}
          title="Penggiling kopi"
          meta={meta('SB-2611-4502', 'Amerika')}
          measure={{ name: 'Berat ditimbang', before: '1,2 kg', value: '3,4 kg', note }}
          price={{
            basis: 'so_far',
            label: 'Sejauh ini',
            amount: 'Rp3.579.824',
            previous: 'Rp3.089.824',
            reason: 'naik Rp490.000 setelah diukur',
            missing: 'belum termasuk kurir domestik',
          }}
        />
      ))}
      <CartCard
        title="Serum"
        meta={meta('SB-2611-4503', 'Amerika')}
        measure={{ name: 'Berat perkiraan', value: '1,2 kg' }}
        price={{
          basis: 'estimate',
          label: 'Perkiraan',
          amount: 'Rp679.655',
          toYourDoor: 'sampai di tanganmu',
        }}
      />
    </CartList>
  ),
  play: async ({ canvas }) => {
    const boxesOf = (text: string | RegExp) =>
      canvas.getAllByText(text).map((element) => element.getBoundingClientRect())
    const line = boxesOf('Sejauh ini')[0]?.height ?? 0
    for (const box of [...boxesOf(/^naik/), ...boxesOf(/^belum/)]) {
      await expect(box.height).toBeLessThan(2 * line)
      await expect(box.right).toBe(boxesOf('Rp3.579.824')[0]?.right)
    }
    for (const [at, box] of boxesOf(/^naik/).entries())
      await expect(box.top).toBeGreaterThanOrEqual(boxesOf(/ditagih/)[at]?.bottom ?? Infinity)
    await expect(new Set(boxesOf(/^Berat/).map(({ left }) => left)).size).toBe(1)
  },
}

const mayBeLevied = 'bea cukai bisa memungut Rp411.145 lagi'
const cameBack = 'Rp679.655 dibayar, Rp257.000 dikembalikan ke dompet'

/** With a measure what is said of the amount has a line, without it at most two; the actions stand beside the status. */
export const ARowIsLow: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <CartList label="Kiriman">
      <CartCard
        title="Keyboard mekanis 75%"
        meta={meta('SC-D2JPZ3WK', 'Amerika')}
        status={<StatusBadge tone="fromSeller">{statusNames.fromSeller}</StatusBadge>}
        measure={{ name: 'Berat perkiraan', value: '1,2 kg', note: 'ditagih 1,5 kg (30 × 20 × 12 cm)' }}
        price={{
          basis: 'estimate',
          label: 'Perkiraan',
          amount: 'Rp391.500',
          furtherLevies: mayBeLevied,
        }}
        selection={{ label: 'Pilih Keyboard', selected: false, onChange: nothing }}
        actions={actions('Bayar sekarang', 'Ubah')}
        more={more(1)}
      />
      <CartCard
        title="Jaket tipis"
        meta={meta('SC-4MGEG8SG', 'Amerika')}
        status={<StatusBadge tone="inbound">{statusNames.inbound}</StatusBadge>}
        price={{ basis: 'paid', label: 'Harga setelah diukur', amount: 'Rp422.655', note: cameBack }}
      />
    </CartList>
  ),
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect()
    const line = boxOf('Perkiraan').height
    await expect(boxOf(mayBeLevied).height).toBeLessThan(1.5 * line)
    await expect(boxOf('ditagih 1,5 kg (30 × 20 × 12 cm)').height).toBeLessThan(2 * line)
    await expect(boxOf(cameBack).height).toBeLessThan(2.5 * line)
    const row = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height
    await expect(row).toBeLessThanOrEqual(140)
  },
}

const chosen = fn()

export const WhatCannotBeChosenSaysWhyInTheRow: StoryObj = {
  render: () => (
    <CartList label="Kiriman">
      <CartCard
        title="Lensa"
        meta={meta('SB-1')}
        selection={{ label: 'Pilih Lensa', selected: false, onChange: chosen }}
      />
      <CartCard
        title="Drone"
        meta={meta('SB-2')}
        selection={{ label: 'Pilih Drone', selected: false, onChange: nothing }}
        unavailableReason={blocked}
      />
    </CartList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Pilih Drone' })).toBeDisabled()
    await expect(canvas.getByText(blocked)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih Lensa' }))
    await expect(chosen).toHaveBeenCalledWith(true)
  },
}

export const TheBoxForAllHasThreeStates: StoryObj = {
  render: () => (
    <Controlled<boolean> initial={false}>
      {(all, setAll) => (
        <CartList
          label="Kiriman"
          selectAll={{
            label: 'Pilih semua',
            note: all ? '2 dari 2 dipilih' : '0 dari 2 dipilih',
            state: all ? 'all' : 'none',
            onChange: setAll,
          }}
        >
          <CartCard title="Lensa" meta={meta('SB-1')} />
        </CartList>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Pilih semua'))
    await expect(canvas.getByRole('checkbox', { name: 'Pilih semua, 2 dari 2 dipilih' })).toBeChecked()
  },
}
