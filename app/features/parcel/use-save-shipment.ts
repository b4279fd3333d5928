import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-call.ts'
import { paths } from '../../shell/paths.ts'
import { toCartInput } from './convert.ts'
import type { ShipmentDraft } from './draft.ts'

interface SaveShipment {
  run: (draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]) => Promise<void>
  saving: boolean
  /** What the server refused, a line each. */
  failure: readonly string[]
}

/** Saves the shipment once, however often the button is pressed, and goes to the locker. */
export function useSaveShipment(): SaveShipment {
  const { t } = useTranslation(['parcel', 'common'])
  const navigate = useNavigate()
  const toaster = useToast()
  const [failure, setFailure] = useState<readonly string[]>([])
  // One key per shipment: pressing again after a lost answer finds the cart that was already made.
  const key = useRef(crypto.randomUUID())
  const { trigger, isMutating } = useChange(calls.createCart, [calls.carts, calls.cartCounts])

  async function run(draft: ShipmentDraft, chosen: Parameters<typeof toCartInput>[1]): Promise<void> {
    setFailure([])
    try {
      const { cart_code } = await trigger({ body: toCartInput(draft, chosen), idempotencyKey: key.current })
      toaster.show({ text: t('summary.saved', { code: cart_code }) })
      await navigate(paths.lockerImport)
    } catch (error) {
      key.current = crypto.randomUUID()
      setFailure(linesOf(error))
    }
  }

  function linesOf(error: unknown): readonly string[] {
    if (!(error instanceof ApiError)) return [t('common:error.network')]
    if (error.fields.length > 0) return error.fields.map(({ message }) => message)
    return [error.status < 500 ? error.message : t('summary.failed')]
  }

  return { run, saving: isMutating, failure }
}
