import { jakartaDay } from '@seberang/domain/time'
import { useState } from 'react'
import { serverNow } from '../../lib/browser/server-clock.ts'

const keyOf = (question: string): string => `tk_later_${question}`
const today = (): string => jakartaDay(new Date(serverNow()))

function dayOf(question: string): string {
  try {
    return localStorage.getItem(keyOf(question)) ?? ''
  } catch {
    return ''
  }
}

/** Whether a question was put off until tomorrow in this browser. */
export function usePostponed(question: string): [postponed: boolean, postpone: () => void] {
  // Where storage is refused, it is put off until the page is left.
  const [day, setDay] = useState('')
  return [
    [day, dayOf(question)].some((until) => until >= today()),
    () => {
      setDay(today())
      try {
        localStorage.setItem(keyOf(question), today())
      } catch {
        // Storage is refused in this window.
      }
    },
  ]
}
