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

export interface Input<Call> extends RawInput {
  params: ParamsOf<Call>
  query: QueryOf<Call>
  body: BodyOf<Call>
}

type Bare<Answer> = Answer extends { action: true } ? Omit<Answer, 'action'> : Answer
/** What a handler answers: without `action`, which the server adds. */
export type Answer<Call> = Bare<AnswerOf<Call>>

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
export type RequestContext = Pick<Writing<unknown>, 'transaction' | 'now' | 'catalogue'>

export interface Bytes {
  bytes: Buffer
  contentType: string
  attachment: boolean
  /** File name of the download: letters, digits, dots and hyphens. */
  fileName?: string
}

type Answered<Call> = Promise<Answer<Call> | Bytes>

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
  failuresAreTransient: boolean
}

export type Route = ReadRoute | CommandRoute

/** A call that changes nothing. */
export function read<Call extends AnyCall>(
  call: Call,
  handler: (input: Input<Call>, reading: Reading) => Answered<Call>,
): ReadRoute {
  return {
    kind: 'read',
    call,
    tagged: false,
    constant: false,
    read: (input, reading) => handler(narrow<Call>(input), reading),
  }
}

/** What the product knows before anybody asks: it depends on the language and on what is asked, never on who asks. */
export function reference<Call extends AnyCall>(
  call: Call,
  handler: (input: Omit<Input<Call>, 'caller'>, catalogue: Catalogue) => Answer<Call>,
): ReadRoute {
  return {
    ...read(call, async (input, { catalogue }) => handler(input, catalogue)),
    tagged: true,
    constant: true,
  }
}

/** The same, with something in it for the caller alone or of this moment. */
export function taggedRead<Call extends AnyCall>(
  call: Call,
  handler: (input: Input<Call>, reading: Reading) => Promise<Answer<Call>>,
): ReadRoute {
  return { ...read(call, handler), tagged: true }
}

/**
 * A call that changes something, in one transaction.
 * @param steps `prepare` runs before the transaction (hashing, decoding), `execute` in it, `finish` after it has been
 * committed (asking a gateway); `finish` must be repeatable, since a process may end before it.
 */
export function command<Call extends AnyCall, Prepared = undefined>(
  call: Call,
  steps: {
    prepare?: (input: Input<Call>, services: Services) => Promise<Prepared>
    execute: (input: Input<Call>, writing: Writing<Prepared>) => Promise<Answer<Call> | Refusal>
    finish?: (answer: Answer<Call>, input: Input<Call>, services: Services) => Promise<Answer<Call>>
    failuresAreTransient?: boolean
  },
): CommandRoute {
  const { prepare, execute, finish } = steps
  return {
    kind: 'command',
    call,
    prepare: async (input, services) => prepare?.(narrow<Call>(input), services),
    execute: (input, writing) => execute(narrow<Call>(input), writing as Writing<Prepared>),
    finish:
      finish && ((answer, input, services) => finish(answer as Answer<Call>, narrow<Call>(input), services)),
    failuresAreTransient: steps.failuresAreTransient ?? false,
  }
}

// The table of routes forgets which call each handler is for; every input is validated with that call's schemas.
const narrow = <Call>(input: RawInput) => input as Input<Call>
