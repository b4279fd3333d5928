import { bodyLimitOf, type AnyCall, type Who } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import type { Validator } from '@seberang/domain/validation'
import { healthOperation, healthPath } from './health.ts'
import answers from './answers.json' with { type: 'json' }
import examples from './examples.json' with { type: 'json' }
import { bytes, components, headers, json, refusal, tag } from './openapi-components.ts'
import type { Route } from './route.ts'
import { isRequired, schemaOf, type Description } from './openapi-schema.ts'

const securityOf: Record<Who, object[]> = {
  none: [],
  // The customer token is optional: with it, an agent's address contains the customer's suite.
  access: [{ AccessToken: [] }, { AccessToken: [], CustomerToken: [] }],
  customer: [{ CustomerToken: [] }],
  operator: [{ OpsKey: [] }],
}

/** A recorded request and its answer. */
interface Example {
  request?: unknown
  answer?: unknown
}

/** The schema of each JSON answer. */
const schemaOfAnswer: Readonly<Record<string, object | undefined>> = answers.answers

const exampleOf = (id: string): Example | undefined => (examples as Readonly<Record<string, Example>>)[id]

/** An OpenAPI 3.1 document of exactly these routes, and of health. */
export function openApiOf(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, unknown>> = { [healthPath]: { get: healthOperation } }
  for (const route of routes) {
    const path = (paths[route.call.path] ??= {})
    path[route.call.method.toLowerCase()] = operationOf(route)
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

function operationOf(route: Route): object {
  const { call } = route
  const { params, query } = schemasOf(call)
  const isTagged = route.kind === 'read' && route.tagged
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
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...headersOf(route, isTagged),
    ],
    ...requestBody(call),
    responses: responsesOf(route, isTagged),
  }
}

/** Whether the body holds the token of `reauthenticate`. */
const takesReauthentication = (body: Validator<unknown> | undefined): boolean =>
  Object.hasOwn((body?.describe() as Description | undefined)?.fields ?? {}, 'reauth_token')

/** What only some calls answer. */
const otherResponses: Readonly<Record<string, object | undefined>> = {
  // Looked up for shipments that may have been checked out meanwhile.
  checkVoucher: { 409: refusal('Conflict') },
  gatewayNotification: { 403: refusal('BadSignature') },
  namedGatewayNotification: { 403: refusal('BadSignature') },
  xenditNotification: { 403: refusal('BadSignature') },
}

function responsesOf({ call, kind }: Route, isTagged: boolean): object {
  const { params, query, body } = schemasOf(call)
  const isSent = Boolean(body ?? call.upload)
  const changes = kind === 'command' && call.keyed
  const schema = schemaOfAnswer[call.id]
  const content = call.ok !== 204 && {
    content: schema ? json(schema, exampleOf(call.id)?.answer) : bytes,
  }
  return {
    [call.ok]: { description: 'Done', ...(isTagged && { headers: tag }), ...content },
    ...(call.replaces && { 200: { description: 'Done, in place of what was there', ...content } }),
    ...(isTagged && { 304: { description: "The client's copy is still current.", headers: tag } }),
    400: refusal('Malformed'),
    ...(call.auth !== 'none' && { 401: refusal('Unauthorized') }),
    ...(call.signed && { 403: refusal('BadSignature') }),
    ...(call.roles.length > 0 && { 403: refusal('OtherRole') }),
    ...(takesReauthentication(body) && { 403: refusal('Reauthenticate') }),
    ...((params || query || isSent) && { 404: refusal('NotFound') }),
    ...((changes || call.roles.length > 0) && { 409: refusal('Conflict') }),
    ...(call.ok !== 204 && !schema && { 410: refusal('Gone') }),
    ...(call.method !== 'GET' && { 413: refusal('TooLarge') }),
    ...((query || isSent) && { 422: refusal('Invalid') }),
    429: refusal('TooMany'),
    500: refusal('Failed'),
    503: refusal('Busy'),
    ...otherResponses[call.id],
  }
}

function headersOf(route: Route, isTagged: boolean): object[] {
  const { call, kind } = route
  // Idempotency keys are stored per customer, browser or operator, so they require a known sender.
  const isKeyed = kind === 'command' && call.keyed && call.auth !== 'none'
  return [
    headers.language,
    ...(isTagged ? [headers.knownTag] : []),
    ...(isKeyed ? [headers.idempotencyKey] : []),
    ...(call.signed ? [headers.timestamp, headers.nonce, headers.signature] : []),
    ...(route.kind === 'command' && route.tokenHeader ? [headers.tokenOf(route.tokenHeader)] : []),
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
  const schema = schemaOf(body.describe() as Description)
  const description = `At most ${bodyLimitOf(call) / 1024} kB.`
  return { requestBody: { description, required: true, content: json(schema, exampleOf(call.id)?.request) } }
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
