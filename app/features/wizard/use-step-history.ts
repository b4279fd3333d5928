import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { draftSteps, type DraftStep, type ShipmentDraft } from './draft/draft.ts'

interface StepHistory {
  /** Gives the next step an entry of its own. */
  push: (next: DraftStep) => void
}

/**
 * The steps in the browser's history: Back and Forward go through them. An entry belongs to one draft, so that Back
 * after saving does not open a step of the next shipment.
 */
export function useStepHistory(
  { key, step }: Pick<ShipmentDraft, 'key' | 'step'>,
  onReturn: (step: DraftStep) => void,
): StepHistory {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const seen = useRef(location.key)
  const returned = useEffectEvent(onReturn)
  const entry = stepIn(location.state, key)

  useEffect(() => {
    // The first page shows the step of the draft, also after a reload.
    if (seen.current === location.key) return
    seen.current = location.key
    if (type === NavigationType.Pop && entry) returned(entry)
  }, [location.key, type, entry])

  return {
    push(next) {
      const { pathname, search } = location
      void navigate({ pathname, search }, { replace: true, state: { draft: key, step } })
      void navigate({ pathname }, { state: { draft: key, step: next } })
    },
  }
}

function stepIn(state: unknown, key: string): DraftStep | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  if (!('draft' in state && 'step' in state) || state.draft !== key) return undefined
  return draftSteps.find((step) => step === state.step)
}
