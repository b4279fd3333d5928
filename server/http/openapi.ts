import type { AnyCall, Who } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import type { Validator } from '@seberang/domain/validation'
import { healthOperation, healthPath } from './health.ts'
import { components, failure, headers, json, refusal } from './openapi-components.ts'
import { isRequired, schemaOf, type Description } from './openapi-schema.ts'

const securityOf: Record<Who, object[]> = {
  none: [],
  // The customer token is optional: with it, an agent's address contains the customer's suite.
  access: [{ AccessToken: [] }, { AccessToken: [], CustomerToken: [] }],
  customer: [{ CustomerToken: [] }],
  operator: [{ OpsKey: [] }],
}

/** An OpenAPI 3.1 document of exactly these calls, and of health. */
export function openApiOf(calls: readonly AnyCall[], version: string): object {
  const paths: Record<string, Record<string, unknown>> = { [healthPath]: { get: healthOperation } }
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
    components,
  }
}

function operationOf(call: AnyCall): object {
  const { params, query, body } = schemasOf(call)
  const answer = call.ok === 204 ? {} : { content: json({ $ref: '#/components/schemas/Success' }) }
  return {
    operationId: call.id,
    summary: call.about,
    security:
      call.signed && call.auth === 'customer'
        ? [{ CustomerToken: [], AccessToken: [] }]
        : [
            ...securityOf[call.auth],
            ...(call.auth !== 'operator' && call.roles.length > 0 ? [{ OpsKey: [] }] : []),
          ],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...headersOf(call)],
    ...requestBody(call),
    responses: {
      [call.ok]: { description: 'Done', ...answer },
      ...(call.auth !== 'none' && { 401: refusal('Unauthorized') }),
      ...(call.signed && { 403: refusal('BadSignature') }),
      ...(call.roles.length > 0 && { 403: refusal('OtherRole') }),
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
