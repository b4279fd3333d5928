import { useToast } from '@seberang/design-system/Toast'
import { calls, type Cart } from '@seberang/domain/api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useKeyOf } from '../../lib/api/use-key-of.ts'
import { useUntilOnline } from '../../lib/browser/use-until-online.ts'
import type { QuarantineState } from '../../lib/navigation/paths.ts'
import type { toCartInput } from './draft/convert.ts'
import { changedCart } from './draft/draft-of-cart.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import { useRefusal } from './refusal.ts'
import { dropFiles, sendFiles } from './send-files.ts'

interface UpdateShipment {
  /** @param version the version that was loaded; the newer one to overwrite what was changed elsewhere */
  run: (draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1], version: number) => Promise<void>
  saving: boolean
  /** It is sent as soon as there is a connection again. */
  isWaiting: boolean
  failure: readonly string[]
  /** It was saved elsewhere since it was loaded. */
  isChangedMeanwhile: boolean
}

interface UpdateOptions {
  change: (change: DraftChange) => void
  /** The list that it returns to, and what a toast says there or the list itself. */
  saved: { href: string } & ({ text: string; state?: never } | { text?: never; state: QuarantineState })
  /** The changes were saved, so that their draft can be deleted. */
  forget: () => Promise<void>
  readAgain: () => Promise<unknown>
}

/** Saves an edited shipment as a whole; never overwrites changes from elsewhere unseen. */
export function useUpdateShipment(
  cart: Cart,
  { change, saved, forget, readAgain }: UpdateOptions,
): UpdateShipment {
  const navigate = useNavigate()
  const toaster = useToast()
  const linesOf = useRefusal('edit.failed')
  const [state, setState] = useState<'idle' | 'saving' | 'changed'>('idle')
  const { isWaiting, wait } = useUntilOnline()
  const [failure, setFailure] = useState<readonly string[]>([])
  const keyOf = useKeyOf()
  const { trigger } = useChange(calls.updateCart, [calls.carts, calls.cartCounts, calls.cartOrInvoice])

  async function run(
    draft: ShipmentDraft,
    chosen: Parameters<typeof toCartInput>[1],
    version: number,
  ): Promise<void> {
    if (state === 'saving') return
    setFailure([])
    setState('saving')
    await wait()
    try {
      const body = changedCart(await sendFiles(draft, change), cart, chosen, version)
      await trigger({ body, idempotencyKey: keyOf(body) })
      await forget()
      await dropFiles(draft)
      if (saved.text !== undefined) toaster.show({ text: saved.text })
      await navigate(saved.href, { state: saved.state })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') {
        await readAgain()
        setState('changed')
        return
      }
      setFailure(linesOf(error))
      setState('idle')
    }
  }

  return {
    run,
    saving: state === 'saving',
    isWaiting,
    failure,
    isChangedMeanwhile: state === 'changed',
  }
}
