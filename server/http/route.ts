import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '@seberang/domain/api'
import type { Readable } from 'node:stream'
import type { Language } from '@seberang/domain/language'
import type { Database, Transaction } from '../database/database.ts'
import type { Catalogue } from '../reference/catalogue.ts'
import type { Caller } from '../security/caller.ts'
import type { Services } from './services.ts'
import type { Refusal } from '../refusal/refusal.ts'

export interface Upload {
  bytes: Buffer
}

/** The request's input, validated by the call's schemas. */
export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  language: Language
  caller: Caller
  upload: Upload | null
  /** Of the route's header for it; absent where it has none, or the request does not. */
  token?: string | undefined
}

export interface Input<Call> extends RawInput {
  params: ParamsOf<Call>
  query: QueryOf<Call>
  body: BodyOf<Call>
}

type Bare<Answer> = Answer extends { action: true } ? Omit<Answer, 'action'> : Answer
/** A handler's result, without `action`, which the server adds. */
export type Answer<Call> = Bare<AnswerOf<Call>>

export interface Reading {
  database: Database
  now: Date
  /** The current reference data. */
  catalogue: Catalogue
  services: Services
  /** Whether the client has hung up: long work may stop. */
  isAborted: () => boolean
}

export interface Writing<Prepared> {
  transaction: Transaction
  /** The transaction's fixed time. */
  now: Date
  /** The current reference data. */
  catalogue: Catalogue
  services: Services
  prepared: Prepared
  /** Logs what the operator who makes the call does, within the transaction. */
  audit: (action: string, subject: string, detail: object) => Promise<void>
}

/** The context of a command: its transaction, its time, and the reference data of that time. */
export type RequestContext = Pick<Writing<unknown>, 'transaction' | 'now' | 'catalogue'>

export interface Bytes {
  bytes: Buffer
  contentType: string
  attachment: boolean
  /** Anybody may read it, and at its address it never changes. */
  isPublic?: boolean
  /** Download file name: letters, digits, dots and hyphens. */
  fileName?: string
}

/** A download that is made while it is read: it need not fit into memory. */
export interface Streamed {
  stream: Readable
  contentType: string
  fileName: string
}

/** A success after which the browser keeps its device cookie. */
export class WithDevice<Success> {
  readonly answer: Success
  /** The cookie's values. */
  readonly devices: readonly string[]
  constructor(answer: Success, devices: readonly string[]) {
    this.answer = answer
    this.devices = devices
  }
}

/** A success that answers 200 in place of the call's own status: what it sent was there before. */
export class Again<Success> {
  readonly answer: Success
  constructor(answer: Success) {
    this.answer = answer
  }
}

type Answered<Call> = Promise<Answer<Call> | Bytes | Streamed>

export interface ReadRoute {
  kind: 'read'
  call: AnyCall
  /** Whether the response has an entity tag, so that an unchanged one need not be loaded again. */
  tagged: boolean
  /** The response depends only on the reference data, the language and the input. */
  constant: boolean
  read(input: RawInput, reading: Reading): Promise<unknown>
}

export interface CommandRoute {
  kind: 'command'
  call: AnyCall
  prepare: ((input: RawInput, services: Services) => Promise<unknown>) | undefined
  execute(input: RawInput, writing: Writing<unknown>): Promise<unknown>
  finish: ((kept: unknown, input: RawInput, services: Services) => Promise<unknown>) | undefined
  /** Unexpected failures are reported as transient (503), for callers that give up after a 500. */
  failuresAreTransient: boolean
  /** The header with what says who sends it. */
  tokenHeader: string | undefined
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

/** A read of reference data: it depends on the language and the input, never on the caller. */
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

/** A tagged read that also depends on the caller or the current time. */
export function taggedRead<Call extends AnyCall>(
  call: Call,
  handler: (input: Input<Call>, reading: Reading) => Promise<Answer<Call>>,
): ReadRoute {
  return { ...read(call, handler), tagged: true }
}

interface Steps<Call, Prepared, Kept> {
  /** Before the transaction: hashing, decoding. */
  prepare?: (input: Input<Call>, services: Services) => Promise<Prepared>
  execute: (
    input: Input<Call>,
    writing: Writing<Prepared>,
  ) => Promise<Kept | Again<Kept> | WithDevice<Kept> | Refusal>
  failuresAreTransient?: boolean
  tokenHeader?: string
}

/** After the commit: gateway calls. It must be repeatable, since the process may end before it. */
type Finish<Call, Kept> = (kept: Kept, input: Input<Call>, services: Services) => Promise<Answer<Call>>

/**
 * A call that changes something, in one transaction. What `execute` returns is the answer, and what an idempotency key
 * keeps. With `finish`, which makes the answer of it each time, it need be no more than that takes: a few bytes of
 * request must not store a whole invoice.
 */
export function command<Call extends AnyCall, Prepared = undefined>(
  call: Call,
  steps: Steps<Call, Prepared, Answer<Call>> & { finish?: Finish<Call, Answer<Call>> },
): CommandRoute
export function command<Call extends AnyCall, Kept extends object, Prepared = undefined>(
  call: Call,
  steps: Steps<Call, Prepared, Kept> & { finish: Finish<Call, Kept> },
): CommandRoute
export function command<Call extends AnyCall, Kept, Prepared>(
  call: Call,
  steps: Steps<Call, Prepared, Kept> & { finish?: Finish<Call, Kept> },
): CommandRoute {
  const { prepare, execute, finish } = steps
  return {
    kind: 'command',
    call,
    prepare: prepare && ((input, services) => prepare(narrow<Call>(input), services)),
    execute: (input, writing) => execute(narrow<Call>(input), writing as Writing<Prepared>),
    finish: finish && ((kept, input, services) => finish(kept as Kept, narrow<Call>(input), services)),
    failuresAreTransient: steps.failuresAreTransient ?? false,
    tokenHeader: steps.tokenHeader,
  }
}

// The route table drops the call's type; the cast is safe since each input is validated by that call's schemas.
const narrow = <Call>(input: RawInput) => input as Input<Call>
