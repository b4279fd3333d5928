import { checkoutReasons, type CheckoutReason } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'

/** What `can` and the server's refusals say, and what is left for the owner of a shipment that can be checked out. */
type Reason = CheckoutReason | 'no_address'

const known: readonly Reason[] = [...checkoutReasons, 'no_address']

/** The text of a reason; one that this app is too old to know has a text of its own. */
export function useReason(): (reason: Reason) => string {
  const { t } = useTranslation('locker')
  return (reason) => t(`reason.${known.includes(reason) ? reason : 'other'}`)
}
