import Papa from 'papaparse'
import { lawText, reasonOf } from '../../domain/explain/index.ts'
import { reasonTexts } from '../../domain/explain/texts/index.ts'
import { formatRupiah } from '../../domain/format/index.ts'
import type { Language } from '../../domain/language/index.ts'
import { exportLines, pricingLines, type Explanation, type PricedWeight } from '../../domain/pricing/index.ts'
import { isRefused, type Quoted } from './requests.ts'

export const formats = ['json', 'csv', 'table'] as const
export type Format = (typeof formats)[number]

/** Billed kilograms by air, cubic metres by sea. */
const billed = (weight: PricedWeight): string =>
  'chargeable_kg' in weight ? `${weight.chargeable_kg} kg` : `${weight.chargeable_m3} m3`

/** JSON for programs: exactly the answers of the pricing function. */
function asJson(quoted: readonly Quoted[]): string {
  const answers = quoted.map((one) => (isRefused(one) ? one : one.answer))
  return `${JSON.stringify(answers, null, 1)}\n`
}

function figuresOf(one: Quoted): Record<string, string | number> {
  if (isRefused(one)) return { field: one.error.field, message: one.error.message }
  const { answer } = one
  return { billed: billed(answer.weight), goods: answer.goods.idr, ...answer.lines, total: answer.total }
}

/** CSV with one row per answer, in whole rupiah; refused requests name the field. */
function asCsv(quoted: readonly Quoted[]): string {
  const isExport = quoted.some((one) => !isRefused(one) && 'pickup' in one.answer.lines)
  const lines = isExport ? exportLines : pricingLines
  const fields = ['billed', 'goods', ...lines, 'total', 'field', 'message']
  return `${Papa.unparse({ fields, data: quoted.map(figuresOf) }, { newline: '\n' })}\n`
}

/** A table for people, with aligned amounts; optionally with the explanation and the law of each line. */
function asTable(quoted: readonly Quoted[], explainedIn: Language | undefined): string {
  return quoted.map((one, index) => `${index + 1}. ${blockOf(one, explainedIn)}\n`).join('\n')
}

interface Row {
  name: string
  amount: string
  why?: string
}

function blockOf(one: Quoted, explainedIn: Language | undefined): string {
  if (isRefused(one)) return `${one.error.field}: ${one.error.message}`
  const { answer, explanation } = one
  const bill = Object.entries(answer.lines)
    // Lines of zero are shown only with explanations.
    .filter(([, amount]) => amount !== 0 || explainedIn)
    .map(([line, amount]): Row => {
      const why = explanation.find((one) => one.line === line)
      return {
        name: line.replaceAll('_', ' '),
        amount: formatRupiah(amount),
        ...(why && explainedIn && { why: sentenceOf(why, explainedIn) }),
      }
    })
  const rows: Row[] = [
    { name: 'goods', amount: formatRupiah(answer.goods.idr) },
    ...bill,
    { name: 'total', amount: formatRupiah(answer.total) },
  ]
  const widest = (part: 'name' | 'amount') => Math.max(...rows.map((row) => row[part].length))
  const [names, amounts] = [widest('name'), widest('amount')]
  const lines = rows.map(({ name, amount, why }) =>
    `   ${name.padEnd(names)}  ${amount.padStart(amounts)}${why ? `  ${why}` : ''}`.trimEnd(),
  )
  return [billed(answer.weight), ...lines].join('\n')
}

/** The explanation of a line, and its law with the day it was checked. */
function sentenceOf(why: Explanation, language: Language): string {
  const texts = reasonTexts[language]
  const law = why.law && `${lawText(why.law, texts)} (${why.law.checked_on})`
  return [reasonOf(why, texts, language), law].filter(Boolean).join(' ')
}

const renderers: Record<Format, (quoted: readonly Quoted[], explainedIn?: Language) => string> = {
  json: asJson,
  csv: asCsv,
  table: asTable,
}

/** @param explainedIn language of the explanations in a table; other formats contain figures only */
export const render = (quoted: readonly Quoted[], format: Format, explainedIn?: Language): string =>
  renderers[format](quoted, explainedIn)
