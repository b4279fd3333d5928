import type { PaperKind } from '@seberang/domain/identity'
import type { Language } from '@seberang/domain/language'
import { identitySettings, linkedPaths } from '@seberang/domain/links'
import { writeLetter, type Letter } from '../../mail/letter.ts'
import { greeting, securityNote } from '../../mail/phrases.ts'

const names: Record<Language, Record<PaperKind, string>> = {
  id: { ktp: 'KTP', passport: 'Paspor' },
  en: { ktp: 'KTP', passport: 'passport' },
  zh: { ktp: 'KTP', passport: '护照' },
}

interface Texts {
  subject: (paper: string) => string
  what: (paper: string) => string
  next: string
  button: (paper: string) => string
}

const approved: Record<Language, Texts> = {
  id: {
    subject: (paper) => `${paper}-mu sudah terverifikasi`,
    what: (paper) => `${paper}-mu sudah kami periksa, dan semuanya cocok.`,
    next: 'Kirimanmu lewat udara tidak menunggu apa-apa lagi dari sini. Siapa yang membuka dokumenmu tercatat di Pengaturan.',
    button: () => 'Lihat di Pengaturan',
  },
  en: {
    subject: (paper) => `Your ${paper} is verified`,
    what: (paper) => `We have checked your ${paper}, and everything matches.`,
    next: 'Your air shipments wait for nothing more of this. Settings show who opened your document.',
    button: () => 'See it in Settings',
  },
  zh: {
    subject: (paper) => `你的${paper}已通过验证`,
    what: (paper) => `我们已核对你的${paper}，信息一致。`,
    next: '你的空运包裹无需再为此等待。你可以在设置中查看谁打开过你的证件。',
    button: () => '在设置中查看',
  },
}

const rejected: Record<Language, Texts> = {
  id: {
    subject: (paper) => `${paper}-mu perlu dikirim lagi`,
    what: (paper) => `${paper}-mu belum bisa kami terima:`,
    next: 'Kirim lagi setelah itu dibetulkan. Kirimanmu tetap tersimpan sambil menunggu.',
    button: (paper) => `Kirim ${paper} lagi`,
  },
  en: {
    subject: (paper) => `Please send your ${paper} again`,
    what: (paper) => `We could not accept your ${paper}:`,
    next: 'Send it again once that is right. Your shipments stay saved meanwhile.',
    button: (paper) => `Send the ${paper} again`,
  },
  zh: {
    subject: (paper) => `请重新提交你的${paper}`,
    what: (paper) => `你的${paper}未能通过：`,
    next: '请更正后重新提交。等待期间，你的包裹信息会保留。',
    button: (paper) => `重新提交${paper}`,
  },
}

function mail(
  texts: Texts,
  { kind, language, reason, path }: { kind: PaperKind; language: Language; reason?: string; path: string },
): Letter {
  const paper = names[language][kind]
  return writeLetter(
    {
      subject: texts.subject(paper),
      parts: [
        greeting[language],
        texts.what(paper),
        ...(reason === undefined ? [] : [reason]),
        texts.next,
        { button: { label: texts.button(paper), path } },
      ],
      footer: [securityNote[language]],
    },
    language,
  )
}

export const approvedMail = (language: Language, kind: PaperKind): Letter =>
  mail(approved[language], { kind, language, path: identitySettings })
export const rejectedMail = (language: Language, kind: PaperKind, reason: string): Letter =>
  mail(rejected[language], { kind, language, reason, path: linkedPaths[kind] })
