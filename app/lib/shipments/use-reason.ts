import { useTranslation } from 'react-i18next'

const known = [
  'no_products',
  'no_papers',
  'cannot_be_priced',
  'in_quarantine',
  'invoice_open',
  'already_paid',
  'no_address',
] as const

/** Why a shipment does not allow something, in words; `can` and the refusals of the server name it by its key. */
export function useReason(): (key: string) => string {
  const { t } = useTranslation('locker')
  return (key) => t(`reason.${known.find((one) => one === key) ?? 'other'}`)
}
