import { wireLanguages, type Language } from '@seberang/domain/language'
import { escapeHtml } from '../base/html.ts'
import { onSite, type Mail } from './mailer.ts'

/** A list of amounts with what they are for, and their sum. */
export interface LetterBill {
  title: string
  lines: readonly { name: string; reason: string; amount: string }[]
  sum: { name: string; amount: string }
}

/** The way to a page of the site. */
export interface LetterLink {
  label: string
  path: string
}

/** A paragraph; a bill or a link among them. */
export type LetterPart = string | LetterBill | LetterLink

/** One letter as text and as a page: both say the same, word for word. */
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

// Mail programs know no stylesheet of ours, and have their own colours for day and night: it sets none.
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
