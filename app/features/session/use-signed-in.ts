import type { SignedIn } from '@seberang/domain/api'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { pageAfterSignIn } from '../../lib/session/previous-page.ts'
import { updateSession } from '../../lib/session/session.ts'

/** Keeps who signed in and goes on to where they were heading. */
export function useSignedIn(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  return async ({ token, customer }) => {
    await updateSession({ token, customer })
    // Nothing that was read for somebody else may stay on the screen.
    await mutate(() => true, undefined, { revalidate: false })
    await navigate(pageAfterSignIn(), { replace: true })
  }
}
