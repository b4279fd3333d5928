import type { Track } from '@seberang/domain/pricing'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFocus } from '../../lib/forms/use-focus.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { toCartInput } from './draft/convert.ts'
import {
  changeDraft,
  draftSteps,
  isBegun,
  type DraftChange,
  type DraftStep,
  type ProductDraft,
  type ShipmentDraft,
} from './draft/draft.ts'
import { fieldOfPart } from './focus-part.ts'
import { missingIn, stepOf, type Known, type Missing } from './draft/missing.ts'
import { productsAreWhole } from './use-known.ts'
import { useStepHistory } from './use-step-history.ts'
import type { PricedDraft } from './use-priced-draft.ts'

interface StepsOptions {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  pricedDraft: PricedDraft
  save: (draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]) => Promise<void>
}

interface Steps {
  goTo: (step: DraftStep) => void
  goBack: () => void
  /** Goes to the next step or to what is missing; the last step saves. */
  goOn: () => void
  goToMissing: (missing: Missing) => void
  /** Opens a step from the review; the next step after it is the review again. */
  edit: (step: DraftStep, part?: Missing) => void
  isReturning: boolean
  /** Shown after the first attempt to continue. */
  shown: readonly Missing[]
  /** Whether the open product has input. */
  hasOpenProduct: boolean
  /** Submits the open product and continues once it is valid. */
  leaveWithProduct: () => void
  /** The open product is submitted by its own button: it stays on this step. */
  stayWithProduct: () => void
  /** The open product was saved. */
  productSubmitted: (product: ProductDraft) => void
}

/** Navigation between the steps, and what each one lacks. */
export function useSteps({ draft, change, pricedDraft, save }: StepsOptions): Steps {
  const { customer } = useSession()
  const navigate = useNavigate()
  /** Another track has fields of its own, which nobody has passed over yet. */
  const [submitted, setSubmitted] = useState<Track>()
  const leaving = useRef(false)
  const [returnsFrom, setReturnsFrom] = useState<DraftStep>()
  const focus = useFocus()
  const { step, open } = draft
  const missing = missingIn(step, draft, pricedDraft.known)
  const place = draftSteps.indexOf(step)
  const isReturning = returnsFrom === step

  const history = useStepHistory(draft, show)

  function show(shown: DraftStep): void {
    setSubmitted(undefined)
    leaving.current = false
    change({ type: 'step', step: shown })
    focus(() => document.querySelector('main'))
  }

  function goTo(next: DraftStep): void {
    show(next)
    setReturnsFrom(undefined)
    if (next !== step) history.push(next)
    window.scrollTo({ top: 0 })
  }

  function edit(next: DraftStep, part?: Missing): void {
    goTo(next)
    setReturnsFrom(next)
    if (part) focus(() => fieldOfPart(part))
  }

  /** The review after one of its parts was changed, or what that change left open elsewhere. */
  function goNext(draft: ShipmentDraft, known: Known): void {
    if (!isReturning) {
      goTo(draftSteps[place + 1] ?? 'summary')
      return
    }
    const [first] = missingIn('summary', draft, known)
    if (!first) {
      goTo('summary')
      return
    }
    explain(first)
  }

  /** Asks for it at its field; from the review, whoever has filled it in returns there. */
  function explain(first: Missing): void {
    if (stepOf[first] !== step) {
      goTo(stepOf[first])
      if (isReturning || step === 'summary') setReturnsFrom(stepOf[first])
    }
    setSubmitted(draft.track)
    focus(() => fieldOfPart(first) ?? document.querySelector('main'))
  }

  function goOn(): void {
    // A guest's account may have the address, and the way to it leads back here: no step is gone through again first.
    const [first] = step === 'summary' && !customer ? missing.filter((part) => part !== 'address') : missing
    if (first) {
      explain(first)
      return
    }
    // An open form without input does not block; one with input stays open until its own step submits it.
    if (open && !isBegun(open)) change({ type: 'product closed' })
    if (step === 'summary') finish()
    else goNext(draft, pricedDraft.known)
  }

  /** Goes on from the products; the draft of this render does not have the saved one yet. */
  function goOnWith(product: ProductDraft): void {
    const saved = changeDraft(draft, { type: 'product saved', product })
    const known = { ...pricedDraft.known, productsAreWhole: productsAreWhole(saved) }
    const [first] = missingIn(step, saved, known)
    if (first) explain(first)
    else goNext(saved, known)
  }

  function finish(): void {
    const { packageId, country } = draft
    const addressId = pricedDraft.address?.address_id
    if (!customer) {
      // Back returns to this step, with all input.
      rememberPage(paths.wizard)
      void navigate(paths.register)
      return
    }
    if (!addressId || !packageId || !country) return
    void save(draft, {
      addressId,
      packageId,
      country,
      agentId: pricedDraft.agent?.id ?? null,
      courierCode: pricedDraft.couriers.code,
    })
  }

  return {
    goTo,
    goBack: () => goTo(draftSteps[place - 1] ?? 'origin'),
    goOn,
    goToMissing: explain,
    edit,
    isReturning,
    shown: submitted === draft.track ? missing : [],
    hasOpenProduct: open !== null && (isBegun(open) || draft.products.length === 0),
    leaveWithProduct: () => {
      leaving.current = true
    },
    stayWithProduct: () => {
      leaving.current = false
    },
    productSubmitted: (product) => {
      if (leaving.current) goOnWith(product)
    },
  }
}
