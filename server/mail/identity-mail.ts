import type { IdentityProvider } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { writeLetter, type Letter } from './letter.ts'
import { newPasswordButton } from './new-password.ts'
import { greeting } from './phrases.ts'

const names: Record<IdentityProvider, string> = { google: 'Google', facebook: 'Facebook' }

interface Texts {
  subject: Record<Change, (provider: string) => string>
  text: Record<Change, (provider: string, time: string) => string>
  notYou: string
}
type Change = 'linked' | 'unlinked'

const texts: Record<Language, Texts> = {
  id: {
    subject: {
      linked: (provider) => `${provider} sekarang membuka akun Seberang kamu`,
      unlinked: (provider) => `${provider} tidak lagi membuka akun Seberang kamu`,
    },
    text: {
      linked: (provider, time) => `Akun ${provider} ditautkan ke akunmu pada ${time}.`,
      unlinked: (provider, time) => `Akun ${provider} dilepas dari akunmu pada ${time}.`,
    },
    notYou: 'Bukan kamu? Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: {
      linked: (provider) => `${provider} now opens your Seberang account`,
      unlinked: (provider) => `${provider} no longer opens your Seberang account`,
    },
    text: {
      linked: (provider, time) => `A ${provider} account was linked to your account on ${time}.`,
      unlinked: (provider, time) => `The ${provider} account was unlinked from your account on ${time}.`,
    },
    notYou: 'Was it not you? Choose a new password right away:',
  },
  zh: {
    subject: {
      linked: (provider) => `${provider} 现在可以登录你的 Seberang 账户`,
      unlinked: (provider) => `${provider} 不再能登录你的 Seberang 账户`,
    },
    text: {
      linked: (provider, time) => `${provider} 账户已于 ${time} 关联到你的账户。`,
      unlinked: (provider, time) => `${provider} 账户已于 ${time} 与你的账户解除关联。`,
    },
    notYou: '不是你本人操作？请立即设置新密码：',
  },
}

/** Tells the owner that another account opens theirs, or no longer does. */
export function identityMail(
  language: Language,
  change: Change,
  { provider, now }: { provider: IdentityProvider; now: Date },
): Letter {
  const { subject, text, notYou } = texts[language]
  const name = names[provider]
  const when = text[change](name, formatMoment(now.toISOString(), language))
  return writeLetter(
    {
      subject: subject[change](name),
      parts: [greeting[language], when, notYou, newPasswordButton(language)],
    },
    language,
  )
}
