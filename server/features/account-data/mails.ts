import { formatMoment, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { leastWithdrawal, mailDays, taxRecordYears } from '@seberang/domain/limits'
import { supportMail } from '@seberang/domain/links'
import { plainLetter, writeLetter, type Letter } from '../../mail/letter.ts'
import { newPasswordButton } from '../../mail/new-password.ts'
import { greeting } from '../../mail/phrases.ts'

interface Texts {
  subject: string
  what: (time: string) => string
  /** Paragraphs. */
  rest: readonly string[]
}

interface DeletedTexts extends Texts {
  /** Of what was left in the wallet. */
  givenUp: (amount: string, least: string) => string
}

const copied: Record<Language, Texts> = {
  id: {
    subject: 'Salinan data akun Seberang kamu diunduh',
    what: (time) => `Salinan semua data akunmu diminta pada ${time} dan bisa diunduh satu kali.`,
    rest: ['Bukan kamu? Buat kata sandi baru sekarang juga:'],
  },
  en: {
    subject: 'A copy of your Seberang data is downloaded',
    what: (time) => `A copy of all data of your account was asked for on ${time}; it can be downloaded once.`,
    rest: ['Was it not you? Choose a new password right away:'],
  },
  zh: {
    subject: '你的 Seberang 账户数据副本已被下载',
    what: (time) => `你的账户全部数据的副本已于 ${time} 被请求，可下载一次。`,
    rest: ['不是你本人操作？请立即设置新密码：'],
  },
}

const deleted: Record<Language, DeletedTexts> = {
  id: {
    subject: 'Akun Seberang kamu sudah dihapus',
    what: (time) =>
      `Akunmu dihapus pada ${time}. Nama, kontak, alamat, dokumen, foto, dan semua cara masukmu sudah tidak ada pada kami.`,
    givenUp: (amount, least) =>
      `Saldo dompetmu, ${amount}, di bawah batas tarik ${least} dan kamu lepas bersama akunmu.`,
    rest: [
      `Invoice dan catatan uang tetap kami simpan ${taxRecordYears} tahun, tanpa nama dan kontakmu, karena aturan pajak. Ke alamat mana email dikirim terhapus ${mailDays} hari setelah dikirim.`,
      `Dengan email ini kamu bisa mendaftar lagi kapan saja. Bukan kamu yang menghapus? Tulis ke ${supportMail}.`,
    ],
  },
  en: {
    subject: 'Your Seberang account has been deleted',
    what: (time) =>
      `Your account was deleted on ${time}. Your name, contacts, addresses, papers, photos and all ways to log in are gone.`,
    givenUp: (amount, least) =>
      `You gave up the ${amount} in your wallet, less than the ${least} that can be withdrawn.`,
    rest: [
      `We keep invoices and records of money for ${taxRecordYears} years, without your name and contacts, as tax law demands. To which address mails went is deleted ${mailDays} days after each.`,
      `You can register with this email again at any time. Was it not you who deleted it? Write to ${supportMail}.`,
    ],
  },
  zh: {
    subject: '你的 Seberang 账户已删除',
    what: (time) =>
      `你的账户已于 ${time} 删除。你的姓名、联系方式、地址、证件、照片和所有登录方式都已不在我们这里。`,
    givenUp: (amount, least) => `你的钱包余额 ${amount} 低于提现下限 ${least}，已随账户一并放弃。`,
    rest: [
      `按税法要求，账单和资金记录会保留 ${taxRecordYears} 年，不含你的姓名和联系方式。邮件发往哪个地址的记录会在发送 ${mailDays} 天后删除。`,
      `你随时可以用此邮箱重新注册。不是你删除的？请写信至 ${supportMail}。`,
    ],
  },
}

export function copiedMail(language: Language, now: Date): Letter {
  const { subject, what, rest } = copied[language]
  const parts = [
    greeting[language],
    what(formatMoment(now.toISOString(), language)),
    ...rest,
    newPasswordButton(language),
  ]
  return writeLetter({ subject, parts }, language)
}

/** @param givenUp what was left in the wallet and given up, in whole rupiah; 0 for nothing */
export function deletedMail(language: Language, now: Date, givenUp: number): Letter {
  const { subject, what, rest, givenUp: words } = deleted[language]
  const parts = [
    greeting[language],
    what(formatMoment(now.toISOString(), language)),
    ...(givenUp > 0 ? [words(formatRupiah(givenUp), formatRupiah(leastWithdrawal))] : []),
    ...rest,
  ]
  return plainLetter({ subject, text: parts.join('\n\n') }, language)
}
