import { formatRupiah, joinSentences } from '@seberang/domain/format'
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

/** What follows where what it paid for stands: goods that have left, a top-up that was spent. */
const standingTexts: Record<Language, Record<'goods' | 'topup', (total: string) => string>> = {
  id: {
    goods: (total) =>
      `Barangnya sudah jalan, jadi ${total} masih harus dibayar. Petugas kami menghubungimu untuk menyelesaikannya.`,
    topup: (total) =>
      `Isi saldo itu, atau sebagiannya, sudah terpakai. Sampai ${total} ditransfer kembali, dompetmu tidak bisa diisi, dipakai, atau ditarik; rekeningnya ada di halaman dompet.`,
  },
  en: {
    goods: (total) =>
      `Your goods have left already, so ${total} is still to be paid. We will contact you to settle it.`,
    topup: (total) =>
      `That top-up, or a part of it, was spent. Until ${total} is transferred back, your wallet cannot be filled, used or withdrawn from; the account is on the wallet’s page.`,
  },
  zh: {
    goods: (total) => `货物已经发出，因此仍需支付 ${total}。我们会联系你处理。`,
    topup: (total) =>
      `该充值已全部或部分使用。转回 ${total} 之前，钱包不能充值、付款或提现；收款账户见钱包页面。`,
  },
}

/** A payment was taken back, and what it paid for stands: what is still owed. @param about.owed in whole rupiah */
export function standingText(
  { owed, isTopUp, ...about }: AboutTakenBack & { owed: number; isTopUp: boolean },
  language: Language,
): { subject: string; text: string } {
  const { subject, text } = takenBackText(about, language)
  const rest = standingTexts[language][isTopUp ? 'topup' : 'goods'](formatRupiah(owed))
  return { subject, text: joinSentences([text, rest], language) }
}

/** What became of a payment, in the words of a subject and of a sentence. */
export function takenBackText(
  { code, total, by }: AboutTakenBack,
  language: Language,
): { subject: string; text: string } {
  const { subject, text } = texts[language][by]
  return { subject: subject(code), text: text(formatRupiah(total), code) }
}
