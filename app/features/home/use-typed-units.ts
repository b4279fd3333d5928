import { useState } from 'react'

export type TypedUnits = typeof import('./typed-units.ts')

/** What reads typed units: undefined until `withUnits` was called once and it has loaded. */
export function useTypedUnits() {
  const [units, setUnits] = useState<TypedUnits>()

  /** Acts at once if it has loaded, otherwise once it has. Without it, the text stays as it was typed. */
  function withUnits(act: (units: TypedUnits) => void = () => undefined): void {
    if (units) {
      act(units)
      return
    }
    import('./typed-units.ts').then(
      (loaded) => {
        setUnits(loaded)
        act(loaded)
      },
      () => undefined,
    )
  }

  return { units, withUnits }
}
