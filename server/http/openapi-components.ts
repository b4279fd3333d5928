import { minute } from '../database/clock.ts'
import { clockToleranceMs } from '../security/nonces.ts'
import answers from './answers.json' with { type: 'json' }
import { defaultLanguage, wireLanguages } from '@seberang/domain/language'

const failure = { $ref: '#/components/schemas/Failure' }

const invalidSchema = {
  allOf: [failure, { type: 'object', required: ['errors'] }],
}

/** A body of JSON. */
export const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})
/** A file. */
export const bytes = { '*/*': {} }
const text = { type: 'string' }
/** Headers of requests. */
export const headers = {
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
  /** @param name of the header */
  tokenOf: (name: string) => ({
    name,
    in: 'header',
    required: true,
    description: 'A token that only the sender of this call has.',
    schema: text,
  }),
  knownTag: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer; 304 when it is still current.',
    schema: text,
  },
  timestamp: {
    name: 'tb-timestamp',
    in: 'header',
    required: true,
    description: `Milliseconds since 1970 by the real clock, at most ${clockToleranceMs / minute} minutes off.`,
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
/** Headers of answers. */
export const tag = { ETag: { description: 'For `If-None-Match`.', schema: text } }
const waiting = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
const refusals = {
  Malformed: { description: 'Not a request that any call takes.', content: json(failure) },
  Unauthorized: {
    description: 'A token or key is missing, unknown, expired or revoked; `code: access_token` for that one.',
    content: json(failure),
  },
  BadSignature: {
    description: 'The signature, its timestamp or its nonce is not accepted.',
    content: json(failure),
  },
  OtherRole: {
    description: "The operator's role does not include this call.",
    content: json(failure),
  },
  Reauthenticate: {
    description: 'It has been too long since the customer last said who they are: see `reauthenticate`.',
    content: json(failure),
  },
  NotFound: { description: "Unknown, or another customer's.", content: json(failure) },
  Conflict: { description: 'Not possible in the current state; `code` says why.', content: json(failure) },
  Gone: { description: 'The bytes of the file are lost or damaged.', content: json(failure) },
  TooLarge: { description: 'Too large.', content: json(failure) },
  Invalid: {
    description: 'All refused fields, each with its message.',
    content: json({ $ref: '#/components/schemas/Invalid' }),
  },
  TooMany: { description: 'Asked too often.', headers: waiting, content: json(failure) },
  Failed: { description: 'A failure of the server.', content: json(failure) },
  Busy: {
    description: 'Not now; the same again later may succeed.',
    headers: waiting,
    content: json(failure),
  },
}
/** A reference to one of the shared failures. */
export const refusal = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` })

/** What operations refer to: authorization, failures and the envelopes of answers. */
export const components = {
  securitySchemes: {
    AccessToken: { type: 'apiKey', in: 'header', name: 'AccessToken' },
    CustomerToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <token>' },
    OpsKey: { type: 'apiKey', in: 'header', name: 'OpsKey' },
  },
  responses: refusals,
  schemas: { ...answers.schemas, Invalid: invalidSchema },
}
