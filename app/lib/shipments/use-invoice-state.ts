import type { Invoice } from '@seberang/domain/api'
import { invoiceEnd } from '@seberang/domain/explain'
import type { InvoiceEnd } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { isOverdue } from './due.ts'
import { lookedAtText } from './looked-at.ts'

type Tone = 'caution' | 'positive' | 'critical' | 'neutral'

/** What went wrong for its owner is critical; what they need not pay any more is not. */
const endTones: Record<InvoiceEnd, Tone> = {
  deadline: 'critical',
  denied: 'critical',
  cancelled: 'critical',
  taken_back: 'critical',
  replaced: 'neutral',
  order_ended: 'neutral',
  withdrawn: 'neutral',
  given_up: 'neutral',
  returned: 'neutral',
}

/** The badge of an invoice: its status, that a transfer for it is looked at, or why it ended unpaid. */
export function useInvoiceState(): (invoice: Invoice) => { label: string; tone: Tone } {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return (invoice) => {
    const { status, ended_because: because, total, taken_back: reversed } = invoice
    if (because !== null)
      return { label: invoiceEnd({ because, total }, language).label, tone: endTones[because] }
    const lookedAt = lookedAtText(invoice, language)
    if (lookedAt) return { label: lookedAt.label, tone: 'neutral' }
    if (isOverdue(invoice)) return { label: t('later.state'), tone: 'critical' }
    if (status === 'paid' && reversed?.by === 'operator')
      return { label: t('stateMisbooked'), tone: 'caution' }
    if (status === 'paid' && reversed)
      return { label: invoiceEnd({ because: 'taken_back', total }, language).label, tone: 'caution' }
    return { label: t(`state.${status}`), tone: status === 'paid' ? 'positive' : 'caution' }
  }
}
