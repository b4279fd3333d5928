import { formatDay, formatMoment, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { linkedPaths } from '@seberang/domain/links'
import { arrivalDay, maskAccountNumber } from '@seberang/domain/wallet'
import { writeLetter, type Letter } from '../../mail/letter.ts'
import { newPasswordButton } from '../../mail/new-password.ts'
import { greeting, securityNote } from '../../mail/phrases.ts'
import type { Recipient } from './recipient.ts'
import type { WithdrawalRow } from './store.ts'

type To = Recipient & { bank: string }

/** A mailbox is read by others, too: never the whole number. */
const accountOf = ({ bank, number }: To) => `${bank} ${maskAccountNumber(number)}`

const addedTexts: Record<
  Language,
  { subject: string; added: (account: string, owner: string, time: string) => string; notYou: string }
> = {
  id: {
    subject: 'Rekening bank baru di dompet Seberang kamu',
    added: (account, owner, time) => `Rekening ${account} atas nama ${owner} ditambahkan pada ${time}.`,
    notYou: 'Bukan kamu? Ada yang bisa masuk ke akunmu. Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: 'A new bank account in your Seberang wallet',
    added: (account, owner, time) => `The account ${account} in the name of ${owner} was added at ${time}.`,
    notYou: 'Was it not you? Somebody can get into your account. Choose a new password right away:',
  },
  zh: {
    subject: '你的 Seberang 钱包新增了银行账户',
    added: (account, owner, time) => `${time} 添加了账户 ${account}，户名 ${owner}。`,
    notYou: '不是你本人操作？说明有人能进入你的账户，请立即设置新密码：',
  },
}

export function addedMail(language: Language, to: To, now: Date): Letter {
  const { subject, added, notYou } = addedTexts[language]
  const what = added(accountOf(to), to.owner_name, formatMoment(now.toISOString(), language))
  return writeLetter(
    {
      subject,
      parts: [greeting[language], what, notYou, newPasswordButton(language)],
      footer: [securityNote[language]],
    },
    language,
  )
}

/**
 * The ends that somebody else than the customer decides, and the beginning, which somebody else may have made; `unpaid`: it
 * was recorded as paid by mistake.
 */
export type MailedStep = 'requested' | 'paid' | 'unpaid' | 'rejected'

interface Texts {
  subject: (amount: string) => string
  what: (account: string, owner: string) => string
  label: string
  note?: (day: string) => string
  review?: string
  notYou?: string
  fee?: (fee: string) => string
}

const button: Record<Language, string> = { id: 'Buka dompet', en: 'Open the wallet', zh: '打开钱包' }

const withdrawalTexts: Record<Language, Record<MailedStep, Texts>> = {
  id: {
    requested: {
      subject: (amount) => `Penarikan ${amount} sudah kami terima`,
      what: (account, owner) =>
        `Kamu menarik saldo dompet ke ${account} atas nama ${owner}. Uangnya ditahan sampai ditransfer.`,
      label: 'Ditarik',
      note: (day) => `Masuk rekening paling lambat ${day}`,
      review: 'Nama pemilik rekening berbeda atau nama akunmu baru diganti, jadi petugas memeriksanya dulu.',
      notYou: 'Bukan kamu? Batalkan di dompet, lalu segera ganti kata sandi dan PIN-mu.',
    },
    paid: {
      subject: (amount) => `${amount} sudah ditransfer ke rekeningmu`,
      what: (account, owner) => `Penarikanmu sudah kami transfer ke ${account} atas nama ${owner}.`,
      label: 'Ditransfer',
      fee: (fee) => `Biaya penarikan ${fee} sudah dipotong.`,
    },
    unpaid: {
      subject: (amount) => `Catatan transfer ${amount} keliru`,
      what: (account, owner) =>
        `Kami menulis bahwa penarikanmu ke ${account} atas nama ${owner} sudah ditransfer. Catatan itu keliru. Uangnya tetap ditahan untukmu: kami periksa, transfer kalau memang belum, dan kabari lagi.`,
      label: 'Ditahan untukmu',
    },
    rejected: {
      subject: (amount) => `Penarikan ${amount} kembali ke dompetmu`,
      what: (account, owner) => `Penarikanmu ke ${account} atas nama ${owner} tidak bisa dijalankan:`,
      label: 'Kembali ke dompet',
    },
  },
  en: {
    requested: {
      subject: (amount) => `We have your withdrawal of ${amount}`,
      what: (account, owner) =>
        `You withdraw from the wallet to ${account} in the name of ${owner}. The money is held until it is transferred.`,
      label: 'Withdrawn',
      note: (day) => `In the bank account by ${day}`,
      review:
        'The account is in another name, or you changed your name lately, so one of us looks at it first.',
      notYou: 'Was it not you? Cancel it in the wallet, and change your password and PIN right away.',
    },
    paid: {
      subject: (amount) => `${amount} was transferred to your bank account`,
      what: (account, owner) => `We have transferred your withdrawal to ${account} in the name of ${owner}.`,
      label: 'Transferred',
      fee: (fee) => `The fee of ${fee} was deducted.`,
    },
    unpaid: {
      subject: (amount) => `We had recorded the transfer of ${amount} by mistake`,
      what: (account, owner) =>
        `We wrote that your withdrawal to ${account} in the name of ${owner} was transferred. That record was a mistake. The money is still held for you: we look into it, transfer it if it has not been, and write to you again.`,
      label: 'Held for you',
    },
    rejected: {
      subject: (amount) => `A withdrawal of ${amount} came back to your wallet`,
      what: (account, owner) =>
        `Your withdrawal to ${account} in the name of ${owner} could not be carried out:`,
      label: 'Back in the wallet',
    },
  },
  zh: {
    requested: {
      subject: (amount) => `已收到你的提现申请 ${amount}`,
      what: (account, owner) => `你正从钱包提现到 ${account}，户名 ${owner}。款项在转账前会被冻结。`,
      label: '提现金额',
      note: (day) => `最迟 ${day} 到账`,
      review: '账户户名与你的姓名不同，或你最近改过姓名，工作人员会先核对。',
      notYou: '不是你本人操作？请在钱包中取消，并立即更换密码和 PIN。',
    },
    paid: {
      subject: (amount) => `${amount} 已转入你的银行账户`,
      what: (account, owner) => `你的提现已转入 ${account}，户名 ${owner}。`,
      label: '已转账',
      fee: (fee) => `已扣除手续费 ${fee}。`,
    },
    unpaid: {
      subject: (amount) => `${amount} 的转账登记有误`,
      what: (account, owner) =>
        `我们曾通知你，提现到 ${account}（户名 ${owner}）的款项已转出。该登记有误。款项仍为你保留：我们会核实，如尚未转出则尽快转账，并再次通知你。`,
      label: '为你保留',
    },
    rejected: {
      subject: (amount) => `提现 ${amount} 已退回你的钱包`,
      what: (account, owner) => `你向 ${account}（户名 ${owner}）的提现未能完成：`,
      label: '已退回钱包',
    },
  },
}

export function withdrawalMail(
  language: Language,
  step: MailedStep,
  { id, amount, fee, needsReview, reason, createdAt }: WithdrawalRow,
  to: To,
): Letter {
  const texts = withdrawalTexts[language][step]
  // What the reader sees in their bank's books is less than what left the wallet.
  const sum = formatRupiah(step === 'paid' || step === 'unpaid' ? amount - fee : amount)
  const figure = {
    label: texts.label,
    figure: sum,
    ...(texts.note && { note: texts.note(formatDay(arrivalDay(createdAt), language)) }),
    action: { label: button[language], path: linkedPaths.wallet },
  }
  const parts = [
    greeting[language],
    texts.what(accountOf(to), to.owner_name),
    reason ?? '',
    figure,
    needsReview ? (texts.review ?? '') : '',
    fee > 0 && texts.fee ? texts.fee(formatRupiah(fee)) : '',
    texts.notYou ?? '',
  ].filter((part) => part !== '')
  return writeLetter(
    { subject: texts.subject(sum), code: id, parts, footer: [securityNote[language]] },
    language,
  )
}

/** Anyone reads a lock screen: that there is something, not how much. The code stands after the words. */
export const deviceTexts: Record<Language, Record<MailedStep, { title: string; text: string }>> = {
  id: {
    requested: { title: 'Ada penarikan dari dompetmu', text: 'Bukan kamu? Buka dan batalkan.' },
    unpaid: { title: 'Catatan transfermu keliru', text: 'Buka untuk melihat keadaannya.' },
    paid: { title: 'Penarikanmu sudah ditransfer', text: 'Buka untuk melihat rinciannya.' },
    rejected: { title: 'Penarikanmu kembali ke dompet', text: 'Buka untuk melihat alasannya.' },
  },
  en: {
    requested: { title: 'A withdrawal from your wallet', text: 'Was it not you? Open it and cancel.' },
    unpaid: { title: 'A transfer was recorded by mistake', text: 'Open it to see where it stands.' },
    paid: { title: 'Your withdrawal was transferred', text: 'Open it to see the details.' },
    rejected: { title: 'Your withdrawal came back', text: 'Open it to see why.' },
  },
  zh: {
    requested: { title: '你的钱包有一笔提现', text: '不是你本人操作？请打开并取消。' },
    unpaid: { title: '转账登记有误', text: '打开查看最新状态。' },
    paid: { title: '你的提现已转账', text: '打开查看明细。' },
    rejected: { title: '你的提现已退回钱包', text: '打开查看原因。' },
  },
}
