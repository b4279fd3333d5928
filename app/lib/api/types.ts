import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '@seberang/domain/api'

export type { AnswerOf, AnyCall }

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : { [Key in Name]: Value }

/** The input of a call, by its declaration. Query values with a default may be left out. */
export type CallInput<C> = Part<'params', ParamsOf<C>> &
  ([QueryOf<C>] extends [undefined] ? { query?: never } : { query?: Partial<QueryOf<C>> }) &
  Part<'body', BodyOf<C>> & {
    /** Created by a caller that may repeat the whole command. */
    idempotencyKey?: string
    /** Makes the call for a session that has ended here, such as the one that is being signed out. */
    token?: string
    /** Called before another attempt: the one before may have been done, without its answer arriving. */
    onRepeat?: () => void
    /** A multipart body with its own transport. */
    upload?: Upload
  }

interface Upload {
  form: FormData
  /** Like fetch, but reports upload progress. */
  send: (url: string, init: RequestInit) => Promise<Response>
}

/** The same, untyped, as the client sends it. */
export interface PlainInput {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  token?: string | undefined
  onRepeat?: (() => void) | undefined
  upload?: Upload | undefined
}
