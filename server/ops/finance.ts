import {
  calls,
  type BankFile,
  type BankResult,
  type BankResults,
  type OpsDoublePayout,
  type OpsMoneyDay,
  type OpsMoneyReturned,
  type UnmatchedKind,
  type UnmatchedMoney,
} from '@seberang/domain/api'
import { notPaidText } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { isSpreadsheetFigure } from '@seberang/domain/validation'
import { readFileSync } from 'node:fs'
import { csvText } from '../base/csv.ts'
import { OpsFailure, requireReadable } from './client.ts'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import { withCode, type Counter, type Sure } from './money.ts'
import { readDay, readRupiah } from './read.ts'
import { at } from './show.ts'

const rupiah = (amount: number): string => formatRupiah(amount).replaceAll('\u00a0', ' ')

function describeDay({ date, accounts, owed, ...sums }: OpsMoneyDay): string {
  const line = (name: string, one: Pick<OpsMoneyDay, 'opening' | 'in' | 'out' | 'closing'>) =>
    joined(
      name,
      rupiah(one.opening),
      `+ ${rupiah(one.in)}`,
      `- ${rupiah(one.out)}`,
      `= ${rupiah(one.closing)}`,
    )
  return [
    `${date}: before, in, out, after`,
    ...accounts.map((one) => `  ${line(one.account, one)}`),
    `  ${line('in all', sums)}`,
    'of which',
    ...owed.map(({ kind, amount }) => `  ${joined(kind, rupiah(amount))}`),
  ].join('\n')
}

/** Codes of ours and whole numbers: nothing in it is a formula. */
const dayAsCsv = ({ accounts, owed }: OpsMoneyDay): string =>
  [
    'account,bookings,opening,in,out,closing',
    ...accounts.map((one) =>
      [one.account, one.bookings, one.opening, one.in, one.out, one.closing].join(','),
    ),
    ...owed.map(({ kind, amount }) => `${kind},,,,,${amount}`),
  ].join('\n')

/** What an operator does about it. */
const toDo: Record<UnmatchedKind, (one: UnmatchedMoney) => string> = {
  owed_back: ({ invoice_code, order_id }) =>
    `transfer it back, then: money returned ${invoice_code} --order ${order_id} --reference ...; or unsettle it where it belongs to another invoice`,
  reversal: () => 'settle it with the bank and the customer; a new transfer is booked with settle',
  double_payout: ({ payout_id }) =>
    `its customer has it twice, in the bank account and once more there, in the wallet or from a payment that was taken back: ask for it back, then: money recovered ${payout_id} --reference ...; or, where it was noted by mistake: money dismiss ${payout_id} --reason ...`,
  over_returned: ({ invoice_code }) =>
    `its customer has had this returned of ${invoice_code}, and a payment of it was taken back since: it is listed until they have paid again; once nothing of it can be paid any more, ask for it back, then: money recovered ${invoice_code} --reference ...; or write it off: money dismiss ${invoice_code} --reason ...`,
  partly_taken_back: ({ order_id }) =>
    `a part of this payment was refunded or charged back at the gateway, and nothing is booked of it: look ${order_id} up in its dashboard, settle it with the customer, and then: money dismiss ${order_id} --reason ...`,
  unknown: () => 'find its order at the gateway: it may be of after the restored backup, or of another shop',
}

const describeUnmatched = (one: UnmatchedMoney): string =>
  joined(
    one.kind,
    one.amount !== null && rupiah(one.amount),
    one.invoice_code ?? one.payout_id ?? one.order_id,
    one.suite,
    one.name,
    one.because !== null && notPaidText(one.because, 'en'),
    `since ${at(one.since)}`,
  )

const describeResult = ({ id, outcome, amount = 0 }: BankResult): string => {
  if (outcome === 'double_payout')
    return joined(id, `paid, but returned to the wallet before: ${rupiah(amount)}; see money unmatched`)
  if (outcome === 'paid_not_due')
    return joined(
      id,
      `paid, but due no more, since its payment was taken back: ${rupiah(amount)}; see money unmatched`,
    )
  return joined(id, outcome)
}

const describeDouble = (one: OpsDoublePayout): string =>
  joined(one.payout_id, one.amount !== null && rupiah(one.amount), one.reference, one.suite, one.name)

const describeReturned = (headline: string, one: OpsMoneyReturned): string =>
  [headline, `  ${joined(rupiah(one.amount), one.order_id, one.reference, one.suite, one.name)}`].join('\n')

/** The outgoing file begins with it. */
const fileHeading = 'reference,bank_code,number,name,amount'

/**
 * For the bank as it is: numbers stand in it with the zeros before them, but nothing says that they are texts. A spreadsheet
 * that opens it takes them for figures, and saves them without the zeros.
 */
const fileAsCsv = ({ lines }: BankFile): string =>
  [
    fileHeading,
    ...lines.map((one) => [one.id, one.bank_code, one.number, csvText(one.owner_name), one.amount].join(',')),
  ].join('\n')

/** As text. Throws OpsFailure for a file that cannot be read or is none of UTF-8. */
function textOf(path: string): string {
  requireReadable(path)
  const bytes = readFileSync(path)
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16 || bytes.includes(0))
    throw new OpsFailure(`The file ${path} is no text in UTF-8: save it as CSV UTF-8.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new OpsFailure(`The file ${path} is no text in UTF-8: save it as CSV UTF-8.`)
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
        `Line ${at + 1}: a spreadsheet has made a figure of the reference ${rest.join(',')}. Take the file of the bank as it came, or import that column as text.`,
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

/** Adds the commands with which finance closes a day. */
export function addFinanceCommands({ program, ops, print, terminal }: Counter): void {
  const money = program.command('money').description('what came in, went out and is open')

  money
    .command('day')
    .description('what came in and went out on a day, by payment method, against the ledger')
    .requiredOption('--date <day>', 'of Jakarta, such as 2026-11-29 or 29/11/2026', readDay)
    .option('--csv', 'as a table; into a file with npm run --silent ops -- money day ... --csv > day.csv')
    .action(async ({ date, csv }: { date: string; csv?: true }) => {
      const answer = await ops().call(calls.opsMoneyDay, { query: { date } })
      const day = answer['day'] as OpsMoneyDay
      print(answer, () => (csv ? dayAsCsv(day) : describeDay(day)))
    })

  money
    .command('unmatched')
    .description(
      'list money that paid nothing: twice, late, unknown, taken back too late, or transferred after it had gone back',
    )
    .option('--page <number>', 'page of 100')
    .action(async (given: { page?: string }) => {
      const answer = await ops().call(calls.opsUnmatched, { query: { ...given } })
      const results = answer['results'] as UnmatchedMoney[]
      const withNext = (one: UnmatchedMoney) => `${describeUnmatched(one)}\n  ${toDo[one.kind](one)}`
      print(answer, () => listed(results, answer, given, withNext))
    })

  money
    .command('returned')
    .description('say that what was owed back was transferred to its payer, who is told')
    .argument('<invoice>', 'the invoice code')
    .requiredOption('--order <order>', 'the order of its payment, as `money unmatched` prints it')
    .requiredOption('--reference <reference>', 'of its line in the bank statement, such as FT26320001')
    .option(
      '--amount <rupiah>',
      'what was transferred: all of it, or the rest, where a part of it is not owed any more; tells apart what one order is owed back',
      readRupiah,
    )
    .option(
      '--sure [code]',
      'confirms, by the code that the refusal named, a reference under which money came in, less or more than is owed, or what was taken back: a loss',
    )
    .action(
      async (
        invoice: string,
        { order, ...given }: { order: string; reference: string; amount?: number } & Sure,
      ) => {
        const body = { ...withCode(given), order_id: order }
        const answer = await ops().call(calls.opsReturnMoney, { params: { invoice_code: invoice }, body })
        const returned = answer as unknown as OpsMoneyReturned
        const headline = returned.double_payout
          ? `It had been taken back: a loss, until it is given back: money recovered ${returned.reference} --reference ...`
          : `What ${returned.invoice_code} was owed back is returned; the customer is told`
        print(answer, () => describeReturned(headline, returned))
      },
    )

  money
    .command('unreturn')
    .description('take back that something was returned, which was recorded by mistake; its payer is told')
    .argument('<invoice>', 'the invoice code')
    .requiredOption('--reference <reference>', 'as it was recorded, such as FT26320001')
    .option(
      '--sure [code]',
      'confirms, by the code that the refusal named, what was recorded more than a day ago',
    )
    .action(async (invoice: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsUnreturnMoney, { params: { invoice_code: invoice }, body })
      const taken = answer as unknown as OpsMoneyReturned
      const became = taken.pays ? 'was to be paid again, and is paid by it' : 'is owed it back again'
      print(answer, () => describeReturned(`${invoice.toUpperCase()} ${became}; the customer is told`, taken))
    })

  const doublePayout = (answer: Record<string, unknown>) => answer['double_payout'] as OpsDoublePayout
  const about = 'the withdrawal, the refund, the transfer or the invoice, as `money unmatched` prints it'

  money
    .command('recovered')
    .description(
      'say that a customer gave back what the bank had transferred twice, or what was returned too much of an order: it is no loss any more',
    )
    .argument('<id>', about)
    .requiredOption(
      '--reference <reference>',
      'of the line in the bank statement by which it came, such as FT26320001',
    )
    .option('--sure [code]', 'confirms, by the code that the refusal named, a line that was booked before')
    .action(async (id: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsRecoverDoublePayout, { params: { id }, body })
      print(answer, (one) => `Given back: ${describeDouble(doublePayout(one))}`)
    })

  money
    .command('unrecover')
    .description('take back that a customer gave something back, which was recorded by mistake: a loss again')
    .argument('<id>', about)
    .requiredOption('--reference <reference>', 'as it was recorded, such as FT26320001')
    .action(async (id: string, given: { reference: string }) => {
      const answer = await ops().call(calls.opsUnrecoverDoublePayout, { params: { id }, body: given })
      print(answer, (one) => `Not given back: ${describeDouble(doublePayout(one))}`)
    })

  money
    .command('dismiss')
    .description(
      'take back that the bank transferred something twice, which was noted by mistake; write off what was returned too much of an order; or say that somebody has seen to what went back of a payment in part',
    )
    .argument('<id>', `${about}; of what went back in part, its order`)
    .requiredOption('--reason <text>', 'kept in the audit; nobody is told')
    .action(async (id: string, given: { reason: string }) => {
      const answer = await ops().call(calls.opsDismissDoublePayout, { params: { id }, body: given })
      print(answer, (one) => `Taken off the list: ${describeDouble(doublePayout(one))}`)
    })

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
