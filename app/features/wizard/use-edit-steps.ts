import { useState } from 'react'
import { useSectionInView } from '../../lib/browser/use-section-in-view.ts'
import { useFocus } from '../../lib/forms/use-focus.ts'
import type { EditTask } from '../../lib/shipments/cart-text.ts'
import { draftSteps, type DraftStep, type ShipmentDraft } from './draft/draft.ts'
import { isStepComplete, stepOf, type Missing } from './draft/missing.ts'
import { fieldOfPart } from './focus-part.ts'

interface Edited {
  draft: ShipmentDraft
  /** What the shipment lacks. */
  missing: readonly Missing[]
  task: EditTask
}

export interface EditSteps {
  /** The one that is read. */
  current: DraftStep
  /** What is lacking, once it has been asked for. */
  shown: readonly Missing[]
  folded: readonly DraftStep[]
  lacksPart: (step: DraftStep) => boolean
  stateOf: (step: DraftStep) => 'done' | 'current' | 'next'
  goTo: (step: DraftStep) => void
  open: (step: DraftStep) => void
  /** Names all that is lacking, and goes to one part of it. */
  goToMissing: (part: Missing) => void
}

/** The steps of a saved shipment on one page: which are folded, what each lacks, and the way to them. */
export function useEditSteps({ draft, missing, task }: Edited): EditSteps {
  const focus = useFocus()
  const inSight = useSectionInView(draftSteps)
  const [opened, setOpened] = useState<ReadonlySet<DraftStep>>(new Set())
  const [submitted, setSubmitted] = useState(false)

  function goTo(step: DraftStep): void {
    document.getElementById(step)?.scrollIntoView()
    document.getElementById(step)?.focus({ preventScroll: true })
  }

  function open(step: DraftStep): void {
    setOpened(new Set([...opened, step]))
    // Its fields are there once it is shown.
    focus(() => {
      document.getElementById(step)?.scrollIntoView()
      return document.getElementById(step)
    })
  }

  function goToMissing(part: Missing): void {
    setSubmitted(true)
    focus(() => {
      goTo(stepOf[part])
      return fieldOfPart(part, document.getElementById(stepOf[part]))
    })
  }

  const lacksPart = (step: DraftStep): boolean => missing.some((part) => stepOf[part] === step)
  const isComplete = (step: DraftStep): boolean => isStepComplete(step, draft, missing)
  const stateOf = (step: DraftStep): 'done' | 'current' | 'next' =>
    step === inSight ? 'current' : isComplete(step) ? 'done' : 'next'
  /** Who comes to change one thing finds it among what the steps hold; what is asked for is open. */
  const folded = draftSteps.filter(
    (step) =>
      task === 'edit' &&
      !opened.has(step) &&
      isComplete(step) &&
      !(step === 'products' && draft.open !== null),
  )

  return {
    current: inSight,
    shown: submitted ? missing : [],
    folded,
    lacksPart,
    stateOf,
    goTo,
    open,
    goToMissing,
  }
}
