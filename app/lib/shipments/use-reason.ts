import { useTranslation } from 'react-i18next'

const known = [
  'no_products',
  'no_papers',
  'unclassified',
  'cannot_be_priced',
  'too_valuable',
  'in_quarantine',
  'invoice_open',
  'already_paid',
  'no_address',
] as const

/** The text of a reason key, which `can` and the server's refusals use. */
export function useReason(): (key: string) => string {
  const { t } = useTranslation('locker')
  return (key) => t(`reason.${known.find((one) => one === key) ?? 'other'}`)
}
