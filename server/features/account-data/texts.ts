import type { Language } from '@seberang/domain/language'
import type { PersonalTable } from '../../customers/personal-data.ts'

interface PageTexts {
  title: string
  intro: (name: string, time: string) => string
  data: string
  papers: string
  /** By the kind of a file. */
  kinds: Readonly<Record<string, string>>
  other: string
  hidden: string
}

export const pageTexts: Record<Language, PageTexts> = {
  id: {
    title: 'Data kamu di Seberang',
    intro: (name, time) =>
      `Semua yang kami simpan tentang ${name} pada ${time}. Berkas JSON bisa dibuka dengan editor teks atau browser.`,
    data: 'Data',
    papers: 'Berkas',
    kinds: {
      parcel: 'foto paket dari gudang',
      avatar: 'foto profil',
      tax_paper: 'dokumen NPWP',
      identity_paper: 'foto KTP atau paspor',
      company_paper: 'dokumen perusahaan',
      upload: 'berkas yang kamu unggah',
    },
    other: 'berkas',
    hidden:
      'Yang tidak ada di sini: kata sandi, PIN, dan token masuk. Semuanya hanya tersimpan sebagai kode yang tidak bisa dibaca balik.',
  },
  en: {
    title: 'Your data at Seberang',
    intro: (name, time) =>
      `Everything that we stored about ${name} on ${time}. The JSON files open in a text editor or a browser.`,
    data: 'Data',
    papers: 'Files',
    kinds: {
      parcel: 'photo of a parcel by the warehouse',
      avatar: 'photo of your profile',
      tax_paper: 'NPWP paper',
      identity_paper: 'photo of a KTP or passport',
      company_paper: 'paper of the company',
      upload: 'file that you uploaded',
    },
    other: 'file',
    hidden:
      'What is not here: passwords, PINs and the tokens of your sign-ins. They are only stored in a form that cannot be read back.',
  },
  zh: {
    title: '你在 Seberang 的数据',
    intro: (name, time) => `${time} 我们保存的关于 ${name} 的全部数据。JSON 文件可用文本编辑器或浏览器打开。`,
    data: '数据',
    papers: '文件',
    kinds: {
      parcel: '仓库拍摄的包裹照片',
      avatar: '头像照片',
      tax_paper: 'NPWP 文件',
      identity_paper: 'KTP 或护照照片',
      company_paper: '公司文件',
      upload: '你上传的文件',
    },
    other: '文件',
    hidden: '不包含：密码、PIN 和登录令牌。它们只以无法还原的形式保存。',
  },
}

/** What each file of data holds. */
export const tableTexts: Record<PersonalTable, Record<Language, string>> = {
  rating_scores: { id: 'Nilai per kategori', en: 'Your scores by category', zh: '各类别评分' },
  ratings: { id: 'Penilaianmu atas kiriman', en: 'Your ratings of shipments', zh: '你对货件的评价' },
  audit_log: {
    id: 'Kapan berkas dan kirimanmu dibuka atau diubah',
    en: 'When your papers and shipments were opened or changed',
    zh: '你的文件和货件被查看或更改的时间',
  },
  photos: { id: 'Foto paket', en: 'Photos of parcels', zh: '包裹照片' },
  measurements: { id: 'Hasil ukur gudang', en: 'Measurements by the warehouse', zh: '仓库测量结果' },
  cart_logs: { id: 'Perjalanan kirimanmu', en: 'The journeys of your shipments', zh: '货件行程' },
  cart_details: { id: 'Barang di kirimanmu', en: 'The goods in your shipments', zh: '货件中的商品' },
  carts: { id: 'Kirimanmu', en: 'Your shipments', zh: '你的货件' },
  addresses: { id: 'Buku alamat', en: 'Your addresses', zh: '地址簿' },
  files: { id: 'Daftar berkas', en: 'The list of your files', zh: '文件列表' },
  invoices: { id: 'Invoice', en: 'Your invoices', zh: '账单' },
  invoice_items: { id: 'Isi invoice', en: 'The items of your invoices', zh: '账单明细' },
  credits: { id: 'Kelebihan bayar yang dikembalikan', en: 'What was credited to you', zh: '退回余额的款项' },
  payments: { id: 'Pembayaran', en: 'Your payments', zh: '付款' },
  bank_transfers: { id: 'Transfer bank', en: 'Bank transfers', zh: '银行转账' },
  gateway_notifications: {
    id: 'Kabar dari penyedia pembayaran',
    en: 'What the payment provider reported',
    zh: '支付服务商的通知',
  },
  ledger_accounts: { id: 'Dompet', en: 'Your wallet', zh: '钱包' },
  ledger_entries: { id: 'Mutasi dompet', en: 'Movements of your wallet', zh: '钱包流水' },
  ledger_transactions: { id: 'Dasar tiap mutasi', en: 'What each movement was for', zh: '每笔流水的依据' },
  saved_vouchers: { id: 'Voucher yang kamu simpan', en: 'Vouchers that you saved', zh: '你保存的优惠券' },
  transfer_proofs: { id: 'Bukti transfer', en: 'Proofs of transfers', zh: '转账凭证' },
  pay_later_reductions: { id: 'Pengurang bayar nanti', en: 'Less to pay later', zh: '稍后付款的抵减' },
  refunds: { id: 'Pengembalian dana', en: 'Refunds', zh: '退款' },
  withdrawals: { id: 'Penarikan dari dompet', en: 'Withdrawals from the wallet', zh: '钱包提现' },
  saved_cards: { id: 'Kartu tersimpan', en: 'Saved cards', zh: '保存的银行卡' },
  bank_accounts: { id: 'Rekening bank', en: 'Bank accounts', zh: '银行账户' },
  vouchers: { id: 'Voucher untukmu', en: 'Your vouchers', zh: '你的优惠券' },
  support_messages: { id: 'Pesan ke CS', en: 'Your messages to the support', zh: '给客服的留言' },
  notices: { id: 'Pemberitahuan', en: 'Notices', zh: '通知' },
  notification_choices: {
    id: 'Kabar yang kamu matikan atau nyalakan',
    en: 'Which messages you switched off or on',
    zh: '你开启或关闭的通知',
  },
  quiet_hours: { id: 'Jam tenang', en: 'Quiet hours', zh: '免打扰时段' },
  unsubscribe_tokens: {
    id: 'Email yang punya link berhenti',
    en: 'Which mails had a link that stops them',
    zh: '带有退订链接的邮件类别',
  },
  push_notices: {
    id: 'Notifikasi yang menunggu dikirim ke perangkatmu',
    en: 'Notices that wait to be sent to your devices',
    zh: '等待发送到你设备的通知',
  },
  push_subscriptions: {
    id: 'Perangkat yang menampilkan notifikasi',
    en: 'Devices that show notices',
    zh: '接收通知的设备',
  },
  former_emails: {
    id: 'Alamat emailmu yang dulu',
    en: 'Your former e-mail addresses',
    zh: '你以前的邮箱地址',
  },
  mails: { id: 'Email yang kami kirim', en: 'Mails that we sent', zh: '我们发送的邮件' },
  drafts: { id: 'Draf', en: 'Drafts', zh: '草稿' },
  identities: {
    id: 'Akun lain yang membuka akunmu',
    en: 'Accounts elsewhere that open yours',
    zh: '已关联的其他账户',
  },
  identity_papers: { id: 'KTP dan paspor', en: 'KTP and passport', zh: 'KTP 和护照' },
  companies: { id: 'Perusahaan', en: 'Company', zh: '公司' },
  company_members: {
    id: 'Perusahaan yang kamu wakili',
    en: 'The company that you act for',
    zh: '你所代表的公司',
  },
  accepted_terms: { id: 'Ketentuan yang kamu terima', en: 'Terms that you accepted', zh: '你接受的条款' },
  passkeys: { id: 'Passkey', en: 'Passkeys', zh: '通行密钥' },
  known_devices: { id: 'Perangkat yang dikenal', en: 'Known devices', zh: '已知设备' },
  one_time_codes: { id: 'Kode yang diminta', en: 'Codes that were asked for', zh: '请求过的验证码' },
  proofs: { id: 'Konfirmasi yang masih berlaku', en: 'Confirmations that still count', zh: '仍有效的确认' },
  idempotency_keys: {
    id: 'Permintaan terakhir dari perangkatmu',
    en: 'Latest requests of your devices',
    zh: '你设备最近的请求',
  },
  customer_tokens: { id: 'Perangkat yang masuk', en: 'Where you are signed in', zh: '已登录的设备' },
  customers: { id: 'Profil', en: 'Your profile', zh: '个人资料' },
}
