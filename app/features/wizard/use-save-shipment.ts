import { calls, type Priced } from '@seberang/domain/api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLocalAddress } from '../../lib/addresses/book-address.ts'
import { handOverLocalAddresses } from '../../lib/addresses/hand-over.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { savedOf, type SavedState } from '../../lib/navigation/saved-link.ts'
import { toCartInput } from './draft/convert.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import { useRefusal } from './refusal.ts'
import { dropFiles, sendFiles } from './send-files.ts'

interface SaveShipment {
  run: (draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]) => Promise<void>
  saving: boolean
  /** The reasons of a refusal, one per line. */
  failure: readonly string[]
}

interface SaveOptions {
  /** The price on the screen. */
  shown: Priced | undefined
  change: (change: DraftChange) => void
  /** The draft was saved as a shipment and can be deleted. */
  forget: () => Promise<void>
}

/** Saves the shipment exactly once and goes on to the address for its seller. */
export function useSaveShipment({ shown, change, forget }: SaveOptions): SaveShipment {
  const navigate = useNavigate()
  const linesOf = useRefusal('summary.failed')
  const [failure, setFailure] = useState<readonly string[]>([])
  const [saving, setSaving] = useState(false)
  const { trigger } = useChange(calls.createCart, [calls.carts, calls.cartCounts])

  async function save(draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]): Promise<string> {
    const addressId = isLocalAddress(chosen.addressId) ? await handedOver(chosen.addressId) : chosen.addressId
    if (addressId !== undefined && addressId !== chosen.addressId) change({ type: 'address', addressId })
    const sent = await sendFiles(draft, change)
    const { cart_code } = await trigger({
      body: toCartInput(sent, { ...chosen, addressId: addressId ?? chosen.addressId }),
      // The draft's own key: a retry after a lost response, even days later, finds the shipment that was created.
      idempotencyKey: draft.key,
    })
    return cart_code
  }

  async function run(draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]): Promise<void> {
    if (saving) return
    setFailure([])
    setSaving(true)
    try {
      const code = await save(draft, chosen)
      await forget()
      await dropFiles(draft)
      await navigate(savedOf(code), { state: { shown } satisfies SavedState })
    } catch (error) {
      setFailure(linesOf(error))
    } finally {
      setSaving(false)
    }
  }

  return { run, saving, failure }
}

/** @returns the server's id of an address that was only in this browser. @throws why it still is */
async function handedOver(localId: string): Promise<string | undefined> {
  const { ids, stayed } = await handOverLocalAddresses()
  const reason = stayed.get(localId)
  if (reason) throw reason
  return ids.get(localId)
}
