import { formatDeadline, joinSentences } from '../format/index.ts'
import type { Language } from '../language/index.ts'
import { transferMatchedBy } from '../status/index.ts'

interface TransferOverTexts {
  /** On a badge. */
  label: string
  title: string
  sent: (matched: string) => string
  /** What becomes of it where nothing was sent. */
  unsent: Record<'ends' | 'renewed' | 'topUp', string>
}

const texts: Record<Language, TransferOverTexts> = {
  id: {
    label: 'Dicocokkan',
    title: 'Batas transfer lewat',
    sent: (matched) => `Sudah transfer? Kami cocokkan sampai ${matched}.`,
    unsent: {
      ends: 'Belum? Jangan transfer lagi; checkout lagi sesudah itu.',
      renewed: 'Belum? Jangan transfer dulu; sesudah itu tagihannya diperbarui dengan angka yang sama.',
      topUp: 'Belum? Jangan transfer lagi; kalau masih perlu, isi saldo lagi.',
    },
  },
  en: {
    label: 'Being matched',
    title: 'The time to transfer is over',
    sent: (matched) => `Transferred already? We match it until ${matched}.`,
    unsent: {
      ends: 'Not yet? Do not transfer any more; check out again after that.',
      renewed: 'Not yet? Do not transfer now; after that the invoice is renewed with the same figures.',
      topUp: 'Not yet? Do not transfer any more; if you still want to, start another top-up.',
    },
  },
  zh: {
    label: '核对中',
    title: '转账时限已过',
    sent: (matched) => `已经转账？我们会核对至 ${matched}。`,
    unsent: {
      ends: '尚未转账？请不要再转；此后请重新结算。',
      renewed: '尚未转账？请先不要转；此后账单会按相同金额续期。',
      topUp: '尚未转账？请不要再转；如仍需要，请重新充值。',
    },
  },
}

/**
 * That the time of a manual transfer is over while the bank statement is still matched: what to do for those who have
 * sent it, and for those who have not.
 */
export function transferOver(
  { due_date, invoice_type }: Readonly<{ due_date: string; invoice_type: string }>,
  language: Language,
): { label: string; title: string; text: string } {
  const { label, title, sent, unsent } = texts[language]
  const matched = formatDeadline(transferMatchedBy(Date.parse(due_date)), language)
  return { label, title, text: joinSentences([sent(matched), unsent[thenOf(invoice_type)]], language) }
}

function thenOf(type: string): keyof TransferOverTexts['unsent'] {
  if (type === 'topup') return 'topUp'
  return type === 'additional' ? 'renewed' : 'ends'
}
