import { useState } from 'react'
import type { Ref } from 'react'
import { Eye, EyeOff } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'

interface PasswordFieldProps extends Omit<TextInputProps, 'autoComplete' | 'inputMode'> {
  /** Tells a password manager whether to fill in or to make up one. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** A secret word that can be looked at while it is typed. */
export function PasswordField({
  label,
  optionalLabel,
  hint,
  error,
  onChange,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const { showPassword, hidePassword } = useLabels()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          <input
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={control.input}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <span className={control.trailing}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? hidePassword : showPassword}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
