import { maxBodyBytes, maxLargeBodyBytes } from '../limits/index.ts'
import type { Validator } from '../validation/index.ts'

export const importService = 'titipimport'
export const exportService = 'titipexport'
/** Where partners read the category of a product. */
export const productTypeField = `product_type_${importService}` as const

/** none = anyone; access = AccessToken header; customer = a signed-in customer; operator = OpsKey header. */
export type Who = 'none' | 'access' | 'customer' | 'operator'
/** What an operator works on. An admin may make every call of the others. */
export const operatorRoles = ['warehouse', 'support', 'finance', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The types of one call; a part that is left out does not exist for it. */
export interface CallTypes {
  answer: unknown
  params?: unknown
  query?: unknown
  body?: unknown
}

interface CallProperties {
  method: Method
  /** With `{name}` for each parameter. */
  path: string
  /** The request must carry the signature header. */
  signed?: boolean
  /** HTTP status of a success. */
  ok?: number
  /** Answers 200 where it replaces something, in place of `ok`. */
  replaces?: boolean
  /** A GET that works once: not for whoever only asks whether it is there (HEAD). */
  once?: boolean
  /** It has an effect, so it carries an idempotency key and may be repeated with it; by default all but GET. */
  keyed?: boolean
  /** One line for the OpenAPI document. */
  about: string
  /** A file in the field of this name, as multipart/form-data, in place of a JSON body. */
  upload?: string
  /** Holds products, many records or a draft: a body of up to `maxLargeBodyBytes` in place of `maxBodyBytes`. */
  largeBody?: boolean
  /** Checks or stores a password, which is slow on purpose. */
  password?: boolean
  /** Sets a PDF, one at a time. */
  print?: boolean
  /** Answers with the bytes of a stored file. */
  storedFile?: boolean
  /** Moves money: still served while other calls are shed; its idempotency keys are kept longer. */
  money?: boolean
  /** It may end the session that it is made with. */
  endsSession?: boolean
  /** Turns a draft into a shipment. A draft can be sent again for as long as it is kept, so its idempotency keys are kept as long. */
  fromDraft?: boolean
}

/** `roles`: the operators who may make it, with the OpsKey header; an operator's call has to name them. */
export type CallDefinition = CallProperties &
  (
    | { auth: 'operator'; roles: readonly [OperatorRole, ...OperatorRole[]] }
    | { auth: Exclude<Who, 'operator'>; roles?: readonly OperatorRole[] }
  )

/** A call without its types, as listed in the table of all calls. */
export interface AnyCall {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly auth: Who
  readonly signed: boolean
  readonly ok: number
  readonly replaces: boolean
  readonly once: boolean
  readonly keyed: boolean
  readonly about: string
  /** Empty for a call that no operator makes. */
  readonly roles: readonly OperatorRole[]
  readonly money: boolean
  readonly fromDraft: boolean
  readonly endsSession: boolean
  readonly password: boolean
  readonly print: boolean
  readonly storedFile: boolean
  readonly largeBody: boolean
  readonly upload: string | undefined
}

export interface Call<Types extends CallTypes> extends AnyCall {
  /** Phantom property that carries the types; never set at run time. */
  readonly types?: Types
}

export type AnswerOf<Declared> = Declared extends { readonly types?: infer Types }
  ? Part<Types, 'answer'>
  : never
export type ParamsOf<Declared> = Declared extends { readonly types?: infer Types }
  ? Part<Types, 'params'>
  : never
export type QueryOf<Declared> = Declared extends { readonly types?: infer Types }
  ? Part<Types, 'query'>
  : never
export type BodyOf<Declared> = Declared extends { readonly types?: infer Types } ? Part<Types, 'body'> : never
type Part<Types, Key extends keyof CallTypes> =
  NonNullable<Types> extends Record<Key, infer Value> ? Value : undefined

/** The schemas of one call's inputs. */
export interface CallSchemas {
  params?: Validator<unknown>
  query?: Validator<unknown>
  body?: Validator<unknown>
}

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { [Name in Key]?: never }
  : { [Name in Key]: Validator<Value> }
type SchemasFor<Declared> = Needed<'params', ParamsOf<Declared>> &
  Needed<'query', QueryOf<Declared>> &
  Needed<'body', BodyOf<Declared>>

/**
 * The second half of a table of calls: exactly one schema for each input that a call declares. Kept in separate files
 * so that a page that only makes calls does not load the validation code.
 */
export type SchemasOf<Table> = {
  [
    Id in keyof Table as [ParamsOf<Table[Id]> | QueryOf<Table[Id]> | BodyOf<Table[Id]>] extends [undefined]
      ? never
      : Id
  ]: SchemasFor<Table[Id]>
}

/** Declares a call once: server registration, validation, client and OpenAPI document derive from it. */
export function defineCall<Types extends CallTypes>(id: string, definition: CallDefinition): Call<Types> {
  return {
    id,
    signed: false,
    ok: 200,
    replaces: false,
    once: false,
    keyed: definition.method !== 'GET',
    roles: [],
    money: false,
    fromDraft: false,
    endsSession: false,
    password: false,
    print: false,
    storedFile: false,
    largeBody: false,
    upload: undefined,
    ...definition,
  }
}

/** Whether an operator of this role may make the call. */
export const mayCall = ({ roles }: Pick<AnyCall, 'roles'>, role: OperatorRole): boolean =>
  roles.length > 0 && (role === 'admin' || roles.includes(role))

/** Bytes of the largest JSON that a call takes as its body; what is larger is refused with 413. */
export const bodyLimitOf = ({ largeBody }: Pick<AnyCall, 'largeBody'>): number =>
  largeBody ? maxLargeBodyBytes : maxBodyBytes

type PathValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The path with its parameters filled in. Throws when one is missing: the URL would name another resource. */
export function pathOf(path: string, params: PathValues = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** What the paths of a call match, with its parameters as named groups. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
