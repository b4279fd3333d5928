import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { firstInvalid, useFocus } from '../../lib/forms/use-focus.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { toCartInput } from './draft/convert.ts'
import { draftSteps, type DraftChange, type DraftStep, type ShipmentDraft } from './draft/draft.ts'
import { missingIn, stepOf, type Missing } from './draft/missing.ts'
import type { Quote } from './use-quote.ts'

interface StepsOptions {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  quote: Quote
  save: (draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]) => Promise<void>
}

interface Steps {
  goTo: (step: DraftStep) => void
  goBack: () => void
  /** To the next step, or to what is missing; from the last one the shipment is saved. */
  goOn: () => void
  goToMissing: (missing: Missing) => void
  /** Said once somebody tried to go on. */
  shown: readonly Missing[]
  /** A product is open that somebody began to fill in. */
  hasOpenProduct: boolean
  /** The open product is sent; when it is kept, the next step follows. */
  leaveWithProduct: () => void
  productKept: () => void
}

/** The way through the steps: what may be left, what is missing, where to go for it. */
export function useSteps({ draft, change, quote, save }: StepsOptions): Steps {
  const { customer } = useSession()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const leaving = useRef(false)
  const focus = useFocus()
  const { step, open } = draft
  const missing = missingIn(step, draft, quote.known)
  const place = draftSteps.indexOf(step)
  const isBegun = Boolean(open && (open.title || open.price || open.weight || open.hscode))

  function goTo(next: DraftStep): void {
    setAsked(false)
    leaving.current = false
    change({ type: 'step', step: next })
    window.scrollTo({ top: 0 })
    focus(() => document.querySelector('main'))
  }

  function explain(first: Missing): void {
    if (stepOf[first] !== step) goTo(stepOf[first])
    setAsked(true)
    focus(() => firstInvalid() ?? document.querySelector('main'))
  }

  function goOn(): void {
    const [first] = missing
    if (first) {
      explain(first)
      return
    }
    // A form that was opened and never filled in is in nobody's way.
    if (open) change({ type: 'product closed' })
    const next = draftSteps[place + 1]
    if (next) goTo(next)
    else finish()
  }

  function finish(): void {
    const { addressId, packageId, country } = draft
    if (!addressId || !packageId || !country) return
    if (!customer) {
      // The way back leads to this step, with all that was typed.
      rememberPage(paths.wizard)
      void navigate(paths.login)
      return
    }
    void save(draft, { addressId, packageId, country, agentId: quote.agent?.id ?? null })
  }

  return {
    goTo,
    goBack: () => goTo(draftSteps[place - 1] ?? 'origin'),
    goOn,
    goToMissing: explain,
    shown: asked ? missing : [],
    hasOpenProduct: open !== null && (isBegun || draft.products.length === 0),
    leaveWithProduct: () => {
      leaving.current = true
    },
    productKept: () => {
      if (leaving.current) goTo('delivery')
    },
  }
}
