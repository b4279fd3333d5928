import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { AboutCause, MailTexts, Unpaid } from './mail-about.ts'

/** Why an invoice is renewed, and what stays. */
const renewedTexts: Record<Language, Record<Unpaid, string>> = {
  id: {
    deadline: 'Tenggat yang lama sudah lewat. Tagihannya diperpanjang dengan angka yang sama.',
    denied: 'Bank menolak pembayaranmu. Angkanya tetap sama, tenggat dan nomornya baru.',
    cancelled: 'Pembayaranmu dibatalkan di bank. Angkanya tetap sama, tenggat dan nomornya baru.',
    taken_back: 'Bank menarik kembali pembayaranmu. Angkanya tetap sama, tenggat dan nomornya baru.',
  },
  en: {
    deadline: 'The earlier deadline is over. The invoice is renewed with the same figures.',
    denied: 'The bank denied your payment. The figures stay the same, the deadline and the number are new.',
    cancelled:
      'Your payment was cancelled at the bank. The figures stay the same, the deadline and the number are new.',
    taken_back:
      'The bank took back your payment. The figures stay the same, the deadline and the number are new.',
  },
  zh: {
    deadline: '原期限已过，账单按相同金额续期。',
    denied: '银行拒绝了你的付款。金额不变，期限和付款号码已更新。',
    cancelled: '你的付款在银行被取消。金额不变，期限和付款号码已更新。',
    taken_back: '银行撤回了你的付款。金额不变，期限和付款号码已更新。',
  },
}

/** An invoice that is to be paid: of a checkout, of a difference, or renewed. */
export const dueTexts: {
  issued: MailTexts
  additional: MailTexts<AboutCause>
  renewed: MailTexts<AboutCause & { because: Unpaid }>
} = {
  issued: {
    id: ({ code, total }) => ({
      subject: `Harus dibayar ${formatRupiah(total)}: invoice ${code}`,
      text: `Invoice ${code} sudah dibuat.`,
    }),
    en: ({ code, total }) => ({
      subject: `${formatRupiah(total)} to be paid: invoice ${code}`,
      text: `Here is invoice ${code}.`,
    }),
    zh: ({ code, total }) => ({
      subject: `应付 ${formatRupiah(total)}：账单 ${code}`,
      text: `账单 ${code} 已生成。`,
    }),
  },
  additional: {
    id: ({ code, total, cause }) => ({
      subject: `Harus dibayar ${formatRupiah(total)}: ${cause}`,
      text: `Ada selisih untuk kirimanmu. Tagihannya ${code}.`,
    }),
    en: ({ code, total, cause }) => ({
      subject: `${formatRupiah(total)} to be paid: ${cause}`,
      text: `Your shipment costs more. The invoice is ${code}.`,
    }),
    zh: ({ code, total, cause }) => ({
      subject: `应付 ${formatRupiah(total)}：${cause}`,
      text: `你的货件需补付，账单为 ${code}。`,
    }),
  },
  renewed: {
    id: ({ code, total, cause, because }) => ({
      subject: `Masih harus dibayar ${formatRupiah(total)}: ${cause}`,
      text: `${renewedTexts.id[because]} Tagihannya tetap ${code}.`,
    }),
    en: ({ code, total, cause, because }) => ({
      subject: `${formatRupiah(total)} still to be paid: ${cause}`,
      text: `${renewedTexts.en[because]} It is still ${code}.`,
    }),
    zh: ({ code, total, cause, because }) => ({
      subject: `仍应付 ${formatRupiah(total)}：${cause}`,
      text: `${renewedTexts.zh[because]}账单仍为 ${code}。`,
    }),
  },
}
