import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { About, AboutGoods, MailTexts, Reopened } from './mail-about.ts'

/** Why an invoice is renewed. */
const renewedTexts: Record<Language, Record<Reopened, string>> = {
  id: {
    deadline: 'Tenggat yang lama sudah lewat. Tagihannya diperpanjang dengan angka yang sama.',
    denied: 'Bank menolak pembayaranmu.',
    cancelled: 'Pembayaranmu dibatalkan di bank.',
    taken_back: 'Bank menarik kembali pembayaranmu.',
    wrong_transfer: 'Kami keliru mencatat transfer untuk tagihan lain sebagai pembayaranmu.',
  },
  en: {
    deadline: 'The earlier deadline is over. The invoice is renewed with the same figures.',
    denied: 'The bank denied your payment.',
    cancelled: 'Your payment was cancelled at the bank.',
    taken_back: 'The bank took back your payment.',
    wrong_transfer: 'We had recorded a transfer for another invoice as your payment, by mistake.',
  },
  zh: {
    deadline: '原期限已过，账单按相同金额续期。',
    denied: '银行拒绝了你的付款。',
    cancelled: '你的付款在银行被取消。',
    taken_back: '银行撤回了你的付款。',
    wrong_transfer: '我们误将另一张账单的转账登记为你的付款。',
  },
}

/** What is new of it and what stays: `number` where it is paid to a number of its own. */
const newTexts: Record<Language, Record<'number' | 'deadline', string>> = {
  id: {
    number: 'Angkanya tetap sama, tenggat dan nomornya baru; nomor lama tidak berlaku.',
    deadline: 'Angkanya tetap sama, tenggatnya baru.',
  },
  en: {
    number:
      'The figures stay the same, the deadline and the number are new; the old number is no longer valid.',
    deadline: 'The figures stay the same, the deadline is new.',
  },
  zh: {
    number: '金额不变，期限和付款号码已更新；旧号码已失效。',
    deadline: '金额不变，期限已更新。',
  },
}

interface Renewed extends About, AboutGoods {
  because: Reopened
  hasNumber: boolean
}

const renewedText = ({ because, hasNumber }: Renewed, language: Language): string =>
  joinSentences(
    [
      renewedTexts[language][because],
      because !== 'deadline' && newTexts[language][hasNumber ? 'number' : 'deadline'],
    ],
    language,
  )

/** An invoice that is to be paid: of a checkout, of a difference, or renewed. */
export const dueTexts: {
  issued: MailTexts<About & AboutGoods>
  additional: MailTexts<About & AboutGoods>
  renewed: MailTexts<Renewed>
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
    id: (about) => ({
      subject: `Masih harus dibayar ${formatRupiah(about.total)}: tambahan untuk ${about.goods}`,
      text: `${renewedText(about, 'id')} Tagihannya tetap ${about.code}, untuk ${about.goods}.`,
    }),
    en: (about) => ({
      subject: `${formatRupiah(about.total)} still to be paid: more for ${about.goods}`,
      text: `${renewedText(about, 'en')} It is still ${about.code}, for ${about.goods}.`,
    }),
    zh: (about) => ({
      subject: `仍应付 ${formatRupiah(about.total)}：${about.goods} 补付`,
      text: `${renewedText(about, 'zh')}账单仍为 ${about.code}（${about.goods}）。`,
    }),
  },
}
