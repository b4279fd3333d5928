import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'

interface Written {
  subject: string
  /** One paragraph. */
  text: string
}
interface MailAbout {
  code: string
  total: number
  /** Why a shipment costs more, for a subject: by its measurement, or for the reason that an operator gave. */
  cause: string
  /** Of a paid invoice: what comes next. */
  next: NextStep
}
type MailTextOf = (about: MailAbout) => Written

/** What a payment leads to: departure, arrival at the warehouse first, or delivery to the door. */
export type NextStep = 'leaves' | 'arrives_first' | 'to_the_door'

interface LetterTexts {
  greeting: string
  /** Labels of the one figure. */
  due: string
  paid: string
  credited: string
  amount: string
  until: (time: string) => string
  pay: (amount: string) => string
  payBy: (method: string) => string
  open: string
  receipt: string
  changes: string
  weight: string
  size: string
  billed: string
  leviesSame: string
  /** The sums of a measured shipment. */
  price: (count: number) => string
  agreedBefore: string
  together: string
  /** By what a measured shipment is compared with. */
  heavier: Record<'estimated' | 'measured', string>
  measured: Record<'estimated' | 'measured', string>
  waits: string
  replaces: (code: string, amount: string) => string
  renewed: string
  help: (code: string) => string
  never: string
}

/** The text around the bill in every mail about money. */
export const letterTexts: Record<Language, LetterTexts> = {
  id: {
    greeting: 'Hi Titipers,',
    due: 'Harus dibayar',
    paid: 'Sudah dibayar',
    credited: 'Masuk ke dompet',
    amount: 'Jumlah',
    until: (time) => `sebelum ${time}`,
    pay: (amount) => `Bayar ${amount}`,
    payBy: (method) => `Cara bayar: ${method}. Nomornya ada di invoice.`,
    open: 'Buka invoice',
    receipt: 'Lihat dan cetak kuitansi',
    changes: 'Apa yang berubah',
    weight: 'Berat',
    size: 'Dimensi',
    billed: 'Ditagih',
    leviesSame: 'Bea masuk, PPN, dan PPh tidak berubah.',
    price: (count) => (count > 1 ? `Harga ${count} kiriman sekarang` : 'Harga sekarang'),
    agreedBefore: 'Sudah disepakati sebelumnya',
    together: 'Total semua kiriman',
    heavier: {
      estimated: 'kirimanmu lebih besar atau lebih berat dari perkiraan',
      measured: 'kirimanmu diukur ulang, lebih besar atau lebih berat dari semula',
    },
    measured: {
      estimated: 'Kirimanmu sudah ditimbang dan diukur, dan hasilnya lain dari perkiraan.',
      measured: 'Kirimanmu ditimbang dan diukur ulang, dan hasilnya lain dari yang diukur sebelumnya.',
    },
    waits:
      'Kirimanmu baru diantar ke rumah setelah ini lunas. Lewat tenggat, tagihannya diperpanjang dengan angka yang sama dan kamu dapat surat baru.',
    replaces: (code, amount) =>
      `Tagihan ini menggantikan ${code} sebesar ${amount}, yang tidak perlu dibayar lagi.`,
    renewed: 'Tenggat yang lama sudah lewat. Tagihannya diperpanjang dengan angka yang sama.',
    help: (code) => `Tombol tidak terbuka? Masuk ke Seberang, buka Invoice, lalu ${code}.`,
    never: 'Kami tidak pernah meminta kata sandi, kode, atau PIN lewat e-mail.',
  },
  en: {
    greeting: 'Hi Titipers,',
    due: 'To be paid',
    paid: 'Paid',
    credited: 'Into your wallet',
    amount: 'Amount',
    until: (time) => `before ${time}`,
    pay: (amount) => `Pay ${amount}`,
    payBy: (method) => `Payment method: ${method}. Its number is in the invoice.`,
    open: 'Open the invoice',
    receipt: 'See and print the receipt',
    changes: 'What has changed',
    weight: 'Weight',
    size: 'Size',
    billed: 'Billed',
    leviesSame: 'Import duty, VAT and income tax are the same.',
    price: (count) => (count > 1 ? `Price of ${count} shipments now` : 'Price now'),
    agreedBefore: 'Agreed before',
    together: 'All shipments together',
    heavier: {
      estimated: 'your shipment is larger or heavier than estimated',
      measured: 'measured again, your shipment is larger or heavier than before',
    },
    measured: {
      estimated: 'Your shipment has been weighed and measured, and differs from the estimate.',
      measured:
        'Your shipment has been weighed and measured again, and differs from what was measured before.',
    },
    waits:
      'Your shipment goes to your door once this is paid. After the deadline the invoice is renewed with the same figures, and you get a new mail.',
    replaces: (code, amount) => `It replaces invoice ${code} of ${amount}, which no longer has to be paid.`,
    renewed: 'The earlier deadline is over. The invoice is renewed with the same figures.',
    help: (code) => `The button does not open? Log in to Seberang, open Invoices, then ${code}.`,
    never: 'We never ask for a password, a code or a PIN by e-mail.',
  },
  zh: {
    greeting: 'Hi Titipers，',
    due: '应付',
    paid: '已付',
    credited: '存入钱包',
    amount: '金额',
    until: (time) => `截止 ${time}`,
    pay: (amount) => `支付 ${amount}`,
    payBy: (method) => `支付方式：${method}。号码见账单。`,
    open: '打开账单',
    receipt: '查看并打印收据',
    changes: '有何变化',
    weight: '重量',
    size: '尺寸',
    billed: '计费',
    leviesSame: '关税、增值税和所得税不变。',
    price: (count) => (count > 1 ? `${count} 个货件的现价` : '现价'),
    agreedBefore: '此前已议定',
    together: '全部货件合计',
    heavier: {
      estimated: '你的货件比预估更大或更重',
      measured: '重新测量后，你的货件比原先更大或更重',
    },
    measured: {
      estimated: '你的货件已称重测量，与预估不同。',
      measured: '你的货件已重新称重测量，与上次测量不同。',
    },
    waits: '付清后货件才会派送到家。逾期后账单按相同金额续期，你会收到新邮件。',
    replaces: (code, amount) => `此账单取代 ${code}（${amount}），后者无需再付。`,
    renewed: '原期限已过，账单按相同金额续期。',
    help: (code) => `按钮打不开？登录 Seberang，打开账单，再选 ${code}。`,
    never: '我们绝不会通过邮件索要密码、验证码或 PIN。',
  },
}

const nextSteps: Record<Language, Record<NextStep, string>> = {
  id: {
    leaves: 'Kirimanmu segera diberangkatkan.',
    arrives_first: 'Kami berangkatkan begitu paketnya sampai di gudang.',
    to_the_door: 'Dari kami tidak ada lagi yang menahan pengantaran ke rumah.',
  },
  en: {
    leaves: 'Your shipment will leave soon.',
    arrives_first: 'We send it on as soon as the parcel has reached our warehouse.',
    to_the_door: 'Nothing on our side holds back the delivery to your door any more.',
  },
  zh: {
    leaves: '货件即将发出。',
    arrives_first: '包裹一到仓库我们就发出。',
    to_the_door: '我们这边可以安排派送到家了。',
  },
}

const kinds = ['issued', 'paid', 'refund', 'reopened', 'additional', 'renewed', 'credit', 'expired'] as const
export type InvoiceMail = (typeof kinds)[number]

const mailTexts: Record<InvoiceMail, Record<Language, MailTextOf>> = {
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
  paid: {
    id: ({ code, total, next }) => ({
      subject: `Pembayaran ${code} diterima`,
      text: `Pembayaran ${formatRupiah(total)} untuk ${code} sudah kami terima. ${nextSteps.id[next]}`,
    }),
    en: ({ code, total, next }) => ({
      subject: `Payment for ${code} received`,
      text: `We have received ${formatRupiah(total)} for ${code}. ${nextSteps.en[next]}`,
    }),
    zh: ({ code, total, next }) => ({
      subject: `已收到 ${code} 的付款`,
      text: `我们已收到 ${code} 的付款 ${formatRupiah(total)}。${nextSteps.zh[next]}`,
    }),
  },
  refund: {
    id: ({ code, total }) => ({
      subject: `Uang untuk ${code} akan kami kembalikan`,
      text: `Kami menerima ${formatRupiah(total)} untuk ${code}, tetapi tagihannya sudah lunas, berakhir, atau jumlahnya berbeda. Uangnya kami simpan untuk dikembalikan kepadamu.`,
    }),
    en: ({ code, total }) => ({
      subject: `We will return the money for ${code}`,
      text: `We received ${formatRupiah(total)} for ${code}, but that invoice was already paid or over, or the amount was another. We keep it to return it to you.`,
    }),
    zh: ({ code, total }) => ({
      subject: `${code} 的款项将退还`,
      text: `我们收到 ${code} 的 ${formatRupiah(total)}，但该账单已付、已结束或金额不符。款项将退还给你。`,
    }),
  },
  reopened: {
    id: ({ code, total }) => ({
      subject: `Pembayaran ${code} dibatalkan oleh bank`,
      text: `Bank menarik kembali pembayaran ${formatRupiah(total)} untuk ${code}. Tagihannya terbuka lagi sampai waktunya habis.`,
    }),
    en: ({ code, total }) => ({
      subject: `The bank took back the payment for ${code}`,
      text: `The bank took back the payment of ${formatRupiah(total)} for ${code}. The invoice is open again until its time is up.`,
    }),
    zh: ({ code, total }) => ({
      subject: `银行撤回了 ${code} 的付款`,
      text: `银行撤回了 ${code} 的付款 ${formatRupiah(total)}。账单重新开放，直至到期。`,
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
    id: ({ code, total, cause }) => ({
      subject: `Masih harus dibayar ${formatRupiah(total)}: ${cause}`,
      text: `${letterTexts.id.renewed} Tagihannya tetap ${code}.`,
    }),
    en: ({ code, total, cause }) => ({
      subject: `${formatRupiah(total)} still to be paid: ${cause}`,
      text: `${letterTexts.en.renewed} It is still ${code}.`,
    }),
    zh: ({ code, total, cause }) => ({
      subject: `仍应付 ${formatRupiah(total)}：${cause}`,
      text: `${letterTexts.zh.renewed}账单仍为 ${code}。`,
    }),
  },
  credit: {
    id: ({ code, total }) => ({
      subject: `${formatRupiah(total)} masuk ke dompetmu`,
      text: `${formatRupiah(total)} untuk ${code} sudah kami kembalikan ke dompetmu.`,
    }),
    en: ({ code, total }) => ({
      subject: `${formatRupiah(total)} is in your wallet`,
      text: `We have returned ${formatRupiah(total)} for ${code} to your wallet.`,
    }),
    zh: ({ code, total }) => ({
      subject: `${formatRupiah(total)} 已存入钱包`,
      text: `${code} 的 ${formatRupiah(total)} 已退回你的钱包。`,
    }),
  },
  expired: {
    id: ({ code, total }) => ({
      subject: `Kedaluwarsa: invoice ${code}`,
      text: `Waktu untuk membayar ${formatRupiah(total)} sudah habis, dan nomor pembayarannya tidak berlaku lagi. Kirimanmu kembali ke locker, vouchermu bisa dipakai lagi. Checkout lagi untuk invoice baru. Terlanjur transfer? Uangmu kami kembalikan.`,
    }),
    en: ({ code, total }) => ({
      subject: `Expired: invoice ${code}`,
      text: `The time to pay ${formatRupiah(total)} is over, and its payment number is no longer valid. Your shipments are back in the locker, and your voucher can be used again. Check out again for a new invoice. Transferred already? We return your money.`,
    }),
    zh: ({ code, total }) => ({
      subject: `已过期：账单 ${code}`,
      text: `支付 ${formatRupiah(total)} 的时间已过，付款号码不再有效。货件已回到进口仓，优惠券可再次使用。请重新结算以获取新账单。已经转账？我们会退还款项。`,
    }),
  },
}

export const invoiceMail = (kind: InvoiceMail, language: Language, about: MailAbout): Written =>
  mailTexts[kind][language](about)
