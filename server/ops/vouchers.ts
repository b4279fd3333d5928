import { calls, voucherKinds, type ListedVoucher } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import type { Context } from './context.ts'
import { readCount, readFigure, readRupiah } from './read.ts'
import { at } from './format.ts'

interface VoucherOptions {
  code?: string
  kind: string
  value: string
  max?: number
  minimum?: number
  country?: string
  suite?: string
  uses?: number
  from?: string
  until?: string
  source?: string
}

/** Rupiah or percent, by the kind. */
function valueOf(command: Command, kind: string, typed: string): number {
  try {
    return kind === 'fixed' ? readRupiah(typed) : readFigure(typed)
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    return command.error(`error: option '--value <number>' argument '${typed}' is invalid. ${error.message}`)
  }
}

function endOf({ ended_at, ends_at }: ListedVoucher): string {
  if (ended_at !== null) return `ended ${at(ended_at)}`
  return ends_at === null ? 'without an end' : `until ${at(ends_at)}`
}

const described = (voucher: ListedVoucher) =>
  joined(
    voucher.code,
    voucher.kind === 'fixed' ? formatRupiah(voucher.value) : `${voucher.value}%`,
    voucher.max !== null && `at most ${formatRupiah(voucher.max)}`,
    voucher.min_total !== null && `from a total of ${formatRupiah(voucher.min_total)}`,
    voucher.country !== null && `shipments from ${voucher.country}`,
    voucher.suite ?? 'everybody',
    `${voucher.uses_left} of ${voucher.uses_allowed} left`,
    `from ${at(voucher.starts_at)}`,
    endOf(voucher),
    voucher.source,
  )

/** Adds the commands for vouchers. */
export function addVoucherCommands({ program, ops, print }: Context): void {
  const voucher = program.command('voucher').description('make and end vouchers')

  voucher
    .command('create')
    .description('make a voucher: for everybody, once each, or for one customer')
    .addOption(new Option('--kind <kind>', 'what the value is').choices(voucherKinds).makeOptionMandatory())
    .requiredOption('--value <number>', 'whole rupiah, or percent of the freight such as 12.5')
    .option('--max <rupiah>', 'the most that it takes off', readRupiah)
    .option('--minimum <rupiah>', 'the least that a shipment costs to be discounted', readRupiah)
    .option('--country <code>', 'only shipments from there, such as KR')
    .option('--suite <code>', 'only for this customer, such as SBR-1024')
    .option('--uses <number>', 'how often it may be used, 1 when left out', readCount)
    .option('--from <time>', 'ISO 8601; from now on when left out')
    .option('--until <time>', 'ISO 8601; without an end when left out')
    .option('--source <word>', 'what public vouchers are listed by, as campaign')
    .option('--code <code>', 'made up when left out')
    .action(
      async ({ uses, from, until, minimum, value: typed, ...given }: VoucherOptions, command: Command) => {
        const value = valueOf(command, given.kind, typed)
        const body = {
          ...given,
          value,
          uses_allowed: uses,
          min_total: minimum,
          starts_at: from,
          ends_at: until,
        }
        const answer = await ops().call(calls.opsVoucher, { body })
        print(answer, () => described(answer['voucher'] as ListedVoucher))
      },
    )

  voucher
    .command('end')
    .description('end a voucher at once; what was checked out with it stays')
    .argument('<code>', 'its code, as `vouchers` lists it')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action(async (code: string, given: { reason: string }) => {
      const answer = await ops().call(calls.opsEndVoucher, { params: { code }, body: given })
      print(answer, () => described(answer['voucher'] as ListedVoucher))
    })

  program
    .command('vouchers')
    .description('list the vouchers, newest first: for whom, the uses that are left, when they end')
    .option('--page <number>', 'page of 10')
    .action(async (given: { page?: string }) => {
      const answer = await ops().call(calls.opsVouchers, { query: { ...given } })
      const results = answer['results'] as ListedVoucher[]
      print(answer, () => listed(results, answer, given, described))
    })
}
