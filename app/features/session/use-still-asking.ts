import { isPageReplaced, session } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useIsHere } from './use-is-here.ts'

/**
 * Whether the answer to a sign-in that was begun in this render is still for who is at the window: its screen is there, and
 * nobody else has signed in meanwhile. It takes the id of whom an answer signs in.
 */
export function useStillAsking(): (answered?: string) => boolean {
  const begunAs = useSession().customer?.customer_id
  const isHere = useIsHere()
  return (answered) => {
    const now = session().customer?.customer_id
    // A session that has only ended is nobody else's, nor one that another tab has renewed.
    return isHere() && !isPageReplaced() && (now === undefined || now === begunAs || now === answered)
  }
}
