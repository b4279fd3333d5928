import { startTransition, useEffect, useState } from 'react'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { TypedParcel } from './typed-parcel.ts'

export type TypedUnits = typeof import('./typed-units.ts')

const storageKey = 'tk_estimate'

/** Acts once the units have loaded; when they cannot be loaded, the text stays as it was typed. */
export const withUnits = (act: (units: TypedUnits) => void): void =>
  void import('./typed-units.ts').then(act, () => undefined)

/** The parcel of the hero's estimate. This tab has it again after Back and a reload. */
export function useTypedParcel() {
  const language = useLanguage()
  const [first] = useState<TypedParcel>(() => ({
    country: 'US',
    track: 'air',
    price: '100',
    currency: 'USD',
    isPriced: false,
    // Not by the domain's formats: they are loaded after the first paint.
    weight: new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(1),
    language,
  }))
  const [typed, setTyped] = useState(first)
  const [units, setUnits] = useState<TypedUnits>()

  // Once React has the page as it was painted, and before input from before that is replayed.
  useEffect(() => {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<TypedParcel> | null
      if (stored) startTransition(() => setTyped({ ...first, ...stored }))
    } catch {
      // No storage in this window, or nothing that can be read.
    }
  }, [first])

  useEffect(() => {
    if (typed === first) return
    withUnits((loaded) => {
      setUnits(loaded)
      loaded.storeTyped(storageKey, typed)
    })
  }, [typed, first])

  return { typed, setTyped, units }
}
