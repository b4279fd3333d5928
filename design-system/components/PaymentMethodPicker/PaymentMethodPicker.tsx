import { useId } from 'react'
import type { ReactElement, Ref } from 'react'
import * as css from './PaymentMethodPicker.css.ts'

export interface PaymentMethod {
  value: string
  /** Short, as on the bank's own plate. */
  name: string
  /** Why it cannot be used; absent when it can. */
  reason?: string | undefined
}

export interface PaymentMethodGroup {
  title: string
  note?: string
  hint?: string
  methods: readonly PaymentMethod[]
}

export interface PaymentMethodPickerProps {
  /** Heard before the choices. */
  label: string
  groups: readonly PaymentMethodGroup[]
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
  /** The first choice, to send the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** Ways to pay, in groups. What cannot be used stays, with the reason. */
export function PaymentMethodPicker({
  label,
  groups,
  value,
  onChange,
  error,
  ref,
}: PaymentMethodPickerProps): ReactElement {
  const id = useId()
  const first = groups[0]?.methods[0]?.value
  return (
    <fieldset aria-label={label} aria-describedby={error ? `${id}-error` : undefined}>
      <div className={css.groups} data-state={error ? 'invalid' : 'valid'}>
        {groups.map((group) => (
          <div key={group.title} className={css.group}>
            <div className={css.head}>
              <span className={css.title}>{group.title}</span>
              {group.note ? <span className={css.note}>{group.note}</span> : null}
            </div>
            <div className={css.methods}>
              {group.methods.map((method) => (
                <label key={method.value} className={css.method}>
                  <input
                    ref={method.value === first ? ref : undefined}
                    className={css.input}
                    type="radio"
                    name={id}
                    value={method.value}
                    checked={value === method.value}
                    disabled={method.reason !== undefined}
                    onChange={() => onChange(method.value)}
                  />
                  <span className={css.logo}>{method.name}</span>
                  {method.reason ? <span className={css.reason}>{method.reason}</span> : null}
                </label>
              ))}
            </div>
            {group.hint ? <p className={css.hint}>{group.hint}</p> : null}
          </div>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
