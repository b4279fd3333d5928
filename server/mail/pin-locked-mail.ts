import { formatMoment } from '@seberang/domain/format'
import { pinTries } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import type { Executor } from '../database/database.ts'
import { writeLetter } from './letter.ts'
import { queueMail } from './mailer.ts'
import { newPasswordButton } from './new-password.ts'
import { greeting } from './phrases.ts'

const texts: Record<Language, { subject: string; what: (until: string) => string; notYou: string }> = {
  id: {
    subject: 'PIN dompet Seberang kamu terkunci',
    what: (until) =>
      `PIN dompetmu ${pinTries} kali salah dimasukkan. Sampai ${until} dompetmu tidak bisa dipakai membayar atau ditarik, kecuali kamu mengganti PIN-nya di Pengaturan, bagian Keamanan.`,
    notYou: 'Bukan kamu? Ada yang bisa masuk ke akunmu. Buat kata sandi baru sekarang juga:',
  },
  en: {
    subject: 'The PIN of your Seberang wallet is locked',
    what: (until) =>
      `A wrong PIN was given for your wallet ${pinTries} times. Until ${until} it can neither pay nor be withdrawn from, unless you change its PIN in the settings, under Security.`,
    notYou: 'Was it not you? Somebody can get into your account. Choose a new password right away:',
  },
  zh: {
    subject: '你的 Seberang 钱包 PIN 已锁定',
    what: (until) =>
      `钱包 PIN 已连续 ${pinTries} 次输入错误。在 ${until} 之前，钱包不能付款或提现，除非你在设置的“安全”中更换 PIN。`,
    notYou: '不是你本人操作？说明有人能进入你的账户，请立即设置新密码：',
  },
}

/** Tells the owner of a wallet that wrong PINs have locked it: whoever gave them is signed in to the account. */
export async function mailPinLocked(
  executor: Executor,
  { email, language, until }: { email: string; language: Language; until: Date },
  now: Date,
): Promise<void> {
  const { subject, what, notYou } = texts[language]
  const letter = {
    subject,
    parts: [
      greeting[language],
      what(formatMoment(until.toISOString(), language)),
      notYou,
      newPasswordButton(language),
    ],
  }
  await queueMail(executor, { to: email, ...writeLetter(letter, language) }, now)
}
