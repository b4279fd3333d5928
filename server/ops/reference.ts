import { calls, referenceKinds, type Rate, type ReferenceEntry } from '@seberang/domain/api'
import { Argument, InvalidArgumentError, Option } from 'commander'
import { readFileSync } from 'node:fs'
import { OpsFailure, unreadable } from './client.ts'
import { joined } from './joined.ts'
import type { Context } from './context.ts'
import { printableJson } from './printable.ts'
import { readFigure } from './read.ts'

const kind = () => new Argument('<kind>', 'what it is').choices(referenceKinds)
const source = () => new Option('--source <text>', 'where the figures come from')
const asOf = () => new Option('--as-of <time>', 'of when they are, in ISO 8601; now when left out')
const sure = () => new Option('--sure', 'confirms a rate that differs by more than a fifth')

interface Origin {
  source?: string
  asOf?: string
  sure?: boolean
}
const originOf = ({ source, asOf, sure }: Origin) => ({ source, as_of: asOf, sure })

/** Reads JSON from the command line or from a file. */
function readRecord(fields: string | undefined, file: string | undefined): object {
  const text = fields ?? (file === undefined ? undefined : readText(file))
  if (text === undefined) throw new OpsFailure('Give the fields as JSON, or a file with --file.')
  const read = parse(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new OpsFailure('Give an object, as {"price_cbm": 4900000}.')
  return read
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw unreadable(file)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OpsFailure(`This is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Parses `USD=16500` and adds it to the rates before it. */
function addRate(given: string, before: Record<string, number> = {}): Record<string, number> {
  const [, currency, figure = ''] = /^\s*([A-Za-z]{3})\s*=(.+)$/.exec(given) ?? []
  if (currency === undefined) throw new InvalidArgumentError('Give rates as USD=16500 or KRW=11.72.')
  const code = currency.toUpperCase()
  if (before[code] !== undefined) throw new InvalidArgumentError(`${code} is given twice.`)
  return { ...before, [code]: readFigure(figure, code) }
}

const entryOf = (answer: Record<string, unknown>) => answer['data'] as ReferenceEntry
const described = ({ id, as_of, changed_by, source }: ReferenceEntry) =>
  joined(id, as_of.slice(0, 10), changed_by, source)

/** Adds the commands that change reference data: tariffs, warehouses, codes, rates. */
export function addReferenceCommands({ program, ops, print }: Context): void {
  const reference = program
    .command('reference')
    .description('tariffs, warehouses, codes, rates: what prices are made of')

  reference
    .command('list')
    .description('list what is offered of a kind: id, day, who changed it last, source')
    .addArgument(kind())
    .action(async (kind: string) => {
      const answer = await ops().call(calls.opsReferences, { params: { kind } })
      const results = answer['results'] as ReferenceEntry[]
      print(answer, () => results.map(described).join('\n') || 'None.')
    })

  reference
    .command('show')
    .description('show a record, as --file takes it')
    .addArgument(kind())
    .argument('<id>', 'its id')
    .action(async (kind: string, id: string) => {
      const answer = await ops().call(calls.opsReference, { params: { kind, id } })
      print(answer, () => printableJson(entryOf(answer).record, 2))
    })

  reference
    .command('set')
    .description('change fields of a record, or add one')
    .addArgument(kind())
    .argument('<id>', 'its id')
    .argument('[fields]', 'JSON, as {"price_cbm": 4900000}; null takes a field away')
    .option('--file <file>', 'a file with the fields')
    .option('--whole', 'these are all its fields')
    .addOption(source())
    .addOption(asOf())
    .addOption(sure())
    .addHelpText('after', '\nPrices that were agreed to stay as they are.')
    .action(
      async (
        kind: string,
        id: string,
        fields: string | undefined,
        given: Origin & { file?: string; whole?: boolean },
      ) => {
        const body = { record: readRecord(fields, given.file), whole: given.whole, ...originOf(given) }
        const answer = await ops().call(calls.opsSetReference, { params: { kind, id }, body })
        print(answer, () => `${kind} ${id} is set\n${printableJson(entryOf(answer).record, 2)}`)
      },
    )

  reference
    .command('confirm')
    .description(
      "say that a release's records of a kind are the company's own; later releases leave them alone",
    )
    .addArgument(kind())
    .addOption(source())
    .action(async (kind: string, given: Origin) => {
      const answer = await ops().call(calls.opsReferences, { params: { kind } })
      const open = (answer['results'] as ReferenceEntry[]).filter(
        ({ changed_by }) => changed_by === 'release',
      )
      for (const { id } of open)
        await ops().call(calls.opsSetReference, {
          params: { kind, id },
          body: { record: {}, ...originOf(given) },
        })
      print(
        { action: true, kind, confirmed: open.map(({ id }) => id) },
        () => open.map(({ id }) => `${kind} ${id} is confirmed`).join('\n') || 'None is left.',
      )
    })

  reference
    .command('remove')
    .description('no longer offer a record; refused while something needs it')
    .addArgument(kind())
    .argument('<id>', 'its id')
    .action(async (kind: string, id: string) => {
      const answer = await ops().call(calls.opsRemoveReference, { params: { kind, id } })
      print(answer, () => `${kind} ${id} is no longer offered`)
    })

  reference
    .command('rates')
    .description('set exchange rates, all of them or none')
    .argument('<rates...>', 'rupiah per unit, such as USD=16500 CNY=2270.5', addRate)
    .addOption(source())
    .addOption(asOf())
    .addOption(sure())
    .action(async (rates: Record<string, number>, given: Origin) => {
      const answer = await ops().call(calls.opsSetRates, { body: { rates, ...originOf(given) } })
      const results = answer['results'] as Rate[]
      print(answer, () => results.map(({ currency, rupiah }) => `${currency} is ${rupiah} rupiah`).join('\n'))
    })
}
