import type { Language } from '@seberang/domain/language'
import { dueTexts } from './due-texts.ts'
import { endedTexts } from './ended-texts.ts'
import type { MailAbout, Written } from './mail-about.ts'
import { paidTexts } from './paid-texts.ts'
import { returnedTexts } from './returned-texts.ts'

const mailTexts = { ...dueTexts, ...paidTexts, ...endedTexts, ...returnedTexts }
export type InvoiceMail = keyof typeof mailTexts

/** The subject and the first paragraph of a mail about an invoice. */
export const invoiceMail = (kind: InvoiceMail, language: Language, about: MailAbout): Written =>
  mailTexts[kind][language](about)
