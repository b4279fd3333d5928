import { invoiceEnd } from '@seberang/domain/explain'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { AboutCause, AboutTakenBack, Ended, MailTexts, Unpaid } from './mail-about.ts'
import { takenBackText } from './taken-back-texts.ts'

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

/** Undefined where there is nothing to say beyond the usual. */
function leftBy({ parcels, vouchers }: Ended, language: Language): string | undefined {
  const texts = leftTexts[language]
  const left = (parcels ? texts[parcels] : '') + (vouchers > 0 ? texts.vouchers(vouchers) : '')
  return left.trim() || undefined
}

interface AboutEnd extends AboutTakenBack {
  because: Unpaid
  ended: Ended
}

function endOf(about: AboutEnd, language: Language) {
  const { total, because, ended, by } = about
  // What a bank did is the reason of the end.
  const before = by === 'operator' && takenBackText(about, language).text
  const left = leftBy(ended, language)
  const isTopUp = ended.carts.length === 0
  const { title, text, next } = invoiceEnd({ because, total, left, isTopUp }, language)
  return { title, text: joinSentences([before, text, next], language) }
}

/** An invoice that ended without payment, or need not be paid any more. */
export const endedTexts: {
  ended: MailTexts<AboutEnd>
  cancelled: MailTexts
  /** By a newer measurement that asks for nothing in its place now. */
  replaced: MailTexts
  withdrawn: MailTexts<AboutCause>
} = {
  ended: {
    id: (about) => {
      const { title, text } = endOf(about, 'id')
      return { subject: `${title}: invoice ${about.code}`, text }
    },
    en: (about) => {
      const { title, text } = endOf(about, 'en')
      return { subject: `${title}: invoice ${about.code}`, text }
    },
    zh: (about) => {
      const { title, text } = endOf(about, 'zh')
      return { subject: `${title}：账单 ${about.code}`, text }
    },
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
  replaced: {
    id: ({ code, total }) => ({
      subject: `Tidak perlu dibayar: tagihan ${code}`,
      text: `Hasil ukur yang lebih baru menggantikan tagihan ${code} sebesar ${formatRupiah(total)}, jadi tagihan itu batal dan tidak perlu dibayar lagi.`,
    }),
    en: ({ code, total }) => ({
      subject: `No longer to be paid: invoice ${code}`,
      text: `A newer measurement takes the place of invoice ${code} of ${formatRupiah(total)}, so it is cancelled and no longer has to be paid.`,
    }),
    zh: ({ code, total }) => ({
      subject: `无需支付：账单 ${code}`,
      text: `更新的测量结果已取代账单 ${code}（${formatRupiah(total)}），该账单已取消，无需再付。`,
    }),
  },
  withdrawn: {
    id: ({ code, total, cause }) => ({
      subject: `Tidak perlu dibayar: tagihan ${code}`,
      text: `Tagihan ${code} sebesar ${formatRupiah(total)} kami tarik kembali dan tidak perlu dibayar. Alasannya: ${cause}`,
    }),
    en: ({ code, total, cause }) => ({
      subject: `No longer to be paid: invoice ${code}`,
      text: `We have withdrawn invoice ${code} of ${formatRupiah(total)}, and it does not have to be paid. The reason: ${cause}`,
    }),
    zh: ({ code, total, cause }) => ({
      subject: `无需支付：账单 ${code}`,
      text: `我们已撤销账单 ${code}（${formatRupiah(total)}），无需支付。原因：${cause}`,
    }),
  },
}
