import { wireLanguages, type Language } from '@seberang/domain/language'
import { escapeHtml } from '../base/html.ts'
import { holdHtml, holdText } from './held.ts'
import { colours, page, section } from './page.ts'
import { onSite } from './site.ts'

/** A link to a page of the site. */
export interface LetterLink {
  label: string
  path: string
}

/** What is asked of the reader, where there is no figure to go with it. */
interface LetterButton {
  button: LetterLink
}

/** The one figure that a letter is about, with its button. */
export interface LetterFigure {
  label: string
  figure: string
  /** Why the figure does not hold: it is struck through, with this word. */
  struck?: string
  /** Until when. */
  note?: string
  action?: LetterLink
}

/** What changed: old and new side by side. */
export interface LetterChanges {
  title: string
  /** `before` is omitted where nothing was known. */
  rows: readonly { name: string; before?: string; now: string }[]
  /** What did not change. */
  note?: string
}

/** Amounts that lead to a sum. */
export interface LetterSums {
  sums: readonly { name: string; amount: string }[]
  total: { name: string; amount: string }
}

/** Named amounts with their reasons, and their sum. */
export interface LetterBill {
  title: string
  lines: readonly { name: string; reason: string; amount: string }[]
  sum: { name: string; amount: string }
}

/** What stands there until something better is known: held mails may have it replaced by other parts. */
interface LetterHeld {
  held: readonly LetterPart[]
}

/** A string is a paragraph. */
export type LetterPart =
  string | LetterFigure | LetterChanges | LetterSums | LetterBill | LetterLink | LetterButton | LetterHeld

export interface Letter {
  subject: string
  text: string
  html: string
  /** Somebody waits for its code: it is sent before others. */
  urgent?: true
}

export interface LetterOptions {
  subject: string
  /** Beside the name of the product: what the letter is about. */
  code?: string
  parts: readonly LetterPart[]
  /** The way in for whose mail program shows no working button; left out where there is none. */
  help?: string
  /** Small print. */
  footer?: readonly string[]
}

/** A letter as plain text and as HTML, with the same wording. */
export function writeLetter(
  { subject, code, parts, help, footer: smallPrint = [] }: LetterOptions,
  language: Language,
): Letter {
  const footer = [...(help !== undefined && parts.some(hasButton) ? [help] : []), ...smallPrint]
  const texts = [...(code === undefined ? [] : [code]), ...parts.map(textOf), ...footer]
  return {
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: page({
      title: subject,
      code,
      sections: parts.map(htmlOf),
      footer: footer.map(paragraph).join(''),
      language: wireLanguages[language],
    }),
  }
}

function hasButton(part: LetterPart): boolean {
  if (typeof part === 'string') return false
  if ('held' in part) return part.held.some(hasButton)
  return 'button' in part || ('figure' in part && part.action !== undefined)
}

/** Parts for a letter that is written already. */
export const writeParts = (parts: readonly LetterPart[]): Pick<Letter, 'text' | 'html'> => ({
  text: parts.map(textOf).join('\n\n'),
  html: parts.map(htmlOf).join(''),
})

/** A letter of paragraphs alone, which an empty line separates. */
export const plainLetter = (
  { subject, text }: Readonly<{ subject: string; text: string }>,
  language: Language,
): Letter => writeLetter({ subject, parts: text.trim().split('\n\n') }, language)

/** A letter about a one-time code, which stands in one of its paragraphs after what it is for: the biggest thing in it. */
export const codeLetter = (
  { subject, text }: Readonly<{ subject: string; text: string }>,
  code: string,
  language: Language,
): Letter => ({
  ...writeLetter(
    {
      subject,
      parts: text
        .trim()
        .split('\n\n')
        .map((part) =>
          part.endsWith(code)
            ? { label: part.slice(0, -code.length).replace(/[:：]\s*$/, ''), figure: code }
            : part,
        ),
    },
    language,
  ),
  urgent: true,
})

/** Codes such as `readableCode` makes, also of what belongs to one: `INV-4T7XK2M9QB-8RM2V6`. */
const codes = /\b[A-Z]{1,4}(?:-[A-Z\d]{4,10})+\b/g

/** Text that is read; a code in it does not break at its hyphens. */
const shown = (text: string): string =>
  escapeHtml(text).replaceAll(codes, '<span style="white-space:nowrap">$&</span>')

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('held' in part) return holdText(part.held.map(textOf).join('\n\n'))
  if ('path' in part) return linkText(part)
  if ('button' in part) return linkText(part.button)
  if ('figure' in part) {
    const { label, figure, struck, note, action } = part
    return [
      `${label}: ${figure}${struck === undefined ? '' : ` (${struck})`}`,
      note,
      action && linkText(action),
    ]
      .filter(Boolean)
      .join('\n')
  }
  if ('rows' in part) {
    const { title, rows, note } = part
    const changed = rows.map(
      ({ name, before, now }) => `${name}: ${before === undefined ? '' : `${before} → `}${now}`,
    )
    return [title, ...changed, note].filter(Boolean).join('\n')
  }
  if ('sums' in part) {
    return [...part.sums, part.total].map(({ name, amount }) => `${name}: ${amount}`).join('\n')
  }
  const lines = part.lines.map(({ name, reason, amount }) => `${name}: ${amount}\n  ${reason}`)
  return [part.title, ...lines, `${part.sum.name}: ${part.sum.amount}`].join('\n')
}

const linkText = ({ label, path }: LetterLink): string => `${label}: ${onSite(path)}`

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return paragraph(part)
  if ('held' in part) return holdHtml(part.held.map(htmlOf).join(''))
  if ('path' in part) return `<p style="margin:0">${anchor(part, `color:${colours.link}`)}</p>`
  if ('button' in part) return buttonHtml(part.button)
  if ('figure' in part) return section(figureHtml(part))
  if ('rows' in part) return section(changesHtml(part))
  return section('sums' in part ? sumsHtml(part) : billHtml(part))
}

/** What does not hold any more. */
const formerly = `color:${colours.quiet};text-decoration:line-through`

const paragraph = (text: string): string => `<p style="margin:0 0 12px">${shown(text)}</p>`

function anchor({ label, path }: LetterLink, style: string): string {
  return `<a href="${escapeHtml(onSite(path))}" style="${style}">${shown(label)}</a>`
}

const buttonHtml = (link: LetterLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:16px"><tr><td bgcolor="${colours.brand}" style="border-radius:8px;background-color:${colours.brand}">${anchor(link, `display:inline-block;padding:14px 40px;color:${colours.onBrand};font-size:16px;font-weight:bold;text-decoration:none`)}</td></tr></table>`

function figureHtml({ label, figure, struck, note, action }: LetterFigure): string {
  // What is not due is not the largest thing.
  const size = struck === undefined ? 'font-size:44px;line-height:52px' : 'font-size:24px;line-height:32px'
  const written =
    struck === undefined
      ? shown(figure)
      : `<span style="${formerly}">${shown(figure)}</span> <span style="color:${colours.quiet};font-size:16px">(${shown(struck)})</span>`
  return [
    `<p style="margin:0;font-size:14px;font-weight:bold">${shown(label)}</p>`,
    `<p style="margin:0;${size};font-weight:bold">${written}</p>`,
    note && `<p style="margin:0;color:${colours.quiet};font-size:14px">${shown(note)}</p>`,
    action && buttonHtml(action),
  ]
    .filter(Boolean)
    .join('')
}

const cell = `padding:8px 0;border-top:1px solid ${colours.line};vertical-align:top;text-align:left`
const amountCell = `${cell};padding-left:16px;text-align:right;white-space:nowrap`
const title = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:16px;font-weight:bold">${shown(text)}</p>`
const table = (rows: string): string =>
  `<table cellpadding="0" cellspacing="0" width="100%" style="width:100%;border-collapse:collapse"><tbody>${rows}</tbody></table>`
const row = (name: string, ...amounts: string[]): string =>
  `<tr><th scope="row" style="${cell};font-weight:normal">${name}</th>${amounts.join('')}</tr>`
const amount = (text: string, style = ''): string =>
  `<td style="${amountCell}${style && `;${style}`}">${shown(text)}</td>`

function changesHtml({ title: heading, rows, note }: LetterChanges): string {
  const changed = rows.map(({ name, before, now }) =>
    // Read aloud and without styles, the arrow tells old from new.
    row(
      shown(name),
      // One cell, so that old and new stand below each other where a telephone is too narrow for both.
      `<td style="${cell};padding-left:16px;text-align:right">${before === undefined ? '' : `<span style="white-space:nowrap;${formerly}">${shown(before)}</span> → `}<b style="white-space:nowrap">${shown(now)}</b></td>`,
    ),
  )
  const unchanged =
    note && `<p style="margin:8px 0 0;color:${colours.quiet};font-size:14px">${shown(note)}</p>`
  return `${title(heading)}${table(changed.join(''))}${unchanged ?? ''}`
}

function sumsHtml({ sums, total }: LetterSums): string {
  const rows = sums.map(({ name, amount: sum }) => row(shown(name), amount(sum)))
  const last = row(`<b>${shown(total.name)}</b>`, amount(total.amount, 'font-weight:bold'))
  return table([...rows, last].join(''))
}

function billHtml({ title: heading, lines, sum }: LetterBill): string {
  const rows = lines.map(({ name, reason, amount: sum }) =>
    [
      row(shown(name), amount(sum)),
      // Across both columns: beside an amount a reason takes many lines on a telephone.
      reason &&
        `<tr><td colspan="2" style="padding:0 0 8px;color:${colours.quiet};font-size:14px">${shown(reason)}</td></tr>`,
    ].join(''),
  )
  const last = row(`<b>${shown(sum.name)}</b>`, amount(sum.amount, 'font-weight:bold'))
  return `${title(heading)}${table([...rows, last].join(''))}`
}
