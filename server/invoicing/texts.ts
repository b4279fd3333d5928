import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'

interface Written {
  subject: string
  /** One paragraph. */
  text: string
}
type MailTextOf = (invoice: { code: string; total: number }) => Written

interface LetterTexts {
  greeting: string
  /** Total of several shipments. */
  together: (total: string) => string
  change: (before: string, now: string) => string
  due: (time: string) => string
  open: string
}

/** The text around the bill in every mail about money. */
export const letterTexts: Record<Language, LetterTexts> = {
  id: {
    greeting: 'Hi Titipers,',
    together: (total) => `Total semua kiriman: ${total}`,
    change: (before, now) => `Semula disepakati ${before}, menjadi ${now}.`,
    due: (time) => `Bayar sebelum ${time}.`,
    open: 'Buka invoice',
  },
  en: {
    greeting: 'Hi Titipers,',
    together: (total) => `All shipments together: ${total}`,
    change: (before, now) => `${before} was agreed before; it is ${now} now.`,
    due: (time) => `Pay before ${time}.`,
    open: 'Open the invoice',
  },
  zh: {
    greeting: 'Hi Titipers，',
    together: (total) => `全部货件合计：${total}`,
    change: (before, now) => `原定 ${before}，现为 ${now}。`,
    due: (time) => `请在 ${time} 前付款。`,
    open: '打开账单',
  },
}

const kinds = ['issued', 'paid', 'refund', 'reopened', 'additional', 'credit'] as const
export type InvoiceMail = (typeof kinds)[number]

const mailTexts: Record<InvoiceMail, Record<Language, MailTextOf>> = {
  issued: {
    id: ({ code, total }) => ({
      subject: `Invoice ${code}: ${formatRupiah(total)}`,
      text: `Invoice ${code} sebesar ${formatRupiah(total)} sudah dibuat. Cara bayarnya ada di invoice itu.`,
    }),
    en: ({ code, total }) => ({
      subject: `Invoice ${code}: ${formatRupiah(total)}`,
      text: `Here is invoice ${code} for ${formatRupiah(total)}. Open it to see how to pay.`,
    }),
    zh: ({ code, total }) => ({
      subject: `账单 ${code}：${formatRupiah(total)}`,
      text: `账单 ${code} 已生成，金额 ${formatRupiah(total)}。付款方式见账单。`,
    }),
  },
  paid: {
    id: ({ code, total }) => ({
      subject: `Pembayaran ${code} diterima`,
      text: `Pembayaran ${formatRupiah(total)} untuk ${code} sudah kami terima. Kirimanmu segera diberangkatkan.`,
    }),
    en: ({ code, total }) => ({
      subject: `Payment for ${code} received`,
      text: `We have received ${formatRupiah(total)} for ${code}. Your shipment will leave soon.`,
    }),
    zh: ({ code, total }) => ({
      subject: `已收到 ${code} 的付款`,
      text: `我们已收到 ${code} 的付款 ${formatRupiah(total)}，货件即将发出。`,
    }),
  },
  refund: {
    id: ({ code, total }) => ({
      subject: `Uang untuk ${code} akan kami kembalikan`,
      text: `Kami menerima ${formatRupiah(total)} untuk ${code}, tetapi tagihannya sudah lunas, berakhir, atau jumlahnya berbeda. Uangnya kami simpan untuk dikembalikan kepadamu.`,
    }),
    en: ({ code, total }) => ({
      subject: `We will return the money for ${code}`,
      text: `We received ${formatRupiah(total)} for ${code}, but that invoice was already paid or over, or the amount was another. We keep it to return it to you.`,
    }),
    zh: ({ code, total }) => ({
      subject: `${code} 的款项将退还`,
      text: `我们收到 ${code} 的 ${formatRupiah(total)}，但该账单已付、已结束或金额不符。款项将退还给你。`,
    }),
  },
  reopened: {
    id: ({ code, total }) => ({
      subject: `Pembayaran ${code} dibatalkan oleh bank`,
      text: `Bank menarik kembali pembayaran ${formatRupiah(total)} untuk ${code}. Tagihannya terbuka lagi sampai waktunya habis.`,
    }),
    en: ({ code, total }) => ({
      subject: `The bank took back the payment for ${code}`,
      text: `The bank took back the payment of ${formatRupiah(total)} for ${code}. The invoice is open again until its time is up.`,
    }),
    zh: ({ code, total }) => ({
      subject: `银行撤回了 ${code} 的付款`,
      text: `银行撤回了 ${code} 的付款 ${formatRupiah(total)}。账单重新开放，直至到期。`,
    }),
  },
  additional: {
    id: ({ code, total }) => ({
      subject: `Tagihan tambahan ${code}`,
      text: `Kirimanmu perlu tambahan ${formatRupiah(total)}. Lihat dan bayar tagihan ${code}; setelah lunas kirimanmu bisa diantar ke rumah.`,
    }),
    en: ({ code, total }) => ({
      subject: `Additional invoice ${code}`,
      text: `Your shipment costs ${formatRupiah(total)} more. See and pay invoice ${code}; once it is paid, your shipment can go to your door.`,
    }),
    zh: ({ code, total }) => ({
      subject: `附加账单 ${code}`,
      text: `你的货件需补付 ${formatRupiah(total)}。请查看并支付账单 ${code}；付清后即可派送到家。`,
    }),
  },
  credit: {
    id: ({ code, total }) => ({
      subject: `${formatRupiah(total)} masuk ke saldomu`,
      text: `${formatRupiah(total)} untuk ${code} sudah kami kembalikan ke saldomu.`,
    }),
    en: ({ code, total }) => ({
      subject: `${formatRupiah(total)} is in your wallet`,
      text: `We have returned ${formatRupiah(total)} for ${code} to your wallet.`,
    }),
    zh: ({ code, total }) => ({
      subject: `${formatRupiah(total)} 已存入钱包`,
      text: `${code} 的 ${formatRupiah(total)} 已退回你的钱包。`,
    }),
  },
}

export function invoiceMail(
  kind: InvoiceMail,
  language: Language,
  invoice: { code: string; total: number },
): Written {
  return mailTexts[kind][language](invoice)
}
