import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { Mail } from '../mail/mailer.ts'

type Written = Omit<Mail, 'to'>
type Told = (invoice: { code: string; total: number }) => Written

/** What an additional invoice is for that a measurement made. */
export const measuredReason: Record<Language, string> = {
  id: 'Berat atau ukuran sebenarnya lebih besar dari perkiraan.',
  en: 'The parcel is heavier or larger than estimated.',
  zh: '包裹的实际重量或尺寸大于预估。',
}

const kinds = ['paid', 'refund', 'reopened', 'additional', 'credit'] as const
export type InvoiceMail = (typeof kinds)[number]

const told: Record<InvoiceMail, Record<Language, Told>> = {
  paid: {
    id: ({ code, total }) => ({
      subject: `Pembayaran ${code} diterima`,
      text: `Hi Titipers,\n\nPembayaran ${formatRupiah(total)} untuk ${code} sudah kami terima. Kirimanmu segera diberangkatkan.\n`,
    }),
    en: ({ code, total }) => ({
      subject: `Payment for ${code} received`,
      text: `Hi Titipers,\n\nWe have received ${formatRupiah(total)} for ${code}. Your shipment will leave soon.\n`,
    }),
    zh: ({ code, total }) => ({
      subject: `已收到 ${code} 的付款`,
      text: `Hi Titipers,\n\n我们已收到 ${code} 的付款 ${formatRupiah(total)}，货件即将发出。\n`,
    }),
  },
  refund: {
    id: ({ code, total }) => ({
      subject: `Uang untuk ${code} akan kami kembalikan`,
      text: `Hi Titipers,\n\nKami menerima ${formatRupiah(total)} untuk ${code}, tetapi tagihannya sudah lunas, berakhir, atau jumlahnya berbeda. Uangnya kami simpan untuk dikembalikan kepadamu.\n`,
    }),
    en: ({ code, total }) => ({
      subject: `We will return the money for ${code}`,
      text: `Hi Titipers,\n\nWe received ${formatRupiah(total)} for ${code}, but that invoice was already paid or over, or the amount was another. We keep it to return it to you.\n`,
    }),
    zh: ({ code, total }) => ({
      subject: `${code} 的款项将退还`,
      text: `Hi Titipers,\n\n我们收到 ${code} 的 ${formatRupiah(total)}，但该账单已付、已结束或金额不符。款项将退还给你。\n`,
    }),
  },
  reopened: {
    id: ({ code, total }) => ({
      subject: `Pembayaran ${code} dibatalkan oleh bank`,
      text: `Hi Titipers,\n\nBank menarik kembali pembayaran ${formatRupiah(total)} untuk ${code}. Tagihannya terbuka lagi sampai waktunya habis.\n`,
    }),
    en: ({ code, total }) => ({
      subject: `The bank took back the payment for ${code}`,
      text: `Hi Titipers,\n\nThe bank took back the payment of ${formatRupiah(total)} for ${code}. The invoice is open again until its time is up.\n`,
    }),
    zh: ({ code, total }) => ({
      subject: `银行撤回了 ${code} 的付款`,
      text: `Hi Titipers,\n\n银行撤回了 ${code} 的付款 ${formatRupiah(total)}。账单重新开放，直至到期。\n`,
    }),
  },
  additional: {
    id: ({ code, total }) => ({
      subject: `Tagihan tambahan ${code}`,
      text: `Hi Titipers,\n\nKirimanmu perlu tambahan ${formatRupiah(total)}. Lihat dan bayar tagihan ${code}; setelah lunas kirimanmu bisa diantar ke rumah.\n`,
    }),
    en: ({ code, total }) => ({
      subject: `Additional invoice ${code}`,
      text: `Hi Titipers,\n\nYour shipment costs ${formatRupiah(total)} more. See and pay invoice ${code}; once it is paid, your shipment can go to your door.\n`,
    }),
    zh: ({ code, total }) => ({
      subject: `附加账单 ${code}`,
      text: `Hi Titipers，\n\n你的货件需补付 ${formatRupiah(total)}。请查看并支付账单 ${code}；付清后即可派送到家。\n`,
    }),
  },
  credit: {
    id: ({ code, total }) => ({
      subject: `${formatRupiah(total)} masuk ke saldomu`,
      text: `Hi Titipers,\n\n${formatRupiah(total)} untuk ${code} sudah kami kembalikan ke saldomu.\n`,
    }),
    en: ({ code, total }) => ({
      subject: `${formatRupiah(total)} is in your wallet`,
      text: `Hi Titipers,\n\nWe have returned ${formatRupiah(total)} for ${code} to your wallet.\n`,
    }),
    zh: ({ code, total }) => ({
      subject: `${formatRupiah(total)} 已存入钱包`,
      text: `Hi Titipers，\n\n${code} 的 ${formatRupiah(total)} 已退回你的钱包。\n`,
    }),
  },
}

export function invoiceMail(
  kind: InvoiceMail,
  language: Language,
  invoice: { code: string; total: number },
): Written {
  return told[kind][language](invoice)
}
