import { formatMoment } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { writeLetter, type Letter } from './letter.ts'
import { newPasswordButton } from './new-password.ts'
import { greeting } from './phrases.ts'

/** Which devices are signed out with a new password. */
type SignedOut = 'all' | 'others'

interface Texts {
  subject: string
  changed: (time: string) => string
  signedOut: Record<SignedOut, string>
  notYou: string
}

const texts: Record<Language, Texts> = {
  id: {
    subject: 'Kata sandi akun Seberang kamu sudah diganti',
    changed: (time) => `Kata sandi akunmu diganti pada ${time}.`,
    signedOut: {
      all: 'Semua perangkat sudah dikeluarkan; masuk lagi dengan kata sandi yang baru.',
      others: 'Perangkat lain sudah dikeluarkan; di sana masuk lagi dengan kata sandi yang baru.',
    },
    notYou: 'Bukan kamu? Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: 'The password of your Seberang account was changed',
    changed: (time) => `The password of your account was changed on ${time}.`,
    signedOut: {
      all: 'All devices have been signed out; log in again with the new password.',
      others: 'All other devices have been signed out; log in there with the new password.',
    },
    notYou: 'Was it not you? Choose a new password right away:',
  },
  zh: {
    subject: '你的 Seberang 账户密码已更换',
    changed: (time) => `你的账户密码已于 ${time} 更换。`,
    signedOut: {
      all: '所有设备均已退出，请用新密码重新登录。',
      others: '其他设备均已退出，请在那里用新密码重新登录。',
    },
    notYou: '不是你本人操作？请立即设置新密码：',
  },
}

export function passwordMail(language: Language, signedOut: SignedOut, now: Date): Letter {
  const { subject, changed, notYou, ...text } = texts[language]
  const between = language === 'zh' ? '' : ' '
  const when = changed(formatMoment(now.toISOString(), language)) + between + text.signedOut[signedOut]
  return writeLetter(
    { subject, parts: [greeting[language], when, notYou, newPasswordButton(language)] },
    language,
  )
}
