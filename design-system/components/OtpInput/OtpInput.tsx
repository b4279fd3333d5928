import { Field } from '../Field/index.ts'
import { CodeBoxes, type CodeProps } from './CodeBoxes.tsx'

interface OtpInputProps extends CodeProps {
  /** `one-time-code` lets a phone suggest the code from a message. */
  autoComplete?: 'one-time-code' | 'off'
}

/** A code of digits in boxes. A paste fills all of them; screen readers find one field. */
export function OtpInput(props: OtpInputProps) {
  const { label, optionalLabel, hint, error, autoComplete = 'one-time-code', ...code } = props
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => <CodeBoxes {...code} ties={ties} autoComplete={autoComplete} />}
    </Field>
  )
}
