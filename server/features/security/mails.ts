import type { CodeRef } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import { codeMinutes } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { codeLetter, writeLetter, type Letter } from '../../mail/letter.ts'
import { newPasswordButton } from '../../mail/new-password.ts'
import { greeting } from '../../mail/phrases.ts'

interface CodeTexts {
  subject: (code: string, purpose: string) => string
  what: (code: string, purpose: string) => string
  /** Whatever the code allows. */
  purposes: Record<CodeRef, string>
  rest: string
}

const codeTexts: Record<Language, CodeTexts> = {
  id: {
    subject: (code, purpose) => `${code} adalah kode Seberang kamu untuk ${purpose}`,
    what: (code, purpose) => `Kode untuk ${purpose}: ${code}`,
    purposes: {
      CO: 'membayar dengan saldo dompet atau bayar nanti',
      WD: 'menarik saldo dompet',
      BA: 'menambah rekening bank',
      PIN: 'membuat PIN dompet',
      EM: 'memastikan ini kamu',
    },
    rest: `Kode berlaku ${codeMinutes} menit dan hanya bisa dipakai sekali. Jangan berikan kepada siapa pun, termasuk kami. Kalau bukan kamu yang meminta, ada yang masuk ke akunmu: segera ganti kata sandimu.`,
  },
  en: {
    subject: (code, purpose) => `${code} is your Seberang code to ${purpose}`,
    what: (code, purpose) => `Your code to ${purpose}: ${code}`,
    purposes: {
      CO: 'pay from the wallet or pay later',
      WD: 'withdraw from the wallet',
      BA: 'add a bank account',
      PIN: 'set the wallet PIN',
      EM: 'confirm that it is you',
    },
    rest: `It is valid for ${codeMinutes} minutes and works once. Give it to nobody, not even to us. If you did not ask for it, somebody is signed in to your account: change your password at once.`,
  },
  zh: {
    subject: (code, purpose) => `${code} 是你的 Seberang 验证码，用于${purpose}`,
    what: (code, purpose) => `用于${purpose}的验证码：${code}`,
    purposes: {
      CO: '以钱包余额付款或稍后付款',
      WD: '从钱包提现',
      BA: '添加银行账户',
      PIN: '设置钱包 PIN',
      EM: '确认是你本人',
    },
    rest: `${codeMinutes} 分钟内有效，仅可使用一次。请勿告诉任何人，包括我们。如非本人操作，说明有人登录了你的账户，请立即更换密码。`,
  },
}

export function codeMail(language: Language, ref: CodeRef, code: string): Letter {
  const { subject, what, purposes, rest } = codeTexts[language]
  const purpose = purposes[ref]
  const text = [greeting[language], what(code, purpose), rest].join('\n\n')
  return codeLetter({ subject: subject(code, purpose), text }, code, language)
}

const pinTexts: Record<
  Language,
  { subject: (isNew: boolean) => string; set: (time: string) => string; notYou: string }
> = {
  id: {
    subject: (isNew) => `PIN dompet Seberang kamu sudah ${isNew ? 'dibuat' : 'diganti'}`,
    set: (time) => `PIN baru dompetmu berlaku sejak ${time}.`,
    notYou: 'Bukan kamu? Ada yang bisa masuk ke akunmu. Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: (isNew) => `The PIN of your Seberang wallet was ${isNew ? 'set' : 'changed'}`,
    set: (time) => `The new PIN of your wallet counts since ${time}.`,
    notYou: 'Was it not you? Somebody can get into your account. Choose a new password right away:',
  },
  zh: {
    subject: (isNew) => `你的 Seberang 钱包 PIN 已${isNew ? '设置' : '更换'}`,
    set: (time) => `钱包新 PIN 自 ${time} 起生效。`,
    notYou: '不是你本人操作？说明有人能进入你的账户，请立即设置新密码：',
  },
}

/** @param isNew whether there was none before */
export function pinMail(language: Language, isNew: boolean, now: Date): Letter {
  const { subject, set, notYou } = pinTexts[language]
  const when = set(formatMoment(now.toISOString(), language))
  return writeLetter(
    { subject: subject(isNew), parts: [greeting[language], when, notYou, newPasswordButton(language)] },
    language,
  )
}
