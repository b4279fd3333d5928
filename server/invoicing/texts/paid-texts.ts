import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { About, MailTexts, NextStep } from './mail-about.ts'

/** What holds of all that was paid for: the payment of an addition, or one after the goods have left. */
const ofAll = ['to_the_door', 'order_first', 'goes_on', 'in_wallet'] as const
type OfAll = (typeof ofAll)[number]
const isOfAll = (step: NextStep): step is OfAll => ofAll.some((one) => one === step)

/** Of an order whose parcels wait for different things, each for those that it holds of. */
const partSteps: Record<Language, Record<Exclude<NextStep, OfAll>, string>> = {
  id: {
    leaves: 'Yang sudah di gudang segera diberangkatkan.',
    checked_first: 'Yang masih diperiksa petugas di quarantine berangkat begitu pemeriksaannya selesai.',
    arrives_first: 'Yang belum sampai di gudang berangkat begitu sampai dan data untuk bea cukainya lengkap.',
  },
  en: {
    leaves: 'What is at the warehouse will leave soon.',
    checked_first: 'What is still being checked in quarantine leaves as soon as the check is over.',
    arrives_first:
      'What has not reached the warehouse leaves as soon as it has and customs has what it needs.',
  },
  zh: {
    leaves: '已在仓库的货件即将发出。',
    checked_first: '仍在隔离区审核的货件审核结束即发出。',
    arrives_first: '尚未到仓的货件到仓且报关资料齐全后即发出。',
  },
}

const nextSteps: Record<Language, Record<NextStep, string>> = {
  id: {
    leaves: 'Kirimanmu segera diberangkatkan.',
    checked_first:
      'Petugas masih memeriksa paketmu di quarantine. Kami berangkatkan begitu pemeriksaannya selesai.',
    arrives_first: 'Kami berangkatkan begitu paketnya sampai di gudang dan data untuk bea cukainya lengkap.',
    order_first: 'Kirimanmu masih menunggu sampai pesanannya sendiri dibayar lagi.',
    goes_on: 'Perjalanan kirimanmu tidak berubah.',
    in_wallet: 'Uangnya ada di saldo dompetmu, siap dipakai.',
    to_the_door: 'Dari kami tidak ada lagi yang menahan pengantaran ke rumah.',
  },
  en: {
    leaves: 'Your shipment will leave soon.',
    checked_first: 'We are still checking your parcel in quarantine. It leaves as soon as the check is over.',
    arrives_first:
      'We send it on as soon as the parcel has reached our warehouse and customs has what it needs.',
    order_first: 'Your shipment waits until the order itself is paid again.',
    goes_on: 'Your shipment goes on as before.',
    in_wallet: 'The money is in the balance of your wallet, ready to be used.',
    to_the_door: 'Nothing on our side holds back the delivery to your door any more.',
  },
  zh: {
    leaves: '货件即将发出。',
    checked_first: '工作人员仍在隔离区审核你的包裹，审核结束即发出。',
    arrives_first: '包裹到仓库且报关资料齐全后，我们就发出。',
    order_first: '原订单重新付款后，货件才会继续运送。',
    goes_on: '货件照常运送。',
    in_wallet: '款项已在你的钱包余额中，可随时使用。',
    to_the_door: '我们这边可以安排派送到家了。',
  },
}

/** What follows for all of an order's parcels. */
function nextText([step, ...others]: readonly [NextStep, ...NextStep[]], language: Language): string {
  if (others.length === 0) return nextSteps[language][step]
  const steps = [step, ...others].flatMap((one) => (isOfAll(one) ? [] : partSteps[language][one]))
  return joinSentences(steps, language)
}

/** What is still to be paid, and why. */
type Following = readonly { amount: string; reason: string }[]

interface FollowingTexts {
  stillDue: (amount: string, reason: string) => string
  stillDueSubject: (subject: string, amounts: string) => string
  /** Where a difference is due, it does not hold back the departure, but the delivery to the door. */
  waits: string
}

const followingTexts: Record<Language, FollowingTexts> = {
  id: {
    stillDue: (amount, reason) => `Masih harus dibayar ${amount}. ${reason} `,
    stillDueSubject: (subject, amounts) => `${subject}, masih harus dibayar ${amounts}`,
    waits: 'Tagihannya kami kirim terpisah; paketnya baru diantar ke rumah setelah itu lunas. ',
  },
  en: {
    stillDue: (amount, reason) => `${amount} are still to be paid. ${reason} `,
    stillDueSubject: (subject, amounts) => `${subject}, ${amounts} still to be paid`,
    waits: 'That invoice comes in a mail of its own; the parcel goes to your door once it is paid. ',
  },
  zh: {
    stillDue: (amount, reason) => `仍应付 ${amount}。${reason}`,
    stillDueSubject: (subject, amounts) => `${subject}，仍应付 ${amounts}`,
    waits: '账单另行发送；付清后包裹才会派送到家。',
  },
}

function stillDue(following: Following, language: Language): string {
  if (following.length === 0) return ''
  const texts = followingTexts[language]
  return following.map(({ amount, reason }) => texts.stillDue(amount, reason)).join('') + texts.waits
}

function paidSubject(subject: string, following: Following, language: Language): string {
  const texts = followingTexts[language]
  const amounts = new Intl.ListFormat(language).format(following.map(({ amount }) => amount))
  return amounts === '' ? subject : texts.stillDueSubject(subject, amounts)
}

/** The payment of an invoice, with what is still to be paid. */
export const paidTexts: {
  paid: MailTexts<About & { next: readonly [NextStep, ...NextStep[]]; following: Following }>
} = {
  paid: {
    id: ({ code, total, next, following }) => ({
      subject: paidSubject(`Pembayaran ${code} diterima`, following, 'id'),
      text: `Pembayaran ${formatRupiah(total)} untuk ${code} sudah kami terima. ${stillDue(following, 'id')}${nextText(next, 'id')}`,
    }),
    en: ({ code, total, next, following }) => ({
      subject: paidSubject(`Payment for ${code} received`, following, 'en'),
      text: `We have received ${formatRupiah(total)} for ${code}. ${stillDue(following, 'en')}${nextText(next, 'en')}`,
    }),
    zh: ({ code, total, next, following }) => ({
      subject: paidSubject(`已收到 ${code} 的付款`, following, 'zh'),
      text: `我们已收到 ${code} 的付款 ${formatRupiah(total)}。${stillDue(following, 'zh')}${nextText(next, 'zh')}`,
    }),
  },
}
