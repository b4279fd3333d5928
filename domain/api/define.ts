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

type Schema<Types, Key extends keyof CallTypes> =
  Types extends Record<Key, infer Value> ? Validator<Value> : undefined

export interface CallDefinition<Types extends CallTypes> {
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
  params?: Schema<Types, 'params'>
  query?: Schema<Types, 'query'>
  body?: Schema<Types, 'body'>
}

export interface Call<Types extends CallTypes = CallTypes> {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly auth: Who
  readonly signed: boolean
  readonly ok: number
  readonly about: string
  readonly operatorToo: boolean
  readonly upload: string | undefined
  readonly params: Validator<Types['params']> | undefined
  readonly query: Validator<Types['query']> | undefined
  readonly body: Validator<Types['body']> | undefined
  /** Never there at run time: carries the types. */
  readonly types?: Types
}

export type AnswerOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'answer'> : never
export type ParamsOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'params'> : never
export type QueryOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'query'> : never
export type BodyOf<Made> = Made extends { readonly types?: infer Types } ? Part<Types, 'body'> : never
type Part<Types, Key extends keyof CallTypes> =
  NonNullable<Types> extends Record<Key, infer Value> ? Value : undefined

/** Declares a call once: the server registers and validates from it, the client and the OpenAPI document are made from it. */
export function defineCall<Types extends CallTypes>(
  id: string,
  definition: CallDefinition<Types>,
): Call<Types> {
  return {
    id,
    method: definition.method,
    path: definition.path,
    auth: definition.auth,
    signed: definition.signed ?? false,
    ok: definition.ok ?? 200,
    about: definition.about,
    operatorToo: definition.operatorToo ?? false,
    upload: definition.upload,
    params: definition.params,
    query: definition.query,
    body: definition.body,
  }
}

/** The path with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(params[name] ?? whole))
}
