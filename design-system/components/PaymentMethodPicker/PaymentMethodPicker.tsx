import { Fragment, useId, useState } from 'react'
import type { ReactElement, ReactNode, Ref } from 'react'
import { FieldMessage } from '../Field/index.ts'
import { PaymentPlate } from '../PaymentPlate/index.ts'
import { radio } from '../RadioCard/RadioCard.css.ts'
import * as css from './PaymentMethodPicker.css.ts'

export interface PaymentMethod {
  value: string
  /** Short, as on the bank's plate. */
  name: string
  /** Why it is unavailable; absent if it is available. */
  reason?: string | undefined
}

export interface PaymentMethodGroup {
  title: string
  /** After the title: a balance, how payments are verified. */
  note?: string
  /** Below the title: where it is paid. */
  text?: string
  /** The consequence of choosing it; shown once it is chosen. */
  hint?: string
  /** On a white plate, where the only method is its title. */
  plate?: string | undefined
  /** An action where the group is unavailable: "Isi saldo". */
  action?: ReactNode
  /** Several methods are plates in a row; a single one is the row itself. */
  methods: readonly PaymentMethod[]
}

export interface PaymentMethodPickerProps {
  /** Announced before the choices. */
  label: string
  groups: readonly PaymentMethodGroup[]
  /** Above the groups of which no method can be used; without it they stand among the others. */
  unusable?: string
  value: string | null
  /** Null when a group opens without a chosen method. */
  onChange: (value: string | null) => void
  error?: string | undefined
  /** The first choice, for focusing it. */
  ref?: Ref<HTMLInputElement>
}

/** Payment methods in groups: the chosen group opens in place. Unavailable ones stay, with the reason. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps): ReactElement {
  const { label, unusable, value, onChange, error, ref } = props
  const usable = unusable === undefined ? props.groups : props.groups.filter(isUsable)
  const groups = [...usable, ...props.groups.filter((group) => !usable.includes(group))]
  const id = useId()
  const [pressed, setPressed] = useState<string>()
  const ofValue = groups.find(({ methods }) => methods.some((method) => method.value === value))
  const open = ofValue?.title ?? pressed ?? groups.find(({ methods }) => methods.length > 1)?.title
  return (
    <fieldset className={css.picker} aria-label={label} aria-describedby={error ? `${id}-error` : undefined}>
      {/* Above the group that gets the focus: below the last one it would be out of sight. */}
      <FieldMessage id={`${id}-error`} error={error} />
      <div className={css.groups} data-state={error ? 'invalid' : 'valid'}>
        {groups.map((group, index) => (
          <Fragment key={group.title}>
            {index === usable.length && <p className={css.unusable}>{unusable}</p>}
            <Group
              group={group}
              name={id}
              open={group.title === open}
              value={value}
              onOpen={() => {
                setPressed(group.title)
                if (group !== ofValue) onChange(null)
              }}
              onChoose={onChange}
              invalid={error !== undefined}
              ref={index === 0 ? ref : undefined}
            />
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

const isUsable = ({ methods }: PaymentMethodGroup): boolean =>
  methods.some(({ reason }) => reason === undefined)

interface GroupProps {
  group: PaymentMethodGroup
  name: string
  open: boolean
  value: string | null
  onOpen: () => void
  onChoose: (value: string) => void
  invalid: boolean
  ref: Ref<HTMLInputElement> | undefined
}

function Group({ group, name, open, value, onOpen, onChoose, invalid, ref }: GroupProps) {
  const { title, note, text, hint, plate, action, methods } = group
  const [only] = methods
  const isSingle = methods.length === 1 && only !== undefined
  const usable = isUsable(group)
  const reason = usable ? undefined : only?.reason
  const shows = open && usable && (isSingle ? only.value === value && hint !== undefined : true)
  return (
    <div className={css.group}>
      <div className={css.head}>
        <label className={css.row} data-state={usable ? 'usable' : 'unusable'}>
          <input
            ref={isSingle ? ref : undefined}
            className={radio}
            type="radio"
            name={name}
            checked={isSingle ? only.value === value : open && usable}
            disabled={!usable}
            onChange={() => (isSingle ? onChoose(only.value) : onOpen())}
          />
          <span className={css.textBlock}>
            <span>
              <span className={css.title}>{title}</span> {note && <span className={css.note}>{note}</span>}
            </span>
            {(reason ?? text) && <span className={css.rowReason}>{reason ?? text}</span>}
          </span>
        </label>
        {action}
        {isSingle && (plate !== undefined || only.name !== title) && (
          <PaymentPlate name={plate ?? only.name} />
        )}
      </div>
      {shows && (
        <div className={css.content}>
          {!isSingle && (
            <Plates
              label={title}
              methods={methods}
              name={`${name}-${title}`}
              value={value}
              onChoose={onChoose}
              invalid={invalid}
              ref={ref}
            />
          )}
          {hint && <p className={css.hint}>{hint}</p>}
        </div>
      )}
    </div>
  )
}

interface PlatesProps {
  label: string
  methods: readonly PaymentMethod[]
  name: string
  value: string | null
  onChoose: (value: string) => void
  invalid: boolean
  ref: Ref<HTMLInputElement> | undefined
}

function Plates({ label, methods, name, value, onChoose, invalid, ref }: PlatesProps) {
  return (
    <div className={css.methods} role="radiogroup" aria-label={label}>
      {methods.map((method, index) => (
        <label key={method.value} className={css.method}>
          <input
            ref={index === 0 ? ref : undefined}
            className={css.input}
            type="radio"
            name={name}
            value={method.value}
            checked={value === method.value}
            disabled={method.reason !== undefined}
            data-state={invalid ? 'invalid' : 'valid'}
            onChange={() => onChoose(method.value)}
          />
          <span className={css.logo}>{method.name}</span>
          {method.reason && <span className={css.reason}>{method.reason}</span>}
        </label>
      ))}
    </div>
  )
}
