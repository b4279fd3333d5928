import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Eye, EyeOff } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './PasswordField.css.ts'

/** How hard a password is to guess, as whoever judges it says. */
export interface PasswordStrength {
  /** 0 while nothing is typed, 4 for the best. */
  score: 0 | 1 | 2 | 3 | 4
  /** The same in words, with its full stop: "Kuat." */
  label: string
}

interface PasswordFieldProps extends Omit<TextInputProps, 'autoComplete' | 'inputMode'> {
  /** Tells a password manager whether to fill in or to make up one. */
  autoComplete: 'current-password' | 'new-password'
  /** For a new one: shown as four bars, and in words before the hint. */
  strength?: PasswordStrength | undefined
  ref?: Ref<HTMLInputElement>
}

/** A secret word that can be looked at while it is typed, with how strong it is where it is new. */
export function PasswordField({
  label,
  optionalLabel,
  hint,
  error,
  onChange,
  onBlur,
  strength,
  ...input
}: PasswordFieldProps) {
  const { showPassword, hidePassword } = useLabels()
  const [shown, setShown] = useState(false)
  return (
    <Field
      label={label}
      optionalLabel={optionalLabel}
      hint={strength ? <Verdict strength={strength} hint={hint} /> : hint}
      error={error}
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
            <span className={control.trailing}>
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

/** Its words stand in the hint, so that the bars are for the eye alone. */
function Meter({ score }: { score: PasswordStrength['score'] }) {
  return (
    <div className={styles.meter} aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <span key={place} className={styles.bar} data-state={place <= score ? states[score] : 'none'} />
      ))}
    </div>
  )
}

function Verdict({ strength, hint }: { strength: PasswordStrength; hint: ReactNode }) {
  return (
    <>
      <span className={styles.verdict} aria-live="polite">
        {strength.label}
      </span>{' '}
      {hint}
    </>
  )
}
