import { useCallback, useEffect, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/** Fields are marked by ARIA, single radios by their state. */
const refused = '[aria-invalid="true"], input[data-state="invalid"]'

/** The first invalid field; of a file, the button that chooses one. */
export function firstInvalid(within: ParentNode | null = document): HTMLElement | null | undefined {
  const field = within?.querySelector<HTMLElement>(refused)
  return field?.hidden
    ? field.closest('fieldset')?.querySelector<HTMLElement>('button[aria-describedby]')
    : field
}

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
