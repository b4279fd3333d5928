import { returnDays } from '@seberang/domain/limits'
import { type InvoiceStatus } from '@seberang/domain/api'
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
  /** Of a paid invoice: what is still to be paid, and why. */
  following: readonly { amount: string; reason: string }[]
  /** Of money that is kept to be returned. */
  received: { because: NotPaid; at: string } | undefined
  /** Of an invoice that stayed unpaid. */
  because: Unpaid | undefined
  ended: Ended | undefined
  /** Of a reversed payment: whether what was returned for it is out of the wallet again. */
  withdrawn: boolean
}

/** Why an invoice stayed unpaid: its time is up, or what became of its payment at the bank. */
export type Unpaid = 'deadline' | 'denied' | 'cancelled' | 'taken_back'

/** What an invoice that ended without payment leaves behind. */
export interface Ended {
  /** Where all of its parcels are; undefined if they are not in one of these places. */
  parcels: 'in_locker' | 'expected' | undefined
  /** Vouchers that can be used again. */
  vouchers: number
  /** Their codes. */
  carts: readonly string[]
}

/** Why money that came in could not pay its invoice. */
export type NotPaid = Exclude<InvoiceStatus, 'pending'> | 'other_amount'
type MailTextOf = (about: MailAbout) => Written

/** What a payment leads to: departure, first the end of the check in quarantine or the arrival, or delivery to the door. */
export type NextStep = 'leaves' | 'checked_first' | 'arrives_first' | 'to_the_door'

interface LetterTexts {
  greeting: string
  /** Labels of the one figure. */
  due: string
  paid: string
  /** Beside what was paid before. */
  paidNow: string
  credited: string
  amount: string
  notDue: string
  /** Beside an amount that is no longer due. */
  cancelled: string
  until: (time: string) => string
  pay: (amount: string) => string
  payBy: (method: string) => string
  open: string
  openLocker: string
  openOrder: string
  receipt: string
  changes: string
  leviesSame: string
  /** The sums of a measured shipment. */
  price: (count: number) => string
  /** Before a credit. */
  priceBefore: string
  /** Where it is not all paid. */
  agreedBefore: string
  together: string
  waits: string
  /** Of an open invoice: a parcel of it is in quarantine. */
  beingChecked: string
  /** What a balance can be used for. */
  balance: string
  replaces: (code: string, amount: string) => string
  /** Beside a credit. */
  cancels: (code: string, amount: string) => string
  /** Where the page of an invoice is, by the word of the menu. */
  help: (code: string) => string
  helpLocker: string
  never: string
}

/** The text around the bill in every mail about money. */
export const letterTexts: Record<Language, LetterTexts> = {
  id: {
    greeting: 'Hi Titipers,',
    due: 'Harus dibayar',
    paid: 'Sudah dibayar',
    paidNow: 'Dibayar sekarang',
    credited: 'Masuk ke dompet',
    amount: 'Jumlah',
    notDue: 'Tidak perlu dibayar',
    cancelled: 'batal',
    until: (time) => `sebelum ${time}`,
    pay: (amount) => `Bayar ${amount}`,
    payBy: (method) => `Cara bayar: ${method}. Nomornya kami kirim dalam surat tersendiri.`,
    open: 'Buka invoice',
    openLocker: 'Buka locker',
    openOrder: 'Buka pesanan',
    receipt: 'Lihat dan cetak invoice',
    changes: 'Apa yang berubah',
    leviesSame: 'Bea masuk, PPN, dan PPh tidak berubah.',
    price: (count) => (count > 1 ? `Harga ${count} kiriman sekarang` : 'Harga sekarang'),
    priceBefore: 'Harga sebelumnya',
    agreedBefore: 'Sudah disepakati sebelumnya',
    together: 'Total semua kiriman',
    waits:
      'Kirimanmu baru diantar ke rumah setelah ini lunas. Lewat tenggat, tagihannya diperpanjang dengan angka yang sama dan kamu dapat surat baru.',
    beingChecked:
      'Petugas masih memeriksa paketmu di quarantine. Invoice ini sudah bisa dibayar; paketnya berangkat setelah pemeriksaan selesai.',
    replaces: (code, amount) =>
      `Tagihan ini menggantikan ${code} sebesar ${amount}, yang tidak perlu dibayar lagi.`,
    cancels: (code, amount) => `Tagihan ${code} sebesar ${amount} dibatalkan dan tidak perlu dibayar lagi.`,
    balance:
      'Uangnya tersimpan sebagai saldo dompet atas namamu. Saat ini saldo belum bisa dipakai membayar di checkout dan belum bisa ditarik.',
    help: (code) => `Tombol tidak terbuka? Masuk ke Seberang, buka Daftar invoice, lalu ${code}.`,
    helpLocker: 'Tombol tidak terbuka? Masuk ke Seberang, lalu buka Locker Import.',
    never: 'Kami tidak pernah meminta kata sandi, kode, atau PIN lewat e-mail.',
  },
  en: {
    greeting: 'Hi Titipers,',
    due: 'To be paid',
    paid: 'Paid',
    paidNow: 'Paid now',
    credited: 'Into your wallet',
    amount: 'Amount',
    notDue: 'Not to be paid',
    cancelled: 'cancelled',
    until: (time) => `before ${time}`,
    pay: (amount) => `Pay ${amount}`,
    payBy: (method) => `Payment method: ${method}. Its number comes in a mail of its own.`,
    open: 'Open the invoice',
    openLocker: 'Open the locker',
    openOrder: 'Open the order',
    receipt: 'See and print the invoice',
    changes: 'What has changed',
    leviesSame: 'Import duty, VAT and income tax are the same.',
    price: (count) => (count > 1 ? `Price of ${count} shipments now` : 'Price now'),
    priceBefore: 'Price before',
    agreedBefore: 'Agreed before',
    together: 'All shipments together',
    waits:
      'Your shipment goes to your door once this is paid. After the deadline the invoice is renewed with the same figures, and you get a new mail.',
    beingChecked:
      'We are still checking your parcel in quarantine. This invoice can be paid already; the parcel leaves once the check is over.',
    replaces: (code, amount) => `It replaces invoice ${code} of ${amount}, which no longer has to be paid.`,
    cancels: (code, amount) => `Invoice ${code} of ${amount} is cancelled and no longer has to be paid.`,
    balance:
      'The money is kept as the balance of your wallet. Today a balance can neither pay at checkout nor be withdrawn.',
    help: (code) => `The button does not open? Log in to Seberang, open Invoices, then ${code}.`,
    helpLocker: 'The button does not open? Log in to Seberang, then open Import locker.',
    never: 'We never ask for a password, a code or a PIN by e-mail.',
  },
  zh: {
    greeting: 'Hi Titipers，',
    due: '应付',
    paid: '已付',
    paidNow: '本次支付',
    credited: '存入钱包',
    amount: '金额',
    notDue: '无需支付',
    cancelled: '已取消',
    until: (time) => `截止 ${time}`,
    pay: (amount) => `支付 ${amount}`,
    payBy: (method) => `支付方式：${method}。号码另行发送。`,
    open: '打开账单',
    openLocker: '打开进口仓',
    openOrder: '打开订单',
    receipt: '查看并打印账单',
    changes: '有何变化',
    leviesSame: '关税、增值税和所得税不变。',
    price: (count) => (count > 1 ? `${count} 个货件的现价` : '现价'),
    priceBefore: '原价',
    agreedBefore: '此前已议定',
    together: '全部货件合计',
    waits: '付清后货件才会派送到家。逾期后账单按相同金额续期，你会收到新邮件。',
    beingChecked: '工作人员仍在隔离区审核你的包裹。账单现在即可支付；审核结束后包裹才会发出。',
    replaces: (code, amount) => `此账单取代 ${code}（${amount}），后者无需再付。`,
    cancels: (code, amount) => `账单 ${code}（${amount}）已取消，无需再付。`,
    balance: '款项以你的名义存为钱包余额。目前余额不能用于结算付款，也不能提现。',
    help: (code) => `按钮打不开？登录 Seberang，打开账单列表，再选 ${code}。`,
    helpLocker: '按钮打不开？登录 Seberang，再打开进口仓。',
    never: '我们绝不会通过邮件索要密码、验证码或 PIN。',
  },
}

const nextSteps: Record<Language, Record<NextStep, string>> = {
  id: {
    leaves: 'Kirimanmu segera diberangkatkan.',
    checked_first:
      'Petugas masih memeriksa paketmu di quarantine. Kami berangkatkan begitu pemeriksaannya selesai.',
    arrives_first: 'Kami berangkatkan begitu paketnya sampai di gudang.',
    to_the_door: 'Dari kami tidak ada lagi yang menahan pengantaran ke rumah.',
  },
  en: {
    leaves: 'Your shipment will leave soon.',
    checked_first: 'We are still checking your parcel in quarantine. It leaves as soon as the check is over.',
    arrives_first: 'We send it on as soon as the parcel has reached our warehouse.',
    to_the_door: 'Nothing on our side holds back the delivery to your door any more.',
  },
  zh: {
    leaves: '货件即将发出。',
    checked_first: '工作人员仍在隔离区审核你的包裹，审核结束即发出。',
    arrives_first: '包裹一到仓库我们就发出。',
    to_the_door: '我们这边可以安排派送到家了。',
  },
}

interface PaymentTexts {
  stillDue: (amount: string, reason: string) => string
  stillDueSubject: (subject: string, amounts: string) => string
  /** Where a difference is due, it does not hold back the departure, but the delivery to the door. */
  waits: string
  join: string
  because: Record<NotPaid, string>
  returned: (about: { amount: string; code: string; at: string; because: string }) => string
}

const paymentTexts: Record<Language, PaymentTexts> = {
  id: {
    stillDue: (amount, reason) => `Masih harus dibayar ${amount}. ${reason} `,
    stillDueSubject: (subject, amounts) => `${subject}, masih harus dibayar ${amounts}`,
    waits: 'Tagihannya kami kirim terpisah; paketnya baru diantar ke rumah setelah itu lunas. ',
    join: ' dan ',
    because: {
      paid: 'tagihannya sudah lunas',
      expired: 'waktu bayarnya sudah habis',
      cancelled: 'tagihannya sudah dibatalkan',
      other_amount: 'jumlahnya lain dari tagihannya',
    },
    returned: ({ amount, code, at, because }) =>
      `Kami menerima ${amount} untuk ${code} pada ${at}, tetapi ${because}. Uangnya kami simpan terpisah atas namamu, bukan di dompet, dan kami transfer kembali paling lama ${returnDays} hari kerja. Petugas menghubungimu lewat e-mail ini untuk rekening tujuannya.`,
  },
  en: {
    stillDue: (amount, reason) => `${amount} are still to be paid. ${reason} `,
    stillDueSubject: (subject, amounts) => `${subject}, ${amounts} still to be paid`,
    waits: 'That invoice comes in a mail of its own; the parcel goes to your door once it is paid. ',
    join: ' and ',
    because: {
      paid: 'that invoice was already paid',
      expired: 'the time to pay was over',
      cancelled: 'that invoice had been cancelled',
      other_amount: 'the amount is not that of the invoice',
    },
    returned: ({ amount, code, at, because }) =>
      `We received ${amount} for ${code} on ${at}, but ${because}. We keep the money apart in your name, not in the wallet, and transfer it back within ${returnDays} working days. We ask you by e-mail for the account to transfer it to.`,
  },
  zh: {
    stillDue: (amount, reason) => `仍应付 ${amount}。${reason}`,
    stillDueSubject: (subject, amounts) => `${subject}，仍应付 ${amounts}`,
    waits: '账单另行发送；付清后包裹才会派送到家。',
    join: '、',
    because: {
      paid: '该账单已付清',
      expired: '付款时间已过',
      cancelled: '该账单已取消',
      other_amount: '金额与账单不符',
    },
    returned: ({ amount, code, at, because }) =>
      `我们于 ${at} 收到 ${code} 的 ${amount}，但${because}。款项以你的名义单独保管（不在钱包中），我们会在 ${returnDays} 个工作日内转回。工作人员会通过此邮箱向你确认收款账户。`,
  },
}

function stillDue(following: MailAbout['following'], language: Language): string {
  if (following.length === 0) return ''
  const texts = paymentTexts[language]
  return following.map(({ amount, reason }) => texts.stillDue(amount, reason)).join('') + texts.waits
}

function paidSubject(subject: string, following: MailAbout['following'], language: Language): string {
  const texts = paymentTexts[language]
  const amounts = following.map(({ amount }) => amount).join(texts.join)
  return amounts === '' ? subject : texts.stillDueSubject(subject, amounts)
}

function returned({ code, total, received }: MailAbout, language: Language): string {
  const texts = paymentTexts[language]
  if (!received) throw new Error(`nothing was received for ${code}`)
  const because = texts.because[received.because]
  return texts.returned({ amount: formatRupiah(total), code, at: received.at, because })
}

const endedTexts: Record<
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
  renewed: Record<Unpaid, string>
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
    renewed: {
      deadline: 'Tenggat yang lama sudah lewat. Tagihannya diperpanjang dengan angka yang sama.',
      denied: 'Bank menolak pembayaranmu. Angkanya tetap sama, tenggat dan nomornya baru.',
      cancelled: 'Pembayaranmu dibatalkan di bank. Angkanya tetap sama, tenggat dan nomornya baru.',
      taken_back: 'Bank menarik kembali pembayaranmu. Angkanya tetap sama, tenggat dan nomornya baru.',
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
    renewed: {
      deadline: 'The earlier deadline is over. The invoice is renewed with the same figures.',
      denied: 'The bank denied your payment. The figures stay the same, the deadline and the number are new.',
      cancelled:
        'Your payment was cancelled at the bank. The figures stay the same, the deadline and the number are new.',
      taken_back:
        'The bank took back your payment. The figures stay the same, the deadline and the number are new.',
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
    renewed: {
      deadline: '原期限已过，账单按相同金额续期。',
      denied: '银行拒绝了你的付款。金额不变，期限和付款号码已更新。',
      cancelled: '你的付款在银行被取消。金额不变，期限和付款号码已更新。',
      taken_back: '银行撤回了你的付款。金额不变，期限和付款号码已更新。',
    },
  },
}

function leftBy(ended: Ended | undefined, language: Language): string {
  if (!ended) return ''
  const texts = endedTexts[language]
  const { parcels, vouchers } = ended
  return (parcels ? texts[parcels] : '') + (vouchers > 0 ? texts.vouchers(vouchers) : '')
}

const kinds = [
  'issued',
  'paid',
  'refund',
  'reopened',
  'additional',
  'renewed',
  'credit',
  'ended',
  'reversed',
  'cancelled',
] as const
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
    id: ({ code, total, next, following }) => ({
      subject: paidSubject(`Pembayaran ${code} diterima`, following, 'id'),
      text: `Pembayaran ${formatRupiah(total)} untuk ${code} sudah kami terima. ${stillDue(following, 'id')}${nextSteps.id[next]}`,
    }),
    en: ({ code, total, next, following }) => ({
      subject: paidSubject(`Payment for ${code} received`, following, 'en'),
      text: `We have received ${formatRupiah(total)} for ${code}. ${stillDue(following, 'en')}${nextSteps.en[next]}`,
    }),
    zh: ({ code, total, next, following }) => ({
      subject: paidSubject(`已收到 ${code} 的付款`, following, 'zh'),
      text: `我们已收到 ${code} 的付款 ${formatRupiah(total)}。${stillDue(following, 'zh')}${nextSteps.zh[next]}`,
    }),
  },
  refund: {
    id: (about) => ({
      subject: `${formatRupiah(about.total)} untuk ${about.code} akan kami kembalikan`,
      text: returned(about, 'id'),
    }),
    en: (about) => ({
      subject: `We will return ${formatRupiah(about.total)} for ${about.code}`,
      text: returned(about, 'en'),
    }),
    zh: (about) => ({
      subject: `${about.code} 的 ${formatRupiah(about.total)} 将退还`,
      text: returned(about, 'zh'),
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
    id: ({ code, total, cause, because = 'deadline' }) => ({
      subject: `Masih harus dibayar ${formatRupiah(total)}: ${cause}`,
      text: `${unpaidTexts.id.renewed[because]} Tagihannya tetap ${code}.`,
    }),
    en: ({ code, total, cause, because = 'deadline' }) => ({
      subject: `${formatRupiah(total)} still to be paid: ${cause}`,
      text: `${unpaidTexts.en.renewed[because]} It is still ${code}.`,
    }),
    zh: ({ code, total, cause, because = 'deadline' }) => ({
      subject: `仍应付 ${formatRupiah(total)}：${cause}`,
      text: `${unpaidTexts.zh.renewed[because]}账单仍为 ${code}。`,
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
  reversed: {
    id: ({ code, total, withdrawn }) => ({
      subject: `Pembayaran ${code} ditarik kembali oleh bank`,
      text: `Bank menarik kembali pembayaran ${formatRupiah(total)} untuk ${code}. Invoice asalnya sudah berakhir, jadi tagihan ini batal dan tidak perlu dibayar lagi.${withdrawn ? ' Uang yang kami kembalikan ke dompet untuk pembayaran ini kami tarik lagi.' : ''}`,
    }),
    en: ({ code, total, withdrawn }) => ({
      subject: `The bank took back the payment for ${code}`,
      text: `The bank took back the payment of ${formatRupiah(total)} for ${code}. The invoice it belonged to has ended, so this one is cancelled and need not be paid again.${withdrawn ? ' What we had returned to your wallet for this payment is withdrawn.' : ''}`,
    }),
    zh: ({ code, total, withdrawn }) => ({
      subject: `银行撤回了 ${code} 的付款`,
      text: `银行撤回了 ${code} 的付款 ${formatRupiah(total)}。原账单已结束，因此本账单取消，无需再付。${withdrawn ? '此前为该付款退回钱包的款项一并撤回。' : ''}`,
    }),
  },
}

export const invoiceMail = (kind: InvoiceMail, language: Language, about: MailAbout): Written =>
  mailTexts[kind][language](about)
