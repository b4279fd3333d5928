import { codeMinutes } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { codeLetter, plainLetter, type Letter } from '../../mail/letter.ts'
import { greeting } from '../../mail/phrases.ts'

/** Paragraphs, separated by an empty line. */
type Written = Pick<Letter, 'subject' | 'text'>

const codeMails: Record<Language, (code: string) => Written> = {
  id: (code) => ({
    subject: `${code} adalah kode Seberang kamu`,
    text: `${greeting.id}\n\nKode verifikasi kamu: ${code}\n\nKode berlaku ${codeMinutes} menit dan hanya bisa dipakai sekali. Jangan berikan kepada siapa pun, termasuk kami.\n`,
  }),
  en: (code) => ({
    subject: `${code} is your Seberang code`,
    text: `${greeting.en}\n\nYour verification code: ${code}\n\nIt is valid for ${codeMinutes} minutes and works once. Give it to nobody, not even to us.\n`,
  }),
  zh: (code) => ({
    subject: `${code} 是你的 Seberang 验证码`,
    text: `${greeting.zh}\n\n你的验证码：${code}\n\n${codeMinutes} 分钟内有效，仅可使用一次。请勿告诉任何人，包括我们。\n`,
  }),
}

const knownMails: Record<Language, Written> = {
  id: {
    subject: 'Kamu sudah punya akun Seberang',
    text: `${greeting.id}\n\nAda yang mendaftar dengan email ini, padahal akunnya sudah ada. Kalau itu kamu, langsung masuk saja. Kalau bukan, abaikan email ini.\n`,
  },
  en: {
    subject: 'You already have a Seberang account',
    text: `${greeting.en}\n\nSomebody registered with this email, which already has an account. If that was you, just log in. If not, ignore this mail.\n`,
  },
  zh: {
    subject: '你已有 Seberang 账户',
    text: `${greeting.zh}\n\n有人用此邮箱注册，但该邮箱已有账户。如果是你本人，请直接登录；否则请忽略此邮件。\n`,
  },
}

export const codeMail = (language: Language, code: string): Letter =>
  codeLetter(codeMails[language](code), code, language)
export const knownMail = (language: Language): Letter => plainLetter(knownMails[language], language)
