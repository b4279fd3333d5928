import { calls, type BankFile, type BankResult, type BankResults } from '@seberang/domain/api'
import { isSpreadsheetFigure } from '@seberang/domain/validation'
import { readFileSync } from 'node:fs'
import { csvText } from '../base/csv.ts'
import { OpsFailure, requireReadable } from './client.ts'
import type { Context } from './context.ts'
import { rupiah } from './format.ts'
import { joined } from './joined.ts'

/** The outgoing file begins with it. */
const fileHeading = 'reference,bank_code,number,name,amount'

/**
 * For the bank as it is: numbers stand in it with the zeros before them, but nothing says that they are texts. A spreadsheet
 * that opens it takes them for figures, and saves them without the zeros.
 */
export const fileAsCsv = ({ lines }: BankFile): string =>
  [
    fileHeading,
    ...lines.map((one) => [one.id, one.bank_code, one.number, csvText(one.owner_name), one.amount].join(',')),
  ].join('\n')

/** As text. Throws OpsFailure for a file that cannot be read or is not UTF-8. */
function textOf(path: string): string {
  requireReadable(path)
  const bytes = readFileSync(path)
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16 || bytes.includes(0))
    throw new OpsFailure(`The file ${path} is not UTF-8 text: save it as CSV UTF-8.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new OpsFailure(`The file ${path} is not UTF-8 text: save it as CSV UTF-8.`)
  }
}

/**
 * Lines as `WD-7KQ2M9XA,paid,FT26320001` or `RF-3XN8PQ2C,failed,the account is closed`, with or without a heading.
 * Throws OpsFailure for a line that says neither.
 */
export function parseBankResults(text: string): BankResults {
  const results: BankResults = { paid: [], failed: [] }
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  if (lines[0]?.trim() === fileHeading)
    throw new OpsFailure('This is the file for the bank, not what the bank says of its transfers.')
  for (const [at, line] of lines.entries()) {
    const [id = '', state = '', ...rest] = line
      .replace(/[,;\t\s]+$/, '')
      .split(/[,;\t]/)
      .map((part) => part.trim().replace(/^"|"$/g, ''))
    if (at === 0 && id.toLowerCase() === 'reference') continue
    if (id === '' && state === '' && rest.length === 0) continue
    const last = rest.join(', ').trim()
    const word = state.toLowerCase()
    if (isSpreadsheetFigure(rest.join(',')))
      throw new OpsFailure(
        `Line ${at + 1}: a spreadsheet turned the reference into a number: ${rest.join(',')}. Take the file of the bank as it came, or import that column as text.`,
      )
    const isCode = /^(?:WD|RF)-\w+$/i.test(id)
    if (isCode && word === 'paid' && last !== '' && rest.length === 1)
      results.paid.push({ id, reference: last })
    else if (isCode && word === 'failed' && last !== '') results.failed.push({ id, reason: last })
    else throw new OpsFailure(`Line ${at + 1} has to be CODE,paid,REFERENCE or CODE,failed,REASON.`)
  }
  if (results.paid.length + results.failed.length === 0)
    throw new OpsFailure('There is no line as CODE,paid,REFERENCE or CODE,failed,REASON.')
  return results
}

const describeResult = ({ id, outcome, amount = 0 }: BankResult): string => {
  if (outcome === 'double_payout')
    return joined(id, `paid, but returned to the wallet before: ${rupiah(amount)}; see money unmatched`)
  if (outcome === 'paid_not_due')
    return joined(
      id,
      `paid, but no longer due, since its payment was taken back: ${rupiah(amount)}; see money unmatched`,
    )
  return joined(id, outcome)
}

/** Adds the commands for files of transfers. @param money the group of commands for money */
export function addBankFileCommands({
  money,
  ops,
  print,
  terminal,
}: Omit<Context, 'program'> & { money: Context['program'] }): void {
  money
    .command('bank-file')
    .description('put all that may be transferred into one file for the bank, as CSV')
    .option('--again <file>', 'what of this file is still to be transferred, such as BF-7KQ2M9XA')
    .addHelpText(
      'after',
      `
Withdrawals in it are being carried out from then on, and cannot be cancelled; refunds in it are those that were
approved: do not transfer them by hand as well. Read back what the bank says with bank-file-read.

Into a file with npm run --silent ops -- money bank-file > transfers.csv: without --silent, npm writes its own lines
before it. Send it to the bank as it is: a spreadsheet that opens and saves it drops the zeros before account numbers,
unless it imports them as text.`,
    )
    .action(async ({ again }: { again?: string }) => {
      const answer = await ops().call(calls.opsBankFile, {
        body: { ...(again !== undefined && { id: again }) },
      })
      const file = answer['file'] as BankFile
      // Beside the table, which goes to the bank as it is.
      terminal.writeError(`${file.id}: ${file.lines.length} transfers; once more with --again ${file.id}`)
      if (file.ended > 0)
        terminal.writeError(`Left out, since they were transferred or have ended: ${file.ended}`)
      for (const id of file.not_due)
        terminal.writeError(
          `Left out, since its payment was taken back: ${id}. If the bank transferred it: refund pay ${id} --reference ...; if not: refund reject ${id} --reason ...`,
        )
      print(answer, () => fileAsCsv(file))
    })

  money
    .command('bank-file-read')
    .description('book what the bank says of transfers: all of it, or nothing')
    .argument(
      '<file>',
      'with lines as WD-7KQ2M9XA,paid,FT26320001 or RF-3XN8PQ2C,failed,the account is closed',
    )
    .action(async (path: string) => {
      const body = parseBankResults(textOf(path))
      const answer = await ops().call(calls.opsBankResults, { body })
      const results = answer['results'] as BankResult[]
      print(answer, () => results.map(describeResult).join('\n') || 'None.')
    })
}
