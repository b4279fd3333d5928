import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageOpened, rememberPage } from '../lib/session/previous-page.ts'
import { visitor, whereTo, type Guard } from './guards.ts'
import { paths, type SignInState } from '../lib/navigation/paths.ts'

/** A page behind its guard. The guard runs once per navigation: signing in and out navigate themselves. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [decision, setDecision] = useState(() => ({ key, elsewhere: whereTo(guard, visitor()) }))
  if (decision.key !== key) setDecision({ key, elsewhere: whereTo(guard, visitor()) })
  const { elsewhere } = decision
  useEffect(() => {
    if (elsewhere === undefined) {
      pageOpened(pathname, search)
      return
    }
    if (elsewhere === paths.login) rememberPage(pathname + search)
    void navigate(elsewhere, { replace: true, state: { sentFrom: pathname } satisfies SignInState })
  }, [elsewhere, navigate, pathname, search])
  return elsewhere === undefined ? children : null
}
