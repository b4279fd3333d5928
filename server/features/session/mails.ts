import { codeMinutes } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { formatMoment } from '@seberang/domain/format'
import { linkedPaths } from '@seberang/domain/links'
import { codeLetter, writeLetter, type Letter } from '../../mail/letter.ts'
import { newPasswordButton, newPasswordLabel } from '../../mail/new-password.ts'
import { greeting } from '../../mail/phrases.ts'
import { deviceName, type Device } from '../../security/device.ts'

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

interface KnownTexts {
  subject: string
  what: string
  /** Of the button. */
  login: string
}

const knownTexts: Record<Language, KnownTexts> = {
  id: {
    subject: 'Kamu sudah punya akun Seberang',
    what: 'Ada yang mendaftar dengan email ini, padahal akunnya sudah ada. Kalau itu kamu, langsung masuk saja. Kalau bukan, abaikan email ini.',
    login: 'Masuk',
  },
  en: {
    subject: 'You already have a Seberang account',
    what: 'Somebody registered with this email, which already has an account. If that was you, just log in. If not, ignore this mail.',
    login: 'Log in',
  },
  zh: {
    subject: '你已有 Seberang 账户',
    what: '有人用此邮箱注册，但该邮箱已有账户。如果是你本人，请直接登录；否则请忽略此邮件。',
    login: '登录',
  },
}

export const codeMail = (language: Language, code: string): Letter =>
  codeLetter(codeMails[language](code), code, language)

/** To who registers with an address that has an account already: the two ways into it. */
export function knownMail(language: Language): Letter {
  const { subject, what, login } = knownTexts[language]
  const forgotten = { label: newPasswordLabel[language], path: linkedPaths.resetPassword }
  return writeLetter(
    {
      subject,
      parts: [greeting[language], what, { button: { label: login, path: linkedPaths.login } }, forgotten],
    },
    language,
  )
}

interface NewDeviceTexts {
  subject: string
  /** @param network the beginning of its address; empty where it is not known */
  what: (device: string, network: string, time: string) => string
  you: string
  notYou: string
}

const newDeviceTexts: Record<Language, NewDeviceTexts> = {
  id: {
    subject: 'Ada perangkat baru yang masuk ke akun Seberang kamu',
    what: (device, network, time) => `${device}${network && ` (jaringan ${network}…)`}, pada ${time}.`,
    you: 'Kalau itu kamu, tidak perlu melakukan apa-apa.',
    notYou: 'Bukan kamu? Buat kata sandi baru sekarang juga; semua perangkat langsung dikeluarkan:',
  },
  en: {
    subject: 'A new device logged in to your Seberang account',
    what: (device, network, time) => `${device}${network && ` (network ${network}…)`}, on ${time}.`,
    you: 'If that was you, there is nothing to do.',
    notYou: 'Was it not you? Choose a new password right away; every device is signed out at once:',
  },
  zh: {
    subject: '有新设备登录了你的 Seberang 账户',
    what: (device, network, time) => `${device}${network && `（网络 ${network}…）`}，${time}。`,
    you: '如果是你本人，无需任何操作。',
    notYou: '不是你本人操作？请立即设置新密码，所有设备会立刻退出：',
  },
}

/** Tells the owner of a sign-in by a device that the account does not know. */
export function newDeviceMail(
  language: Language,
  { device, network, now }: { device: Device; network: string; now: Date },
): Letter {
  const { subject, what, you, notYou } = newDeviceTexts[language]
  const happened = what(deviceName(device, language), network, formatMoment(now.toISOString(), language))
  return writeLetter(
    { subject, parts: [greeting[language], happened, you, notYou, newPasswordButton(language)] },
    language,
  )
}
