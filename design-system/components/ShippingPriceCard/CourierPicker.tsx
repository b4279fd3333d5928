import { useSelect } from 'downshift'
import type { Ref } from 'react'
import { Check, ChevronDown, Truck } from '../../icons/index.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './ShippingPriceCard.css.ts'

export interface CourierOption {
  value: string
  name: string
  /** The delivery time. */
  detail: string
  /** The fee for this shipment, formatted. */
  amount: string
}

export interface CourierPickerProps extends FieldProps {
  options: readonly CourierOption[]
  /** `''` while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  placeholder: string
  ref?: Ref<HTMLDivElement>
}

/** A choice of courier, each with its days and fee. Arrow keys move, letters jump, Escape closes. */
export function CourierPicker(props: CourierPickerProps) {
  const { options, value, onChange, placeholder, ref, label, optionalLabel, hint, error } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const select = useSelect<CourierOption>({
    items: [...options],
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.value ?? null,
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem.value)
    },
  })
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.anchor}>
          <div
            {...select.getToggleButtonProps({
              ...ties,
              ref,
              className: `${control.frame} ${styles.choice}`,
              'aria-label': label,
              'aria-labelledby': undefined,
            })}
            data-state={error ? 'invalid' : 'valid'}
          >
            <Icon icon={Truck} size={18} />
            {chosen ? (
              <Chosen name={chosen.name} detail={chosen.detail} amount={chosen.amount} />
            ) : (
              <span className={styles.placeholder}>{placeholder}</span>
            )}
            <Icon icon={ChevronDown} size={18} />
          </div>
          <ul
            {...select.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
            className={styles.list}
            data-state={select.isOpen ? 'open' : 'closed'}
          >
            {select.isOpen &&
              options.map((item, index) => (
                <li
                  key={item.value}
                  {...select.getItemProps({ item, index })}
                  className={styles.option}
                  data-highlighted={select.highlightedIndex === index}
                >
                  <span className={styles.optionText}>
                    <span className={styles.optionName}>{item.name}</span>
                    <span className={styles.detail}>{item.detail}</span>
                  </span>
                  <span className={styles.amount}>{item.amount}</span>
                  <span className={styles.tick}>
                    {item.value === value && <Icon icon={Check} size={18} tone="brand" />}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      )}
    </Field>
  )
}

/** The chosen courier in the field: name, detail, and the fee on the right. */
export function Chosen({ name, detail, amount }: { name: string; detail?: string; amount?: string }) {
  return (
    <span className={styles.chosen}>
      <span className={styles.chosenWords}>
        {name} {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {amount && <span className={styles.amount}>{amount}</span>}
    </span>
  )
}
