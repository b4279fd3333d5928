import { codeLengths, codeLetters, orderLetters } from '../codes/index.ts'
import { limits, text } from './fields.ts'
import { message } from './keys.ts'

/** A transfer's reference in a bank statement, the same however it is typed: capital letters and digits. */
export const readBankReference = (typed: string): string =>
  typed.replaceAll(/[ -/:-@[-`{-~]/g, '').toUpperCase()

/**
 * Codes of ours, typed in place of the bank's by mistake. A voucher's is not refused: it pays nothing, and a bank's reference
 * may look like it, as `VA2633457` does.
 */
function isOwnCode(reference: string): boolean {
  const letters = (length: number) => `[${codeLetters}]{${length}}`
  return Object.entries(codeLengths).some(([kind, length]) => {
    const order = kind === 'INV' ? `(?:${letters(orderLetters)})?` : ''
    return kind !== 'V' && new RegExp(`^${kind}${letters(length)}${order}$`).test(reference)
  })
}

/** As `0000` is typed where there is none. */
const isOneCharacter = (reference: string) => /^(.)\1*$/.test(reference)

/** As a spreadsheet shows, and saves, a long number: `2.63E+11`. Its digits are lost. */
export const isSpreadsheetFigure = (typed: string): boolean => /^\s*\d(?:[.,]\d+)?E\+\d+\s*$/i.test(typed)

export function bankReference() {
  return text(limits.tracking)
    .transform((typed: unknown) =>
      typeof typed === 'string' && !isSpreadsheetFigure(typed) ? readBankReference(typed) : typed,
    )
    .test('spreadsheet_figure', message('spreadsheet_figure'), (typed) => !isSpreadsheetFigure(typed))
    .matches(/^[A-Z\d]{4,}$/, message('bank_reference'))
    .test('bank_reference', message('bank_reference'), (reference) => !isOneCharacter(reference))
    .test('own_code', message('own_code'), (reference) => !isOwnCode(reference))
}
