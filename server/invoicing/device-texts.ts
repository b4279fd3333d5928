import type { Language } from '@seberang/domain/language'
import type { EventFacts, InvoiceChanges } from './invoice-letters.ts'

/** Of what a device says of an invoice; a checkout is made on the page that shows it. */
type DeviceEvent = 'due' | 'paid' | 'changed' | 'refund_not_due'

/** How devices are told of an invoice, or of money; null: not at all. */
export const deviceEvents: Record<keyof InvoiceChanges | keyof EventFacts, DeviceEvent | null> = {
  issued: null,
  additional: 'due',
  renewed: 'due',
  reopened: 'due',
  paid: 'paid',
  credit: 'changed',
  credit_undone: 'changed',
  returned: 'changed',
  cancelled: 'changed',
  replaced: 'changed',
  withdrawn: 'changed',
  proof_rejected: 'due',
  refund: 'changed',
  money_returned: 'changed',
  money_unreturned: 'changed',
  refund_withdrawn: 'changed',
  refund_not_due: 'refund_not_due',
  paid_by_other: 'paid',
  ended: 'changed',
  reversed: 'changed',
  reversed_standing: 'changed',
  paid_later: null,
  reminder: 'due',
  reduced: 'changed',
  raised: 'due',
  owes_nothing: 'changed',
}

/** Anyone reads a lock screen: that there is something, not how much. The code stands after the words. */
export const deviceTexts: Record<Language, Record<DeviceEvent, { title: string; text: string }>> = {
  id: {
    due: { title: 'Ada yang harus dibayar', text: 'Buka untuk melihat jumlah dan batas waktunya.' },
    paid: { title: 'Pembayaranmu diterima', text: 'Buka untuk melihat rinciannya.' },
    changed: { title: 'Ada kabar tentang tagihanmu', text: 'Buka untuk melihat apa yang berubah.' },
    refund_not_due: { title: 'Pengembalian danamu tidak jadi', text: 'Buka untuk melihat alasannya.' },
  },
  en: {
    due: { title: 'There is something to pay', text: 'Open it to see how much and until when.' },
    paid: { title: 'Your payment has arrived', text: 'Open it to see the details.' },
    changed: { title: 'News about your invoice', text: 'Open it to see what changed.' },
    refund_not_due: { title: 'Your refund is no longer due', text: 'Open it to see why.' },
  },
  zh: {
    due: { title: '你有待付款项', text: '打开查看金额和截止时间。' },
    paid: { title: '已收到你的付款', text: '打开查看明细。' },
    changed: { title: '你的账单有更新', text: '打开查看变更内容。' },
    refund_not_due: { title: '你的退款已取消', text: '打开查看原因。' },
  },
}
