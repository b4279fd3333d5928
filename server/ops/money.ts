import {
  calls,
  type OpsDoublePayout,
  type OpsMoneyDay,
  type OpsMoneyReturned,
  type UnmatchedKind,
  type UnmatchedMoney,
} from '@seberang/domain/api'
import { notPaidText } from '@seberang/domain/explain'
import { addBankFileCommands } from './bank-files.ts'
import { at, rupiah } from './format.ts'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import { withCode, type Context, type Sure } from './context.ts'
import { readDay, readRupiah } from './read.ts'

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
    `a part of this payment was refunded or charged back at the gateway, and is not booked: look ${order_id} up in its dashboard, settle it with the customer, and then: money dismiss ${order_id} --reason ...`,
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

const describeDouble = (one: OpsDoublePayout): string =>
  joined(one.payout_id, one.amount !== null && rupiah(one.amount), one.reference, one.suite, one.name)

const describeReturned = (headline: string, one: OpsMoneyReturned): string =>
  [headline, `  ${joined(rupiah(one.amount), one.order_id, one.reference, one.suite, one.name)}`].join('\n')

/** Adds the commands with which finance closes a day. */
export function addMoneyCommands({ program, ops, print, terminal }: Context): void {
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
          ? `It had been taken back, or returned before: a loss, until it is given back: money recovered ${returned.reference} --reference ...`
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

  addBankFileCommands({ money, ops, print, terminal })
}
