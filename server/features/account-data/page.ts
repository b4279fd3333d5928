import { formatMoment, formatNumber } from '@seberang/domain/format'
import { wireLanguages } from '@seberang/domain/language'
import { escapeHtml } from '../../base/html.ts'
import type { CustomerRow } from '../../customers/view.ts'
import type { PersonalTable } from '../../customers/personal-data.ts'
import { personalData } from '../../customers/personal-data.ts'
import { fullName } from '../../customers/full-name.ts'
import { pageTexts, tableTexts } from './texts.ts'

interface ListedFile {
  name: string
  kind: string
  size: number
}

/** The page in a copy that says what is where. It needs nothing from elsewhere, and runs nothing. */
export function copyPage(customer: CustomerRow, files: readonly ListedFile[], now: Date): string {
  const { language } = customer
  const { title, intro, data, papers, kinds, other, hidden } = pageTexts[language]
  const name = fullName(customer)
  const tables = (Object.keys(personalData) as PersonalTable[]).map((table) =>
    item(`data/${table}.json`, tableTexts[table][language]),
  )
  const listed = files.map((file) => {
    const size = `${formatNumber(Math.max(1, Math.round(file.size / 1024)), language)} kB`
    return item(file.name, `${kinds[file.kind] ?? other}, ${size}`)
  })
  return [
    `<!doctype html><html lang="${wireLanguages[language]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`,
    '<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#11262b;background:#fff}li{margin:.5rem 0}a{color:#0a5865;overflow-wrap:anywhere}</style></head>',
    `<body><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(intro(name, formatMoment(now.toISOString(), language)))}</p>`,
    `<h2>${escapeHtml(data)}</h2><ul>${tables.join('')}</ul>`,
    files.length > 0 ? `<h2>${escapeHtml(papers)}</h2><ul>${listed.join('')}</ul>` : '',
    `<p>${escapeHtml(hidden)}</p></body></html>\n`,
  ].join('\n')
}

const item = (href: string, text: string): string =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(href)}</a><br>${escapeHtml(text)}</li>`
