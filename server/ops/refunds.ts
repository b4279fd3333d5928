import { calls, type OpsRefund } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { refundStatuses } from '@seberang/domain/wallet'
import { Option } from 'commander'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import { withCode, type Context, type Sure } from './context.ts'
import { readRupiah } from './read.ts'
import { at } from './format.ts'

const targetOf = ({ to_bank: bank }: OpsRefund): string =>
  bank === null
    ? 'to the wallet'
    : joined(`to ${bank.bank} (${bank.bank_code}) ${bank.number}`, bank.owner_name)

/** A refund in one line. */
const described = (one: OpsRefund) =>
  joined(
    one.id,
    one.status,
    one.amount === null
      ? `wants ${one.requested_amount === null ? 'all' : formatRupiah(one.requested_amount)}, at most ${formatRupiah(one.left)}`
      : formatRupiah(one.amount),
    targetOf(one),
    one.cart_code,
    one.invoice_code,
    one.title,
    one.suite,
    one.to_bank?.needs_review === true && `another name than ${one.name}, or renamed lately`,
    one.approved_by !== null &&
      one.decided_by === null &&
      `${formatRupiah(one.approved_amount ?? 0)} approved by ${one.approved_by}, takes another operator`,
    `requested ${at(one.created_at)}`,
    one.decided_by !== null && `by ${one.decided_by}`,
    one.bank_file !== null && `in ${one.bank_file}`,
    one.status === 'approved' && one.handed_over_by !== null && `by hand, by ${one.handed_over_by}`,
    one.not_due && 'no longer due, since its payment was taken back',
    one.reference,
    one.double_payout !== null &&
      (one.reference === null
        ? `paid by ${one.double_payout}, but returned before`
        : `paid once more by ${one.double_payout}`),
  )

/** All that is known of one. */
const inFull = (one: OpsRefund) =>
  [
    described(one),
    `  paid ${formatRupiah(one.paid)}, returned ${formatRupiah(one.returned)}, at most ${formatRupiah(one.left)} more`,
    ...one.partly_taken_back.map(
      ({ order_id, amount }) =>
        `  of this, ${amount === null ? 'a part' : formatRupiah(amount)} went back at the gateway already: once it is settled, money dismiss ${order_id} --reason ...`,
    ),
    `  ${one.reason}: ${JSON.stringify(one.description)}`,
    ...one.files.map((id) => `  file ${id}`),
    one.answer !== null && `  answered ${JSON.stringify(one.answer)}`,
    one.bounced !== null && `  the bank did not take it: ${JSON.stringify(one.bounced)}`,
  ]
    .filter((line) => line !== false)
    .map((line) => line.replaceAll('\u00a0', ' '))
    .join('\n')

/** What an operator does next. */
function nextOf(one: OpsRefund, { transfer = false }: { transfer?: boolean }): string {
  if (one.status === 'requested')
    return '  A second operator approves the same amount, too: nothing is returned yet.'
  if (transfer && one.status === 'approved')
    return `  Transfer ${formatRupiah(one.amount ?? 0)}, then: refund pay ${one.id} --reference ...`
  if (one.status === 'rejected')
    return '  Its payment was taken back: nothing is due, and nothing is to be transferred. The customer is told.'
  if (one.not_due)
    return `  It is no longer due, but may have been transferred: refund pay ${one.id} --reference ... if it was, else: refund reject ${one.id} --reason ...`
  if (one.bank_file !== null || one.handed_over_by !== null)
    return `  It is being transferred; then: refund pay ${one.id} --reference ...`
  if (one.status === 'approved')
    return `  It goes into the next bank file; to transfer it by hand: refund approve ${one.id} --transfer`
  return '  It is in the wallet; the customer is told.'
}

/** Adds the commands that look at refunds, decide them and say what was transferred. */
export function addRefundCommands({ program, ops, print }: Context): void {
  const refund = program.command('refund').description('money that customers ask back of what they paid for')
  const shown = (answer: Record<string, unknown>) => answer['refund'] as OpsRefund
  const id = '<id>'
  const about = 'as `refund list` prints it'

  refund
    .command('list')
    .description('list refunds that are requested, oldest first')
    .addOption(new Option('--status <status>', 'those of another state').choices(refundStatuses))
    .option('--page <number>', 'page of 10')
    .action(async (given: { status?: string; page?: string }) => {
      const answer = await ops().call(calls.opsRefunds, { query: { ...given } })
      const results = answer['results'] as OpsRefund[]
      print(answer, () => listed(results, answer, given, described))
    })

  refund
    .command('show')
    .description('show a refund, and what may be returned')
    .argument(id, about)
    .action(async (code: string) => {
      const answer = await ops().call(calls.opsRefund, { params: { id: code } })
      print(answer, (one) => inFull(shown(one)))
    })

  refund
    .command('approve')
    .description('return what was paid: to the wallet at once, or to a bank account by a transfer')
    .argument(id, about)
    .option('--amount <rupiah>', 'a part of it, such as 75000 or 75.000', readRupiah)
    .option('--answer <text>', 'mailed to the customer, such as why it is a part')
    .option(
      '--sure [code]',
      'confirms what was doubted, by the code that the refusal named: a bank account in another name; a part went back at the gateway; it was handed over before',
    )
    .option('--transfer', 'to transfer it by hand: prints the whole number, and it goes into no bank file')
    .action(async (code: string, given: { amount?: number; answer?: string; transfer?: true } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsApproveRefund, { params: { id: code }, body })
      print(answer, (one) => [described(shown(one)), nextOf(shown(one), given)].join('\n'))
    })

  refund
    .command('pay')
    .description('say that a refund was transferred; its customer is told')
    .argument(id, about)
    .requiredOption('--reference <reference>', 'of its line in the bank statement, such as FT26320001')
    .option(
      '--sure [code]',
      'confirms what was doubted, by the code that the refusal named: the bank transferred what had gone back or was paid before, or is no longer due, a loss; money came in by that line',
    )
    .action(async (code: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsPayRefund, { params: { id: code }, body })
      print(answer, (one) => described(shown(one)))
    })

  refund
    .command('unpay')
    .description(
      'take back that a refund was transferred, which was recorded by mistake; its customer is told',
    )
    .argument(id, about)
    .requiredOption('--reference <reference>', 'as it was recorded, such as FT26320001')
    .option(
      '--sure [code]',
      'confirms, by the code that the refusal named, what was recorded more than a day ago',
    )
    .addHelpText(
      'after',
      `
It is being transferred as before, and pay or reject says what becomes of it. Where its payment was taken back meanwhile, it ends. The reference can be recorded for what it paid.`,
    )
    .action(async (code: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsUnpayRefund, { params: { id: code }, body })
      print(answer, (one) => [described(shown(one)), nextOf(shown(one), {})].join('\n'))
    })

  refund
    .command('reject')
    .description(
      'refuse a refund; of one that was approved and that the bank did not take, the money goes to the wallet',
    )
    .argument(id, about)
    .requiredOption('--reason <text>', 'mailed to the customer')
    .option(
      '--sure [code]',
      'confirms, by the code that the refusal named, that what is being transferred was not, and will not be',
    )
    .action(async (code: string, given: { reason: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsRejectRefund, { params: { id: code }, body })
      print(answer, (one) => described(shown(one)))
    })
}
