import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { Ended, MailTexts, Unpaid } from './mail-about.ts'

const leftTexts: Record<
  Language,
  Record<'in_locker' | 'expected', string> & { vouchers: (count: number) => string }
> = {
  id: {
    in_locker: 'Kirimanmu kembali ke locker. ',
    expected: 'Paketnya tetap kami tunggu di gudang. ',
    vouchers: () => 'Vouchermu bisa dipakai lagi. ',
  },
  en: {
    in_locker: 'Your shipments are back in the locker. ',
    expected: 'We still expect the parcels at our warehouse. ',
    vouchers: (count) => `Your ${count > 1 ? 'vouchers' : 'voucher'} can be used again. `,
  },
  zh: {
    in_locker: '货件已回到进口仓。',
    expected: '我们仍在仓库等待包裹到达。',
    vouchers: () => '优惠券可再次使用。',
  },
}

interface UnpaidTexts {
  /** Before the code of an invoice that has ended. */
  subject: Record<Unpaid, string>
  text: Record<Unpaid, (total: string) => string>
}

const unpaidTexts: Record<Language, UnpaidTexts> = {
  id: {
    subject: {
      deadline: 'Kedaluwarsa',
      denied: 'Pembayaran ditolak bank',
      cancelled: 'Pembayaran dibatalkan di bank',
      taken_back: 'Pembayaran ditarik kembali oleh bank, waktunya sudah habis',
    },
    text: {
      deadline: (total) =>
        `Waktu untuk membayar ${total} sudah habis, dan nomor pembayarannya tidak berlaku lagi. `,
      denied: (total) => `Bank menolak pembayaran ${total}, dan nomor pembayarannya tidak berlaku lagi. `,
      cancelled: (total) =>
        `Pembayaran ${total} dibatalkan di bank, dan nomor pembayarannya tidak berlaku lagi. `,
      taken_back: (total) =>
        `Bank menarik kembali pembayaran ${total}, dan waktu untuk membayarnya lagi sudah habis. Invoicenya kedaluwarsa. `,
    },
  },
  en: {
    subject: {
      deadline: 'Expired',
      denied: 'The bank denied the payment',
      cancelled: 'The payment was cancelled at the bank',
      taken_back: 'The bank took back the payment and its time is up',
    },
    text: {
      deadline: (total) => `The time to pay ${total} is over, and its payment number is no longer valid. `,
      denied: (total) => `The bank denied the payment of ${total}, and its number is no longer valid. `,
      cancelled: (total) =>
        `The payment of ${total} was cancelled at the bank, and its number is no longer valid. `,
      taken_back: (total) =>
        `The bank took back the payment of ${total}, and the time to pay it again is over. The invoice has expired. `,
    },
  },
  zh: {
    subject: {
      deadline: '已过期',
      denied: '银行拒绝了付款',
      cancelled: '付款在银行被取消',
      taken_back: '银行撤回了付款，且已逾期',
    },
    text: {
      deadline: (total) => `支付 ${total} 的时间已过，付款号码不再有效。`,
      denied: (total) => `银行拒绝了 ${total} 的付款，付款号码不再有效。`,
      cancelled: (total) => `${total} 的付款在银行被取消，付款号码不再有效。`,
      taken_back: (total) => `银行撤回了 ${total} 的付款，重新付款的时间已过，账单已过期。`,
    },
  },
}

function leftBy(ended: Ended | undefined, language: Language): string {
  if (!ended) return ''
  const texts = leftTexts[language]
  const { parcels, vouchers } = ended
  return (parcels ? texts[parcels] : '') + (vouchers > 0 ? texts.vouchers(vouchers) : '')
}

/** An invoice that ended without payment, or need not be paid any more. */
export const endedTexts = {
  ended: {
    id: ({ code, total, because = 'deadline', ended }) => ({
      subject: `${unpaidTexts.id.subject[because]}: invoice ${code}`,
      text: `${unpaidTexts.id.text[because](formatRupiah(total))}${leftBy(ended, 'id')}Checkout lagi dari locker untuk invoice baru.${because === 'taken_back' ? '' : ' Terlanjur transfer? Uangmu kami kembalikan.'}`,
    }),
    en: ({ code, total, because = 'deadline', ended }) => ({
      subject: `${unpaidTexts.en.subject[because]}: invoice ${code}`,
      text: `${unpaidTexts.en.text[because](formatRupiah(total))}${leftBy(ended, 'en')}Check out again from your locker for a new invoice.${because === 'taken_back' ? '' : ' Transferred already? We return your money.'}`,
    }),
    zh: ({ code, total, because = 'deadline', ended }) => ({
      subject: `${unpaidTexts.zh.subject[because]}：账单 ${code}`,
      text: `${unpaidTexts.zh.text[because](formatRupiah(total))}${leftBy(ended, 'zh')}请在进口仓重新结算以获取新账单。${because === 'taken_back' ? '' : '已经转账？我们会退还款项。'}`,
    }),
  },
  cancelled: {
    id: ({ code, total }) => ({
      subject: `Tidak perlu dibayar: tagihan ${code}`,
      text: `Tagihan ${code} sebesar ${formatRupiah(total)} kami batalkan: harganya kembali seperti yang sudah kamu bayar.`,
    }),
    en: ({ code, total }) => ({
      subject: `No longer to be paid: invoice ${code}`,
      text: `We have cancelled invoice ${code} of ${formatRupiah(total)}: the price is again what you have paid.`,
    }),
    zh: ({ code, total }) => ({
      subject: `无需支付：账单 ${code}`,
      text: `我们已取消账单 ${code}（${formatRupiah(total)}）：价格恢复为你已支付的金额。`,
    }),
  },
} satisfies Record<string, MailTexts>
