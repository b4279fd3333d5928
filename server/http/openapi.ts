import type { AnyCall, Who } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import { defaultLanguage, wireLanguages } from '@seberang/domain/language'
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
const securityOf: Record<Who, object[]> = {
  none: [],
  // The customer token is optional: with it, an agent's address contains the customer's suite.
  access: [{ AccessToken: [] }, { AccessToken: [], CustomerToken: [] }],
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
    info: {
      title: 'Seberang',
      version,
      description: 'Signing, repeating, paging and the journey: docs/api.md.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        AccessToken: { type: 'apiKey', in: 'header', name: 'AccessToken' },
        CustomerToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <token>' },
        OpsKey: { type: 'apiKey', in: 'header', name: 'OpsKey' },
      },
      responses: refusals,
      schemas: { Failure: failureSchema, Invalid: invalidSchema, Success: successSchema },
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

const invalidSchema = {
  allOf: [failure, { type: 'object', required: ['errors'] }],
}

const json = (schema: object) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const headers = {
  language: {
    name: 'tb-language',
    in: 'header',
    description: 'The language of messages; Indonesian when it is left out.',
    schema: { ...text, enum: Object.values(wireLanguages), default: wireLanguages[defaultLanguage] },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same request gets the first answer and changes nothing again.',
    schema: { ...text, pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
  timestamp: {
    name: 'tb-timestamp',
    in: 'header',
    required: true,
    description: 'Milliseconds since 1970 by the real clock, at most 5 minutes off.',
    schema: { ...text, pattern: '^\\d{10,16}$' },
  },
  nonce: {
    name: 'tb-nonce',
    in: 'header',
    required: true,
    description: 'Random, and never sent before.',
    schema: { ...text, pattern: '^[\\w-]{8,128}$' },
  },
  signature: {
    name: 'tb-signature',
    in: 'header',
    required: true,
    description:
      'base64url(HMAC-SHA512(signing_key, text)): text is token, tb-timestamp, tb-nonce and the canonical body or address, joined by line feeds.',
    schema: text,
  },
}
const waiting = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
const refusals = {
  Unauthorized: {
    description: 'A token or key is missing, unknown, expired or revoked; `code: access_token` for that one.',
    content: json(failure),
  },
  BadSignature: {
    description: 'The signature, its timestamp or its nonce is not accepted.',
    content: json(failure),
  },
  Invalid: {
    description: 'All refused fields, each with its message.',
    content: json({ $ref: '#/components/schemas/Invalid' }),
  },
  TooMany: { description: 'Asked too often.', headers: waiting, content: json(failure) },
  Busy: {
    description: 'Not now; the same again later may succeed.',
    headers: waiting,
    content: json(failure),
  },
}
const refusal = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` })

function operationOf(call: AnyCall): object {
  const { params, query, body } = schemasOf(call)
  const answer = call.ok === 204 ? {} : { content: json({ $ref: '#/components/schemas/Success' }) }
  return {
    operationId: call.id,
    summary: call.about,
    security:
      call.signed && call.auth === 'customer'
        ? [{ CustomerToken: [], AccessToken: [] }]
        : [...securityOf[call.auth], ...(call.operatorToo ? [{ OpsKey: [] }] : [])],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...headersOf(call)],
    ...requestBody(call),
    responses: {
      [call.ok]: { description: 'Done', ...answer },
      ...(call.auth !== 'none' && { 401: refusal('Unauthorized') }),
      ...(call.signed && { 403: refusal('BadSignature') }),
      ...((query || body || call.upload) && { 422: refusal('Invalid') }),
      429: refusal('TooMany'),
      503: refusal('Busy'),
      default: { description: 'Not done', content: json(failure) },
    },
  }
}

function headersOf(call: AnyCall): object[] {
  // Idempotency keys are stored per customer, browser or operator, so they require a known sender.
  const isKeyed = call.method !== 'GET' && call.auth !== 'none'
  return [
    headers.language,
    ...(isKeyed ? [headers.idempotencyKey] : []),
    ...(call.signed ? [headers.timestamp, headers.nonce, headers.signature] : []),
  ]
}

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

/** The JSON schema for a yup schema's description. */
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
