import type { Ref } from 'react'
import { Field } from '../Field/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'

interface TextAreaProps extends Omit<TextInputProps, 'inputMode'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text: a street, a note to the courier. */
export function TextArea({ label, optionalLabel, hint, error, onChange, onBlur, ...input }: TextAreaProps) {
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          <textarea
            {...input}
            {...ties}
            rows={3}
            className={`${control.input} ${control.area}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}
