import { useId } from 'react'
import { Field, FieldMessage } from '../Field/index.ts'
import { CodeBoxes, type CodeProps } from './CodeBoxes.tsx'
import * as styles from './OtpInput.css.ts'

interface OtpInputProps extends CodeProps {
  /** `one-time-code` lets a phone suggest the code from a message. */
  autoComplete?: 'one-time-code' | 'off'
}

/** A code of digits in boxes. A paste fills all of them; screen readers find one field. */
export function OtpInput(props: OtpInputProps) {
  const { label, optionalLabel, hint, error, autoComplete = 'one-time-code', ...code } = props
  const id = useId()
  const hasMessage = Boolean(error || hint)
  return (
    <Field label={label} optionalLabel={optionalLabel}>
      {(ties) => (
        <>
          <CodeBoxes
            {...code}
            ties={{
              ...ties,
              'aria-invalid': error ? true : undefined,
              'aria-describedby': hasMessage ? id : undefined,
            }}
            autoComplete={autoComplete}
          />
          {hasMessage && (
            <div className={styles.messages}>
              <FieldMessage id={id} hint={hint} error={error} />
              {/* Whoever is about to press what stands below still finds it there when the code is refused. */}
              {error && hint && (
                <div className={styles.replacedHint} aria-hidden="true">
                  <FieldMessage id={`${id}-replaced`} hint={hint} />
                </div>
              )}
            </div>
          )}
        </>
      )}
    </Field>
  )
}
