import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { Database, Transaction } from '../database/database.ts'
import type { Catalogue } from '../reference/catalogue.ts'
import type { Caller } from '../security/caller.ts'
import type { Services } from './services.ts'
import type { Refusal } from '../refusal/refusal.ts'

export interface Upload {
  bytes: Buffer
}

/** What was sent, validated by the call's schemas. */
export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  language: Language
  caller: Caller
  upload: Upload | null
}

export interface Input<Made> extends RawInput {
  params: ParamsOf<Made>
  query: QueryOf<Made>
  body: BodyOf<Made>
}

type Bare<Answer> = Answer extends { action: true } ? Omit<Answer, 'action'> : Answer
/** What a handler answers: without `action`, which the server adds. */
export type Answer<Made> = Bare<AnswerOf<Made>>

export interface Reading {
  database: Database
  now: Date
  /** The reference data of this moment. */
  catalogue: Catalogue
  services: Services
}

export interface Writing<Prepared> {
  transaction: Transaction
  /** The one time of this transaction. */
  now: Date
  /** The reference data of this moment. */
  catalogue: Catalogue
  services: Services
  prepared: Prepared
}

/** Where a command stands: in its transaction, at its time, with the reference data of that time. */
export type Standing = Pick<Writing<unknown>, 'transaction' | 'now' | 'catalogue'>

export interface Bytes {
  bytes: Buffer
  contentType: string
  attachment: boolean
  /** As which it is saved: letters, digits, dots and hyphens. */
  fileName?: string
}

type Answered<Made> = Promise<Answer<Made> | Bytes>

export interface ReadRoute {
  kind: 'read'
  call: AnyCall
  /** Whether the answer is told by a tag, so that who has it need not load it again. */
  tagged: boolean
  /** The answer is the same as long as the reference data is, but for the language and what is asked. */
  constant: boolean
  read(input: RawInput, reading: Reading): Promise<unknown>
}

export interface CommandRoute {
  kind: 'command'
  call: AnyCall
  prepare(input: RawInput, services: Services): Promise<unknown>
  execute(input: RawInput, writing: Writing<unknown>): Promise<unknown>
  finish: ((answer: unknown, input: RawInput, services: Services) => Promise<unknown>) | undefined
  /** A failure that nobody foresaw is told as passing (503), for callers that give up after a 500. */
  failuresPass: boolean
}

export type Route = ReadRoute | CommandRoute

/** A call that changes nothing. */
export function read<Made extends AnyCall>(
  call: Made,
  handler: (input: Input<Made>, reading: Reading) => Answered<Made>,
): ReadRoute {
  return {
    kind: 'read',
    call: call,
    tagged: false,
    constant: false,
    read: (input, reading) => handler(narrow<Made>(input), reading),
  }
}

/** What the product knows before anybody asks: it depends on the language and on what is asked, never on who asks. */
export function reference<Made extends AnyCall>(
  call: Made,
  handler: (input: Omit<Input<Made>, 'caller'>, catalogue: Catalogue) => Answer<Made>,
): ReadRoute {
  return {
    ...read(call, async (input, { catalogue }) => handler(input, catalogue)),
    tagged: true,
    constant: true,
  }
}

/** The same, with something in it for the caller alone or of this moment. */
export function taggedRead<Made extends AnyCall>(
  call: Made,
  handler: (input: Input<Made>, reading: Reading) => Promise<Answer<Made>>,
): ReadRoute {
  return { ...read(call, handler), tagged: true }
}

/**
 * A call that changes something, in one transaction.
 * @param steps `prepare` runs before the transaction (hashing, decoding), `execute` in it, `finish` after it has been
 * committed (asking a gateway); `finish` must be repeatable, since a process may end before it.
 */
export function command<Made extends AnyCall, Prepared = undefined>(
  call: Made,
  steps: {
    prepare?: (input: Input<Made>, services: Services) => Promise<Prepared>
    execute: (input: Input<Made>, writing: Writing<Prepared>) => Promise<Answer<Made> | Refusal>
    finish?: (answer: Answer<Made>, input: Input<Made>, services: Services) => Promise<Answer<Made>>
    failuresPass?: boolean
  },
): CommandRoute {
  const { prepare, execute, finish } = steps
  return {
    kind: 'command',
    call: call,
    prepare: async (input, services) => prepare?.(narrow<Made>(input), services),
    execute: (input, writing) => execute(narrow<Made>(input), writing as Writing<Prepared>),
    finish:
      finish && ((answer, input, services) => finish(answer as Answer<Made>, narrow<Made>(input), services)),
    failuresPass: steps.failuresPass ?? false,
  }
}

// The table of routes forgets which call each handler is for; every input is validated with that call's schemas.
const narrow = <Made>(input: RawInput) => input as Input<Made>
