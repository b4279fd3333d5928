import type { CompanyReason } from '@seberang/domain/api'
import type { CompanySection } from '@seberang/domain/company'
import { colon, formatNumber, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { PayLaterTerms } from '@seberang/domain/wallet'
import { companySettings, linkedPaths } from '@seberang/domain/links'
import { writeLetter, type Letter } from '../../mail/letter.ts'
import { greeting, securityNote } from '../../mail/phrases.ts'

const sectionNames: Record<Language, Record<CompanySection, string>> = {
  id: { information: 'Informasi', contact: 'Kontak', legality: 'Legalitas' },
  en: { information: 'Information', contact: 'Contact', legality: 'Legality' },
  zh: { information: '基本信息', contact: '联系方式', legality: '资质文件' },
}

interface Texts {
  subject: (company: string) => string
  what: (company: string) => string
  next: string
  button: string
}

const approved: Record<Language, Texts> = {
  id: {
    subject: (company) => `${company} sudah disetujui`,
    what: (company) => `Akunmu sekarang akun perusahaan ${company}.`,
    next: 'Invoice baru memakai nama dan NPWP perusahaan. Baca dan terima ketentuannya di halaman perusahaan.',
    button: 'Buka halaman perusahaan',
  },
  en: {
    subject: (company) => `${company} is approved`,
    what: (company) => `Your account is now the business account of ${company}.`,
    next: "New invoices carry the company's name and NPWP. Read and accept the terms on the company's page.",
    button: "Open the company's page",
  },
  zh: {
    subject: (company) => `${company} 已获批准`,
    what: (company) => `你的账户现已成为 ${company} 的企业账户。`,
    next: '新账单将使用公司名称和 NPWP。请在公司页面阅读并接受条款。',
    button: '打开公司页面',
  },
}

const rejected: Record<Language, Texts> = {
  id: {
    subject: (company) => `Data ${company} perlu dibetulkan`,
    what: (company) => `Data ${company} sudah kami periksa. Ini yang belum bisa kami terima:`,
    next: 'Betulkan bagian itu saja, lalu kirim lagi. Bagian lain tetap tersimpan.',
    button: 'Betulkan dan kirim lagi',
  },
  en: {
    subject: (company) => `The data of ${company} need a correction`,
    what: (company) => `We have looked at the data of ${company}. This is what we cannot accept yet:`,
    next: 'Mend those parts alone and send it again. The others stay as they are.',
    button: 'Correct it and send it again',
  },
  zh: {
    subject: (company) => `${company} 的资料需要更正`,
    what: (company) => `我们已核对 ${company} 的资料，以下内容未能通过：`,
    next: '只需更正这些部分，然后重新提交。其他部分会保留。',
    button: '更正并重新提交',
  },
}

function mail(
  { subject, what, next, button }: Texts,
  {
    language,
    company,
    reasons,
    path,
  }: { language: Language; company: string; reasons: string[]; path: string },
): Letter {
  return writeLetter(
    {
      subject: subject(company),
      parts: [greeting[language], what(company), ...reasons, next, { button: { label: button, path } }],
      footer: [securityNote[language]],
    },
    language,
  )
}

/** Its link opens also on a device that has not heard yet that the account is a business. */
export const approvedMail = (language: Language, company: string): Letter =>
  mail(approved[language], { language, company, reasons: [], path: companySettings })

export const rejectedMail = (
  language: Language,
  company: string,
  reasons: readonly CompanyReason[],
): Letter =>
  mail(rejected[language], {
    language,
    company,
    reasons: reasons.map(
      ({ section, reason }) => `${sectionNames[language][section]}${colon(language)}${reason}`,
    ),
    path: linkedPaths.companyUpgrade,
  })

interface CreditTexts {
  given: Omit<Texts, 'what'> & { what: (company: string, limit: string, days: string) => string }
  none: Texts
}

const credit: Record<Language, CreditTexts> = {
  id: {
    given: {
      subject: (company) => `Bayar nanti untuk ${company}`,
      what: (company, limit, days) =>
        `${company} bisa bayar nanti sampai ${limit}. Tiap invoice jatuh tempo ${days} hari setelah dipakai.`,
      next: 'Sebelum yang pertama, terima dulu ketentuan perusahaan di halaman perusahaan. Yang sudah terpakai tetap jatuh tempo pada tanggalnya.',
      button: 'Buka halaman perusahaan',
    },
    none: {
      subject: (company) => `Bayar nanti untuk ${company} ditutup`,
      what: (company) => `Mulai sekarang ${company} tidak bisa bayar nanti untuk tagihan baru.`,
      next: 'Yang sudah terpakai tetap jatuh tempo pada tanggalnya.',
      button: 'Buka halaman perusahaan',
    },
  },
  en: {
    given: {
      subject: (company) => `Paying later for ${company}`,
      what: (company, limit, days) =>
        `${company} can pay up to ${limit} later. Each invoice is due ${days} days after it is used.`,
      next: "Before the first, accept the terms for companies on the company's page. What was used before stays due on its day.",
      button: "Open the company's page",
    },
    none: {
      subject: (company) => `Paying later is closed for ${company}`,
      what: (company) => `From now on ${company} cannot pay anything new later.`,
      next: 'What was used before stays due on its day.',
      button: "Open the company's page",
    },
  },
  zh: {
    given: {
      subject: (company) => `${company} 的稍后付款`,
      what: (company, limit, days) =>
        `${company} 可稍后付款，额度 ${limit}。每张账单在使用后 ${days} 天到期。`,
      next: '首次使用前，请在公司页面接受公司条款。此前已使用的款项到期日不变。',
      button: '打开公司页面',
    },
    none: {
      subject: (company) => `${company} 的稍后付款已关闭`,
      what: (company) => `从现在起，${company} 的新账单不能使用稍后付款。`,
      next: '此前已使用的款项到期日不变。',
      button: '打开公司页面',
    },
  },
}

/** @param terms null: nothing more is paid later */
export function creditMail(language: Language, company: string, terms: PayLaterTerms | null): Letter {
  const { given, none } = credit[language]
  const texts: Texts = terms
    ? {
        ...given,
        what: (name) => given.what(name, formatRupiah(terms.limit), formatNumber(terms.days, language)),
      }
    : none
  return mail(texts, { language, company, reasons: [], path: companySettings })
}
