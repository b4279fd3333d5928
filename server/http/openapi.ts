import type { AnyCall } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import type { Validator } from '@seberang/domain/validation'

interface Description {
  type: string
  optional?: boolean
  nullable?: boolean
  meta?: { openapi?: object }
  oneOf?: unknown[]
  tests?: { name?: string; params?: Record<string, unknown> }[]
  fields?: Record<string, Description>
  innerType?: Description
}

type Schema = Record<string, unknown>

const failure = { $ref: '#/components/schemas/Failure' }
const securityOf: Record<string, object[]> = {
  none: [],
  access: [{ AccessToken: [] }],
  customer: [{ CustomerToken: [] }],
  operator: [{ OpsKey: [] }],
}

/** An OpenAPI 3.1 document of exactly these calls. */
export function openApiOf(calls: readonly AnyCall[], version: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operationOf(call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Seberang', version },
    paths,
    components: {
      securitySchemes: {
        AccessToken: { type: 'apiKey', in: 'header', name: 'AccessToken' },
        CustomerToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <token>' },
        OpsKey: { type: 'apiKey', in: 'header', name: 'OpsKey' },
      },
      schemas: { Failure: failureSchema, Success: successSchema },
    },
  }
}

const successSchema = {
  type: 'object',
  required: ['action'],
  properties: { action: { const: true }, message: { type: 'string' } },
}
const failureSchema = {
  type: 'object',
  required: ['action', 'message'],
  properties: {
    action: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function operationOf(call: AnyCall): object {
  const parameters = [
    ...parametersOf(schemasOf(call).params, 'path'),
    ...parametersOf(schemasOf(call).query, 'query'),
    ...(call.signed ? ['tb-timestamp', 'tb-nonce', 'tb-signature'] : []).map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
  ]
  const answer = call.ok === 204 ? {} : { content: json({ $ref: '#/components/schemas/Success' }) }
  return {
    operationId: call.id,
    summary: call.about,
    security: call.signed
      ? [{ ...securityOf[call.auth]?.[0], AccessToken: [] }]
      : [...(securityOf[call.auth] ?? []), ...(call.operatorToo ? [{ OpsKey: [] }] : [])],
    parameters,
    ...requestBody(call),
    responses: {
      [call.ok]: { description: 'Done', ...answer },
      default: { description: 'Not done', content: json(failure) },
    },
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })

function requestBody(call: AnyCall): object {
  if (call.upload) {
    const properties = { [call.upload]: { type: 'string', contentMediaType: 'application/octet-stream' } }
    const schema = { type: 'object', required: [call.upload], properties }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const { body } = schemasOf(call)
  if (!body) return {}
  return { requestBody: { required: true, content: json(schemaOf(body.describe() as Description)) } }
}

function parametersOf(schema: Validator<unknown> | undefined, place: 'path' | 'query'): object[] {
  const { fields = {} } = (schema?.describe() ?? {}) as Partial<Description>
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(field),
    schema: schemaOf(field),
  }))
}

const isRequired = (field: Description) => field.optional === false && field.nullable !== true

/** The JSON schema of a yup schema's description. */
export function schemaOf(description: Description): Schema {
  const schema = { ...bare(description), ...restrictionsOf(description) }
  if (description.nullable !== true) return schema
  return { anyOf: [schema, { type: 'null' }] }
}

function bare(description: Description): Schema {
  const { type, fields = {}, innerType, meta } = description
  if (meta?.openapi) return { ...meta.openapi }
  if (type === 'object') {
    const entries = Object.entries(fields)
    const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name)
    return {
      type,
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
    }
  }
  if (type === 'array') return { type, items: innerType ? schemaOf(innerType) : {} }
  if (type === 'mixed') return { type: 'null' }
  const isWhole = description.tests?.some((test) => test.name === 'integer')
  return { type: isWhole ? 'integer' : type }
}

function restrictionsOf({ type, oneOf = [], tests = [] }: Description): Schema {
  const names = {
    string: ['minLength', 'maxLength'],
    array: ['minItems', 'maxItems'],
    number: ['minimum', 'maximum'],
  }[type]
  const schema: Schema = {}
  const offered = oneOf.filter((value) => value !== undefined)
  if (offered.length > 0) schema['enum'] = offered
  for (const { name, params = {} } of tests) {
    if (names && name === 'min') schema[names[0] ?? ''] = params['min']
    if (names && name === 'max') schema[names[1] ?? ''] = params['max']
    if (name === 'matches' && params['regex'] instanceof RegExp) schema['pattern'] = params['regex'].source
  }
  return schema
}
