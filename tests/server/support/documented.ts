import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { patternOf } from '@seberang/domain/api'
import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

import { routes } from '../../../server/features/index.ts'
import { openApiOf } from '../../../server/http/openapi.ts'

interface Received {
  method: string
  /** Path, with or without a query. */
  address: string
  status: number
  /** The body of the request. */
  sent?: unknown
  /** Undefined for an answer that is not JSON. */
  json: unknown
}

interface Response {
  $ref?: string
  content?: Record<string, object>
}
interface Operation {
  operationId: string
  responses: Record<string, Response>
}

/** As a client reads it. */
const document = JSON.parse(JSON.stringify(openApiOf(routes, ''))) as {
  paths: Record<string, Record<string, Operation>>
}

interface Place {
  path: string
  pattern: RegExp
  method: string
  operation: Operation
}

const operations: Place[] = Object.entries(document.paths).flatMap(([path, methods]) => {
  const pattern = patternOf(path)
  return Object.entries(methods).map(([method, operation]) => ({ path, pattern, method, operation }))
})

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'api')
addFormats.default(ajv)

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

const validators = new Map<string, ValidateFunction>()
function validatorOf(reference: string): ValidateFunction {
  const known = validators.get(reference)
  if (known) return known
  const made = ajv.compile({ $ref: `api#${reference}` })
  validators.set(reference, made)
  return made
}

function operationAt({ method, address }: Pick<Received, 'method' | 'address'>) {
  // As it is sent: `/carts/..` is `/`.
  const { pathname: path } = new URL(address, 'http://server')
  const verb = method.toLowerCase()
  const matching = operations.filter((one) => one.method === verb && one.pattern.test(path))
  // Of `/carts/{code}` and `/carts/list`, the one without parameters.
  return matching.find((one) => one.path === path) ?? matching[0]
}

/** How an answer of an operation differs from the OpenAPI document; undefined if it does not. */
export function undocumented({ method, address, status, json }: Received): string | undefined {
  const found = operationAt({ method, address })
  if (!found) return undefined
  const { operation } = found
  const response = operation.responses[status]
  if (!response) return `${operation.operationId} declares no status ${status}`
  if (json === undefined) return undefined
  const place =
    response.$ref?.slice(1) ?? pointer('paths', found.path, found.method, 'responses', String(status))
  const validate = validatorOf(`${place}${pointer('content', 'application/json', 'schema')}`)
  if (validate(json)) return undefined
  const errors = validate.errors?.map((error) => {
    const name = (error.params as { additionalProperty?: string }).additionalProperty
    return `${error.instancePath} ${error.message}${name === undefined ? '' : ` (${name})`}`
  })
  return `${operation.operationId} ${status} is not as documented: ${[...new Set(errors)].slice(0, 8).join('; ')}`
}

/** Fails the test that received an answer which the OpenAPI document does not describe. */
export function assertDocumented(received: Received): void {
  const fault = undocumented(received)
  if (fault !== undefined) throw new Error(`${fault}\n${JSON.stringify(received.json)?.slice(0, 600)}`)
  if (process.env['EXAMPLES']) record(received)
}

const examplesPath = fileURLToPath(new URL('../../../server/http/examples.json', import.meta.url))
const secret = /token|signing_key|canonical|qr_string/

/** Shorter lists, and no secrets. */
function shortened(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && secret.test(name)) return '…'
  if (Array.isArray(value)) return value.slice(0, 2).map((item) => shortened(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]))
}

/** Whether a body is what the schema says: the server forgives more, such as an address in capital letters. */
function isDocumentedBody({ path, method }: Place, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent instanceof FormData) return false
  return validatorOf(pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema'))(
    sent,
  )
}

/** Keeps the first success of each operation as its example; one that is no longer valid is replaced. */
function record(received: Received): void {
  const found = operationAt(received)
  const { status, json } = received
  if (!found || status > 299 || json === undefined) return
  const examples = JSON.parse(readFileSync(examplesPath, 'utf8')) as Record<string, { answer?: unknown }>
  const { operationId } = found.operation
  const known = examples[operationId]
  if (known && undocumented({ ...received, json: known.answer }) === undefined) return
  const request = isDocumentedBody(found, received.sent) ? { request: shortened(received.sent) } : {}
  const example = { ...request, answer: shortened(json) }
  if (undocumented({ ...received, json: example.answer }) !== undefined) return
  const all = Object.entries({ ...examples, [operationId]: example })
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(examplesPath, `${JSON.stringify(sorted, null, 2)}\n`)
}
