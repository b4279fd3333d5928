import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Field, FieldSet } from '@seberang/design-system/Field'
import type { ControlProps } from '@seberang/design-system/Field'
import * as control from '../../design-system/components/Field/control.css.ts'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Forms/Field', component: Field } satisfies Meta

/** Dressed as every field dresses what one types into. */
const plain = (ties: ControlProps) => (
  <div className={control.frame} data-state={ties['aria-invalid'] ? 'invalid' : 'valid'}>
    <input className={control.input} {...ties} />
  </div>
)

const contents = (
  <>
    <Checkbox label="Baterai" checked onChange={nothing} />
    <Checkbox label="Cairan" checked={false} onChange={nothing} />
  </>
)

/** The anatomy that all fields share, around the plainest of controls. */
export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'label, control, hint': (
          <Field label="Nomor pesanan" optionalLabel="opsional" hint="Ada di e-mail dari toko.">
            {plain}
          </Field>
        ),
        'the error takes the place of the hint': (
          <Field label="Nomor faktur" hint="Ada di pojok kanan." error="Isi seperti di faktur.">
            {plain}
          </Field>
        ),
        'several controls, one question': (
          <FieldSet label="Isi paket" hint="Menentukan jalur kirim.">
            {() => contents}
          </FieldSet>
        ),
        'several controls, an error': (
          <FieldSet label="Isi paket kedua" error="Pilih paling sedikit satu.">
            {() => contents}
          </FieldSet>
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Field label={longLabel} optionalLabel="opsional" error={`${longLabel} belum diisi.`}>
              {plain}
            </Field>
          </Narrow>
        ),
      }}
    />
  ),
}

export const LabelAndErrorBelongToTheControl: StoryObj = {
  render: () => (
    <Field label="Nomor faktur" error="Isi seperti di faktur.">
      {plain}
    </Field>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Nomor faktur')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('Isi seperti di faktur.')
  },
}
