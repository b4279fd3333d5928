import { wireLanguages, type Language } from '@seberang/domain/language'
import { escapeHtml } from '../base/html.ts'
import { onSite, type Mail } from './mailer.ts'

/** Named amounts and their sum. */
export interface LetterBill {
  title: string
  lines: readonly { name: string; reason: string; amount: string }[]
  sum: { name: string; amount: string }
}

/** A link to a page of the site. */
export interface LetterLink {
  label: string
  path: string
}

/** A paragraph, a bill or a link. */
export type LetterPart = string | LetterBill | LetterLink

/** A letter as plain text and as HTML, with the same wording. */
export function writeLetter(
  subject: string,
  parts: readonly LetterPart[],
  language: Language,
): Omit<Mail, 'to'> {
  const text = parts.map(textOf).join('\n\n')
  const body = parts.map(htmlOf).join('')
  return { subject, text: `${text}\n`, html: page(subject, body, wireLanguages[language]) }
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  return 'path' in part ? `${part.label}: ${onSite(part.path)}` : billText(part)
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if (!('path' in part)) return billTable(part)
  const address = escapeHtml(onSite(part.path))
  return `<p style="overflow-wrap:anywhere">${escapeHtml(part.label)}: <a href="${address}">${address}</a></p>`
}

function billText({ title, lines, sum }: LetterBill): string {
  const rows = lines.map(({ name, reason, amount }) => `${name}: ${amount}\n  ${reason}`)
  return [title, ...rows, `${sum.name}: ${sum.amount}`].join('\n')
}

// Inline styles, since mail programs ignore stylesheets. No colours, since they have their own for light and dark.
const cell = 'padding:8px 0;border-top:1px solid;vertical-align:top;text-align:left'
const amountCell = `${cell};padding-left:16px;text-align:right;white-space:nowrap`

function billTable({ title, lines, sum }: LetterBill): string {
  const rows = lines.map(
    ({ name, reason, amount }) =>
      `<tr><th scope="row" style="${cell};font-weight:normal">${escapeHtml(name)}<br><small>${escapeHtml(reason)}</small></th><td style="${amountCell}">${escapeHtml(amount)}</td></tr>`,
  )
  const last = `<tr><th scope="row" style="${cell}">${escapeHtml(sum.name)}</th><td style="${amountCell};font-weight:bold">${escapeHtml(sum.amount)}</td></tr>`
  const heading = `<caption style="padding:8px 0;text-align:left;font-weight:bold">${escapeHtml(title)}</caption>`
  return `<table style="width:100%;border-collapse:collapse">${heading}<tbody>${rows.join('')}${last}</tbody></table>`
}

const page = (title: string, body: string, language: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="max-width:560px;margin:0 auto;padding:16px;font-family:sans-serif;font-size:16px;line-height:1.5">${body}</body></html>`
