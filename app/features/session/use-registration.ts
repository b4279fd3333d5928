import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepRegistration, readRegistration, type Registration } from '../../lib/session/registration.ts'

interface UseRegistration {
  /** Undefined until it is read. */
  registration: Registration | undefined
  /** The step on the screen: Back shows an earlier one. */
  shown: Registration['step']
  advance: (next: Registration) => void
  /** Keeps what was entered on the step on the screen. */
  update: (changed: Registration) => void
  /** To the first step, with what was entered there. */
  goBack: () => void
}

/** The registration under way, as it was left. */
export function useRegistration(): UseRegistration {
  const [registration, setRegistration] = useState<Registration>()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void readRegistration().then(setRegistration)
  }, [])

  const reached = registration?.step ?? 1
  const requested = stepIn(state) ?? reached

  function advance(next: Registration): void {
    // A code works once: Back from what follows it does not lead to it.
    const replace = next.step === 3
    if (!replace) void navigate(pathname, { replace: true, state: { step: 1 } })
    void navigate(pathname, { replace, state: { step: next.step } })
    // An address that is replaced is taken for the same page.
    if (replace) window.scrollTo(0, 0)
    update(next)
  }

  function update(changed: Registration): void {
    setRegistration(changed)
    void keepRegistration(changed)
  }

  return {
    registration,
    shown: requested < reached ? requested : reached,
    advance,
    update,
    goBack: () => void navigate(pathname, { state: { step: 1 } }),
  }
}

function stepIn(state: unknown): Registration['step'] | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined
  return ([1, 2, 3] as const).find((step) => step === state.step)
}
