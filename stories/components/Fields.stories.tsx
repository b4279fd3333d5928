import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Flag } from '@seberang/design-system/Flag'
import { Grid } from '@seberang/design-system/Grid'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Select } from '@seberang/design-system/Select'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { Plane, Ship } from '@seberang/design-system/icons'
import { Narrow } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Fields' }
export default meta
type Story = StoryObj

const nothing = (): void => undefined
const provinces = [
  { value: 'jabar', label: 'Jawa Barat' },
  { value: 'sulut', label: longRegion },
] as const

export const Matrix: Story = {
  render: () => (
    <Grid columns={3} space={6}>
      <TextField label="Nama penerima" value="Ratna Wulandari" onChange={nothing} />
      <TextField
        label="Nomor telepon"
        prefix="+62"
        value="812 2044 1871"
        hint="Dipakai kurir saat mengantar."
        onChange={nothing}
      />
      <TextField label="Kode pos" value="4013" error="Kode pos terdiri dari 5 angka." onChange={nothing} />
      <TextField
        label="NPWP"
        optionalLabel="opsional"
        placeholder="16 angka"
        value=""
        hint="Dengan NPWP, tarif PPh setengahnya."
        onChange={nothing}
      />
      <TextField
        label="Kota atau kabupaten"
        value="Kab. Bandung Barat"
        locked
        hint="Ikut alamat utama."
        onChange={nothing}
      />
      <PasswordField label="Kata sandi" value="rahasia" autoComplete="new-password" onChange={nothing} />
      <MeasureField
        label="Berat satuan"
        value="0,8"
        unit="kg"
        units={['kg', 'gram']}
        unitLabel="Satuan berat"
        hint="0,8 kg = 800 gram."
        onChange={nothing}
        onUnitChange={nothing}
      />
      <MeasureField
        label="Panjang"
        value="24"
        unit="cm"
        units={['cm']}
        unitLabel="Satuan panjang"
        onChange={nothing}
      />
      <MoneyField
        label="Harga satuan"
        value="32,50"
        currency="USD"
        currencies={['USD', 'CNY']}
        currencyLabel="Mata uang"
        equivalent="Rp535.763"
        hint="kurs Rp16.485"
        onChange={nothing}
        onCurrencyChange={nothing}
      />
      <QuantityField label="Jumlah" value="2" onChange={nothing} />
      <Select label="Provinsi" options={provinces} value="" placeholder="Pilih provinsi" onChange={nothing} />
      <Select
        label="Dari"
        options={[{ value: 'US', label: 'Amerika' }]}
        value="US"
        leading={<Flag country="US" />}
        onChange={nothing}
      />
      <SegmentedControl
        label="Pengiriman"
        value="air"
        options={[
          { value: 'air', label: 'Udara', icon: Plane },
          { value: 'sea', label: 'Laut', icon: Ship },
        ]}
        onChange={nothing}
      />
      <Select
        label="Kategori"
        options={provinces}
        value=""
        placeholder="Pilih"
        error="Pilih satu kategori."
        onChange={nothing}
      />
      <TextArea label="Alamat lengkap" value="Jl. Kebon Bibit Utara 14, RT 03/RW 11" onChange={nothing} />
    </Grid>
  ),
}

export const UnbrokenLabelAndErrorOnANarrowPhone: Story = {
  render: () => (
    <Narrow>
      <TextField
        label={longLabel}
        optionalLabel="opsional"
        value={longRegion}
        error={`${longLabel} belum diisi.`}
        onChange={nothing}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`${longLabel} belum diisi.`).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(304)
  },
}

export const APasswordCanBeLookedAt: Story = {
  render: () => (
    <Held initial="">
      {(value, set) => (
        <PasswordField label="Kata sandi" autoComplete="current-password" value={value} onChange={set} />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Kata sandi')
    await userEvent.type(field, 'rahasia')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat kata sandi' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('rahasia')
  },
}

export const ArrowKeysSwitchTheWay: Story = {
  render: () => (
    <Held<'air' | 'sea'> initial="air">
      {(value, set) => (
        <SegmentedControl
          label="Pengiriman"
          value={value}
          onChange={set}
          options={[
            { value: 'air', label: 'Udara' },
            { value: 'sea', label: 'Laut' },
          ]}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Laut' })).toBeChecked()
  },
}
