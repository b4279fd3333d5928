import Papa from 'papaparse'
import { formatRupiah } from '../../domain/format/index.ts'
import { pricingLines, type PricedWeight } from '../../domain/pricing/index.ts'
import { isRefused, type Quoted } from './requests.ts'

export const formats = ['json', 'csv', 'table'] as const
export type Format = (typeof formats)[number]

/** Kilograms by air, cubic metres by sea. */
const billed = (weight: PricedWeight): string =>
  'chargeable_kg' in weight ? `${weight.chargeable_kg} kg` : `${weight.chargeable_m3} m3`

/** The answers as a program reads them: exactly those of the pricing function. */
function asJson(quoted: readonly Quoted[]): string {
  const answers = quoted.map((one) => (isRefused(one) ? one : one.answer))
  return `${JSON.stringify(answers, null, 1)}\n`
}

const figures = ['goods', ...pricingLines, 'total'] as const

function figuresOf(one: Quoted): Record<string, string | number> {
  if (isRefused(one)) return { field: one.error.field, message: one.error.message }
  const { answer } = one
  return { billed: billed(answer.weight), goods: answer.goods.idr, ...answer.lines, total: answer.total }
}

/** One row an answer, whole rupiah; a refused one names its field. */
function asCsv(quoted: readonly Quoted[]): string {
  const fields = ['billed', ...figures, 'field', 'message']
  return `${Papa.unparse({ fields, data: quoted.map(figuresOf) }, { newline: '\n' })}\n`
}

/** For the eye: a line each, amounts under each other. */
function asTable(quoted: readonly Quoted[]): string {
  return quoted.map((one, index) => `${index + 1}. ${blockOf(one)}\n`).join('\n')
}

function blockOf(one: Quoted): string {
  if (isRefused(one)) return `${one.error.field}: ${one.error.message}`
  const { answer } = one
  const rows = figures
    .map(
      (name) =>
        [
          name,
          name === 'goods' ? answer.goods.idr : name === 'total' ? answer.total : answer.lines[name],
        ] as const,
    )
    .filter(([name, amount]) => amount !== 0 || name === 'total')
    .map(([name, amount]) => [name.replaceAll('_', ' '), formatRupiah(amount)] as const)
  const name = Math.max(...rows.map(([text]) => text.length))
  const amount = Math.max(...rows.map(([, text]) => text.length))
  const lines = rows.map(([text, sum]) => `   ${text.padEnd(name)}  ${sum.padStart(amount)}`)
  return [billed(answer.weight), ...lines].join('\n')
}

const renderers: Record<Format, (quoted: readonly Quoted[]) => string> = {
  json: asJson,
  csv: asCsv,
  table: asTable,
}

export const render = (quoted: readonly Quoted[], format: Format): string => renderers[format](quoted)
