import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { AboutTakenBack, TakenBackBy } from './mail-about.ts'

interface TakenBackTexts {
  /** In a subject. */
  subject: (code: string) => string
  /** Of a sentence. */
  text: (amount: string, code: string) => string
}

const texts: Record<Language, Record<TakenBackBy, TakenBackTexts>> = {
  id: {
    gateway: {
      subject: (code) => `Pembayaran ${code} ditarik kembali oleh bank`,
      text: (amount, code) => `Bank menarik kembali pembayaran ${amount} untuk ${code}.`,
    },
    operator: {
      subject: (code) => `Pembayaran ${code} keliru kami catat`,
      text: (amount, code) =>
        `Kami keliru mencatat transfer ${amount} untuk ${code}; transfer itu untuk tagihan lain.`,
    },
  },
  en: {
    gateway: {
      subject: (code) => `The bank took back the payment for ${code}`,
      text: (amount, code) => `The bank took back the payment of ${amount} for ${code}.`,
    },
    operator: {
      subject: (code) => `We had recorded the payment for ${code} by mistake`,
      text: (amount, code) =>
        `We had recorded a transfer of ${amount} for ${code} by mistake; it was for another invoice.`,
    },
  },
  zh: {
    gateway: {
      subject: (code) => `银行撤回了 ${code} 的付款`,
      text: (amount, code) => `银行撤回了 ${code} 的付款 ${amount}。`,
    },
    operator: {
      subject: (code) => `${code} 的付款登记有误`,
      text: (amount, code) => `我们误将一笔 ${amount} 的转账登记到 ${code}；该转账属于另一张账单。`,
    },
  },
}

/** What became of a payment, in the words of a subject and of a sentence. */
export function takenBackText(
  { code, total, by }: AboutTakenBack,
  language: Language,
): { subject: string; text: string } {
  const { subject, text } = texts[language][by]
  return { subject: subject(code), text: text(formatRupiah(total), code) }
}
