import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Field, FieldSet } from '@seberang/design-system/Field'
import type { ControlProps } from '@seberang/design-system/Field'
import * as control from '../../design-system/components/Field/control.css.ts'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    guide: {
      when: ['A control of your own that needs label, hint and error like all others.'],
      whenNot: [
        'One of the ready fields fits: `TextField`, `Select`, `MeasureField` bring it along.',
        'Several controls that answer one question: `RadioGroup` or `SizeField` show how.',
      ],
      anatomy: [
        { part: 'Label', text: 'Above; “opsional” behind it where the answer may be left out.', at: 'label' },
        { part: 'Control', text: '44 px high, takes the id and what describes it.', at: 'input' },
        { part: 'Message', text: 'Hint, or the error in its place, so that nothing jumps.' },
      ],
      do: ['say how to fix it: “Isi dengan angka, misalnya 12,5.”'],
      dont: ['mark what is required. It is the norm; mark what is not.'],
      keys: { Tab: 'to the control' },
      access: [
        'The error is announced as the description of the control, which is marked invalid.',
        'Pressing the label puts the focus into the control.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

/** Styled like every field's control. */
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

export const Example: StoryObj = {
  render: () => (
    <Field label="Batas belanja" optionalLabel="opsional" hint="Dari Rp0 sampai Rp20.000.000 sebulan.">
      {(ties) => <input {...ties} type="range" max={20} defaultValue={8} />}
    </Field>
  ),
}

/** The anatomy shared by all fields, around the simplest control. */
export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'label, control, hint': (
          <Field label="Nomor pesanan" optionalLabel="opsional" hint="Ada di email dari toko.">
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
