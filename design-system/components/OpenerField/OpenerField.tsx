import type { KeyboardEvent, Ref } from 'react'
import { ChevronRight } from '../../icons/index.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { opener } from './OpenerField.css.ts'

interface OpenerFieldProps extends FieldProps {
  name?: string
  /** The chosen value, formatted; empty while there is none. */
  value: string
  placeholder: string
  icon?: IconType
  /** Whether its dialog is open. */
  open: boolean
  onOpen: () => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const openingKeys: readonly string[] = ['Enter', ' ', 'ArrowDown']

/** A field whose value is chosen in a dialog. */
export function OpenerField(props: OpenerFieldProps) {
  const { label, optionalLabel, hint, error, icon, open, onOpen, ...input } = props

  function onKeyDown(event: KeyboardEvent): void {
    if (!openingKeys.includes(event.key)) return
    event.preventDefault()
    onOpen()
  }

  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          {icon && (
            <span className={control.lead}>
              <Icon icon={icon} size={18} />
            </span>
          )}
          <input
            {...input}
            {...ties}
            type="text"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={`${ties.id}-dialog`}
            readOnly
            className={`${control.input} ${opener}`}
            onClick={onOpen}
            onKeyDown={onKeyDown}
          />
          <span className={control.trailingIcon}>
            <Icon icon={ChevronRight} size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
