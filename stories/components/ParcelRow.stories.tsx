import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Camera } from '@seberang/design-system/icons'
import { ParcelList, ParcelRow } from '@seberang/design-system/ParcelRow'
import { Sheet } from '@seberang/design-system/Sheet'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { nothing } from '../fixtures/nothing.ts'
import { Origin } from '../fixtures/Origin.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import { longLabel, longProduct } from '../fixtures/texts.ts'

export default { title: 'Shipments/ParcelRow', component: ParcelRow } satisfies Meta

const origin = <Origin country="US" code="SB-2611-4417" way="Express udara" />
const blocked = 'Paket tiba tanpa daftar barang, jadi belum bisa di-checkout.'

export const Matrix: StoryObj = {
  render: () => (
    <Sheet clip as="div">
      <ParcelList label="Kiriman">
        <ParcelRow
          title="Lensa Fujinon XF 35mm f/2"
          icon={Camera}
          meta={origin}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          amount="Rp1.780.070"
          amountNote="ditimbang 1,15 kg"
          selection={{ label: 'Pilih Lensa Fujinon', selected: true, onChange: nothing }}
          actions={
            <>
              <Button variant="plain" size="small">
                Checkout
              </Button>
              <Button variant="plain" tone="neutral" size="small">
                Ubah
              </Button>
            </>
          }
        />
        <ParcelRow
          title={longProduct}
          meta={origin}
          status={<StatusBadge tone="quarantine">{statusNames.quarantine}</StatusBadge>}
          amount="Rp123.854.244"
          amountNote="perkiraan"
          selection={{ label: `Pilih ${longProduct}`, selected: false, onChange: nothing }}
          unavailableReason={blocked}
        />
        <ParcelRow title={longLabel} meta={origin} amountNote="belum ditimbang" />
        <ParcelRow
          title="Drone"
          meta={origin}
          status={<StatusBadge tone="inbound">{statusNames.inbound}</StatusBadge>}
        />
      </ParcelList>
    </Sheet>
  ),
}
/** A row is a block. */
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

const chosen = fn()

export const WhatCannotBeChosenSaysWhyInTheRow: StoryObj = {
  render: () => (
    <ParcelList label="Kiriman">
      <ParcelRow
        title="Lensa"
        meta={origin}
        selection={{ label: 'Pilih Lensa', selected: false, onChange: chosen }}
      />
      <ParcelRow
        title="Drone"
        meta={origin}
        selection={{ label: 'Pilih Drone', selected: false, onChange: nothing }}
        unavailableReason={blocked}
      />
    </ParcelList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Pilih Drone' })).toBeDisabled()
    await expect(canvas.getByText(blocked)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih Lensa' }))
    await expect(chosen).toHaveBeenCalledWith(true)
  },
}
