import { useEffect, useRef } from 'react'
import { session } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'

/**
 * Whether the answer to a sign-in that was begun in this render is still for who is at the window: its screen is there, and
 * nobody else has signed in meanwhile.
 */
export function useStillAsking(): () => boolean {
  const { token } = useSession()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current && session().token === token
}
