import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '@seberang/domain/api'

export type { AnswerOf, AnyCall }

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : { [Key in Name]: Value }

/** What one call takes, by its declaration. A query may leave out what has a default. */
export type CallInput<C> = Part<'params', ParamsOf<C>> &
  ([QueryOf<C>] extends [undefined] ? { query?: never } : { query?: Partial<QueryOf<C>> }) &
  Part<'body', BodyOf<C>> & {
    /** Made before the first try and kept by the caller who may repeat the whole command. */
    idempotencyKey?: string
    /** A multipart body and what carries it; the rest of the call is as ever. */
    upload?: Upload
  }

export interface Upload {
  form: FormData
  /** Sends as fetch does, and tells how far it is. */
  send: (url: string, init: RequestInit) => Promise<Response>
}

/** The same without its types, as the client sends it. */
export interface PlainInput {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  upload?: Upload | undefined
}
