import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Eye, EyeOff } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './PasswordField.css.ts'

/** Strength of a password, as the caller rates it. */
export interface PasswordStrength {
  /** 0 for an empty password, 4 for the best. */
  score: 0 | 1 | 2 | 3 | 4
  /** The strength in words, with a full stop: "Kuat." */
  label: string
}

interface PasswordFieldProps extends Omit<TextInputProps, 'autoComplete' | 'inputMode'> {
  /** Tells a password manager whether to fill in or to generate one. */
  autoComplete: 'current-password' | 'new-password'
  /** For a new password: shown as four bars, and in words before the hint. */
  strength?: PasswordStrength | undefined
  /** On the line of the label, such as the way to a new password. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A password that can be revealed while typing, with its strength if it is new. */
export function PasswordField({
  label,
  optionalLabel,
  hint,
  error,
  onChange,
  onBlur,
  strength,
  aside,
  ...input
}: PasswordFieldProps) {
  const { showPassword, hidePassword } = useLabels()
  const [shown, setShown] = useState(false)
  return (
    <Field
      label={label}
      optionalLabel={optionalLabel}
      hint={strength ? <StrengthHint strength={strength} hint={hint} /> : hint}
      error={error}
      aside={aside}
    >
      {(ties) => {
        const field = (
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
            <span className={`${control.trailing} ${styles.eye}`}>
              <IconButton
                icon={shown ? EyeOff : Eye}
                label={shown ? hidePassword : showPassword}
                onClick={() => setShown(!shown)}
              />
            </span>
          </div>
        )
        if (!strength) return field
        return (
          <div className={styles.withMeter}>
            {field}
            <Meter score={strength.score} />
          </div>
        )
      }}
    </Field>
  )
}

const states = ['none', 'weak', 'fair', 'strong', 'strong'] as const

/** The hint has the words, so the bars are decorative. */
function Meter({ score }: { score: PasswordStrength['score'] }) {
  return (
    <div className={styles.meter} aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <span key={place} className={styles.bar} data-state={place <= score ? states[score] : 'none'} />
      ))}
    </div>
  )
}

function StrengthHint({ strength, hint }: { strength: PasswordStrength; hint: ReactNode }) {
  return (
    <>
      <span className={styles.strengthName} aria-live="polite">
        {strength.label}
      </span>{' '}
      {hint}
    </>
  )
}
