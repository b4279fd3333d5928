import { resetMinutes, unlockHours } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { resetPasswordAt, unlockAt } from '@seberang/domain/links'
import { plainLetter, writeLetter, type Letter } from '../../mail/letter.ts'
import { newPasswordLabel } from '../../mail/new-password.ts'
import { greeting } from '../../mail/phrases.ts'

interface LinkTexts {
  subject: string
  why: string
  button: string
  /** How long the link works, and what to do with a mail that one has not asked for. */
  rest: string
}

const resetTexts: Record<Language, LinkTexts> = {
  id: {
    subject: 'Buat kata sandi baru untuk akun Seberang kamu',
    why: 'Ada yang minta kata sandi baru untuk akun ini. Kalau itu kamu, buat di sini:',
    button: newPasswordLabel.id,
    rest: `Link berlaku ${resetMinutes} menit dan hanya bisa dipakai sekali. Kalau bukan kamu yang minta, abaikan email ini: kata sandimu tetap.`,
  },
  en: {
    subject: 'A new password for your Seberang account',
    why: 'Somebody asked for a new password for this account. If that was you, choose it here:',
    button: newPasswordLabel.en,
    rest: `The link is valid for ${resetMinutes} minutes and works once. If you did not ask for it, ignore this mail: your password stays.`,
  },
  zh: {
    subject: '为你的 Seberang 账户设置新密码',
    why: '有人为此账户申请了新密码。如果是你本人，请在此设置：',
    button: newPasswordLabel.zh,
    rest: `链接 ${resetMinutes} 分钟内有效，仅可使用一次。如果不是你本人申请，请忽略此邮件，密码不变。`,
  },
}

const unlockTexts: Record<Language, LinkTexts> = {
  id: {
    subject: 'Akun Seberang kamu ditutup sementara untuk perangkat lain',
    why: 'Terlalu banyak percobaan masuk yang gagal dari perangkat yang tidak dikenal. Perangkat yang pernah kamu pakai masuk tetap bisa. Untuk masuk dari perangkat lain, buka akunnya:',
    button: 'Buka akun',
    rest: `Link berlaku ${unlockHours} jam dan hanya bisa dipakai sekali. Kalau kata sandimu mudah ditebak atau dipakai di tempat lain, ganti juga.`,
  },
  en: {
    subject: 'Your Seberang account is locked for other devices',
    why: 'There were too many failed sign-ins from devices that we do not know. Devices that you have signed in on still work. To sign in on another one, unlock the account:',
    button: 'Unlock the account',
    rest: `The link is valid for ${unlockHours} hours and works once. If your password is easy to guess or used elsewhere, change it, too.`,
  },
  zh: {
    subject: '你的 Seberang 账户已对其他设备锁定',
    why: '来自未知设备的登录失败次数过多。你登录过的设备仍可登录。如需在其他设备登录，请先解锁：',
    button: '解锁账户',
    rest: `链接 ${unlockHours} 小时内有效，仅可使用一次。如果你的密码容易被猜到或在别处使用过，请一并更换。`,
  },
}

const linkMail = ({ subject, why, button, rest }: LinkTexts, path: string, language: Language): Letter => ({
  ...writeLetter(
    { subject, parts: [greeting[language], why, { button: { label: button, path } }, rest] },
    language,
  ),
  urgent: true,
})

export const resetMail = (language: Language, token: string): Letter =>
  linkMail(resetTexts[language], resetPasswordAt(token), language)

export const unlockMail = (language: Language, token: string): Letter =>
  linkMail(unlockTexts[language], unlockAt(token), language)

const noAccountTexts: Record<Language, { subject: string; text: string }> = {
  id: {
    subject: 'Belum ada akun Seberang dengan email ini',
    text: `${greeting.id}\n\nAda yang minta kata sandi baru untuk email ini, padahal belum ada akunnya. Kalau itu kamu, mungkin akunmu memakai email lain, atau daftar dulu. Kalau bukan, abaikan email ini.\n`,
  },
  en: {
    subject: 'There is no Seberang account with this email',
    text: `${greeting.en}\n\nSomebody asked for a new password for this email, which has no account. If that was you, your account may have another email, or you can register. If not, ignore this mail.\n`,
  },
  zh: {
    subject: '此邮箱没有 Seberang 账户',
    text: `${greeting.zh}\n\n有人为此邮箱申请新密码，但该邮箱没有账户。如果是你本人，你的账户可能使用了其他邮箱，也可以先注册；否则请忽略此邮件。\n`,
  },
}

export const noAccountMail = (language: Language): Letter => plainLetter(noAccountTexts[language], language)
