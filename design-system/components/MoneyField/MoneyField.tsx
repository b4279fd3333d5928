import type { Ref } from 'react'
import type { Correction } from '../Field/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import { MeasureField } from '../MeasureField/index.ts'
import { Money } from '../Money/index.ts'
import { Inline } from '../Inline/index.ts'

interface MoneyFieldProps<Currency extends string> extends Omit<
  TextInputProps,
  'inputMode' | 'autoComplete'
> {
  currency: Currency
  currencies: readonly Currency[]
  onCurrencyChange?: (currency: Currency) => void
  /** Names the choice of the currency for screen readers: "Mata uang". */
  currencyLabel: string
  /** The amount in rupiah at today's rate, formatted; shown after the hint. */
  equivalent?: string | undefined
  /** Suggested corrections of an ambiguous amount. */
  corrections?: readonly Correction[] | undefined
  ref?: Ref<HTMLInputElement>
}

/** An amount of money in a currency of choice, with its value in rupiah. */
export function MoneyField<Currency extends string>(props: MoneyFieldProps<Currency>) {
  const { currency, currencies, onCurrencyChange, currencyLabel, equivalent, hint, ...field } = props
  const below = equivalent ? (
    <Inline as="span" space={1}>
      {hint}
      <Money>{equivalent}</Money>
    </Inline>
  ) : (
    hint
  )
  return (
    <MeasureField
      {...field}
      hint={below}
      unit={currency}
      units={currencies}
      onUnitChange={onCurrencyChange}
      unitLabel={currencyLabel}
    />
  )
}
