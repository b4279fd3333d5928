import { calls, type OpsBilled, type OpsSettled, type OpsUnsettled } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { withCode, type Context, type Sure } from './context.ts'
import { joined } from './joined.ts'
import { readRupiah } from './read.ts'

/** What a payment leads to, for whoever has booked it. */
function nextOf(
  { type, outcome }: Omit<OpsSettled, 'action'>,
  shipment: OpsSettled['shipments'][number],
): string {
  const { status, received_at } = shipment
  if (outcome === 'refund_owed') return status
  if (type === 'additional') return `${status}: this is no longer in the way of its delivery`
  // Only what a bank reversed on the way can be paid for once more.
  if (status !== 'paid') return `${status}: it goes on, and what its bank took back is paid`
  return `${status}: ${received_at === null ? 'its parcel is still expected' : 'it may leave'}`
}

/** What its customer is told of money that paid nothing. */
function toldOf(owed: number, amount: number): string {
  if (owed === amount) return 'The customer is told that it is returned.'
  return owed === 0
    ? 'The customer has had as much of the order before, and is told so.'
    : 'The customer has had the rest before, and is told so.'
}

/** What a transfer was booked as. */
export function describeSettled(answer: Omit<OpsSettled, 'action'>): string {
  const { invoice_code, status, amount, to_return: owed, suite, name, shipments } = answer
  const sum =
    owed === amount ? 'the money' : owed === 0 ? 'none of the money' : `${formatRupiah(owed ?? 0)} of it`
  return [
    `${invoice_code} is ${status}${owed === undefined ? '' : `, and ${sum} is owed back`}`,
    `  ${joined(formatRupiah(amount), suite, name)}`,
    ...shipments.map((one) => `  ${joined(one.cart_code, one.title, nextOf(answer, one))}`),
    ...(owed === undefined ? [] : [`  ${toldOf(owed, amount)}`]),
  ].join('\n')
}

/** What became of an invoice when a transfer was taken off it. */
function afterUnsettle({ status, outcome, reversed }: OpsUnsettled): string {
  if (reversed)
    return `stays ${status} without a payment: settle it with the customer, see list --needs reversal`
  if (outcome === 'refund_owed')
    return `stays ${status}, and the money is owed back no longer; the customer is told, if they expected it`
  return status === 'paid'
    ? 'is paid by another transfer that came besides; the customer is told'
    : `is ${status}; the customer is told`
}

function describeUnsettled(answer: OpsUnsettled, reference: string): string {
  const { invoice_code, amount, suite, name } = answer
  return [
    `${invoice_code} ${afterUnsettle(answer)}`,
    `  ${joined(formatRupiah(amount), suite, name)}`,
    `  ${reference} can be booked on the right invoice`,
  ].join('\n')
}

/** Adds the commands for billing and settling. */
export function addBillingCommands({ program, ops, print }: Context): void {
  program
    .command('bill')
    .description('issue an additional invoice for a shipment that is paid and has not left for the door')
    .argument('<cart>', 'the cart code')
    .requiredOption('--amount <rupiah>', 'whole rupiah, such as 75000 or 75.000', readRupiah)
    .requiredOption('--reason <text>', 'what it is for; the customer reads it')
    .option('--levy', 'it is what customs levied: the customer is not warned of that again')
    .option('--sure', 'confirms a charge that is doubted')
    .action(async (cart: string, given: { amount: number; reason: string; levy?: true; sure?: true }) => {
      const answer = await ops().call(calls.opsBill, { params: { cart_code: cart }, body: given })
      const { invoice_code, total, suite, name } = answer as unknown as OpsBilled
      print(answer, () => `${invoice_code} asks for ${joined(formatRupiah(total), suite, name)}`)
    })

  program
    .command('unbill')
    .description('withdraw a charge that is not paid: nothing of it is owed, and the parcel is free again')
    .argument('<invoice>', 'the invoice code')
    .requiredOption('--reason <text>', 'mailed to the customer')
    .action(async (invoice: string, given: { reason: string }) => {
      const answer = await ops().call(calls.opsUnbill, { params: { invoice_code: invoice }, body: given })
      const total = formatRupiah(Number(answer['total']))
      print(
        answer,
        () => `${invoice} of ${total} for ${String(answer['cart_code'])} is withdrawn; the customer is told`,
      )
    })

  program
    .command('settle')
    .description('say that a manual transfer has arrived on the account')
    .argument('<invoice>', 'the invoice code')
    .requiredOption('--amount <rupiah>', 'what has arrived, such as 679655 or 679.655', readRupiah)
    .requiredOption('--reference <reference>', 'of its line in the bank statement, such as FT26320001')
    .option('--again', 'another transfer than the one that is booked: it is owed back')
    .option(
      '--sure [code]',
      'confirms what was doubted, by the code that the refusal named: another amount, or an invoice that is over or paid already, and it is owed back; no transfer was to come; the line paid another invoice, too',
    )
    .addHelpText(
      'after',
      `
If the invoice has expired, was cancelled or is paid it stays so, and the money is held for return (--sure or --again). In place of a
payment that its bank reversed after the goods had left, the transfer pays: the reversal is over.`,
    )
    .action(async (invoice: string, given: { amount: number; reference: string; again?: true } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsSettle, { params: { invoice_code: invoice }, body })
      print(answer, () => describeSettled(answer as unknown as OpsSettled))
    })

  program
    .command('unsettle')
    .description('take back a transfer that was booked on the wrong invoice')
    .argument('<invoice>', 'the invoice code')
    .requiredOption('--reference <reference>', 'of its line in the bank statement, such as FT26320001')
    .option(
      '--sure [code]',
      'confirms what the refusal doubted, by the code that it named: that what has been owed back for more than a day was not returned, that the invoice is to be settled with its customer, or that a loss is what was returned of it',
    )
    .addHelpText(
      'after',
      `
The invoice is to be paid again, or is over where its time is; what was owed back is so no longer. Where the goods have
left, or a top-up is spent, --sure is needed: the invoice stays paid, and is listed under list --needs reversal until its
customer has paid it (settle) with a transfer of their own.`,
    )
    .action(async (invoice: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsUnsettle, { params: { invoice_code: invoice }, body })
      print(answer, () => describeUnsettled(answer as unknown as OpsUnsettled, given.reference))
    })
}
