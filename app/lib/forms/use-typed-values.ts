import { useEffect, useRef } from 'react'

/** Reports the values of a form whenever they have changed, not those that it began with. */
export function useTypedValues<Values>(values: Values, onType: (values: Values) => void): void {
  const reported = useRef(values)
  useEffect(() => {
    if (reported.current === values) return
    reported.current = values
    onType(values)
  }, [values, onType])
}
