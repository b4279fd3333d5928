import type { Cart } from '@seberang/domain/api'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reference } from '../../lib/reference/reference.ts'
import { useTypedWork } from '../../lib/session/typed-work.ts'
import { draftOfCart } from './draft/draft-of-cart.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import { dropFiles } from './send-files.ts'
import type { KeptEdit } from './use-edit-draft.ts'
import { useShipmentDraft } from './use-shipment-draft.ts'

interface EditedShipment {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  revision: number
  /** The saved shipment that the changes started from. */
  read: Cart
  version: number
  isChanged: boolean
  /** It started with changes that were typed earlier. */
  isResumed: boolean
  /** Discards the local changes in favour of what is saved. */
  adoptTheirs: () => void
}

/** A saved shipment with what is typed over it, which survives a reload. */
export function useEditedShipment({
  cart,
  reference,
  kept,
}: {
  cart: Cart
  reference: Reference
  kept: KeptEdit
}): EditedShipment {
  const { t } = useTranslation('wizard')
  const [read, setRead] = useState(cart)
  const { resumed, keep, forget } = kept
  const [isResumed, setResumed] = useState(resumed !== null)
  const [version, setVersion] = useState(resumed?.version ?? cart.version)
  const [start, setStart] = useState(() => resumed?.draft ?? draftOfCart(cart, namesOf(t), reference.agents))
  const keepTyped = useCallback((typed: ShipmentDraft) => keep(version, typed), [keep, version])
  const { draft, change, revision, isTyped } = useShipmentDraft(start, keepTyped)
  const isChanged = isTyped || isResumed
  useTypedWork(isChanged)

  function adoptTheirs(): void {
    void dropFiles(draft)
    void forget()
    setRead(cart)
    setVersion(cart.version)
    setResumed(false)
    setStart(draftOfCart(cart, namesOf(t), reference.agents))
  }

  return { draft, change, revision, read, version, isChanged, isResumed, adoptTheirs }
}

/** Names for files whose name the server does not store. */
const namesOf = (t: (key: 'field.photo' | 'field.document' | 'boxes.invoice') => string) => ({
  photo: t('field.photo'),
  document: t('field.document'),
  invoice: t('boxes.invoice'),
})
