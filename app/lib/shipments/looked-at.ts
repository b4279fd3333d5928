import type { InvoiceType } from '@seberang/domain/api'
import { proofWaiting, transferOver } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { isProofWaiting, isTransferOver, type Unpaid } from './due.ts'

/** What is said in place of its deadline while a transfer for it is being looked at. */
export const lookedAtText = (
  invoice: Unpaid & { invoice_type: InvoiceType },
  language: Language,
): { label: string; title: string; text: string } | undefined => {
  if (isProofWaiting(invoice)) return proofWaiting(language)
  return isTransferOver(invoice) ? transferOver(invoice, language) : undefined
}
