import { useEffect, useState } from 'react'
import { keep, readEncrypted } from './encrypted.ts'

const nameOf = (notice: string): string => `dismissed_${notice}`

/** Whether a notice was dismissed in this browser. True until that is known, so that none flashes up. */
export function useDismissed(notice: string): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(true)
  useEffect(() => {
    let left = false
    void readEncrypted(nameOf(notice)).then((value) => {
      if (!left) setDismissed(value === true)
    })
    return () => {
      left = true
    }
  }, [notice])
  return [
    dismissed,
    () => {
      setDismissed(true)
      void keep(nameOf(notice), true)
    },
  ]
}
