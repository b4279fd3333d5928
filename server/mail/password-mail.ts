import { formatMoment } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { OtherWaysIn } from '../customers/ways-in.ts'
import { nameOfIssuer } from './issuers.ts'
import { writeLetter, type Letter } from './letter.ts'
import { newPasswordButton } from './new-password.ts'
import { greeting } from './phrases.ts'

/** The first one of an account, or another one. */
type Occasion = 'first' | 'changed'

interface Texts {
  subject: Record<Occasion, string>
  what: Record<Occasion, (time: string) => string>
  signedOut: string
  /** What else opens the account: it may have been added by somebody else. */
  alsoOpen: (ways: string) => string
  notYou: string
}

const texts: Record<Language, Texts> = {
  id: {
    subject: {
      first: 'Akun Seberang kamu sekarang punya kata sandi',
      changed: 'Kata sandi akun Seberang kamu sudah diganti',
    },
    what: {
      first: (time) => `Kata sandi akunmu dibuat pada ${time}.`,
      changed: (time) => `Kata sandi akunmu diganti pada ${time}.`,
    },
    signedOut: 'Perangkat lain sudah dikeluarkan; di sana masuk lagi dengan kata sandi yang baru.',
    alsoOpen: (ways) =>
      `Akunmu juga terbuka dengan: ${ways}. Kalau ada yang bukan milikmu, hapus di Pengaturan, bagian Keamanan.`,
    notYou: 'Bukan kamu? Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: {
      first: 'Your Seberang account now has a password',
      changed: 'The password of your Seberang account was changed',
    },
    what: {
      first: (time) => `A password was set for your account on ${time}.`,
      changed: (time) => `The password of your account was changed on ${time}.`,
    },
    signedOut: 'All other devices have been signed out; log in there with the new password.',
    alsoOpen: (ways) =>
      `Your account also opens with: ${ways}. If one of them is not yours, remove it in the settings, under Security.`,
    notYou: 'Was it not you? Choose a new password right away:',
  },
  zh: {
    subject: { first: '你的 Seberang 账户已设置密码', changed: '你的 Seberang 账户密码已更换' },
    what: {
      first: (time) => `你的账户密码已于 ${time} 设置。`,
      changed: (time) => `你的账户密码已于 ${time} 更换。`,
    },
    signedOut: '其他设备均已退出，请在那里用新密码重新登录。',
    alsoOpen: (ways) =>
      `你的账户还可以通过以下方式登录：${ways}。如果其中有不属于你的，请在设置的“安全”中移除。`,
    notYou: '不是你本人操作？请立即设置新密码：',
  },
}

export function passwordMail(
  language: Language,
  { occasion, others, now }: { occasion: Occasion; others: OtherWaysIn; now: Date },
): Letter {
  const { subject, what, alsoOpen, notYou, signedOut } = texts[language]
  const between = language === 'zh' ? '' : ' '
  const happened = what[occasion](formatMoment(now.toISOString(), language)) + between + signedOut
  const ways = [
    ...others.issuers.map((issuer) => nameOfIssuer(issuer, language)),
    ...others.passkeys.map((name) => `passkey ${name}`),
  ].join(language === 'zh' ? '、' : ', ')
  return writeLetter(
    {
      subject: subject[occasion],
      parts: [
        greeting[language],
        happened,
        ...(ways ? [alsoOpen(ways)] : []),
        notYou,
        newPasswordButton(language),
      ],
    },
    language,
  )
}
