import { OTPInput } from 'input-otp'
import { useEffect, useEffectEvent, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import type { ControlProps, FieldProps } from '../Field/index.ts'
import * as styles from './OtpInput.css.ts'

export interface CodeProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Called with the code when its last digit is entered. */
  onComplete?: (code: string) => void
  /** The number of digits, a box each. */
  length?: number
  /** Nonce of the content security policy, for the style that hides the real input. */
  nonce?: string
  ref?: Ref<HTMLInputElement>
}

interface CodeBoxesProps extends Omit<CodeProps, keyof FieldProps> {
  ties: ControlProps
  autoComplete: 'one-time-code' | 'off'
  /** Shows a dot for each digit, and hides the digits from screen readers, too. */
  masked?: boolean
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** A pasted code is a whole one: it replaces what was there, not only the digit under the caret. */
function replaceAll(event: ClipboardEvent<HTMLInputElement>): void {
  if (digitsOf(event.clipboardData.getData('text')) === '') event.preventDefault()
  else event.currentTarget.select()
}

/** What keys of digits report; keyboards on a screen keep it to themselves. */
const digitKey = /^(?:\d|Unidentified)$/

/** A digit after a refused code begins another one: each complete code is an attempt, and attempts are few. */
function beginAgain({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>): void {
  const isRefused = input.getAttribute('aria-invalid') === 'true' && input.value.length === input.maxLength
  if (isRefused && digitKey.test(key)) input.select()
}

/** The real input of a code, and the boxes drawn for it. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { ties, length = 6, masked = false, onComplete, ...input } = props
  useOnComplete(input.value, length, onComplete)
  return (
    <OTPInput
      {...input}
      {...ties}
      className={styles.field}
      type={masked ? 'password' : 'text'}
      maxLength={length}
      inputMode="numeric"
      pattern="^\d+$"
      // Codes are pasted with the spaces and dashes of the mail.
      pasteTransformer={digitsOf}
      onPasteCapture={replaceAll}
      onKeyDown={beginAgain}
      noScriptCSSFallback={null}
      pushPasswordManagerStrategy="none"
      render={({ slots }) => (
        <div className={styles.boxes} aria-hidden="true">
          {slots.map((slot, index) => (
            <div
              key={index}
              className={styles.box}
              data-state={ties['aria-invalid'] ? 'invalid' : 'valid'}
              data-active={slot.isActive}
            >
              {masked && slot.char !== null ? <span className={styles.dot} /> : slot.char}
              {slot.hasFakeCaret && <span className={styles.caret} />}
            </div>
          ))}
        </div>
      )}
    />
  )
}

/** Also when one whole code replaced another; after the render, so that the caller's state has the code. */
function useOnComplete(value: string, length: number, onComplete: CodeProps['onComplete']): void {
  const before = useRef(value)
  const complete = useEffectEvent((code: string) => onComplete?.(code))
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (value.length === length) complete(value)
  }, [value, length])
}
