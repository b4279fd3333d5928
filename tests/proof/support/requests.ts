import fc from 'fast-check'

/** The parts of JSON Schema that our OpenAPI document uses. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

interface Operation {
  operationId: string
  security: Record<string, unknown>[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

export interface FuzzedRequest {
  id: string
  method: string
  address: string
  body: unknown
  /** What is uploaded, and the name of its part. */
  upload?: { part: string; isPicture: boolean }
  isSigned: boolean
}

/** Existing values by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/**
 * Requests to each operation of a document: most are valid, the others have one or two faults.
 * @param knownOf the values that have another meaning in one operation, by its id
 */
export function fuzzedRequests(
  document: ApiDocument,
  everywhere: Known,
  knownOf: Readonly<Record<string, Known>>,
): fc.Arbitrary<FuzzedRequest>[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return operations.map(({ path, method, operation }) => {
    const known = { ...everywhere, ...knownOf[operation.operationId] }
    const parameters = (place: 'path' | 'query') =>
      fc.record(
        Object.fromEntries(
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [name, valueOf(schema, name, known)]),
        ),
      )
    const content = operation.requestBody?.content ?? {}
    const schema = content['application/json']?.schema
    const [part] = Object.keys(content['multipart/form-data']?.schema.properties ?? {})
    const body: fc.Arbitrary<unknown> = schema ? valueOf(schema, '', known) : fc.constant(undefined)
    const request = fc
      .record({ path: parameters('path'), query: parameters('query'), body })
      .chain((valid) =>
        fc.oneof({ arbitrary: fc.constant(valid), weight: 2 }, { arbitrary: corrupted(valid), weight: 3 }),
      )
    return fc.tuple(request, fc.boolean()).map(([{ path: filled, query, body: sent }, isPicture]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      address: addressOf(path, fieldsOf(filled), fieldsOf(query)),
      body: schema ? sent : undefined,
      ...(part && { upload: { part, isPicture } }),
      isSigned: operation.parameters.some(({ name }) => name === 'tb-signature'),
    }))
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {})

function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name]).toWellFormed() || '-'),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, textOf(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The first of many samples of a schema that this is true of. Throws if there is none. */
export function sampleWhere(
  schema: JsonSchema,
  known: Known,
  what: string,
  isRight: (sample: unknown) => boolean,
): unknown {
  const found = fc.sample(valueOf(schema, '', known), { numRuns: 300, seed: 1 }).find(isRight)
  if (found === undefined) throw new Error(`no sample of ${what}`)
  return found
}

/** Values that match a schema. @param name of the field, to use its known values */
export function valueOf(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const examples = known[name]
  // A name may be that of a field here and of an object of fields there.
  if (examples && !(schema.properties && examples.every((one) => typeof one === 'string')))
    return fc.constantFrom(...examples)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, name, known)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, known), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      })
    case 'integer':
    case 'number': {
      const { minimum: min = 0, maximum = 1000 } = schema
      return fc.integer({ min, max: Math.max(min, Math.min(maximum, 1000)) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      if (schema.pattern) return fc.stringMatching(new RegExp(`^(?:${schema.pattern})$`))
      return fc.string({
        minLength: Math.max(1, schema.minLength ?? 1),
        maxLength: Math.min(schema.maxLength ?? 20, 20),
      })
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([key, property]) => {
    const value = valueOf(property, key, known)
    const mayBeLeftOut = !required.includes(key) && !known[key]
    return [
      key,
      mayBeLeftOut ? fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, value) : value,
    ] as const
  })
  return fc.record(Object.fromEntries(entries))
}

const hostileTexts: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '9'.repeat(40),
  '1,5',
  '1.500',
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  "'; drop table carts; --",
  '😀',
  '\u0000',
  '\ud800',
  '\u202etxt.exe',
  '../../etc/passwd',
  true,
  [],
  {},
  [[[[[[[[]]]]]]]],
  Array.from({ length: 600 }, () => 1),
  { $gt: '' },
]
/** Fields that clients may not set. */
const privileged = [
  'customer_id',
  'status',
  'total',
  'wallet',
  'is_admin',
  'verified',
  'version',
  'constructor',
  'id',
]

/** Replaces, removes or adds one or two parts of a valid request. */
function corrupted<Valid>(valid: Valid): fc.Arbitrary<Valid> {
  return fc
    .array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom(...hostileTexts),
        fc.constantFrom('replace', 'replace', 'remove', 'add'),
      ),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((changes) => {
      const copy = structuredClone(valid)
      for (const [place, value, how] of changes) corrupt(copy, place, structuredClone(value), how)
      return copy
    })
}

function corrupt(whole: unknown, place: number, value: unknown, how: string): void {
  const places = placesIn(whole)
  const at = places[place % Math.max(1, places.length)]
  if (!at) return
  const { holder, key } = at
  if (how === 'remove') Reflect.deleteProperty(holder, key)
  else if (how === 'replace') Reflect.set(holder, key, value)
  else Reflect.set(holder, privileged[place % privileged.length] ?? 'x', value)
}

interface Place {
  holder: object
  key: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)])
}
