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
import type { Counter } from './money.ts'
import { describeMeasured } from './show.ts'
import { writeError, writeOut } from './terminal.ts'

/** Asks for a line. */
interface Prompt {
  /** @returns undefined at the end of the input */
  ask: (question: string) => Promise<string | undefined>
  /** Takes a line that answers something else: it is read again. */
  putBack: (line: string) => void
}

const help = [
  'Scan or type a tracking number, a cart code, or the suite of a parcel without a number; then weight and size.',
  'undo takes the last receipt back, or drops the parcel in hand; an empty line ends.',
].join('\n')

/** The parcel that a scanner read. */
function parcelOf(scanned: string): Pick<OpsReceive, 'cart_code' | 'suite' | 'resi'> {
  if (/^SC-/i.test(scanned)) return { cart_code: scanned }
  return readSuite(scanned) === null ? { resi: scanned } : { suite: scanned }
}

/** Scales and tapes show figures without units. */
const inUnit = (typed: string, unit: 'kg' | 'cm') => (/[^\d.,\sx×*]/i.test(typed) ? typed : `${typed}${unit}`)

/** Figures with or without units; seven digits in a row are a number off a label. */
const isMeasure = (read: Measure['read'], unit: Measure['unit']) => (typed: string) =>
  !/\d{7}/.test(typed) && read(inUnit(typed, unit)).kind !== 'unreadable'

interface Measure {
  question: string
  read: (typed: string) => ReadMeasure<unknown>
  unit: 'kg' | 'cm'
}
const weightOf: Measure = { question: '  weight (kg)> ', read: readGrams, unit: 'kg' }
const sizeOf: Measure = { question: '  size (cm)> ', read: readCentimetres, unit: 'cm' }

const isUndo = (line: string) => line.toLowerCase() === 'undo'

/** Adds the command that books one parcel in after the other, for a scanner and two hands. */
export function addIntakeCommand({ program, ops }: Omit<Counter, 'print'>): void {
  async function book(prompt: Prompt, parcel: Partial<OpsReceive>): Promise<string | undefined> {
    const weight = await askMeasure(prompt, weightOf)
    const size = weight && (await askMeasure(prompt, sizeOf))
    if (!weight || !size) {
      writeError('Not received: it needs a weight and a size.')
      return undefined
    }
    return receive(prompt, { ...parcel, weight, size })
  }

  /** @returns the code of the cart that was booked */
  async function receive(prompt: Prompt, body: OpsReceive): Promise<string | undefined> {
    try {
      const answer = (await ops().call(calls.opsReceive, { body })) as unknown as OpsMeasured
      writeOut(describeMeasured(answer))
      return answer.cart_code
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

  /** @returns whether it is taken back */
  async function takeBack(code: string | undefined): Promise<boolean> {
    try {
      if (code === undefined) throw new OpsFailure('Nothing was received here that could be taken back.')
      await ops().call(calls.opsUnreceive, { params: { cart_code: code }, body: {} })
      writeOut(`${code} is taken back`)
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
      const lines = createInterface({ input: process.stdin })
      const prompt = promptOf(lines)
      writeOut(help)
      const received: string[] = []
      let isInVain = false
      for (;;) {
        const scanned = await prompt.ask('parcel> ')
        if (!scanned) break
        if (isUndo(scanned)) {
          // What cannot be taken back stays the last one: the one before it is not meant.
          if (await takeBack(received.at(-1))) received.pop()
          continue
        }
        const code = await book(prompt, { ...parcelOf(scanned), agent_id: agent })
        if (code !== undefined) received.push(code)
        isInVain = received.length === 0
      }
      lines.close()
      writeOut(`received ${received.length}`)
      if (isInVain) process.exitCode = 1
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
    writeError('This parcel is dropped.')
    return undefined
  }
  prompt.putBack(line)
  return undefined
}

/** A figure that can be two is asked for again, so that its parcel need not be scanned again. */
async function askMeasure(prompt: Prompt, { question, read, unit }: Measure): Promise<string | undefined> {
  const line = await askFor(prompt, question, isMeasure(read, unit))
  const typed = line && inUnit(line, unit)
  if (!typed) return undefined
  const found = read(typed)
  if (found.kind !== 'ambiguous') return typed
  const [thousands, decimal] = found.readings
  writeError(`  ${messageFor('en', 'measure_ambiguous', { thousands, decimal })}`)
  return askMeasure(prompt, { question, read, unit })
}

/** Lines are read as they come: a scanner is faster than the server, and what it sent meanwhile waits its turn. */
function promptOf(lines: Interface): Prompt {
  const queue = lines[Symbol.asyncIterator]()
  const before: string[] = []
  return {
    async ask(question) {
      process.stdout.write(question)
      const again = before.pop()
      if (again !== undefined) return again
      const next = await queue.next()
      return next.done === true ? undefined : next.value.trim()
    },
    putBack: (line) => void before.push(line),
  }
}
