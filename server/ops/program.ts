import {
  calls,
  moneyNeeds,
  operatorNeeds,
  type OpsWaitingMoney,
  type AuditEntry,
  type OpsCart,
  type OpsMeasured,
  type OpsTracking,
  type Requirement,
} from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { wireLanguages } from '@seberang/domain/language'
import { statuses } from '@seberang/domain/status'
import { Command, CommanderError, Option } from 'commander'
import { basename } from 'node:path'
import { StartError } from '../base/start-error.ts'
import { createOpsClient, OpsFailure, requireReadable, type OpsClient } from './client.ts'
import { addCompanyCommands } from './company.ts'
import { addIdentityCommands } from './identity.ts'
import { addIntakeCommand } from './intake.ts'
import { addMachineCommands } from './machine.ts'
import { addBillingCommands } from './billing.ts'
import type { Context } from './context.ts'
import { addMoneyCommands } from './money.ts'
import { addOperatorCommands } from './operators.ts'
import { listed } from './listed.ts'
import { printable, printableJson } from './printable.ts'
import { readCount } from './read.ts'
import { addReferenceCommands } from './reference.ts'
import { addRefundCommands } from './refunds.ts'
import { addReviewCommands } from './reviews.ts'
import { addShowCommands, auditLine, describeMeasured, parcelLine, waitingLine } from './show.ts'
import { addSupportCommands } from './support.ts'
import type { Terminal } from './terminal.ts'
import { addPromoCommands } from './promos.ts'
import { addVoucherCommands } from './vouchers.ts'
import { addProofCommands } from './proofs.ts'
import { addWithdrawalCommands } from './withdrawals.ts'

type Answer = Record<string, unknown>

/** The commands, as they are used at a terminal. */
function createProgram(terminal: Terminal): Command {
  const program = new Command('ops')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.writeAside })
    .description('What an operator does with parcels. Exit status 0 only when it happened.')
    .option('--json', 'print the answer as JSON')
    .addOption(
      new Option('--language <language>', 'the language of refusals')
        .choices(Object.values(wireLanguages))
        .default(wireLanguages.en),
    )
    .configureHelp({ showGlobalOptions: true })
    .hook('preAction', (_, command) => {
      // As from a variable of a script that is not set.
      const isEmpty = (index: number, variadic: boolean) =>
        command.args
          .slice(index, variadic ? undefined : index + 1)
          .join('')
          .trim() === ''
      for (const [index, argument] of command.registeredArguments.entries())
        if ((argument.required || index < command.args.length) && isEmpty(index, argument.variadic))
          command.error(`error: argument '${argument.name()}' is empty`)
      // After an option whose value was left out, the next option would be taken for it.
      const options = command.createHelp().visibleOptions(command)
      const names = new Set<unknown>(options.flatMap(({ short, long }) => [short, long]).filter(Boolean))
      for (const option of command.options) {
        const value: unknown = command.getOptionValue(option.attributeName())
        const values: readonly unknown[] = Array.isArray(value) ? value : [value]
        if (values.some((one) => names.has(one)))
          command.error(`error: option '${option.flags}' argument missing`)
        if (values.some((one) => typeof one === 'string' && one.trim() === ''))
          command.error(`error: option '${option.flags}' is empty`)
      }
    })

  let client: OpsClient | undefined
  const ops = () =>
    (client ??= createOpsClient(
      terminal.environment,
      String(program.opts()['language']),
      terminal.writeError,
    ))

  /** Prints a result as JSON or as one line of text. */
  function print(answer: Answer, line: (answer: Answer) => string): void {
    terminal.writeOut(program.opts()['json'] ? printableJson(answer) : line(answer))
  }

  const moved = (answer: Answer) => `${String(answer['cart_code'])} is ${String(answer['status'])}`

  const measured = (answer: Answer) => describeMeasured(answer as unknown as OpsMeasured)

  const weight = () =>
    new Option('--weight <weight>', 'total weight, such as 1.4kg, "1,4 kg" or 3.5lbs').makeOptionMandatory()
  const size = () =>
    new Option('--size <size>', 'size of one package, such as 42x20x11cm or 16x8x4in').makeOptionMandatory()
  const quantity = () => new Option('--quantity <number>', 'packages').argParser(readCount)

  const sure = () => new Option('--sure', 'confirms a measurement that is doubted')

  interface MeasureOptions {
    weight: string
    size: string
    quantity?: number
    sure?: true
  }

  program
    .command('receive')
    .description(
      'book a parcel in: to its cart, by the code or a tracking number that was announced, else to quarantine of --suite',
    )
    .option('--suite <code>', "the customer's suite, such as SBR-1024")
    .option('--resi <number>', "the seller's tracking number")
    .option('--cart <code>', 'the cart code')
    .option('--agent <id>', 'the warehouse, as us-air')
    .addOption(weight())
    .addOption(size())
    .addOption(quantity())
    .addOption(sure())
    .option('--papers <text>', 'papers to ask for, in words for the customer; it then waits in quarantine')
    .option('--photo <file...>', 'photos of the parcel')
    .action(
      async (
        given: MeasureOptions & {
          suite?: string
          resi?: string
          cart?: string
          agent?: string
          papers?: string
          photo?: string[]
        },
      ) => {
        const { cart, agent, photo = [], ...rest } = given
        // Before anything is booked.
        for (const file of photo) requireReadable(file)
        const answer = await ops().call(calls.opsReceive, {
          body: { ...rest, cart_code: cart, agent_id: agent },
        })
        print(answer, measured)
        await addPhotos(String(answer['cart_code']), photo)
      },
    )

  program
    .command('measure')
    .description('correct what was measured')
    .argument('<cart>', 'the cart code')
    .addOption(weight())
    .addOption(size())
    .addOption(quantity())
    .addOption(sure())
    .action(async (cart: string, given: MeasureOptions) => {
      print(await ops().call(calls.opsMeasure, { params: { cart_code: cart }, body: given }), measured)
    })

  const photo = program
    .command('photo')
    .description('add photos of the parcel')
    .argument('<cart>', 'the cart code')
    .argument('<files...>', 'JPEG, PNG or WebP')
    .action(async (cart: string, files: string[]) => {
      for (const file of files) requireReadable(file)
      const urls = await addPhotos(cart, files)
      print({ action: true, cart_code: cart, urls }, () => `${cart} has ${urls.length} more`)
    })

  photo
    .command('remove')
    .description('remove a photo, as of the wrong parcel: nobody can open it any more')
    .argument('<cart>', 'the cart code')
    .argument('<photo>', 'its address, as `show` lists it')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action(async (cart_code: string, address: string, given: { reason: string }) => {
      const params = { cart_code, file_id: basename(address) }
      if (params.file_id === '') program.error("error: argument 'photo' names no photo")
      print(
        await ops().call(calls.opsRemovePhoto, { params, body: given }),
        ({ file_id }) => `${cart_code} is without the photo ${String(file_id)}`,
      )
    })

  /** One after the other; where one is refused, those before it are stored, and the failure says so. */
  async function addPhotos(cart: string, files: readonly string[]): Promise<unknown[]> {
    const urls: unknown[] = []
    for (const file of files) {
      try {
        urls.push((await ops().call(calls.opsPhoto, { params: { cart_code: cart }, file }))['url'])
      } catch (error) {
        if (!(error instanceof OpsFailure)) throw error
        throw new OpsFailure(
          `${cart} has ${urls.length} of ${files.length} photos, not ${file}: ${error.message}`,
        )
      }
    }
    return urls
  }

  program
    .command('move')
    .description('move a shipment to its next status')
    .argument('<cart>', 'the cart code')
    .argument('<status>', statuses.join(', '))
    .option('--resi <number>', 'the tracking number of this leg')
    .option('--note <text>', 'a note for the customer')
    .action(async (cart: string, status: string, given: { resi?: string; note?: string }) => {
      print(
        await ops().call(calls.opsMove, { params: { cart_code: cart }, body: { status, ...given } }),
        moved,
      )
    })

  program
    .command('tracking')
    .description(
      "correct the tracking number of the stage that a shipment is in: the seller's, the flight's or ship's, the courier's",
    )
    .argument('<cart>', 'the cart code')
    .argument('<number>', 'the right one')
    .option('--sure', 'confirms a number that another customer announced')
    .action(async (cart: string, resi: string, given: { sure?: true }) => {
      const params = { cart_code: cart }
      const answer = await ops().call(calls.opsTracking, { params, body: { resi, ...given } })
      const { cart_code, stage, before } = answer as unknown as OpsTracking
      print(answer, () => printable(`${cart_code} has ${resi} of the ${stage}, before ${before ?? 'none'}`))
    })

  program
    .command('confirm')
    .description('confirm that a parcel in quarantine has what it needs')
    .argument('<cart>', 'the cart code')
    .action(async (cart: string) => {
      print(await ops().call(calls.opsConfirm, { params: { cart_code: cart } }), moved)
    })

  program
    .command('papers')
    .description('ask for papers of a parcel in quarantine, or withdraw that with --none')
    .argument('<cart>', 'the cart code')
    .argument('[text]', 'what is missing, in words for the customer')
    .option('--none', 'nothing is missing any more')
    .action(async (cart: string, text: string | undefined, { none }: { none?: true }) => {
      if ((text === undefined) === (none === undefined)) program.error('give what is missing, or --none')
      const body = { papers: text ?? null }
      print(await ops().call(calls.opsPapers, { params: { cart_code: cart }, body }), moved)
    })

  program
    .command('unreceive')
    .description('undo a receipt by mistake, while nothing was paid on it')
    .argument('<cart>', 'the cart code')
    .option('--reason <text>', 'for the customer')
    .action(async (cart: string, given: { reason?: string }) => {
      print(await ops().call(calls.opsUnreceive, { params: { cart_code: cart }, body: given }), moved)
    })

  program
    .command('classify')
    .description('give a product without an HS code the right one, and with it its category')
    .argument('<cart>', 'the cart code')
    .requiredOption('--product <code>', 'the code of the product, as `show` lists it')
    .requiredOption('--hs <code>', 'the HS code, such as 8523.51')
    .action(async (cart: string, { product, hs }: { product: string; hs: string }) => {
      const answer = await ops().call(calls.opsClassify, {
        params: { cart_code: cart },
        body: { product, hscode: hs },
      })
      print(
        answer,
        (classified) => `${product} is ${String(classified['hscode'])}, ${String(classified['category'])}`,
      )
    })

  const context: Context = { program, ops, print, terminal }
  addCompanyCommands(context)
  addIntakeCommand(context)
  addIdentityCommands(context)
  addMachineCommands(context)
  addBillingCommands(context)
  addWithdrawalCommands(context)
  addProofCommands(context)
  addRefundCommands(context)
  addMoneyCommands(context)
  addOperatorCommands(context)
  addReferenceCommands(context)
  addReviewCommands(context)
  const customer = program.command('customer').description('customers')
  addShowCommands({ ...context, customer })
  addSupportCommands({ ...context, customer })
  addVoucherCommands(context)
  addPromoCommands(context)

  /** What is owed back, or waits for a transfer. */
  async function listMoney(given: { status?: string; needs?: string; page?: string }): Promise<void> {
    if (given.status !== undefined) program.error(`give --status or --needs ${given.needs}, not both`)
    const answer = await ops().call(calls.opsMoney, { query: { needs: given.needs, page: given.page } })
    const { results, count, sum } = answer as unknown as OpsWaitingMoney
    const all = `${formatRupiah(sum)} in all, of ${count}`
    print(answer, () =>
      count === 0
        ? 'None.'
        : [listed(results, answer, given, (one) => waitingLine(one, ops().time())), all].join('\n'),
    )
  }

  program
    .command('list')
    .description('list shipments, newest first')
    .option('--status <status>', statuses.join(', '))
    .addOption(new Option('--needs <what>', 'what has to be done').choices([...operatorNeeds, ...moneyNeeds]))
    .option('--page <number>', 'page of 10')
    .action(async (given: { status?: string; needs?: string; page?: string }) => {
      if (moneyNeeds.some((need) => need === given.needs)) return listMoney(given)
      const answer = await ops().call(calls.opsCarts, { query: { ...given } })
      const results = answer['results'] as OpsCart[]
      print(answer, () => listed(results, answer, given, parcelLine))
    })

  program
    .command('audit')
    .description("the operators' and the machine's actions, newest first")
    .option('--since <time>', 'ISO 8601')
    .option('--all', "also customers' readings of their own papers")
    .option('--page <number>', 'page of 10')
    .action(async ({ all, ...given }: { since?: string; all?: true; page?: string }) => {
      const query = { ...given, ...(all && { all: 'yes' as const }) }
      const answer = await ops().call(calls.opsAudit, { query })
      const results = answer['results'] as AuditEntry[]
      print(answer, () => listed(results, answer, given, auditLine))
    })

  program
    .command('check')
    .description('check what must always hold')
    .action(async () => {
      const answer = await ops().call(calls.opsCheck)
      const checks = answer['checks'] as { name: string; broken: string[] }[]
      const lines = checks.map(({ name, broken }) =>
        printable(`${broken.length === 0 ? '✓' : '✗'} ${name} ${broken.join(', ')}`.trimEnd()),
      )
      print(answer, () => lines.join('\n'))
      if (answer['healthy'] !== true) terminal.exitCode = 1
    })

  program
    .command('ready')
    .description('what must be set before customers may come; exit status 1 while something is missing')
    .action(async () => {
      const answer = await ops().call(calls.opsReady)
      const requirements = answer['requirements'] as Requirement[]
      const lines = requirements.map(({ name, met, advised, remedy }) =>
        met ? `✓ ${name}` : `${advised ? '!' : '✗'} ${name}\n  ${remedy}`,
      )
      print(answer, () => lines.join('\n'))
      if (answer['ready'] !== true) terminal.exitCode = 1
    })

  return program
}

/**
 * Runs a command.
 * @param parameters its name first
 * @returns the exit status: zero only when it happened
 */
export async function runCommand(parameters: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(terminal).parseAsync(parameters, { from: 'user' })
    return terminal.exitCode
  } catch (error) {
    // It has said why.
    if (error instanceof CommanderError) return error.exitCode
    if (!(error instanceof OpsFailure) && !(error instanceof StartError)) throw error
    terminal.writeError(error.message)
    return 1
  }
}
