// What acts on what was typed: reads a figure with its unit, says why one cannot be read or is above a limit of the law,
// offers the readings of one that has two, and stores it. The page starts without it, so this loads once somebody types.
import { readPrice, readWeight } from '@seberang/domain/format'
import { currencies } from '../../lib/reference/countries.ts'
import type { TypedParcel } from './typed-parcel.ts'

export { correctionsOf } from '../../lib/forms/typed-figure.ts'
export { Caution } from './Caution.tsx'
export { readingError } from './reading-error.ts'

/** Puts a currency that was typed beside the price into its own field. */
export function withCurrency(typed: TypedParcel): TypedParcel {
  const { figure, unit } = readPrice(typed.price, typed.currency, currencies)
  return unit ? { ...typed, price: figure, currency: unit } : typed
}

/** Without the unit that was typed beside the weight. */
export function withoutUnit(typed: TypedParcel): TypedParcel {
  const { figure, unit } = readWeight(typed.weight)
  return unit === 'kg' ? { ...typed, weight: figure } : typed
}

export function storeTyped(key: string, typed: TypedParcel): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // No storage in this window.
  }
}
