import { OTPInput } from 'input-otp'
import type { Ref } from 'react'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as styles from './OtpInput.css.ts'

interface OtpInputProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Called with the code when its last figure is there. */
  onComplete?: (code: string) => void
  /** How many figures. */
  length?: number
  /** `one-time-code` lets a phone offer what came by message; off for a PIN. */
  autoComplete?: 'one-time-code' | 'off'
  /** Of the page's content security policy, for the style that hides the one real field. */
  nonce?: string
  ref?: Ref<HTMLInputElement>
}

/** A code of figures in boxes. A paste fills all of them; screen readers meet one field. */
export function OtpInput(props: OtpInputProps) {
  const { label, optionalLabel, hint, error, length = 6, autoComplete = 'one-time-code', ...input } = props
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <OTPInput
          {...input}
          {...ties}
          maxLength={length}
          inputMode="numeric"
          pattern="^\d+$"
          autoComplete={autoComplete}
          // Codes are copied with the spaces and dashes that a mail shows them with.
          pasteTransformer={(pasted) => pasted.replaceAll(/\D/g, '')}
          noScriptCSSFallback={null}
          pushPasswordManagerStrategy="none"
          render={({ slots }) => (
            <div className={styles.boxes} aria-hidden="true">
              {slots.map((slot, index) => (
                <div
                  key={index}
                  className={styles.box}
                  data-state={error ? 'invalid' : 'valid'}
                  data-active={slot.isActive}
                >
                  {slot.char}
                  {slot.hasFakeCaret && <span className={styles.caret} />}
                </div>
              ))}
            </div>
          )}
        />
      )}
    </Field>
  )
}
