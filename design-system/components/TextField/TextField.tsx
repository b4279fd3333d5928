import { memo } from 'react'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, Ref } from 'react'
import { Lock } from '../../icons/index.ts'
import { useStableCallback } from '../../internal/use-stable-callback.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as control from '../Field/control.css.ts'

export interface TextInputProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search'
  maxLength?: number
  placeholder?: string
}

export interface TextFieldProps extends TextInputProps {
  /** The kind of text, for the keyboard and autofill. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  icon?: IconType
  /** Before the input: `+62`. */
  prefix?: string
  /** After it: `kg`. */
  suffix?: string
  /** Read-only here; the hint says where to change it. */
  locked?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A single line of text. Memoized: typing in another field of the form does not render it again. */
export function TextField(props: TextFieldProps) {
  const onChange = useStableCallback(props.onChange)
  const onBlur = useStableCallback(props.onBlur)
  return <DrawnTextField {...props} onChange={onChange} onBlur={onBlur} />
}

const DrawnTextField = memo(function DrawnTextField(props: TextFieldProps) {
  const { label, optionalLabel, hint, error, onChange, onBlur, ...rest } = props
  const { icon, prefix, suffix, locked = false, ...input } = rest
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={locked ? 'locked' : error ? 'invalid' : 'valid'}>
          {icon && (
            <span className={control.lead}>
              <Icon icon={icon} size={18} />
            </span>
          )}
          {prefix && <span className={control.lead}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...ties}
            readOnly={locked}
            className={control.input}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {suffix && <span className={control.suffix}>{suffix}</span>}
          {locked && (
            <span className={control.trailingIcon}>
              <Icon icon={Lock} size={18} />
            </span>
          )}
        </div>
      )}
    </Field>
  )
})
