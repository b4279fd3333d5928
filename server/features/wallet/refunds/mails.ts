import { formatDay, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { refundAnswerDays } from '@seberang/domain/limits'
import { linkedPaths, statusOrderOf } from '@seberang/domain/links'
import { arrivalDay, maskAccountNumber, type RefundStatus } from '@seberang/domain/wallet'
import { writeLetter, type Letter } from '../../../mail/letter.ts'
import { greeting, securityNote } from '../../../mail/phrases.ts'
import type { Recipient } from '../recipient.ts'
import type { NamedRefund } from './store.ts'

/**
 * What a customer learns: its statuses, that the bank did not take it, and that it was recorded as paid by mistake, also of
 * one whose payment was taken back since.
 */
export type RefundStep = RefundStatus | 'bounced' | 'unpaid' | 'unpaid_not_due'

interface Texts {
  subject: (amount: string) => string
  what: (title: string) => string
  label: string
  note?: (day: string) => string
}

interface Words {
  /** Where it goes, whether it is on its way or there. */
  wallet: string
  /** How much lowers what is to be paid later, and how much is in the wallet, if any. */
  owed: (owed: string, wallet: string | undefined) => string
  bank: (account: string, owner: string) => string
  /** What is returned, of what was asked for. */
  part: (amount: string) => string
  all: string
  order: string
  openWallet: string
  steps: Record<RefundStep, Texts>
}

const words: Record<Language, Words> = {
  id: {
    wallet: 'Ke saldo dompetmu.',
    owed: (owed, wallet) =>
      wallet === undefined
        ? `${owed} mengurangi tagihan bayar nanti yang belum lunas.`
        : `${owed} mengurangi tagihan bayar nanti yang belum lunas, dan ${wallet} masuk ke dompetmu.`,
    bank: (account, owner) => `Ke ${account} atas nama ${owner}.`,
    part: (sum) => `Disetujui sebagian, dari ${sum} yang kamu minta.`,
    all: 'semua yang bisa dikembalikan',
    order: 'Lihat pesanan',
    openWallet: 'Buka dompet',
    steps: {
      requested: {
        subject: () => 'Permintaan pengembalian dana sudah kami terima',
        what: (title) =>
          `Kamu minta pengembalian dana untuk ${title}. Kami jawab paling lambat ${refundAnswerDays} hari kerja. Selama diperiksa, kiriman ini tidak ditandai Selesai dengan sendirinya.`,
        label: 'Diminta',
      },
      approved: {
        subject: (amount) => `Pengembalian ${amount} disetujui`,
        what: (title) => `Pengembalian dana untuk ${title} kami setujui, dan segera kami transfer.`,
        label: 'Disetujui',
        note: (day) => `Masuk rekening paling lambat ${day}`,
      },
      paid: {
        subject: (amount) => `${amount} sudah dikembalikan`,
        what: (title) => `Pengembalian dana untuk ${title} sudah kami bayarkan.`,
        label: 'Dikembalikan',
      },
      unpaid: {
        subject: (amount) => `Catatan pengembalian ${amount} keliru`,
        what: (title) =>
          `Kami menulis bahwa pengembalian dana untuk ${title} sudah kami bayarkan. Catatan itu keliru. Uangnya tetap kami sisihkan untukmu: kami periksa, transfer kalau memang belum, dan kabari lagi.`,
        label: 'Disisihkan untukmu',
      },
      unpaid_not_due: {
        subject: (amount) => `Catatan pengembalian ${amount} keliru`,
        what: (title) =>
          `Kami menulis bahwa pengembalian dana untuk ${title} sudah kami bayarkan. Catatan itu keliru. Pembayarannya, atau sebagiannya, tidak ada lagi pada kami, jadi pengembalian itu tidak jadi: kami periksa apakah sudah ditransfer, dan kabari lagi.`,
        label: 'Tidak jadi dikembalikan',
      },
      rejected: {
        subject: () => 'Permintaan pengembalian dana tidak disetujui',
        what: (title) => `Permintaanmu untuk ${title} tidak bisa kami setujui:`,
        label: 'Diminta',
      },
      bounced: {
        subject: (amount) => `${amount} masuk ke dompetmu`,
        what: (title) =>
          `Bank tidak menerima transfer pengembalian dana untuk ${title}, jadi uangnya kami masukkan ke dompetmu:`,
        label: 'Masuk dompet',
      },
    },
  },
  en: {
    wallet: 'To your wallet.',
    owed: (owed, wallet) =>
      wallet === undefined
        ? `${owed} come off what you still have to pay later.`
        : `${owed} come off what you still have to pay later, and ${wallet} are in your wallet.`,
    bank: (account, owner) => `To ${account} in the name of ${owner}.`,
    part: (sum) => `Approved in part, of ${sum} that you asked for.`,
    all: 'all that can be returned',
    order: 'See the order',
    openWallet: 'Open the wallet',
    steps: {
      requested: {
        subject: () => 'We have your request for a refund',
        what: (title) =>
          `You asked for a refund of ${title}. We answer within ${refundAnswerDays} working days. Meanwhile this shipment is not marked as finished by itself.`,
        label: 'Asked for',
      },
      approved: {
        subject: (amount) => `Your refund of ${amount} is approved`,
        what: (title) => `We have approved the refund of ${title}, and transfer it soon.`,
        label: 'Approved',
        note: (day) => `In the bank account by ${day}`,
      },
      paid: {
        subject: (amount) => `${amount} was returned to you`,
        what: (title) => `We have paid the refund of ${title}.`,
        label: 'Returned',
      },
      unpaid: {
        subject: (amount) => `We had recorded the refund of ${amount} as paid by mistake`,
        what: (title) =>
          `We wrote that the refund of ${title} was paid. That record was a mistake. The money is still kept for you: we look into it, transfer it if it has not been, and write to you again.`,
        label: 'Kept for you',
      },
      unpaid_not_due: {
        subject: (amount) => `We had recorded the refund of ${amount} as paid by mistake`,
        what: (title) =>
          `We wrote that the refund of ${title} was paid. That record was a mistake. We no longer have the payment that it was of, or a part of it, so the refund is no longer due: we look into whether it was transferred, and write to you again.`,
        label: 'No longer due',
      },
      rejected: {
        subject: () => 'Your request for a refund was not approved',
        what: (title) => `We cannot approve your request for ${title}:`,
        label: 'Asked for',
      },
      bounced: {
        subject: (amount) => `${amount} is in your wallet`,
        what: (title) =>
          `The bank did not take the transfer of the refund of ${title}, so we put the money into your wallet:`,
        label: 'In the wallet',
      },
    },
  },
  zh: {
    wallet: '退至你的钱包余额。',
    owed: (owed, wallet) =>
      wallet === undefined
        ? `其中 ${owed} 抵减尚未付清的稍后付款账单。`
        : `其中 ${owed} 抵减尚未付清的稍后付款账单，${wallet} 存入你的钱包。`,
    bank: (account, owner) => `退至 ${account}，户名 ${owner}。`,
    part: (sum) => `部分批准，你申请的是 ${sum}。`,
    all: '全部可退金额',
    order: '查看订单',
    openWallet: '打开钱包',
    steps: {
      requested: {
        subject: () => '已收到你的退款申请',
        what: (title) =>
          `你为 ${title} 申请退款。我们会在 ${refundAnswerDays} 个工作日内答复。审核期间此货件不会自动标记为完成。`,
        label: '申请金额',
      },
      approved: {
        subject: (amount) => `退款 ${amount} 已批准`,
        what: (title) => `${title} 的退款已批准，我们会尽快转账。`,
        label: '批准金额',
        note: (day) => `最迟 ${day} 到账`,
      },
      paid: {
        subject: (amount) => `已退回 ${amount}`,
        what: (title) => `${title} 的退款已支付。`,
        label: '已退回',
      },
      unpaid: {
        subject: (amount) => `${amount} 的退款登记有误`,
        what: (title) =>
          `我们曾通知你，${title} 的退款已支付。该登记有误。款项仍为你保留：我们会核实，如尚未转出则尽快转账，并再次通知你。`,
        label: '为你保留',
      },
      unpaid_not_due: {
        subject: (amount) => `${amount} 的退款登记有误`,
        what: (title) =>
          `我们曾通知你，${title} 的退款已支付。该登记有误。对应的付款或其中一部分已不在我们这里，因此该退款已取消：我们会核实是否已转出，并再次通知你。`,
        label: '不再退还',
      },
      rejected: {
        subject: () => '退款申请未获批准',
        what: (title) => `你为 ${title} 提出的申请无法批准：`,
        label: '申请金额',
      },
      bounced: {
        subject: (amount) => `${amount} 已存入你的钱包`,
        what: (title) => `银行未接受 ${title} 的退款转账，款项已存入你的钱包：`,
        label: '已存入钱包',
      },
    },
  },
}

/** @param to the bank account; null to the wallet */
export function refundMail(
  language: Language,
  step: RefundStep,
  { row, invoiceCode, title, reduced }: NamedRefund,
  to: (Recipient & { bank: string }) | null,
): Letter {
  const texts = words[language]
  const { subject, what, label, note } = texts.steps[step]
  const { amount, requestedAmount, decidedAt } = row
  const asSum = (sum: number | null) => (sum === null ? texts.all : formatRupiah(sum))
  const sum = asSum(amount ?? requestedAmount)
  const isInWallet = step === 'bounced' || to === null
  const destination = (): string => {
    if (!isInWallet) return texts.bank(`${to.bank} ${maskAccountNumber(to.number)}`, to.owner_name)
    if (reduced === 0 || amount === null) return texts.wallet
    return texts.owed(formatRupiah(reduced), reduced < amount ? formatRupiah(amount - reduced) : undefined)
  }
  const parts = [
    greeting[language],
    what(title),
    (step === 'bounced' ? row.bounced : row.answer) ?? '',
    {
      label,
      figure: sum,
      ...(note && decidedAt && { note: note(formatDay(arrivalDay(decidedAt), language)) }),
      action:
        isInWallet && amount !== null && reduced < amount
          ? { label: texts.openWallet, path: linkedPaths.wallet }
          : { label: texts.order, path: statusOrderOf(invoiceCode) },
    },
    amount !== null && requestedAmount !== null && amount < requestedAmount
      ? texts.part(formatRupiah(requestedAmount))
      : '',
    step === 'rejected' || step === 'unpaid_not_due' ? '' : destination(),
  ].filter((part) => part !== '')
  return writeLetter(
    { subject: subject(sum), code: row.id, parts, footer: [securityNote[language]] },
    language,
  )
}

/** Anyone reads a lock screen: that there is something, not how much. The code stands after the words. */
export const refundDeviceTexts: Record<Language, Record<RefundStep, { title: string; text: string }>> = {
  id: {
    requested: { title: 'Pengembalian dana diminta', text: 'Buka untuk melihat langkahnya.' },
    approved: { title: 'Pengembalian danamu disetujui', text: 'Buka untuk melihat kapan masuk.' },
    unpaid: { title: 'Catatan pengembalian danamu keliru', text: 'Buka untuk melihat keadaannya.' },
    unpaid_not_due: { title: 'Catatan pengembalian danamu keliru', text: 'Buka untuk melihat keadaannya.' },
    paid: { title: 'Pengembalian danamu sudah dibayar', text: 'Buka untuk melihat rinciannya.' },
    rejected: { title: 'Pengembalian danamu tidak disetujui', text: 'Buka untuk melihat alasannya.' },
    bounced: { title: 'Pengembalian danamu masuk dompet', text: 'Buka untuk melihat alasannya.' },
  },
  en: {
    requested: { title: 'A refund was asked for', text: 'Open it to see its steps.' },
    approved: { title: 'Your refund is approved', text: 'Open it to see when it arrives.' },
    unpaid: { title: 'A refund was recorded by mistake', text: 'Open it to see where it stands.' },
    unpaid_not_due: { title: 'A refund was recorded by mistake', text: 'Open it to see where it stands.' },
    paid: { title: 'Your refund was paid', text: 'Open it to see the details.' },
    rejected: { title: 'Your refund was not approved', text: 'Open it to see why.' },
    bounced: { title: 'Your refund is in the wallet', text: 'Open it to see why.' },
  },
  zh: {
    requested: { title: '已申请退款', text: '打开查看进度。' },
    approved: { title: '你的退款已批准', text: '打开查看到账时间。' },
    unpaid: { title: '退款登记有误', text: '打开查看最新状态。' },
    unpaid_not_due: { title: '退款登记有误', text: '打开查看最新状态。' },
    paid: { title: '你的退款已支付', text: '打开查看明细。' },
    rejected: { title: '你的退款未获批准', text: '打开查看原因。' },
    bounced: { title: '你的退款已存入钱包', text: '打开查看原因。' },
  },
}
