import { formatMoment } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { writeLetter, type Letter } from '../../mail/letter.ts'
import { newPasswordButton } from '../../mail/new-password.ts'
import { greeting } from '../../mail/phrases.ts'

interface Occasion {
  name: string
  now: Date
}
interface Texts {
  subject: string
  what: (name: string, time: string) => string
  notYou: string
}

const added: Record<Language, Texts> = {
  id: {
    subject: 'Passkey baru di akun Seberang kamu',
    what: (name, time) =>
      `Passkey "${name}" ditambahkan pada ${time}. Siapa yang memegangnya bisa masuk ke akunmu.`,
    notYou: 'Bukan kamu? Hapus passkey itu di Pengaturan, dan buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: 'A new passkey for your Seberang account',
    what: (name, time) =>
      `The passkey "${name}" was added on ${time}. Whoever holds it can log in to your account.`,
    notYou: 'Was it not you? Remove the passkey in Settings, and choose a new password right away:',
  },
  zh: {
    subject: '你的 Seberang 账户添加了新的通行密钥',
    what: (name, time) => `通行密钥“${name}”已于 ${time} 添加。持有它的人可以登录你的账户。`,
    notYou: '不是你本人操作？请在设置中移除该通行密钥，并立即设置新密码：',
  },
}

const removed: Record<Language, Texts> = {
  id: {
    subject: 'Passkey di akun Seberang kamu sudah dihapus',
    what: (name, time) => `Passkey "${name}" dihapus pada ${time} dan tidak bisa dipakai masuk lagi.`,
    notYou: 'Bukan kamu? Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: 'A passkey of your Seberang account was removed',
    what: (name, time) => `The passkey "${name}" was removed on ${time} and can no longer be used to log in.`,
    notYou: 'Was it not you? Choose a new password right away:',
  },
  zh: {
    subject: '你的 Seberang 账户移除了一个通行密钥',
    what: (name, time) => `通行密钥“${name}”已于 ${time} 移除，不能再用于登录。`,
    notYou: '不是你本人操作？请立即设置新密码：',
  },
}

function mail({ subject, what, notYou }: Texts, { name, now }: Occasion, language: Language): Letter {
  const happened = what(name, formatMoment(now.toISOString(), language))
  return writeLetter(
    { subject, parts: [greeting[language], happened, notYou, newPasswordButton(language)] },
    language,
  )
}

export const addedMail = (language: Language, occasion: Occasion): Letter =>
  mail(added[language], occasion, language)
export const removedMail = (language: Language, occasion: Occasion): Letter =>
  mail(removed[language], occasion, language)
