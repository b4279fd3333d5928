import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Mail } from '@seberang/design-system/icons'
import { TextField } from '@seberang/design-system/TextField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Forms/TextField', component: TextField } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        filled: <TextField label="Nama penerima" value="Ratna Wulandari" onChange={nothing} />,
        'empty, may be left out': (
          <TextField
            label="NPWP"
            optionalLabel="opsional"
            placeholder="16 angka"
            value=""
            hint="Dengan NPWP, tarif PPh setengahnya."
            onChange={nothing}
          />
        ),
        error: (
          <TextField
            label="Kode pos"
            value="4013"
            error="Kode pos terdiri dari 5 angka."
            onChange={nothing}
          />
        ),
        prefix: (
          <TextField
            label="Nomor telepon"
            prefix="+62"
            value="812 2044 1871"
            hint="Dipakai kurir saat mengantar."
            onChange={nothing}
          />
        ),
        suffix: <TextField label="Volume" suffix="m³" value="0,288" onChange={nothing} />,
        icon: <TextField label="E-mail" icon={Mail} value="ratna@contoh.id" onChange={nothing} />,
        locked: (
          <TextField
            label="Kota atau kabupaten"
            value="Kab. Bandung Barat"
            locked
            hint="Ikut alamat utama."
            onChange={nothing}
          />
        ),
        'long words on a narrow phone': (
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
      }}
    />
  ),
}

export const TheErrorBelongsToTheField: StoryObj = {
  render: () => (
    <Narrow>
      <TextField
        label={longLabel}
        value={longRegion}
        hint="Seperti di KTP."
        error={`${longLabel} belum diisi.`}
        onChange={nothing}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(longLabel)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(`${longLabel} belum diisi.`)
    await expect(canvas.queryByText('Seperti di KTP.')).toBeNull()
    const error = canvas.getByText(`${longLabel} belum diisi.`)
    await expect(error.getBoundingClientRect().right).toBeLessThanOrEqual(304)
  },
}
