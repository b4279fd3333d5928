import { useCallback, useInsertionEffect, useRef } from 'react'

/** A handler that stays the same, so that what takes it need not be drawn again, and calls the one passed last. */
export function useSteady<Values extends readonly unknown[]>(
  handler: ((...values: Values) => void) | undefined,
): (...values: Values) => void {
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...values: Values) => latest.current?.(...values), [])
}
