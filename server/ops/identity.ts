import { calls, type OpsIdentity, type OpsIdentityShown } from '@seberang/domain/api'
import { formatNik, paperStatuses } from '@seberang/domain/identity'
import { paperLinkSeconds } from '@seberang/domain/limits'
import { Option } from 'commander'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import type { Context } from './context.ts'
import { at } from './format.ts'

const described = ({ id, kind, status, suite, number_masked, sent_at, decided_by, reason }: OpsIdentity) =>
  joined(
    id,
    kind,
    status,
    suite,
    number_masked,
    `sent ${at(sent_at)}`,
    decided_by !== null && `by ${decided_by}`,
    reason !== null && JSON.stringify(reason),
  )

/** Everything that an operator compares with the picture. */
const inFull = (paper: OpsIdentityShown) =>
  [
    described(paper),
    joined('  number', paper.kind === 'ktp' ? formatNik(paper.number) : paper.number),
    joined('  name', paper.name),
    joined('  account', paper.account_name),
    ...(paper.nationality === null ? [] : [joined('  nationality', paper.nationality)]),
    ...(paper.expires_on === null ? [] : [joined('  valid until', paper.expires_on)]),
    ...paper.links.map(({ what, url }) => joined(`  ${what}`, url)),
    `  Each link opens once, within ${paperLinkSeconds} seconds. Its owner is shown that you have looked.`,
  ].join('\n')

/** Adds the commands that check identity papers. */
export function addIdentityCommands({ program, ops, print }: Context): void {
  const identity = program
    .command('identity')
    .description('KTP and passports of customers: look at one, then approve or reject it')
  const decided = (answer: Record<string, unknown>) => described(answer['identity'] as OpsIdentity)

  identity
    .command('list')
    .description('list papers, the oldest first; those that wait unless another status is named')
    .addOption(new Option('--status <status>', 'only these').choices(paperStatuses))
    .option('--page <number>', 'page of 10')
    .action(async (given: { status?: string; page?: string }) => {
      const answer = await ops().call(calls.opsIdentities, { query: { ...given } })
      const results = answer['results'] as OpsIdentity[]
      print(answer, () => listed(results, answer, given, described))
    })

  identity
    .command('show')
    .description('show a number in full, and links that open its pictures in your browser; it is recorded')
    .argument('<id>', 'as `identity list` lists it')
    .action(async (id: string) => {
      const answer = await ops().call(calls.opsIdentity, { params: { id } })
      print(answer, () => inFull(answer['identity'] as OpsIdentityShown))
    })

  identity
    .command('approve')
    .description('approve a paper whose picture, number and name agree')
    .argument('<id>', 'as `identity list` lists it')
    .action(async (id: string) => {
      print(await ops().call(calls.opsApproveIdentity, { params: { id } }), decided)
    })

  identity
    .command('reject')
    .description('reject a paper; its owner is told why and sends another')
    .argument('<id>', 'as `identity list` lists it')
    .requiredOption('--reason <text>', 'what is wrong and what to do, in words for the customer')
    .action(async (id: string, given: { reason: string }) => {
      print(await ops().call(calls.opsRejectIdentity, { params: { id }, body: given }), decided)
    })
}
