import type { IdentityIssuer } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { nameOfIssuer } from './issuers.ts'
import { writeLetter, type Letter } from './letter.ts'
import { newPasswordButton } from './new-password.ts'
import { greeting } from './phrases.ts'

interface Texts {
  subject: Record<Change, (provider: string) => string>
  text: Record<Change, (provider: string, time: string) => string>
  notYou: string
}
type Change = 'linked' | 'unlinked'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const texts: Record<Language, Texts> = {
  id: {
    subject: {
      linked: (provider) => `${capital(provider)} sekarang membuka akun Seberang kamu`,
      unlinked: (provider) => `${capital(provider)} tidak lagi membuka akun Seberang kamu`,
    },
    text: {
      linked: (provider, time) => `Akun di ${provider} ditautkan ke akunmu pada ${time}.`,
      unlinked: (provider, time) => `Akun di ${provider} dilepas dari akunmu pada ${time}.`,
    },
    notYou: 'Bukan kamu? Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: {
      linked: (provider) => `${capital(provider)} now opens your Seberang account`,
      unlinked: (provider) => `${capital(provider)} no longer opens your Seberang account`,
    },
    text: {
      linked: (provider, time) => `An account of ${provider} was linked to yours on ${time}.`,
      unlinked: (provider, time) => `The account of ${provider} was unlinked from yours on ${time}.`,
    },
    notYou: 'Was it not you? Choose a new password right away:',
  },
  zh: {
    subject: {
      linked: (provider) => `${provider} 现在可以登录你的 Seberang 账户`,
      unlinked: (provider) => `${provider} 不再能登录你的 Seberang 账户`,
    },
    text: {
      linked: (provider, time) => `你在${provider}的账户已于 ${time} 关联到 Seberang 账户。`,
      unlinked: (provider, time) => `你在${provider}的账户已于 ${time} 与 Seberang 账户解除关联。`,
    },
    notYou: '不是你本人操作？请立即设置新密码：',
  },
}

/** Tells the owner that another account opens theirs, or no longer does. */
export function identityMail(
  language: Language,
  change: Change,
  { provider, now }: { provider: IdentityIssuer; now: Date },
): Letter {
  const { subject, text, notYou } = texts[language]
  const name = nameOfIssuer(provider, language)
  const when = text[change](name, formatMoment(now.toISOString(), language))
  return writeLetter(
    {
      subject: subject[change](name),
      parts: [greeting[language], when, notYou, newPasswordButton(language)],
    },
    language,
  )
}
