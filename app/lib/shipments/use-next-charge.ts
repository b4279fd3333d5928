import type { NextCharge } from '@seberang/domain/api'
import { formatRupiah, withoutFullStop } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'

/** The charge that came after one that was withdrawn, in a sentence. */
export function useNextCharge(): (charge: NextCharge) => string {
  const { t } = useTranslation('invoice')
  return ({ invoice_code: code, amount, reason }) =>
    t('over.additional.later', {
      code,
      now: formatRupiah(amount),
      reason: withoutFullStop(reason),
    })
}
