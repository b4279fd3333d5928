import { calls, type OpsMeasured, type OpsReceive } from '@seberang/domain/api'
import {
  readCentimetres,
  readCustomer,
  readGrams,
  readSuite,
  type ReadMeasure,
} from '@seberang/domain/format'
import { messageFor } from '@seberang/domain/validation'
import { createInterface, type Interface } from 'node:readline/promises'
import { OpsFailure } from './client.ts'
import type { Context } from './context.ts'
import { printable } from './printable.ts'
import { describeMeasured } from './show.ts'
import type { Terminal } from './terminal.ts'

/** Asks for a line. */
interface Prompt {
  /** @returns undefined at the end of the input */
  ask: (question: string) => Promise<string | undefined>
  /** Takes a line that answers something else: it is read again. */
  putBack: (line: string) => void
  /** Says what is wrong with an answer. */
  refuse: (reason: string) => void
}

const help = [
  'Scan or type a tracking number, a cart code, or the suite of a parcel without a number; then weight and size.',
  'undo undoes the last receipt, or drops the parcel in hand; an empty line ends.',
].join('\n')

/** The parcel that a scanner read. */
function parcelOf(scanned: string): Pick<OpsReceive, 'cart_code' | 'suite' | 'resi'> {
  if (/^SC-/i.test(scanned)) return { cart_code: scanned }
  return readSuite(scanned) === null ? { resi: scanned } : { suite: scanned }
}

/** Scales and tapes show figures without units. */
const inUnit = (typed: string, unit: 'kg' | 'cm') => (/[^\d.,\sx×*]/i.test(typed) ? typed : `${typed}${unit}`)

/** A slip of the hand in a measure, as `21x20x`: nothing else consists of figures, signs and one unit. */
const isSlip = (typed: string) =>
  !/\d{7}/.test(typed) && /\d/.test(typed) && /^[\d.,\sx×*]+(?:kgs?|g|lbs?|oz|cm|mm|m|in)?$/i.test(typed)

/** Figures with or without units; seven digits in a row are a number off a label. */
const isMeasure = (read: Measure['read'], unit: Measure['unit']) => (typed: string) =>
  !/\d{7}/.test(typed) && read(inUnit(typed, unit)).kind !== 'unreadable'

interface Measure {
  question: string
  example: string
  read: (typed: string) => ReadMeasure<unknown>
  unit: 'kg' | 'cm'
}
const weightOf: Measure = { question: '  weight (kg)> ', example: '1.4', read: readGrams, unit: 'kg' }
const sizeOf: Measure = { question: '  size (cm)> ', example: '42x20x11', read: readCentimetres, unit: 'cm' }

/** What was booked, and whose it is. */
type Receipt = Pick<OpsMeasured, 'cart_code' | 'suite' | 'name'>
const described = ({ cart_code, suite, name }: Receipt) => printable(`${cart_code} of ${suite} ${name}`)

const isUndo = (line: string) => line.toLowerCase() === 'undo'

/** Adds the command that books one parcel in after the other, for a scanner and two hands. */
export function addIntakeCommand({ program, ops, terminal }: Omit<Context, 'print'>): void {
  const { writeOut, writeError } = terminal

  async function book(prompt: Prompt, parcel: Partial<OpsReceive>): Promise<Receipt | undefined> {
    const weight = await askMeasure(prompt, weightOf)
    const size = weight && (await askMeasure(prompt, sizeOf))
    if (!weight || !size) {
      writeError('Not received: it needs a weight and a size.')
      return undefined
    }
    return receive(prompt, { ...parcel, weight, size })
  }

  async function receive(prompt: Prompt, body: OpsReceive): Promise<Receipt | undefined> {
    try {
      const answer = (await ops().call(calls.opsReceive, { body })) as unknown as OpsMeasured
      writeOut(describeMeasured(answer))
      return answer
    } catch (error) {
      if (!(error instanceof OpsFailure)) throw error
      writeError(error.message)
      if (error.code === 'doubtful') {
        const answer = await askFor(prompt, '  is it meant? (y/n)> ', (line) =>
          /^(?:y|yes|n|no)$/i.test(line),
        )
        if (answer && /^y/i.test(answer)) return receive(prompt, { ...body, sure: true })
      }
      if (error.code === 'not_announced') {
        const suite = await askFor(prompt, '  suite> ', (line) => readCustomer(line) !== null)
        if (suite) return receive(prompt, { ...body, suite })
      }
      writeError('Not received.')
      return undefined
    }
  }

  /** @returns whether it is undone */
  async function undo(receipt: Receipt | undefined): Promise<boolean> {
    try {
      if (!receipt) throw new OpsFailure('Nothing was received here that could be undone.')
      await ops().call(calls.opsUnreceive, { params: { cart_code: receipt.cart_code }, body: {} })
      writeOut(`${described(receipt)} is undone`)
      return true
    } catch (error) {
      if (!(error instanceof OpsFailure)) throw error
      writeError(error.message)
      return false
    }
  }

  program
    .command('intake')
    .description('receive parcels one after the other, as a scanner reads them')
    .requiredOption('--agent <id>', 'the warehouse, as us-air')
    .action(async ({ agent }: { agent: string }) => {
      const lines = createInterface({ input: terminal.input })
      const prompt = promptOf(lines, terminal)
      writeOut(help)
      const received: Receipt[] = []
      let isInVain = false
      let isDropped = false
      for (;;) {
        const scanned = await prompt.ask('parcel> ')
        if (!scanned) break
        const last = received.at(-1)
        if (isUndo(scanned)) {
          // Whoever has just seen that a parcel is not received means that one, not another customer's before it.
          if (isDropped && last)
            writeError(
              `Nothing of this parcel is booked; undo again undoes the receipt of ${described(last)}.`,
            )
          // What cannot be undone stays the last one: the one before it is not meant.
          else if (await undo(last)) received.pop()
          isDropped = false
          continue
        }
        const receipt = await book(prompt, { ...parcelOf(scanned), agent_id: agent })
        if (receipt) received.push(receipt)
        isDropped = !receipt
        isInVain = received.length === 0
      }
      lines.close()
      writeOut(`received ${received.length}`)
      if (isInVain) terminal.exitCode = 1
    })
}

/** A line that is not an answer is the next parcel, scanned too early: it is not taken as one. */
async function askFor(
  prompt: Prompt,
  question: string,
  isAnswer: (line: string) => boolean,
): Promise<string | undefined> {
  const line = await prompt.ask(question)
  if (line === undefined || line === '' || isAnswer(line)) return line
  // It means the parcel in hand, and never the one before it.
  if (isUndo(line)) {
    prompt.refuse('This parcel is dropped.')
    return undefined
  }
  prompt.putBack(line)
  return undefined
}

/** A figure that can be two or none is asked for again, so that its parcel need not be scanned again. */
async function askMeasure(prompt: Prompt, measure: Measure): Promise<string | undefined> {
  const { question, example, read, unit } = measure
  const isFigure = isMeasure(read, unit)
  const line = await askFor(prompt, question, (typed) => isFigure(typed) || isSlip(typed))
  if (!line) return undefined
  const typed = inUnit(line, unit)
  const found = read(typed)
  if (isFigure(line) && found.kind !== 'ambiguous') return typed
  const reason =
    found.kind === 'ambiguous'
      ? messageFor('en', 'measure_ambiguous', { thousands: found.readings[0], decimal: found.readings[1] })
      : messageFor('en', 'measure_unreadable', { example })
  prompt.refuse(`  ${reason}`)
  return askMeasure(prompt, measure)
}

/** Lines are read as they come: a scanner is faster than the server, and what it sent meanwhile waits its turn. */
function promptOf(lines: Interface, { write, writeError }: Terminal): Prompt {
  const queue = lines[Symbol.asyncIterator]()
  const before: string[] = []
  return {
    async ask(question) {
      write(question)
      const again = before.pop()
      if (again !== undefined) return again
      const next = await queue.next()
      return next.done === true ? undefined : next.value.trim()
    },
    putBack: (line) => void before.push(line),
    refuse: writeError,
  }
}
