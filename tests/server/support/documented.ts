import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { routes } from '../../../server/features/index.ts'
import { openApiOf } from '../../../server/http/openapi.ts'

interface Received {
  method: string
  /** Path, with or without a query. */
  address: string
  status: number
  /** Undefined for an answer that is no JSON. */
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
export const document = JSON.parse(JSON.stringify(openApiOf(routes, ''))) as {
  paths: Record<string, Record<string, Operation>>
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) => {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
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

/** How an answer of an operation differs from the OpenAPI document; undefined if it does not. */
export function undocumented({ method, address, status, json }: Received): string | undefined {
  const [path = ''] = address.split('?')
  const asked = method.toLowerCase()
  const matching = operations.filter((one) => one.method === asked && one.pattern.test(path))
  // Of `/carts/{code}` and `/carts/list`, the one without parameters.
  const found = matching.find((one) => one.path === path) ?? matching[0]
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
}
