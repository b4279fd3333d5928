import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { Mail } from '../mail/mailer.ts'

type Written = Omit<Mail, 'to'>
type Told = (invoice: { code: string; total: number }) => Written

const told: Record<'paid' | 'refund' | 'reopened', Record<Language, Told>> = {
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
}

export type InvoiceMail = keyof typeof told

export function invoiceMail(
  kind: InvoiceMail,
  language: Language,
  invoice: { code: string; total: number },
): Written {
  return told[kind][language](invoice)
}
