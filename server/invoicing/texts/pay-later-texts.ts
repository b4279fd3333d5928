import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { About, AboutTakenBack, Written } from './mail-about.ts'

interface PayLaterMail {
  /** Beside the figure. */
  due: (day: string) => string
  /** `of`: the invoice that was paid with it. */
  paid: (about: About & { of: string }) => Written
  following: (amount: string, reason: string) => string
  /** `days`: since the day on which it is due; below zero before it. */
  reminder: (about: About & { days: number }) => Written
  /** What follows from being overdue. */
  stops: string
  reduced: (about: About & { by: string }) => Written
  /** `more`: how much; `by`: who took back what had paid for it. */
  raised: (about: AboutTakenBack & { more: string }) => Written
  nothing: (about: About) => Written
  /** A credit, of which some is off what is to be paid later. */
  credited: (about: About) => Written
  /** Beside its figure, where all of it is. */
  off: string
  /** How much is, and how much is in the wallet. */
  split: (owed: string, wallet: string | undefined) => string
}

/** Mails about what is paid later. */
export const payLaterMail: Record<Language, PayLaterMail> = {
  id: {
    due: (day) => `jatuh tempo ${day}`,
    paid: ({ code, total, of }) => ({
      subject: `Bayar nanti ${formatRupiah(total)} diterima`,
      text: `${of} kami anggap lunas, jadi kirimanmu jalan terus. Yang harus dibayar nanti ada di invoice ${code}.`,
    }),
    following: (amount, reason) => `Masih ada tagihan lain sebesar ${amount}. ${reason}`,
    reminder: ({ code, total, days }) => {
      if (days > 0)
        return {
          subject: `Lewat jatuh tempo ${days} hari: ${formatRupiah(total)}`,
          text: `Invoice bayar nanti ${code} sudah lewat jatuh tempo ${days} hari.`,
        }
      const when = days === 0 ? 'hari ini' : `${-days} hari lagi`
      return {
        subject: `Jatuh tempo ${when}: ${formatRupiah(total)}`,
        text: `Invoice bayar nanti ${code} jatuh tempo ${when}.`,
      }
    },
    stops:
      'Sampai ini lunas, bayar nanti tidak bisa dipakai untuk tagihan baru. Kirimanmu yang sudah jalan tidak kami tahan.',
    reduced: ({ code, total, by }) => ({
      subject: `Tagihan bayar nanti turun ${by}`,
      text: `Invoice bayar nanti ${code} turun ${by}, jadi ${formatRupiah(total)}. Nomor pembayaran yang lama tidak berlaku lagi.`,
    }),
    raised: ({ code, total, more, by }) => ({
      subject: `Tagihan bayar nanti naik ${more}`,
      text: `${more} yang tadinya mengurangi invoice bayar nanti ${code} kami tarik lagi, karena pembayarannya ${by === 'gateway' ? 'ditarik bank' : 'keliru kami catat'}. Tagihannya jadi ${formatRupiah(total)}.`,
    }),
    nothing: ({ code }) => ({
      subject: `${code} tidak perlu dibayar lagi`,
      text: `Semua yang ditagih invoice bayar nanti ${code} sudah dikembalikan, jadi tidak ada yang perlu dibayar.`,
    }),
    credited: ({ code, total }) => ({
      subject: `${formatRupiah(total)} untuk ${code} dikembalikan`,
      text: `${formatRupiah(total)} untuk ${code} kami kembalikan.`,
    }),
    off: 'Mengurangi bayar nanti',
    split: (owed, wallet) =>
      wallet === undefined
        ? `${owed} mengurangi tagihan bayar nanti yang belum lunas.`
        : `${owed} mengurangi tagihan bayar nanti yang belum lunas, dan ${wallet} masuk ke dompetmu.`,
  },
  en: {
    due: (day) => `due on ${day}`,
    paid: ({ code, total, of }) => ({
      subject: `${formatRupiah(total)} will be paid later`,
      text: `${of} counts as paid, so your shipment goes on. What is to be paid later is on invoice ${code}.`,
    }),
    following: (amount, reason) => `Another ${amount} are to be paid. ${reason}`,
    reminder: ({ code, total, days }) => {
      const [left, over] = [days === -1 ? 'a day' : `${-days} days`, days === 1 ? 'A day' : `${days} days`]
      if (days > 0)
        return {
          subject: `${over} overdue: ${formatRupiah(total)}`,
          text: `Invoice ${code}, which you pay later, is ${over.toLowerCase()} overdue.`,
        }
      const when = days === 0 ? 'today' : `in ${left}`
      return {
        subject: `Due ${when}: ${formatRupiah(total)}`,
        text: `Invoice ${code}, which you pay later, is due ${when}.`,
      }
    },
    stops:
      'Until it is paid, nothing new can be paid later. We do not hold back the shipments that are on their way.',
    reduced: ({ code, total, by }) => ({
      subject: `${by} less to pay later`,
      text: `Invoice ${code}, which you pay later, is ${by} less: ${formatRupiah(total)}. An earlier payment number is no longer valid.`,
    }),
    raised: ({ code, total, more, by }) => ({
      subject: `${more} more to pay later`,
      text: `The ${more} that were off invoice ${code} are due again, since ${by === 'gateway' ? 'the bank took back their payment' : 'we had recorded their payment by mistake'}. It is now ${formatRupiah(total)}.`,
    }),
    nothing: ({ code }) => ({
      subject: `${code} need not be paid any more`,
      text: `All that invoice ${code} asked for was returned, so nothing has to be paid.`,
    }),
    credited: ({ code, total }) => ({
      subject: `${formatRupiah(total)} for ${code} returned`,
      text: `We return ${formatRupiah(total)} for ${code}.`,
    }),
    off: 'Less to pay later',
    split: (owed, wallet) =>
      wallet === undefined
        ? `${owed} come off what you still have to pay later.`
        : `${owed} come off what you still have to pay later, and ${wallet} are in your wallet.`,
  },
  zh: {
    due: (day) => `${day} 到期`,
    paid: ({ code, total, of }) => ({
      subject: `稍后付款 ${formatRupiah(total)} 已接受`,
      text: `${of} 视为已付款，货件照常运送。稍后应付的款项见账单 ${code}。`,
    }),
    following: (amount, reason) => `另有 ${amount} 待付。${reason}`,
    reminder: ({ code, total, days }) => {
      if (days > 0)
        return {
          subject: `已逾期 ${days} 天：${formatRupiah(total)}`,
          text: `稍后付款账单 ${code} 已逾期 ${days} 天。`,
        }
      const when = days === 0 ? '今天' : `${-days} 天后`
      return {
        subject: `${when}到期：${formatRupiah(total)}`,
        text: `稍后付款账单 ${code} ${when}到期。`,
      }
    },
    stops: '付清之前，新账单不能使用稍后付款。已在途的货件不受影响。',
    reduced: ({ code, total, by }) => ({
      subject: `稍后付款减少 ${by}`,
      text: `稍后付款账单 ${code} 减少 ${by}，现为 ${formatRupiah(total)}。此前的付款号码已失效。`,
    }),
    raised: ({ code, total, more, by }) => ({
      subject: `稍后付款增加 ${more}`,
      text: `因${by === 'gateway' ? '银行撤回相关付款' : '相关付款登记有误'}，此前从账单 ${code} 扣减的 ${more} 须重新支付，现为 ${formatRupiah(total)}。`,
    }),
    nothing: ({ code }) => ({
      subject: `${code} 无需再付`,
      text: `稍后付款账单 ${code} 的全部款项已退回，无需付款。`,
    }),
    credited: ({ code, total }) => ({
      subject: `${code} 退回 ${formatRupiah(total)}`,
      text: `我们为 ${code} 退回 ${formatRupiah(total)}。`,
    }),
    off: '抵减稍后付款',
    split: (owed, wallet) =>
      wallet === undefined
        ? `其中 ${owed} 抵减尚未付清的稍后付款账单。`
        : `其中 ${owed} 抵减尚未付清的稍后付款账单，${wallet} 存入你的钱包。`,
  },
}
