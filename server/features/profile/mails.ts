import { formatMoment } from '@seberang/domain/format'
import { codeMinutes } from '@seberang/domain/limits'
import { supportMail } from '@seberang/domain/links'
import type { Language } from '@seberang/domain/language'
import { codeLetter, plainLetter, type Letter } from '../../mail/letter.ts'
import { greeting } from '../../mail/phrases.ts'

/** Paragraphs, separated by an empty line. */
type Written = Pick<Letter, 'subject' | 'text'>

const emailCodes: Record<Language, (code: string) => Written> = {
  id: (code) => ({
    subject: `${code} adalah kode Seberang kamu`,
    text: `${greeting.id}\n\nKode untuk memakai email ini di akun Seberang kamu: ${code}\n\nKode berlaku ${codeMinutes} menit dan hanya bisa dipakai sekali. Kalau bukan kamu yang meminta, abaikan email ini.\n`,
  }),
  en: (code) => ({
    subject: `${code} is your Seberang code`,
    text: `${greeting.en}\n\nYour code to use this email for your Seberang account: ${code}\n\nIt is valid for ${codeMinutes} minutes and works once. If you did not ask for it, ignore this mail.\n`,
  }),
  zh: (code) => ({
    subject: `${code} 是你的 Seberang 验证码`,
    text: `${greeting.zh}\n\n将此邮箱用于你的 Seberang 账户的验证码：${code}\n\n${codeMinutes} 分钟内有效，仅可使用一次。如非本人操作，请忽略此邮件。\n`,
  }),
}

const phoneCodes: Record<Language, (code: string, phone: string) => Written> = {
  id: (code, phone) => ({
    subject: `${code} adalah kode Seberang kamu`,
    text: `${greeting.id}\n\nKode untuk mengganti nomor HP-mu menjadi ${phone}: ${code}\n\nKode berlaku ${codeMinutes} menit dan hanya bisa dipakai sekali. Kalau bukan kamu yang meminta, ganti kata sandimu.\n`,
  }),
  en: (code, phone) => ({
    subject: `${code} is your Seberang code`,
    text: `${greeting.en}\n\nYour code to change your phone number to ${phone}: ${code}\n\nIt is valid for ${codeMinutes} minutes and works once. If you did not ask for it, change your password.\n`,
  }),
  zh: (code, phone) => ({
    subject: `${code} 是你的 Seberang 验证码`,
    text: `${greeting.zh}\n\n将手机号码改为 ${phone} 的验证码：${code}\n\n${codeMinutes} 分钟内有效，仅可使用一次。如非本人操作，请修改密码。\n`,
  }),
}

const takenMails: Record<Language, Written> = {
  id: {
    subject: 'Email ini sudah dipakai di Seberang',
    text: `${greeting.id}\n\nAda yang ingin memakai email ini untuk akun Seberang lain, padahal sudah ada akunnya. Kalau itu kamu, masuk dengan email ini. Kalau bukan, abaikan email ini.\n`,
  },
  en: {
    subject: 'This email is in use at Seberang',
    text: `${greeting.en}\n\nSomebody wants to use this email for another Seberang account, but it already has one. If that was you, log in with this email. If not, ignore this mail.\n`,
  },
  zh: {
    subject: '此邮箱已在 Seberang 使用',
    text: `${greeting.zh}\n\n有人想将此邮箱用于另一个 Seberang 账户，但该邮箱已有账户。如果是你本人，请用此邮箱登录；否则请忽略此邮件。\n`,
  },
}

const newEmailMails: Record<Language, (time: string) => Written> = {
  id: (time) => ({
    subject: 'Email ini sekarang milik akun Seberang kamu',
    text: `${greeting.id}\n\nSejak ${time}, kamu masuk dengan email ini, dan semua kabar kami datang ke sini.\n`,
  }),
  en: (time) => ({
    subject: 'This email now belongs to your Seberang account',
    text: `${greeting.en}\n\nSince ${time} you log in with this email, and all our news comes here.\n`,
  }),
  zh: (time) => ({
    subject: '此邮箱现已绑定你的 Seberang 账户',
    text: `${greeting.zh}\n\n自 ${time} 起，你用此邮箱登录，我们的所有通知也会发到这里。\n`,
  }),
}

const newPhoneMails: Record<Language, (phone: string, time: string) => Written> = {
  id: (phone, time) => ({
    subject: 'Nomor HP akun Seberang kamu sudah diganti',
    text: `${greeting.id}\n\nSejak ${time}, nomor HP akunmu ${phone}. Kalau bukan kamu yang mengganti, segera ganti kata sandimu dan tulis ke ${supportMail}.\n`,
  }),
  en: (phone, time) => ({
    subject: 'The phone number of your Seberang account has changed',
    text: `${greeting.en}\n\nSince ${time} the phone number of your account is ${phone}. If you did not change it, change your password at once and write to ${supportMail}.\n`,
  }),
  zh: (phone, time) => ({
    subject: '你的 Seberang 账户手机号码已更改',
    text: `${greeting.zh}\n\n自 ${time} 起，你的账户手机号码为 ${phone}。如非本人操作，请立即修改密码，并写信至 ${supportMail}。\n`,
  }),
}

const newNameMails: Record<Language, (name: string, time: string) => Written> = {
  id: (name, time) => ({
    subject: 'Nama akun Seberang kamu sudah diganti',
    text: `${greeting.id}\n\nSejak ${time}, nama di akunmu ${name}. Kalau bukan kamu yang mengganti, segera ganti kata sandimu dan tulis ke ${supportMail}.\n`,
  }),
  en: (name, time) => ({
    subject: 'The name of your Seberang account has changed',
    text: `${greeting.en}\n\nSince ${time} the name of your account is ${name}. If you did not change it, change your password at once and write to ${supportMail}.\n`,
  }),
  zh: (name, time) => ({
    subject: '你的 Seberang 账户姓名已更改',
    text: `${greeting.zh}\n\n自 ${time} 起，你的账户姓名为 ${name}。如非本人操作，请立即修改密码，并写信至 ${supportMail}。\n`,
  }),
}

const movedMails: Record<Language, (email: string, time: string) => Written> = {
  id: (email, time) => ({
    subject: 'Email akun Seberang kamu sudah diganti',
    text: `${greeting.id}\n\nSejak ${time}, akunmu memakai ${email}. Kalau bukan kamu yang mengganti, segera tulis ke ${supportMail}: dari sana kami bisa mengembalikannya.\n`,
  }),
  en: (email, time) => ({
    subject: 'The email of your Seberang account has changed',
    text: `${greeting.en}\n\nSince ${time} your account uses ${email}. If you did not change it, write to ${supportMail} at once: we can take it back.\n`,
  }),
  zh: (email, time) => ({
    subject: '你的 Seberang 账户邮箱已更改',
    text: `${greeting.zh}\n\n自 ${time} 起，你的账户使用 ${email}。如非本人操作，请立即写信至 ${supportMail}，我们可以帮你恢复。\n`,
  }),
}

export const emailCodeMail = (language: Language, code: string): Letter =>
  codeLetter(emailCodes[language](code), code, language)
export const phoneCodeMail = (language: Language, code: string, phone: string): Letter =>
  codeLetter(phoneCodes[language](code, phone), code, language)
export const takenMail = (language: Language): Letter => plainLetter(takenMails[language], language)
export const movedMail = (language: Language, email: string, now: Date): Letter =>
  plainLetter(movedMails[language](email, formatMoment(now.toISOString(), language)), language)
export const newEmailMail = (language: Language, now: Date): Letter =>
  plainLetter(newEmailMails[language](formatMoment(now.toISOString(), language)), language)
export const newPhoneMail = (language: Language, phone: string, now: Date): Letter =>
  plainLetter(newPhoneMails[language](phone, formatMoment(now.toISOString(), language)), language)
export const newNameMail = (language: Language, name: string, now: Date): Letter =>
  plainLetter(newNameMails[language](name, formatMoment(now.toISOString(), language)), language)
