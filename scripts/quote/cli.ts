import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { languages } from '../../domain/language/index.ts'
import { containerTypes } from '../../domain/pricing/index.ts'
import { columns, embeddedTariff, readOrders, type Sending } from './orders.ts'
import { formats, render } from './render.ts'
import { isRefused, quote, quoteExport, QuoteFileError, readRequests } from './requests.ts'

const usage = `npm run --silent quote -- FILE.json              an array of pricing requests
npm run --silent quote -- --export FILE.json     an array of requests for shipments abroad
npm run --silent quote -- FILE.csv --from CN --package laut-company --container lcl
                                                 a shop's order list as one shipment
  --each              every row of the list by itself
  --container TYPE    ${containerTypes.join(' | ')}
  --insurance SHARE   0 | 0.05 | 0.1 | 0.15
  --npwp              the importer's NPWP is complete
  --courier RUPIAH    what the courier asks for a kilogram
  --tariff FILE.json  { packages, categories, rates } in place of those that come with the product
  --format FORMAT     ${formats.join(' | ')}; json when left out
  --explain           a table that says how each line came about, with its law
  --language CODE     ${languages.join(' | ')}; of the messages, en when left out
A list has the columns ${columns.join(', ')}; without size, weight counts.
Ends with 0 when everything was priced, 1 when something was refused, 2 when the file cannot be read.`

/** An invalid command line. */
class UsageError extends Error {}

try {
  main()
} catch (error) {
  // One line, even if the parser's message has several.
  process.stderr.write(`${describe(error).replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 2
}

function main(): void {
  const { values, positionals } = read()
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return
  }
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new UsageError('Usage: npm run --silent quote -- FILE (--help)')
  const language = oneOf(languages, values.language, '--language')
  const format = oneOf(formats, values.format ?? (values.explain ? 'table' : 'json'), '--format')
  if (values.explain && format !== 'table') throw new UsageError('--explain goes with --format table')
  const isExport = values.export
  if (isExport && (values.explain || path.toLowerCase().endsWith('.csv')))
    throw new UsageError('--export takes a JSON file, and no --explain')
  const requests = named(path, () => requestsOf(path, readFileSync(path, 'utf8'), values))
  const quoted = requests.map((request) => (isExport ? quoteExport : quote)(request, language))
  process.stdout.write(render(quoted, format, values.explain ? language : undefined))
  if (quoted.some(isRefused)) process.exitCode = 1
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        from: { type: 'string' },
        package: { type: 'string' },
        container: { type: 'string' },
        insurance: { type: 'string', default: '0' },
        npwp: { type: 'boolean', default: false },
        courier: { type: 'string' },
        each: { type: 'boolean', default: false },
        export: { type: 'boolean', default: false },
        tariff: { type: 'string' },
        format: { type: 'string' },
        explain: { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Options = ReturnType<typeof read>['values']

function requestsOf(path: string, text: string, options: Options): readonly unknown[] {
  if (!path.toLowerCase().endsWith('.csv')) return readRequests(text)
  const tariff = options.tariff ? JSON.parse(readFileSync(options.tariff, 'utf8')) : embeddedTariff()
  return readOrders(text, sendingOf(options), tariff)
}

function sendingOf({
  from,
  package: packageId,
  container,
  insurance,
  npwp,
  courier,
  each,
}: Options): Sending {
  if (!from || !packageId) throw new UsageError('An order list needs --from COUNTRY and --package ID')
  return {
    country: from,
    packageId,
    container: container === undefined ? null : oneOf(containerTypes, container, '--container'),
    insurance: Number(insurance),
    hasValidNpwp: npwp,
    courierPerKg: courier === undefined ? undefined : Number(courier),
    each,
  }
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string, option: string): Choice {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new UsageError(`${option} is one of ${choices.join(', ')}`)
  return found
}

/** Adds the file name to errors. */
function named<Result>(path: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    if (error instanceof QuoteFileError) throw new UsageError(`${path} ${error.message}`)
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`${path} cannot be read (${String(error.code)}).`)
    throw error
  }
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return error.message
  throw error
}
