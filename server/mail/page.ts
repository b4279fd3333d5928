import { escapeHtml } from '../base/html.ts'

/** Light colours of the product's tokens: mail programs know neither variables nor our themes. A test compares them. */
export const colours = {
  page: '#F6F7F4',
  surface: '#FFFFFF',
  line: '#E3E7E2',
  text: '#11262B',
  quiet: '#5C6E70',
  link: '#0A5865',
  brand: '#0B5F6D',
  onBrand: '#FFFFFF',
} as const

interface Page {
  title: string
  code: string | undefined
  sections: readonly string[]
  footer: string
  language: string
}

const font = 'font-family:Arial,Helvetica,sans-serif'
const inset = 'padding:20px 24px'

/** A part of a letter, set apart from the others by a line. */
export const section = (content: string): string =>
  `<div style="margin:20px -24px 0;${inset};border-top:1px solid ${colours.line}">${content}</div>`

/** A whole mail, laid out by tables and inline styles: what every mail program understands. */
export function page({ title, code, sections, footer, language }: Page): string {
  const about =
    code &&
    `<td align="right" style="color:${colours.quiet};font-size:14px;white-space:nowrap">${escapeHtml(code)}</td>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(title)}</title></head>`,
    // Some programs replace the body by an element of their own, so the table repeats what is set on it.
    `<body style="margin:0;padding:0;background-color:${colours.page}">`,
    `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${colours.page}"><tr><td align="center" style="padding:16px;color:${colours.text};${font};font-size:16px;line-height:24px">`,
    `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${colours.surface}" style="max-width:600px;border:1px solid ${colours.line};border-radius:12px;background-color:${colours.surface}">`,
    `<tr><td style="${inset};border-bottom:1px solid ${colours.line}"><table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td style="color:${colours.brand};font-size:22px;line-height:28px;font-weight:bold;letter-spacing:1px">Seberang</td>${about ?? ''}</tr></table></td></tr>`,
    `<tr><td style="${inset};text-align:left">${sections.join('')}</td></tr>`,
    footer &&
      `<tr><td bgcolor="${colours.page}" style="${inset};border-radius:0 0 11px 11px;background-color:${colours.page};color:${colours.quiet};font-size:14px;line-height:20px;text-align:left">${footer}</td></tr>`,
    `</table></td></tr></table></body></html>`,
  ].join('')
}
