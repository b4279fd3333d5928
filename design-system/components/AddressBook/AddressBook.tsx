import type { ReactNode, Ref } from 'react'
import { AddressCard, type AddressWords } from '../AddressCard/index.ts'
import { Button } from '../Button/index.ts'
import { FieldSet } from '../Field/index.ts'
import * as styles from './AddressBook.css.ts'

export interface AddressEntry extends AddressWords {
  id: string
}

interface Action {
  label: string
  /** The label with the name in it, for screen readers. */
  labelFor: (name: string) => string
  onClick: (id: string) => void
}

interface AddressBookProps {
  label: string
  entries: readonly AddressEntry[]
  edit: Action
  remove?: Action | undefined
  /** Makes the addresses a choice of one. */
  choice?: {
    value: string
    onChange: (id: string) => void
    error?: string | undefined
    ref?: Ref<HTMLInputElement>
  }
  /** Below the last address: usually a button that adds one. */
  children?: ReactNode
}

/** A list of addresses, to choose from or to manage. */
export function AddressBook({ label, entries, edit, remove, choice, children }: AddressBookProps) {
  const actions = [edit, remove].filter((action) => action !== undefined)
  const actionsOf = ({ id, name }: AddressEntry) => (
    <span className={styles.actions}>
      {actions.map((action, index) => (
        <Button
          key={action.label}
          variant="plain"
          size="small"
          tone={index === 0 ? 'brand' : 'critical'}
          aria-label={action.labelFor(name)}
          onClick={() => action.onClick(id)}
        >
          {action.label}
        </Button>
      ))}
    </span>
  )
  if (!choice) {
    return (
      <div>
        <ul aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.textBlock}>
                <AddressCard {...entry} />
              </span>
              {actionsOf(entry)}
            </li>
          ))}
        </ul>
        {children}
      </div>
    )
  }
  return (
    <FieldSet label={label} error={choice.error}>
      {({ name, describedBy }) => (
        <div>
          {entries.map((entry, index) => (
            <div key={entry.id} className={styles.entry}>
              <label className={styles.choice}>
                <input
                  ref={index === 0 ? choice.ref : undefined}
                  type="radio"
                  className={styles.radio}
                  name={name}
                  value={entry.id}
                  checked={entry.id === choice.value}
                  data-state={choice.error ? 'invalid' : 'valid'}
                  aria-describedby={choice.error ? describedBy : undefined}
                  onChange={() => choice.onChange(entry.id)}
                />
                <AddressCard {...entry} />
              </label>
              {actionsOf(entry)}
            </div>
          ))}
          {children}
        </div>
      )}
    </FieldSet>
  )
}
