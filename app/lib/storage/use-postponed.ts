import { jakartaDay } from '@seberang/domain/time'
import { useEffect, useState } from 'react'
import { serverNow } from '../browser/server-clock.ts'
import { keep, readEncrypted } from './encrypted.ts'

const nameOf = (question: string): string => `postponed_${question}`
const today = (): string => jakartaDay(new Date(serverNow()))

/** Whether a question was put off until tomorrow in this browser. True until that is known, so that none flashes up. */
export function usePostponed(question: string): [postponed: boolean, postpone: () => void] {
  const [postponed, setPostponed] = useState(true)
  useEffect(() => {
    let left = false
    void readEncrypted(nameOf(question)).then((day) => {
      if (!left) setPostponed(day === today())
    })
    return () => {
      left = true
    }
  }, [question])
  return [
    postponed,
    () => {
      setPostponed(true)
      void keep(nameOf(question), today())
    },
  ]
}
