import type { Language } from '../language/index.ts'
import type { NotPaid } from '../status/index.ts'

const because: Record<Language, Record<NotPaid, string>> = {
  id: {
    paid: 'tagihannya sudah lunas',
    deadline: 'waktu bayarnya sudah habis',
    denied: 'bank sudah menolak pembayaran tagihan ini',
    cancelled: 'pembayaran tagihan ini sudah dibatalkan di bank',
    taken_back: 'pembayaran tagihan ini sudah ditarik kembali',
    replaced: 'tagihannya sudah diganti',
    order_ended: 'pesanannya sudah berakhir',
    withdrawn: 'tagihannya sudah kami tarik kembali',
    given_up: 'invoice ini sudah kamu batalkan',
    returned: 'semua yang ditagih sudah dikembalikan',
    other_amount: 'jumlahnya lain dari tagihannya',
  },
  en: {
    paid: 'that invoice was already paid',
    deadline: 'the time to pay was over',
    denied: 'the bank had denied the payment of that invoice',
    cancelled: 'the payment of that invoice had been cancelled at the bank',
    taken_back: 'the payment of that invoice had been taken back',
    replaced: 'that invoice had been replaced',
    order_ended: 'its order had ended',
    withdrawn: 'we had withdrawn that invoice',
    given_up: 'you had cancelled that invoice',
    returned: 'all that it asked for had been returned',
    other_amount: 'the amount is not that of the invoice',
  },
  zh: {
    paid: '该账单已付清',
    deadline: '付款时间已过',
    denied: '银行已拒绝该账单的付款',
    cancelled: '该账单的付款已在银行取消',
    taken_back: '该账单的付款已被撤回',
    replaced: '该账单已被取代',
    order_ended: '其订单已结束',
    withdrawn: '我们已撤销该账单',
    given_up: '你已取消该账单',
    returned: '该账单的款项已全部退回',
    other_amount: '金额与账单不符',
  },
}

/** Why money that came in could not pay its invoice, in the middle of a sentence. */
export const notPaidText = (why: NotPaid, language: Language): string => because[language][why]
