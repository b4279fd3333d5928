import { languages } from '@seberang/domain/language'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageTypes } from '../../domain/pricing/index.ts'
import { root } from '../../scripts/run.ts'
import { pdfTexts } from '../../server/features/quote/pdf-texts.ts'
import enCalculator from '../../app/locales/en/calculator.json' with { type: 'json' }
import enPrint from '../../app/locales/en/print.json' with { type: 'json' }
import enQuote from '../../app/locales/en/quote.json' with { type: 'json' }
import idCalculator from '../../app/locales/id/calculator.json' with { type: 'json' }
import idPrint from '../../app/locales/id/print.json' with { type: 'json' }
import idQuote from '../../app/locales/id/quote.json' with { type: 'json' }
import zhCalculator from '../../app/locales/zh/calculator.json' with { type: 'json' }
import zhPrint from '../../app/locales/zh/print.json' with { type: 'json' }
import zhQuote from '../../app/locales/zh/quote.json' with { type: 'json' }

const pages = {
  id: { calculator: idCalculator, print: idPrint, quote: idQuote },
  en: { calculator: enCalculator, print: enPrint, quote: enQuote },
  zh: { calculator: zhCalculator, print: zhPrint, quote: zhQuote },
}

/** What stands before the first comma. */
const label = (text: string): string => text.split(/[,，]/, 1)[0] ?? ''

it.each(languages)("a quote's PDF, its page and a bill's print use the same words, in %s", (language) => {
  const { print, quote } = pages[language]
  const pdf = pdfTexts[language]
  expect(pdf.column).toEqual(print.invoice.columns)
  expect(pdf.note).toMatchObject({ change: print.invoice.notes.change, law: print.invoice.notes.law })
  expect(pdf.note.rules).toBe(print.invoice.notes.rates)
  expect(pdf.formerTotal).toBe(quote.ended.before)
  expect(label(pdf.formerTotal)).toBe(label(quote.total.former))
})

it.each(languages)('an importer has one name in the calculator and on a quote, in %s', (language) => {
  const { importer } = pages[language].calculator
  for (const type of packageTypes) {
    expect(pdfTexts[language].importer[type].toLowerCase()).toContain(importer[type].toLowerCase())
  }
})

const decisions = join(root, 'docs/decisions')
const records = readdirSync(decisions).filter((file) => file !== 'README.md')

it('the index of decisions lists every record in order, with its title', () => {
  const titles = records.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(readFileSync(join(decisions, file), 'utf8')) ?? []
    expect(file, title).toMatch(new RegExp(`^${number?.padStart(4, '0')}-`))
    return `| [${number}](${file}) | ${title} |`
  })
  const rows =
    readFileSync(join(decisions, 'README.md'), 'utf8').match(/^\| \[\d+\]\(.+?\) *\| .+? *\|/gm) ?? []
  expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual(titles)
})

it.each([
  ['domain', 'Inside the domain'],
  ['app/lib', 'Inside the app'],
  ['server', 'Inside the server'],
])('the document of the architecture names every folder of %s', (folder, heading) => {
  const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const section = document.split('\n## ').find((part) => part.startsWith(heading)) ?? ''
  const named = [...section.matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) => names.split(', '))
  const folders = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  expect(folders.filter((name) => !named.includes(name))).toEqual([])
})
