import { readPrice, readTyped, readWhole } from '@seberang/domain/format'
import { InvalidArgumentError } from 'commander'

function refuse(example: string): never {
  throw new InvalidArgumentError(`Give a whole number of at least 1, as ${example}.`)
}

function whole(text: string, example: string): number {
  const read = readWhole(text)
  const value = read.kind === 'value' ? Number(read.canonical) : 0
  return Number.isSafeInteger(value) && value >= 1 ? value : refuse(example)
}

export const readCount = (text: string): number => whole(text, '2')

/** Whole rupiah: `75000`, `75.000`, `Rp 75.000`. Decimals are refused, also zeros: `50,00` may be meant as fifty thousand. */
export function readRupiah(text: string): number {
  const { figure } = readPrice(text, 'IDR', ['IDR'])
  if (/\d[.,]\d{1,2}$/.test(figure.trim()))
    throw new InvalidArgumentError(
      `${text} has decimals: give whole rupiah without them, as 75000 or 75.000.`,
    )
  return whole(figure, '75000 or 75.000')
}

/** A day as `2026-11-29` or, as it is written in Indonesia, `29/11/2026`. The server says whether there is such a day. */
export function readDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  if (year === '') return text.trim()
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A figure that may have decimals. @param currency that of a price */
export function readFigure(text: string, currency?: string): number {
  const read = readTyped(text, currency)
  if (read.kind === 'value') return Number(read.canonical)
  if (read.kind !== 'ambiguous') throw new InvalidArgumentError('Give a number, such as 12.5 or 12,5.')
  const [thousands, fraction] = read.readings
  // Three decimals would be asked about again.
  const decimal = /\.\d{3}$/.test(fraction) ? `${fraction}0` : fraction
  throw new InvalidArgumentError(
    `${text} can be ${thousands} or ${fraction}: write ${thousands}, or ${decimal}.`,
  )
}
