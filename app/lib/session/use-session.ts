import { useSyncExternalStore } from 'react'
import { session, subscribeToSession, type Session } from './session.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, session, session)
}
