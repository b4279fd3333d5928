import { memo, useId, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { warnWithoutLabel } from '../../internal/dev-warning.ts'
import { Button } from '../Button/index.ts'
import { ErrorMessage } from '../ErrorMessage/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'

/** The props of every form field. */
export interface FieldProps {
  label: string
  /** After the label of an optional field. Required is the norm and is not marked. */
  optionalLabel?: string | undefined
  /** Helps to answer; replaced by the error. */
  hint?: ReactNode
  /** Says how to fix the error. */
  error?: string | undefined
}

/** Suggested corrections of a rejected answer; choosing one fills it in. */
export interface Correction {
  label: string
  onChoose: () => void
}

/** Connects a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldShellProps extends FieldProps {
  /** On the line of the label, at its end. The keyboard meets it after the control. */
  aside?: ReactNode
  corrections?: readonly Correction[] | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, hint or error below: the anatomy of all fields. */
export function Field(props: FieldShellProps) {
  const { label, optionalLabel, hint, error, aside, corrections, children } = props
  if (process.env.NODE_ENV !== 'production') warnWithoutLabel('Field', label, 'Nama penerima')
  const id = useId()
  const shell = useRef<HTMLDivElement>(null)
  const messageId = `${id}-message`
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? messageId : undefined,
  }
  return (
    <div ref={shell} className={aside ? styles.fieldWithAside : styles.field}>
      <FieldLabel htmlFor={id} label={label} optionalLabel={optionalLabel} />
      {children(control)}
      <FieldMessage id={messageId} hint={hint} error={error} />
      {error && <Corrections of={corrections} within={shell} />}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

// Memoized: typing in this or another field of the form does not render the texts again.

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'optionalLabel'> {
  htmlFor: string
}

const FieldLabel = memo(function FieldLabel({ htmlFor, label, optionalLabel }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {labelWithOptional(label, optionalLabel)}
    </label>
  )
})

const labelWithOptional = (label: string, optionalLabel: string | undefined): ReactNode =>
  optionalLabel ? (
    <>
      {label} <span className={styles.optional}>{optionalLabel}</span>
    </>
  ) : (
    label
  )

interface CorrectionsProps {
  of: readonly Correction[] | undefined
  /** The field, with its control. */
  within: RefObject<HTMLElement | null>
}

/** Suggested corrections, each a button that fills one in. */
function Corrections({ of: corrections, within }: CorrectionsProps) {
  if (!corrections) return null
  const choose = (onChoose: () => void) => (event: MouseEvent) => {
    // The buttons end with the error, and with them the focus of whoever uses the keyboard (a click without a pointer).
    if (event.detail === 0) within.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    onChoose()
  }
  return (
    <div className={styles.corrections}>
      {corrections.map(({ label: meant, onChoose }) => (
        <Button key={meant} size="small" variant="outline" tone="neutral" onClick={choose(onChoose)}>
          {meant}
        </Button>
      ))}
    </div>
  )
}

interface FieldSetProps extends FieldProps {
  /** For screen readers alone, below a heading with the same words. */
  labelHidden?: boolean
  corrections?: readonly Correction[] | undefined
  children: (group: { name: string; describedBy: string | undefined }) => ReactNode
}

/** The same anatomy around several controls that together answer one question. */
export function FieldSet(props: FieldSetProps) {
  const { label, optionalLabel, hint, error, corrections, labelHidden = false, children } = props
  const legend = labelWithOptional(label, optionalLabel)
  if (process.env.NODE_ENV !== 'production') warnWithoutLabel('FieldSet', label, 'Isi paket')
  const id = useId()
  const shell = useRef<HTMLFieldSetElement>(null)
  const messageId = `${id}-message`
  const describedBy = error || hint ? messageId : undefined
  return (
    <fieldset ref={shell} className={styles.field} aria-describedby={describedBy}>
      {labelHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      {children({ name: id, describedBy })}
      <FieldMessage id={messageId} hint={hint} error={error} />
      {error && <Corrections of={corrections} within={shell} />}
    </fieldset>
  )
}

interface FieldMessageProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

/** The hint, or the error that replaces it. */
export const FieldMessage = memo(function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (error) return <ErrorMessage id={id}>{error}</ErrorMessage>
  if (!hint) return null
  return (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  )
})
