import { useId, useState } from 'react'
import { ChevronRight, ShieldCheck } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import * as control from '../Field/control.css.ts'
import * as field from '../Field/Field.css.ts'
import { Icon } from '../Icon/index.ts'
import { radio } from '../RadioCard/RadioCard.css.ts'
import { Chosen } from './CourierPicker.tsx'
import * as styles from './ShippingPriceCard.css.ts'

export interface InsuranceOption {
  value: string
  name: string
  /** What it reimburses, in words and in money. */
  description: string
  /** After the name, in the field: "ganti 50%". */
  short?: string
  /** The premium, formatted. */
  amount: string
  /** On the button that chooses it: "Pakai asuransi 5%". */
  accept: string
}

export interface InsurancePickerProps {
  label: string
  /** Title of the dialog, and the basis of the premium. */
  title: string
  description: string
  cancel: string
  options: readonly InsuranceOption[]
  value: string
  onChange: (value: string) => void
}

/**
 * How much of the value is insured. The dialog compares premium and reimbursement before anything changes.
 */
export function InsurancePicker(props: InsurancePickerProps) {
  const { label, options, value, onChange } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={field.field}>
      <span id={id} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        className={`${control.frame} ${styles.choice}`}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-chosen`}
        onClick={() => setOpen(true)}
      >
        <Icon icon={ShieldCheck} size={18} />
        <span id={`${id}-chosen`} className={styles.chosenRow}>
          {chosen && (
            <Chosen
              name={chosen.name}
              {...(chosen.short && { detail: chosen.short, amount: chosen.amount })}
            />
          )}
        </span>
        <Icon icon={ChevronRight} size={18} />
      </button>
      {open && (
        <InsuranceDialog
          {...props}
          onClose={() => setOpen(false)}
          onAccept={(taken) => {
            onChange(taken)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface InsuranceDialogProps extends InsurancePickerProps {
  onAccept: (value: string) => void
  onClose: () => void
}

function InsuranceDialog(props: InsuranceDialogProps) {
  const { title, description, cancel, options, value, onAccept, onClose } = props
  const name = useId()
  const [selected, setSelected] = useState(value)
  const accept = options.find((option) => option.value === selected)?.accept
  return (
    <Dialog
      open
      title={title}
      description={description}
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" size="field" onClick={onClose}>
            {cancel}
          </Button>
          <Button size="field" onClick={() => onAccept(selected)}>
            {accept}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choices} aria-label={title}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={selected === option.value}
              onChange={() => setSelected(option.value)}
            />
            <span className={styles.rowText}>
              <span className={styles.optionName}>{option.name}</span>{' '}
              <span className={styles.detail}>{option.description}</span>
            </span>{' '}
            <span className={styles.amount}>{option.amount}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
