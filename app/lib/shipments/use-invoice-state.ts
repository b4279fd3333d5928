import type { Invoice } from '@seberang/domain/api'
import { invoiceEnd, transferOver } from '@seberang/domain/explain'
import { isBeingMatched, type InvoiceEnd } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../browser/server-clock.ts'
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
  withdrawn: 'neutral',
  given_up: 'neutral',
}

/** Whether the time of a transfer is over, while its invoice still waits for the bank statement. */
export const isTransferOver = (
  { status, due_date, payment }: Pick<Invoice, 'status' | 'due_date' | 'payment'>,
  now = serverNow(),
): boolean => isBeingMatched({ status, dueAt: Date.parse(due_date), method: payment?.payment_method }, now)

/** The badge of an invoice: its status, that a transfer for it is matched, or why it ended unpaid. */
export function useInvoiceState(): (invoice: Invoice) => { label: string; tone: Tone } {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return (invoice) => {
    const { status, ended_because: because, total, taken_back: reversed } = invoice
    if (because !== null)
      return { label: invoiceEnd({ because, total }, language).label, tone: endTones[because] }
    if (isTransferOver(invoice)) return { label: transferOver(invoice, language).label, tone: 'neutral' }
    if (status === 'paid' && reversed)
      return { label: invoiceEnd({ because: 'taken_back', total }, language).label, tone: 'caution' }
    return { label: t(`state.${status}`), tone: status === 'paid' ? 'positive' : 'caution' }
  }
}
