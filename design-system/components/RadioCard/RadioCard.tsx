import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { Badge } from '../Badge/index.ts'
import { FieldSet } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './RadioCard.css.ts'

export interface RadioCardOption<Value extends string> {
  value: Value
  title: string
  description?: ReactNode
  /** On the right: a price, formatted. */
  aside?: string | undefined
  /** Below the price: that it is an estimate. */
  asideNote?: string | undefined
  /** After the title: that it is the cheapest. */
  badge?: string | undefined
  /** Below the description: what is billed, and why. */
  detail?: ReactNode
  /** After the detail; in rows on a phone only while it is the chosen one. */
  more?: ReactNode
  icon?: IconType
  /** Replaces the icon: a flag. */
  leading?: ReactNode
  /** Unavailable, with the reason. */
  unavailableReason?: string | undefined
}

interface RadioCardGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioCardOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Cards in a row from tablets on. */
  columns?: 1 | 2 | 3
  /** `rows`: one sheet with a row for each option, for texts that need the full width. */
  layout?: 'cards' | 'rows'
  /** Rows span the window on a phone, for longer lines. */
  bleed?: boolean
  /** For screen readers alone, below a heading with the same words. */
  labelHidden?: boolean
  /** The first card, for focusing it. */
  ref?: Ref<HTMLInputElement>
}

/** A choice of one of a few options that need explaining. */
export function RadioCardGroup<Value extends string>(props: RadioCardGroupProps<Value>) {
  const {
    options,
    value,
    onChange,
    onBlur,
    columns = 1,
    layout = 'cards',
    bleed = false,
    ref,
    ...field
  } = props
  const rows = bleed ? `${styles.rows} ${styles.bleed}` : styles.rows
  return (
    <FieldSet {...field}>
      {({ name }) => (
        <div
          className={layout === 'rows' ? rows : styles.cards[columns]}
          data-state={field.error === undefined ? 'valid' : 'invalid'}
        >
          {options.map((option, index) => (
            <RadioCard
              key={option.value}
              option={option}
              layout={layout}
              name={name}
              checked={option.value === value}
              invalid={field.error !== undefined}
              onChoose={() => onChange(option.value)}
              onBlur={onBlur}
              ref={index === 0 ? ref : undefined}
            />
          ))}
        </div>
      )}
    </FieldSet>
  )
}

/** Widths of letters of the price and of its note, whose type is smaller. */
const [priceLetter, noteLetter] = [0.61, 0.48]

/** What a price and its note take at most; a title beside them ends there. */
const widthOf = (price: string, note = ''): string =>
  `${Math.max(price.length * priceLetter, note.length * noteLetter)}em`

interface RadioCardProps<Value extends string> {
  option: RadioCardOption<Value>
  layout: 'cards' | 'rows'
  name: string
  checked: boolean
  invalid: boolean
  onChoose: () => void
  onBlur: (() => void) | undefined
  ref: Ref<HTMLInputElement> | undefined
}

function RadioCard<Value extends string>({
  option,
  layout,
  name,
  checked,
  invalid,
  onChoose,
  onBlur,
  ref,
}: RadioCardProps<Value>) {
  const {
    value,
    title,
    description,
    detail,
    more,
    aside,
    asideNote,
    badge,
    icon,
    leading,
    unavailableReason,
  } = option
  const isRow = layout === 'rows'
  const heading = (
    <span
      className={isRow ? styles.rowTitle : styles.title}
      data-state={aside ? 'priced' : 'alone'}
      style={aside ? assignInlineVars({ [styles.priceWidth]: widthOf(aside, asideNote) }) : undefined}
    >
      <span className={styles.named}>
        {leading && <span className={styles.mark}>{leading}</span>}
        {icon && (
          <span className={isRow ? styles.rowIcon : styles.mark}>
            <Icon icon={icon} size={18} />
          </span>
        )}
        {title}
      </span>
      {badge && <Badge tone="positive">{badge}</Badge>}
    </span>
  )
  const price = aside && (
    <span className={isRow ? styles.rowAside : styles.aside}>
      {aside}
      {asideNote && <span className={styles.asideNote}> {asideNote}</span>}
    </span>
  )
  const words = (
    <>
      {description && (
        <span className={isRow ? styles.rowDescription : styles.description}>{description}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
      {more && <span className={isRow ? styles.rowMore : styles.detail}>{more}</span>}
      {unavailableReason && <span className={styles.reason}> {unavailableReason}</span>}
    </>
  )
  return (
    <label
      className={isRow ? styles.row : styles.card}
      data-state={unavailableReason === undefined ? 'available' : 'unavailable'}
    >
      <input
        ref={ref}
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={checked}
        disabled={unavailableReason !== undefined}
        data-state={invalid ? 'invalid' : 'valid'}
        onChange={onChoose}
        onBlur={onBlur}
      />
      {isRow ? (
        <span className={styles.rowText}>
          {heading}
          {price}
          <span className={styles.rowWords}>{words}</span>
        </span>
      ) : (
        <span className={styles.textBlock}>
          {heading}
          {words}
        </span>
      )}
      {!isRow && price}
    </label>
  )
}
