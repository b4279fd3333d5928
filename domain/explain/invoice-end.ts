import { formatRupiah, fullStop, joinSentences, withoutFullStop } from '../format/index.ts'
import type { Language } from '../language/index.ts'
import type { InvoiceEnd } from '../status/index.ts'

interface EndTexts {
  /** On a badge. */
  label: string
  /** A heading, without a full stop. */
  title: string
  /** What happened to a payment of this amount. */
  text: (total: string) => string
}

interface NextTexts {
  /** Where nothing more is known of its shipments. */
  goods: string
  again: string
  /** In place of both, of a top-up: one that was never paid, or whose payment was taken back. */
  topUp: string
  /** In place of both, once they are in the checkout invoice of this code. */
  done: (code: string) => string
  /** In place of both, once they are all deleted. */
  deleted: string
  /** For somebody who has sent money all the same. */
  late: string
  nothing: string
  /** Why an operator withdrew it. */
  why: (reason: string) => string
}

const ends: Record<Language, Record<InvoiceEnd, EndTexts>> = {
  id: {
    deadline: {
      label: 'Kedaluwarsa',
      title: 'Kedaluwarsa',
      text: (total) => `Waktu untuk membayar ${total} sudah habis, dan invoice ini tidak berlaku lagi.`,
    },
    denied: {
      label: 'Ditolak bank',
      title: 'Pembayaran ditolak bank',
      text: (total) => `Bank menolak pembayaran ${total}, dan nomor pembayarannya tidak berlaku lagi.`,
    },
    cancelled: {
      label: 'Dibatalkan di bank',
      title: 'Pembayaran dibatalkan di bank',
      text: (total) => `Pembayaran ${total} dibatalkan di bank, dan nomor pembayarannya tidak berlaku lagi.`,
    },
    taken_back: {
      label: 'Ditarik bank',
      title: 'Pembayaran ditarik kembali oleh bank',
      text: (total) => `Bank menarik kembali pembayaran ${total}, dan invoice ini tidak bisa dibayar lagi.`,
    },
    replaced: {
      label: 'Diganti',
      title: 'Diganti pengukuran baru',
      text: (total) => `Tagihan ${total} ini tidak perlu dibayar lagi.`,
    },
    order_ended: {
      label: 'Tidak perlu dibayar',
      title: 'Pesanannya sudah berakhir',
      text: (total) => `Tagihan ${total} ini tidak perlu dibayar lagi.`,
    },
    withdrawn: {
      label: 'Ditarik kembali',
      title: 'Kami tarik kembali',
      text: (total) => `Tagihan ${total} ini tidak perlu dibayar lagi.`,
    },
    given_up: {
      label: 'Kamu batalkan',
      title: 'Kamu membatalkan invoice ini',
      text: (total) => `Invoice ${total} ini tidak perlu dibayar, dan tidak berlaku lagi.`,
    },
    returned: {
      label: 'Dikembalikan',
      title: 'Semuanya sudah dikembalikan',
      text: () => 'Semua yang ditagih invoice ini sudah dikembalikan, jadi tidak ada yang perlu dibayar.',
    },
  },
  en: {
    deadline: {
      label: 'Expired',
      title: 'Expired',
      text: (total) => `The time to pay ${total} is over, and this invoice is no longer valid.`,
    },
    denied: {
      label: 'Denied by the bank',
      title: 'The bank denied the payment',
      text: (total) => `The bank denied the payment of ${total}, and its number is no longer valid.`,
    },
    cancelled: {
      label: 'Cancelled at the bank',
      title: 'The payment was cancelled at the bank',
      text: (total) =>
        `The payment of ${total} was cancelled at the bank, and its number is no longer valid.`,
    },
    taken_back: {
      label: 'Taken back',
      title: 'The bank took back the payment',
      text: (total) => `The bank took back the payment of ${total}, and this invoice can no longer be paid.`,
    },
    replaced: {
      label: 'Replaced',
      title: 'Replaced by a newer measurement',
      text: (total) => `This invoice of ${total} no longer has to be paid.`,
    },
    order_ended: {
      label: 'Not to be paid',
      title: 'Its order has ended',
      text: (total) => `This invoice of ${total} no longer has to be paid.`,
    },
    withdrawn: {
      label: 'Withdrawn',
      title: 'We withdrew it',
      text: (total) => `This invoice of ${total} no longer has to be paid.`,
    },
    given_up: {
      label: 'Cancelled by you',
      title: 'You cancelled this invoice',
      text: (total) => `This invoice of ${total} does not have to be paid, and is no longer valid.`,
    },
    returned: {
      label: 'Returned',
      title: 'All of it was returned',
      text: () => 'All that this invoice asked for was returned, so nothing has to be paid.',
    },
  },
  zh: {
    deadline: {
      label: '已过期',
      title: '已过期',
      text: (total) => `支付 ${total} 的时间已过，此账单不再有效。`,
    },
    denied: {
      label: '银行拒绝',
      title: '银行拒绝了付款',
      text: (total) => `银行拒绝了 ${total} 的付款，付款号码不再有效。`,
    },
    cancelled: {
      label: '在银行取消',
      title: '付款在银行被取消',
      text: (total) => `${total} 的付款在银行被取消，付款号码不再有效。`,
    },
    taken_back: {
      label: '银行撤回',
      title: '银行撤回了付款',
      text: (total) => `银行撤回了 ${total} 的付款，本账单无法再支付。`,
    },
    replaced: {
      label: '已被取代',
      title: '已由新的测量取代',
      text: (total) => `这张 ${total} 的账单无需再付。`,
    },
    order_ended: {
      label: '无需支付',
      title: '订单已结束',
      text: (total) => `这张 ${total} 的账单无需再付。`,
    },
    withdrawn: {
      label: '已撤销',
      title: '我们已撤销',
      text: (total) => `这张 ${total} 的账单无需再付。`,
    },
    given_up: {
      label: '你已取消',
      title: '你取消了这张账单',
      text: (total) => `这张 ${total} 的账单无需支付，不再有效。`,
    },
    returned: {
      label: '已退回',
      title: '款项已全部退回',
      text: () => '本账单的全部款项已退回，无需付款。',
    },
  },
}

const nexts: Record<Language, NextTexts> = {
  id: {
    goods: 'Kirimanmu kembali ke tempatnya semula.',
    again: 'Checkout lagi dari locker untuk invoice baru.',
    topUp: 'Isi saldo ini tidak ada di saldomu. Isi lagi dari dompet.',
    done: (code) => `Dengan invoice ${code} kirimannya sudah kamu checkout lagi.`,
    deleted: 'Kirimannya sudah kamu hapus.',
    late: 'Terlanjur transfer? Uangmu kami kembalikan.',
    nothing: 'Tidak ada yang perlu dibayar.',
    why: (reason) => `Alasannya: ${reason}`,
  },
  en: {
    goods: 'Your shipments are back where they were.',
    again: 'Check out again from your locker for a new invoice.',
    topUp: 'This top-up is not in your balance. Top up again in your wallet.',
    done: (code) => `With invoice ${code} you have checked its shipments out again.`,
    deleted: 'You have deleted its shipments.',
    late: 'Transferred already? We return your money.',
    nothing: 'Nothing has to be paid.',
    why: (reason) => `The reason: ${reason}`,
  },
  zh: {
    goods: '货件已回到原处。',
    again: '请在进口仓重新结算以获取新账单。',
    topUp: '余额不含此充值。请在钱包重新充值。',
    done: (code) => `货件已用账单 ${code} 重新结算。`,
    deleted: '货件已被你删除。',
    late: '已经转账？我们会退还款项。',
    nothing: '无需付款。',
    why: (reason) => `原因：${reason}`,
  },
}

/**
 * What each end leaves: the goods, to check out again, and a payment that may still come in; only the goods, where it was
 * paid already, so that nobody sends money late; or nothing that anybody has to do.
 */
const leaves: Record<InvoiceEnd, 'goods_and_late_payment' | 'goods' | 'nothing'> = {
  deadline: 'goods_and_late_payment',
  denied: 'goods_and_late_payment',
  cancelled: 'goods_and_late_payment',
  given_up: 'goods_and_late_payment',
  taken_back: 'goods',
  replaced: 'nothing',
  order_ended: 'nothing',
  withdrawn: 'nothing',
  returned: 'nothing',
}

export interface InvoiceEndText {
  label: string
  title: string
  text: string
  /** What to do now, without what happened; of one that was withdrawn, after the reason for that. */
  next: string
}

interface InvoiceEndFacts {
  because: InvoiceEnd
  total: number
  /** Where its shipments are and what else it leaves behind, in sentences. */
  left?: string | undefined
  /** The text beside it already says that money goes back. */
  isReturning?: boolean
  /** Why an operator withdrew it. */
  reason?: string | undefined
  /** The invoice that all of its shipments have been checked out with since. */
  checkedOutAgain?: string | undefined
  /** All of its shipments are deleted. */
  allDeleted?: boolean
  /** It was to fill the wallet, and has no shipments. */
  isTopUp?: boolean
}

/**
 * Why an invoice ended without payment and what to do about it, in the same words on its page, in lists, in the bell, on
 * paper and in mails.
 */
export function invoiceEnd(
  {
    because,
    total,
    left,
    isReturning = false,
    reason,
    checkedOutAgain,
    allDeleted = false,
    isTopUp = false,
  }: Readonly<InvoiceEndFacts>,
  language: Language,
): InvoiceEndText {
  const { label, title, text } = ends[language][because]
  const { goods, again, topUp, done, deleted, late, nothing, why } = nexts[language]
  const waits = isTopUp ? [topUp] : allDeleted ? [deleted] : [left ?? goods, again]
  const withdrawn = reason === undefined ? undefined : fullStop(why(withoutFullStop(reason)), language)
  const next =
    leaves[because] === 'nothing'
      ? [withdrawn, nothing]
      : [
          ...(checkedOutAgain === undefined ? waits : [done(checkedOutAgain)]),
          leaves[because] === 'goods_and_late_payment' && !isReturning && late,
        ]
  return {
    label,
    title,
    text: joinSentences([withdrawn, text(formatRupiah(total))], language),
    next: joinSentences(next, language),
  }
}
