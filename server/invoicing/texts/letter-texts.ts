import { balanceText } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { greeting } from '../../mail/phrases.ts'

interface LetterTexts {
  greeting: string
  /** The title of a shipment and how many others there are. */
  andOthers: (title: string, others: number) => string
  /** Labels of the one figure. */
  due: string
  /** Of a manual transfer, with its unique code. */
  toTransfer: string
  paid: string
  /** Beside what was paid before. */
  paidNow: string
  credited: string
  creditUndone: string
  amount: string
  notDue: string
  /** Beside an amount that is no longer due. */
  cancelled: string
  until: (time: string) => string
  pay: (amount: string) => string
  /** The button where the page pays nothing: of a transfer by hand. */
  transfer: string
  /** Instead of the number, where the gateway has not given it out in time. */
  numberFollows: string
  open: string
  openLocker: string
  openWallet: string
  /** What a top-up is for. */
  topUp: string
  openOrder: string
  receipt: string
  changes: string
  leviesSame: string
  /** The sums of a measured shipment. */
  priceNow: string
  /** Of the day on which it was billed: a mail may come later. */
  priceOn: (count: number, day: string) => string
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
  /** What a transfer brought above its invoice. */
  surplus: (amount: string) => string
  /** Beside a credit. */
  cancels: (code: string, amount: string) => string
  /** Beside a bill for the rest. */
  undoesCredit: (amounts: { before: string; now: string; creditUndone: string }) => string
  /** Out of the wallet, with the payment that the bank took back. */
  withdrawn: (amount: string) => string
  /** The same of a top-up: it had brought that into the wallet. */
  topUpWithdrawn: (amount: string) => string
  /** Beside a bill that need not be paid again. */
  dueInstead: (code: string, amount: string) => string
  /** Where the page of an invoice is, by the word of the menu. */
  help: (code: string) => string
  helpLocker: string
  helpWallet: string
}

/** The text around the bill in every mail about money. */
export const letterTexts: Record<Language, LetterTexts> = {
  id: {
    greeting: greeting.id,
    andOthers: (title, others) => `${title} dan ${others} kiriman lain`,
    due: 'Harus dibayar',
    toTransfer: 'Yang harus ditransfer',
    paid: 'Sudah dibayar',
    paidNow: 'Dibayar sekarang',
    credited: 'Masuk ke dompet',
    creditUndone: 'Ditarik dari dompet',
    amount: 'Jumlah',
    notDue: 'Tidak perlu dibayar',
    cancelled: 'batal',
    until: (time) => `sebelum ${time}`,
    pay: (amount) => `Bayar ${amount}`,
    transfer: 'Lihat data transfer',
    numberFollows:
      'Nomor pembayarannya ada di halaman invoice. Begitu siap, nomor itu juga kami kirim lewat email.',
    open: 'Buka invoice',
    openLocker: 'Buka locker',
    openWallet: 'Buka dompet',
    topUp: 'isi saldo dompet',
    openOrder: 'Buka pesanan',
    receipt: 'Lihat dan cetak invoice',
    changes: 'Apa yang berubah',
    leviesSame: 'Bea masuk, PPN, dan PPh tidak berubah.',
    priceNow: 'Harga sekarang',
    priceOn: (count, day) => (count > 1 ? `Harga ${count} kiriman per ${day}` : `Harga per ${day}`),
    priceBefore: 'Harga sebelumnya',
    agreedBefore: 'Sudah disepakati sebelumnya',
    together: 'Total semua kiriman',
    waits:
      'Kirimanmu baru diantar ke rumah setelah ini lunas. Lewat tenggat, tagihannya diperpanjang dengan angka yang sama dan kamu dapat email baru.',
    beingChecked:
      'Petugas masih memeriksa paketmu di quarantine. Invoice ini sudah bisa dibayar; paketnya berangkat setelah pemeriksaan selesai.',
    replaces: (code, amount) =>
      `Tagihan ini menggantikan ${code} sebesar ${amount}, yang tidak perlu dibayar lagi.`,
    surplus: (amount) => `${amount} di atas tagihan, penanda transfermu, sudah masuk ke saldo dompetmu.`,
    cancels: (code, amount) => `Tagihan ${code} sebesar ${amount} dibatalkan dan tidak perlu dibayar lagi.`,
    balance: `Uangnya tersimpan sebagai saldo dompet atas namamu. ${balanceText('id')}`,
    undoesCredit: ({ before, now, creditUndone }) =>
      `Setelah pengukuran sebelumnya harganya ${before}; sekarang ${now}. Karena itu ${creditUndone} yang waktu itu masuk ke dompetmu kami tarik kembali, dan hanya sisanya yang kami tagih.`,
    withdrawn: (amount) => `${amount} yang sudah kami kembalikan ke dompetmu kami tarik lagi.`,
    topUpWithdrawn: (amount) => `${amount} dari isi saldo ini keluar lagi dari dompetmu.`,
    dueInstead: (code, amount) =>
      `Sebagai gantinya, yang harus dibayar adalah ${amount} lewat tagihan ${code}.`,
    help: (code) => `Tombol tidak berfungsi? Masuk ke Seberang, buka Daftar invoice, lalu ${code}.`,
    helpLocker: 'Tombol tidak berfungsi? Masuk ke Seberang, lalu buka Locker Import.',
    helpWallet: 'Tombol tidak berfungsi? Masuk ke Seberang, lalu buka Dompet.',
  },
  en: {
    greeting: greeting.en,
    andOthers: (title, others) => `${title} and ${others} other shipments`,
    due: 'To be paid',
    toTransfer: 'To be transferred',
    paid: 'Paid',
    paidNow: 'Paid now',
    credited: 'Into your wallet',
    creditUndone: 'Taken back from your wallet',
    amount: 'Amount',
    notDue: 'Not to be paid',
    cancelled: 'cancelled',
    until: (time) => `before ${time}`,
    pay: (amount) => `Pay ${amount}`,
    transfer: 'See the transfer details',
    numberFollows: 'The number to pay to is on the page of the invoice. Once it is ready, we mail it, too.',
    open: 'Open the invoice',
    openLocker: 'Open the locker',
    openWallet: 'Open the wallet',
    topUp: 'a top-up of your wallet',
    openOrder: 'Open the order',
    receipt: 'See and print the invoice',
    changes: 'What has changed',
    leviesSame: 'Import duty, VAT and income tax are the same.',
    priceNow: 'Price now',
    priceOn: (count, day) => (count > 1 ? `Price of ${count} shipments on ${day}` : `Price on ${day}`),
    priceBefore: 'Price before',
    agreedBefore: 'Agreed before',
    together: 'All shipments together',
    waits:
      'Your shipment goes to your door once this is paid. After the deadline the invoice is renewed with the same figures, and you get a new mail.',
    beingChecked:
      'We are still checking your parcel in quarantine. This invoice can be paid already; the parcel leaves once the check is over.',
    replaces: (code, amount) => `It replaces invoice ${code} of ${amount}, which no longer has to be paid.`,
    surplus: (amount) => `${amount} above the invoice, which marked your transfer, are in your wallet.`,
    cancels: (code, amount) => `Invoice ${code} of ${amount} is cancelled and no longer has to be paid.`,
    balance: `The money is kept as the balance of your wallet. ${balanceText('en')}`,
    undoesCredit: ({ before, now, creditUndone }) =>
      `By the earlier measurement the price was ${before}; it is ${now} now. So we take back ${creditUndone} that had gone into your wallet then, and invoice only the rest.`,
    withdrawn: (amount) => `${amount} that we had returned to your wallet is out of it again.`,
    topUpWithdrawn: (amount) => `${amount} of this top-up is out of your wallet again.`,
    dueInstead: (code, amount) => `What is to be paid instead is ${amount}, by invoice ${code}.`,
    help: (code) => `Button not working? Log in to Seberang, open Invoices, then ${code}.`,
    helpLocker: 'Button not working? Log in to Seberang, then open Import locker.',
    helpWallet: 'Button not working? Log in to Seberang, then open Wallet.',
  },
  zh: {
    greeting: greeting.zh,
    andOthers: (title, others) => `${title}等 ${others + 1} 个货件`,
    due: '应付',
    toTransfer: '应转账金额',
    paid: '已付',
    paidNow: '本次支付',
    credited: '存入钱包',
    creditUndone: '从钱包收回',
    amount: '金额',
    notDue: '无需支付',
    cancelled: '已取消',
    until: (time) => `截止 ${time}`,
    pay: (amount) => `支付 ${amount}`,
    transfer: '查看转账信息',
    numberFollows: '付款号码请在账单页面查看。号码生成后，我们也会通过邮件发送给你。',
    open: '打开账单',
    openLocker: '打开进口仓',
    openWallet: '打开钱包',
    topUp: '钱包充值',
    openOrder: '打开订单',
    receipt: '查看并打印账单',
    changes: '有何变化',
    leviesSame: '关税、增值税和所得税不变。',
    priceNow: '现价',
    priceOn: (count, day) => (count > 1 ? `${day}${count} 个货件的价格` : `${day}的价格`),
    priceBefore: '原价',
    agreedBefore: '此前已议定',
    together: '全部货件合计',
    waits: '付清后货件才会派送到家。逾期后账单按相同金额续期，你会收到新邮件。',
    beingChecked: '工作人员仍在隔离区审核你的包裹。账单现在即可支付；审核结束后包裹才会发出。',
    replaces: (code, amount) => `此账单取代 ${code}（${amount}），后者无需再付。`,
    surplus: (amount) => `超出账单、用于识别转账的 ${amount} 已存入你的钱包。`,
    cancels: (code, amount) => `账单 ${code}（${amount}）已取消，无需再付。`,
    balance: `款项以你的名义存为钱包余额。${balanceText('zh')}`,
    undoesCredit: ({ before, now, creditUndone }) =>
      `按此前的测量，价格为 ${before}，现为 ${now}。因此我们收回当时存入你钱包的 ${creditUndone}，只对其余部分出账。`,
    withdrawn: (amount) => `此前退回你钱包的 ${amount} 已收回。`,
    topUpWithdrawn: (amount) => `此充值的 ${amount} 已从你的钱包扣除。`,
    dueInstead: (code, amount) => `现改为支付 ${amount}，见账单 ${code}。`,
    help: (code) => `按钮无法使用？登录 Seberang，打开账单列表，再选 ${code}。`,
    helpLocker: '按钮无法使用？登录 Seberang，再打开进口仓。',
    helpWallet: '按钮无法使用？登录 Seberang，再打开钱包。',
  },
}
