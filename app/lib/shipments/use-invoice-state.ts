import type { Invoice } from '@seberang/domain/api'
import { invoiceEnd } from '@seberang/domain/explain'
import type { InvoiceEnd } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

type Tone = 'caution' | 'positive' | 'critical' | 'neutral'

/** What went wrong for its owner is critical; what they need not pay any more is not. */
const endTones: Record<InvoiceEnd, Tone> = {
  deadline: 'critical',
  denied: 'critical',
  cancelled: 'critical',
  taken_back: 'critical',
  replaced: 'neutral',
  order_ended: 'neutral',
}

/** The badge of an invoice: its status, and once it has ended unpaid, why. */
export function useInvoiceState(): (invoice: Pick<Invoice, 'status' | 'ended_because' | 'total'>) => {
  label: string
  tone: Tone
} {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return ({ status, ended_because: because, total }) =>
    because === null
      ? { label: t(`state.${status}`), tone: status === 'paid' ? 'positive' : 'caution' }
      : { label: invoiceEnd({ because, total }, language).label, tone: endTones[because] }
}
