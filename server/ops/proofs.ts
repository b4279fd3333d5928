import { calls, pathOf, proofStatuses, type OpsProof, type OpsProofAccepted } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { hoursAfterRejection } from '@seberang/domain/limits'
import { Option } from 'commander'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import { describeSettled } from './billing.ts'
import { withCode, type Context, type Sure } from './context.ts'
import { readRupiah } from './read.ts'
import { at } from './format.ts'

/** A proof of a transfer in one line. */
const described = (one: OpsProof) =>
  joined(
    one.id,
    one.status,
    one.invoice_code,
    `${formatRupiah(one.amount)} of ${formatRupiah(one.amount_due)}`,
    `from ${one.bank}, ${one.account_name}, on ${one.transferred_at}`,
    one.suite,
    one.name,
    `sent ${at(one.sent_at)}`,
    one.decided_by !== null && `by ${one.decided_by}`,
    one.reason !== undefined && JSON.stringify(one.reason),
  )

/** Adds the commands that look at what customers sent to show their transfers. */
export function addProofCommands({ program, ops, print }: Context): void {
  const proof = program.command('proof').description('what customers sent to show that they have transferred')
  const shown = (answer: Record<string, unknown>) => answer['proof'] as OpsProof
  const id = '<id>'
  const about = 'as `proof list` prints it'

  proof
    .command('list')
    .description('list proofs that wait, oldest first')
    .addOption(new Option('--status <status>', 'those of another state').choices(proofStatuses))
    .option('--page <number>', 'page of 10')
    .action(async (given: { status?: string; page?: string }) => {
      const answer = await ops().call(calls.opsProofs, { query: { ...given } })
      const results = answer['results'] as OpsProof[]
      print(answer, () => listed(results, answer, given, described))
    })

  proof
    .command('show')
    .description('show a proof, and where its file is')
    .argument(id, about)
    .action(async (code: string) => {
      const answer = await ops().call(calls.opsProof, { params: { id: code } })
      print(answer, (one) =>
        [described(shown(one)), `  File: ${pathOf(calls.readFile.path, { file_id: shown(one).file })}`].join(
          '\n',
        ),
      )
    })

  proof
    .command('accept')
    .description('book the transfer that a proof shows, as `settle` does; its customer is told')
    .argument(id, about)
    .requiredOption('--reference <reference>', 'of its line in the bank statement, such as FT26320001')
    .requiredOption(
      '--amount <rupiah>',
      'what has arrived by that line, such as 679655 or 679.655',
      readRupiah,
    )
    .option(
      '--sure [code]',
      'confirms what was doubted, by the code that the refusal named, as with `settle`',
    )
    .action(async (code: string, given: { reference: string; amount: number } & Sure) => {
      const body = withCode(given)
      const answer = await ops().call(calls.opsAcceptProof, { params: { id: code }, body })
      const { proof: accepted, settled } = answer as unknown as OpsProofAccepted
      // What was booked, which need not be what its customer wrote.
      print(answer, () => `${accepted.id} is ${accepted.status}: ${describeSettled(settled)}`)
    })

  proof
    .command('reject')
    .description(
      `reject a proof; its customer is told, and has at least ${hoursAfterRejection} hours left to pay`,
    )
    .argument(id, about)
    .requiredOption('--reason <text>', 'what was seen and what was expected, mailed to the customer')
    .action(async (code: string, given: { reason: string }) => {
      const answer = await ops().call(calls.opsRejectProof, { params: { id: code }, body: given })
      print(answer, (one) => described(shown(one)))
    })
}
