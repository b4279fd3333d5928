import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A handler with a stable identity, so that memoized children are not rendered again; it calls the latest
 * function.
 */
export function useStableCallback<Values extends readonly unknown[]>(
  handler: ((...values: Values) => void) | undefined,
): (...values: Values) => void {
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...values: Values) => latest.current?.(...values), [])
}
