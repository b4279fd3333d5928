import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Mail } from '@seberang/design-system/icons'
import { TextField } from '@seberang/design-system/TextField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    guide: {
      when: ['One line that has no field of its own: a name, an email address.'],
      whenNot: [
        'Weight, size, money, phone, password, quantity: `MeasureField`, `SizeField`, `MoneyField`, `PhoneField`, `PasswordField`, `QuantityField`.',
        'Several lines: `TextArea`.',
      ],
      anatomy: [
        { part: 'Label', text: 'Above; “opsional” behind it where it may be left out.', at: 'label' },
        { part: 'Input', text: '16 px, so that phones do not zoom in.', at: 'input' },
        { part: 'Hint', text: 'Helps to answer; gives way to the error.' },
      ],
      do: ['set `autoComplete`: a browser that knows the answer saves typing.'],
      dont: ['write the question into the placeholder.'],
      keys: { Tab: 'to the field' },
      access: ['Hint and error describe it; `locked` is announced as read-only.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('')
    return (
      <TextField
        label="Email"
        hint="Kode masuk dikirim ke sini."
        type="email"
        autoComplete="email"
        value={value}
        onChange={setValue}
      />
    )
  },
}

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
        icon: <TextField label="Email" icon={Mail} value="ratna@contoh.id" onChange={nothing} />,
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
