import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/** Fields are marked by ARIA, single radios by their state. */
const refused = '[aria-invalid="true"]:not([hidden]), input[data-state="invalid"]'

/** The first invalid field. */
export const firstInvalid = (within: ParentNode | null = document): HTMLElement | null | undefined =>
  within?.querySelector<HTMLElement>(refused)

/**
 * Focuses an element after the next render. Focusing the main element does not
 * scroll the page.
 */
export function useFocus(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find }>()
  useEffect(() => {
    const element = wanted?.find()
    element?.focus({ preventScroll: element.tagName === 'MAIN' })
  }, [wanted])
  return useCallback((find) => setWanted({ find }), [])
}
