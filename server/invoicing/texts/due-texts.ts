import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { About, AboutGoods, MailTexts, Reopened } from './mail-about.ts'

/** Why an invoice is renewed, and what stays. */
const renewedTexts: Record<Language, Record<Reopened, string>> = {
  id: {
    deadline: 'Tenggat yang lama sudah lewat. Tagihannya diperpanjang dengan angka yang sama.',
    denied: 'Bank menolak pembayaranmu. Angkanya tetap sama, tenggat dan nomornya baru.',
    cancelled: 'Pembayaranmu dibatalkan di bank. Angkanya tetap sama, tenggat dan nomornya baru.',
    taken_back:
      'Bank menarik kembali pembayaranmu. Angkanya tetap sama, tenggat dan nomornya baru; nomor lama tidak berlaku.',
    wrong_transfer:
      'Kami keliru mencatat transfer untuk tagihan lain sebagai pembayaranmu. Angkanya tetap sama, tenggatnya baru.',
  },
  en: {
    deadline: 'The earlier deadline is over. The invoice is renewed with the same figures.',
    denied: 'The bank denied your payment. The figures stay the same, the deadline and the number are new.',
    cancelled:
      'Your payment was cancelled at the bank. The figures stay the same, the deadline and the number are new.',
    taken_back:
      'The bank took back your payment. The figures stay the same, the deadline and the number are new; the old number is no longer valid.',
    wrong_transfer:
      'We had recorded a transfer for another invoice as your payment, by mistake. The figures stay the same, the deadline is new.',
  },
  zh: {
    deadline: '原期限已过，账单按相同金额续期。',
    denied: '银行拒绝了你的付款。金额不变，期限和付款号码已更新。',
    cancelled: '你的付款在银行被取消。金额不变，期限和付款号码已更新。',
    taken_back: '银行撤回了你的付款。金额不变，期限和付款号码已更新；旧号码已失效。',
    wrong_transfer: '我们误将另一张账单的转账登记为你的付款。金额不变，期限已更新。',
  },
}

/** An invoice that is to be paid: of a checkout, of a difference, or renewed. */
export const dueTexts: {
  issued: MailTexts<About & AboutGoods>
  additional: MailTexts<About & AboutGoods>
  renewed: MailTexts<About & AboutGoods & { because: Reopened }>
} = {
  issued: {
    id: ({ code, total, goods }) => ({
      subject: `Harus dibayar ${formatRupiah(total)}: ${goods}`,
      text: `Invoice ${code} untuk ${goods} sudah dibuat.`,
    }),
    en: ({ code, total, goods }) => ({
      subject: `${formatRupiah(total)} to be paid: ${goods}`,
      text: `Here is invoice ${code} for ${goods}.`,
    }),
    zh: ({ code, total, goods }) => ({
      subject: `应付 ${formatRupiah(total)}：${goods}`,
      text: `${goods} 的账单 ${code} 已生成。`,
    }),
  },
  additional: {
    id: ({ code, total, goods }) => ({
      subject: `Harus dibayar ${formatRupiah(total)}: tambahan untuk ${goods}`,
      text: `Ada selisih untuk ${goods}. Tagihannya ${code}.`,
    }),
    en: ({ code, total, goods }) => ({
      subject: `${formatRupiah(total)} to be paid: more for ${goods}`,
      text: `There is more to pay for ${goods}. The invoice is ${code}.`,
    }),
    zh: ({ code, total, goods }) => ({
      subject: `应付 ${formatRupiah(total)}：${goods} 补付`,
      text: `${goods} 需补付，账单为 ${code}。`,
    }),
  },
  renewed: {
    id: ({ code, total, goods, because }) => ({
      subject: `Masih harus dibayar ${formatRupiah(total)}: tambahan untuk ${goods}`,
      text: `${renewedTexts.id[because]} Tagihannya tetap ${code}, untuk ${goods}.`,
    }),
    en: ({ code, total, goods, because }) => ({
      subject: `${formatRupiah(total)} still to be paid: more for ${goods}`,
      text: `${renewedTexts.en[because]} It is still ${code}, for ${goods}.`,
    }),
    zh: ({ code, total, goods, because }) => ({
      subject: `仍应付 ${formatRupiah(total)}：${goods} 补付`,
      text: `${renewedTexts.zh[because]}账单仍为 ${code}（${goods}）。`,
    }),
  },
}
