import { calls, type OpsWithdrawal } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { withdrawalStatuses } from '@seberang/domain/wallet'
import { Option } from 'commander'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import { withCode, type Context, type Sure } from './context.ts'
import { at } from './format.ts'

/** A withdrawal in one line. */
const described = (one: OpsWithdrawal) =>
  joined(
    one.id,
    one.status,
    formatRupiah(one.to_pay),
    `${one.bank} (${one.bank_code}) ${one.number}`,
    one.owner_name,
    one.suite,
    one.needs_review && `another name than ${one.name}, or renamed lately`,
    one.needs_second && (one.approved_by === null ? 'takes two operators' : `approved by ${one.approved_by}`),
    `requested ${at(one.created_at)}`,
    one.processed_by !== null && `by ${one.processed_by}`,
    one.bank_file !== null && `in ${one.bank_file}`,
    one.status === 'processing' && one.handed_over_by !== null && `by hand, by ${one.handed_over_by}`,
    one.reference,
    one.double_payout !== null &&
      (one.reference === null
        ? `paid by ${one.double_payout}, but returned before`
        : `paid once more by ${one.double_payout}`),
    one.reason !== null && JSON.stringify(one.reason),
  )

/** What an operator does next. */
function nextOf(one: OpsWithdrawal): string {
  if (one.status === 'processing')
    return `  Transfer ${formatRupiah(one.to_pay)}, then: withdrawal pay ${one.id} --reference ...`
  return one.status === 'requested' ? '  A second operator approves it, too: nothing is transferred yet.' : ''
}

/** Adds the commands that look at withdrawals and carry them out. */
export function addWithdrawalCommands({ program, ops, print }: Context): void {
  const withdrawal = program
    .command('withdrawal')
    .description('money that customers withdraw from their wallets')
  const shown = (answer: Record<string, unknown>) => answer['withdrawal'] as OpsWithdrawal
  const id = '<id>'
  const about = 'as `withdrawal list` prints it'

  withdrawal
    .command('list')
    .description('list withdrawals that are requested, oldest first')
    .addOption(new Option('--status <status>', 'those of another state').choices(withdrawalStatuses))
    .option('--page <number>', 'page of 10')
    .action(async (given: { status?: string; page?: string }) => {
      const answer = await ops().call(calls.opsWithdrawals, { query: { ...given } })
      const results = answer['results'] as OpsWithdrawal[]
      print(answer, () => listed(results, answer, given, described))
    })

  withdrawal
    .command('process')
    .description(
      'approve a withdrawal, and show the whole number to transfer to; it can no longer be cancelled',
    )
    .argument(id, about)
    .option(
      '--sure [code]',
      'confirms what was doubted, by the code that the refusal named: a bank account in another name; somebody else is transferring it',
    )
    .action(async (code: string, given: Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsProcessWithdrawal, { params: { id: code }, body })
      print(answer, (one) => [described(shown(one)), nextOf(shown(one))].filter(Boolean).join('\n'))
    })

  withdrawal
    .command('pay')
    .description('say that a withdrawal was transferred; its customer is told')
    .argument(id, about)
    .requiredOption('--reference <reference>', 'of its line in the bank statement, such as FT26320001')
    .option(
      '--sure [code]',
      'confirms what was doubted, by the code that the refusal named: the bank transferred what had gone back or was paid before, a loss; money came in by that line',
    )
    .action(async (code: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsPayWithdrawal, { params: { id: code }, body })
      print(answer, (one) => described(shown(one)))
    })

  withdrawal
    .command('unpay')
    .description(
      'take back that a withdrawal was transferred, which was recorded by mistake; its customer is told',
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
It is being transferred as before, and pay or reject says what becomes of it. The reference can be recorded for what it paid.`,
    )
    .action(async (code: string, given: { reference: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsUnpayWithdrawal, { params: { id: code }, body })
      print(answer, (one) => [described(shown(one)), nextOf(shown(one))].join('\n'))
    })

  withdrawal
    .command('reject')
    .description('return the money of a withdrawal to the wallet; its customer is told')
    .argument(id, about)
    .requiredOption('--reason <text>', 'mailed to the customer')
    .option(
      '--sure [code]',
      'confirms, by the code that the refusal named, that what is being transferred was not, and will not be',
    )
    .action(async (code: string, given: { reason: string } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsRejectWithdrawal, { params: { id: code }, body })
      print(answer, (one) => described(shown(one)))
    })
}
