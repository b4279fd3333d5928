import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/** A field says so itself; one of several radios by its state. */
const refused = '[aria-invalid="true"]:not([hidden]), input[data-state="invalid"]'

/** The first field that is refused. */
export const firstInvalid = (within: ParentNode | null = document): HTMLElement | null | undefined =>
  within?.querySelector<HTMLElement>(refused)

/**
 * Brings the focus to what is found once everything that was changed together with it is drawn. The page does not
 * scroll to what contains all of it.
 */
export function useFocus(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find }>()
  useEffect(() => {
    const element = wanted?.find()
    element?.focus({ preventScroll: element.tagName === 'MAIN' })
  }, [wanted])
  return useCallback((find) => setWanted({ find }), [])
}
