import type { Validator } from '../validation/index.ts'

export const importService = 'titipimport'
export const exportService = 'titipexport'

/** none = anyone; access = AccessToken header; customer = a signed-in customer; operator = OpsKey header. */
export type Who = 'none' | 'access' | 'customer' | 'operator'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The types of one call. Left out: the call has none. */
export interface CallTypes {
  answer: unknown
  params?: unknown
  query?: unknown
  body?: unknown
}

export interface CallDefinition {
  method: Method
  /** With `{name}` for each parameter. */
  path: string
  auth: Who
  /** On a sensitive path: the signed header is required. */
  signed?: boolean
  /** The status of a success. */
  ok?: number
  /** One line for the OpenAPI document. */
  about: string
  /** A file in the field of this name, as multipart/form-data, in place of a JSON body. */
  upload?: string
  /** An operator may make it too, with OpsKey. */
  operatorToo?: boolean
  /** It moves money: served when other calls are turned away, its idempotency keys kept for 30 days. */
  money?: boolean
}

/** A call without its types, as the table of all calls has it. */
export interface AnyCall {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly auth: Who
  readonly signed: boolean
  readonly ok: number
  readonly about: string
  readonly operatorToo: boolean
  readonly money: boolean
  readonly upload: string | undefined
}

export interface Call<Types extends CallTypes> extends AnyCall {
  /** Never there at run time: carries the types. */
  readonly types?: Types
}

export type AnswerOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'answer'> : never
export type ParamsOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'params'> : never
export type QueryOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'query'> : never
export type BodyOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'body'> : never
type Part<Types, Key extends keyof CallTypes> =
  NonNullable<Types> extends Record<Key, infer Value> ? Value : undefined

/** The schemas of what one call takes. */
export interface CallSchemas {
  params?: Validator<unknown>
  query?: Validator<unknown>
  body?: Validator<unknown>
}

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { [Name in Key]?: never }
  : { [Name in Key]: Validator<Value> }
type SchemasFor<Made> = Needed<'params', ParamsOf<Made>> &
  Needed<'query', QueryOf<Made>> &
  Needed<'body', BodyOf<Made>>

/**
 * The second half of a table of calls: a schema for everything that a call declares to take, no more and no less. It
 * lies in files of its own, so that a page that only makes calls does not load what validates forms.
 */
export type SchemasOf<Table> = {
  [
    Id in keyof Table as [ParamsOf<Table[Id]> | QueryOf<Table[Id]> | BodyOf<Table[Id]>] extends [undefined]
      ? never
      : Id
  ]: SchemasFor<Table[Id]>
}

/** Declares a call once: the server registers and validates from it, the client and the OpenAPI document are made from it. */
export function defineCall<Types extends CallTypes>(id: string, definition: CallDefinition): Call<Types> {
  return {
    id,
    method: definition.method,
    path: definition.path,
    auth: definition.auth,
    signed: definition.signed ?? false,
    ok: definition.ok ?? 200,
    about: definition.about,
    operatorToo: definition.operatorToo ?? false,
    money: definition.money ?? false,
    upload: definition.upload,
  }
}

type PathValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The path with its parameters filled in. Throws when one is missing: that would ask for another thing. */
export function pathOf(path: string, params: PathValues = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
