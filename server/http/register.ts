import { createHash } from 'node:crypto'
import { languageOfWire, type Language } from '@seberang/domain/language'
import { validate, type FieldError, type Validator } from '@seberang/domain/validation'
import type { AnyCall } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readMoment } from '../database/clock.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from './services.ts'
import { authenticate, checkSignature } from './authenticate.ts'
import { failureOf, InvalidInput } from './errors.ts'
import { claimKey, findAnswer, keepAnswer, type KeyedRequest, type StoredAnswer } from './idempotency.ts'
import { refuseTreacherous } from './json.ts'
import { notFound, Refusal, refusedField } from '../refusal/refusal.ts'
import type { Caller } from '../security/caller.ts'
import type { Bytes, CommandRoute, RawInput, Reading, ReadRoute, Route, Upload } from './route.ts'
import { createSlots } from './slots.ts'
import { createAnswers, hasTag, tagOf, type TaggedAnswer } from './tags.ts'

type Answers = ReturnType<typeof createAnswers>

const maxUploadBytes = 10 * 1024 * 1024

/** Serves every route under its call's path. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  const answers = createAnswers()
  const inSlot = createSlots(services.config.slots)
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: route.call.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.call.upload ? maxUploadBytes + 64 * 1024 : undefined,
      handler: async (request, reply) => {
        try {
          await inSlot(route.call, () => serve(route, request, reply, { services, answers }))
        } catch (error) {
          if (route.kind === 'command' && route.failuresPass && !isForeseen(error)) {
            request.log.error(error)
            throw new Refusal(503, 'busy', { retryAfter: 30 })
          }
          throw error
        }
      },
    })
  }
}

const isForeseen = (error: unknown) => error instanceof Refusal || error instanceof InvalidInput

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, answers }: { services: Services; answers: Answers },
): Promise<void> {
  const { call } = route
  const { database } = services.database
  const { now, version } = await readMoment(database)
  const language = languageOfWire(request.headers['tb-language'])
  const caller = await authenticate(call, request, services, now)
  if (call.signed) await checkSignature(request, services, Date.now())
  const input = await readInput(call, request, caller, language)
  if (route.kind === 'read') {
    const catalogue = await services.reference.at(version, database)
    const reading = { database, now, catalogue, services }
    if (route.tagged) {
      await sendTagged(request, reply, await tagged(route, input, reading, answers))
      return
    }
    const answer = await route.read(input, reading)
    await (isBytes(answer) ? sendBytes(reply, answer) : send(reply, succeeded(call, answer)))
    return
  }
  await send(reply, await run(route, input, keyOf(call, request, input, services), services))
}

async function tagged(
  route: ReadRoute,
  input: RawInput,
  reading: Reading,
  answers: Answers,
): Promise<TaggedAnswer> {
  const make = async () => succeeded(route.call, await route.read(input, reading)).body
  if (!route.constant) {
    const body = await make()
    return { body, tag: tagOf(body) }
  }
  const { version } = reading.catalogue
  return answers(JSON.stringify([route.call.id, version, input.language, input.params, input.query]), make)
}

/** Kept by the caller's browser and never shown without asking whether it is still so. */
async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: TaggedAnswer,
): Promise<void> {
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'tb-language, authorization')
  if (hasTag(request.headers['if-none-match'], tag)) {
    await reply.code(304).send()
    return
  }
  await reply.type('application/json; charset=utf-8').send(body)
}

/** Prepares, runs the transaction and finishes; a repeated key gets the first answer. */
async function run(
  route: CommandRoute,
  input: RawInput,
  keyed: KeyedRequest | null,
  services: Services,
): Promise<StoredAnswer> {
  const stored =
    (keyed && (await findAnswer(keyed, services))) ?? (await carryOut(route, input, keyed, services))
  if (!route.finish || stored.status >= 400) return stored
  const body: unknown = JSON.parse(stored.body)
  return succeeded(route.call, await route.finish(body, input, services))
}

async function carryOut(
  route: CommandRoute,
  input: RawInput,
  keyed: KeyedRequest | null,
  services: Services,
): Promise<StoredAnswer> {
  const prepared = await route.prepare(input, services)
  const stored = await inTransaction(services, async (transaction) => {
    const { now, version } = await readMoment(transaction)
    const earlier = keyed && (await claimKey(transaction, keyed, now, services))
    if (earlier) return earlier
    const catalogue = await services.reference.at(version, transaction)
    const outcome = await route.execute(input, { transaction, now, catalogue, services, prepared })
    const answer =
      outcome instanceof Refusal ? failureOf(outcome, input.language) : succeeded(route.call, outcome)
    if (keyed) await keepAnswer(transaction, keyed, answer, services)
    return answer
  })
  services.mailer.wake()
  return stored
}

function keyOf(
  call: AnyCall,
  request: FastifyRequest,
  { caller, upload }: RawInput,
  services: Services,
): KeyedRequest | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'malformed')
  // Strangers would get each other's answers.
  if (!caller.isOperator && caller.tokenHash === null) return null
  const owner = caller.isOperator
    ? 'operator'
    : caller.customerId === null
      ? `access:${caller.tokenHash}`
      : `customer:${caller.customerId}`
  const file = upload && createHash('sha256').update(upload.bytes).digest('base64')
  const asked = JSON.stringify([request.params, request.query, request.body ?? null, file])
  return { owner, call: call.id, key, requestHash: services.secrets.mac('request', asked) }
}

async function readInput(
  call: AnyCall,
  request: FastifyRequest,
  caller: Caller,
  language: Language,
): Promise<RawInput> {
  refuseTreacherous(request.body)
  refuseTreacherous(request.query)
  const errors: FieldError[] = []
  const check = (schema: Validator<unknown> | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const checked = validate(schema, value, language)
    if ('value' in checked) return checked.value
    errors.push(...checked.errors)
    return undefined
  }
  const schemas = schemasOf(call)
  if (schemas.params && 'errors' in validate(schemas.params, request.params, language)) throw notFound()
  const params = check(schemas.params, request.params)
  const query = check(schemas.query, request.query ?? {})
  const body = check(schemas.body, request.body ?? {})
  if (errors.length > 0) throw new InvalidInput(errors)
  const upload = call.upload ? await readUpload(request, call.upload) : null
  return { params, query, body, language, caller, upload }
}

async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw refusedField(field, 'file_missing')
  // The reader cuts a file that is over its limit and says so only sometimes: the length of what is left tells.
  const part = await request.file({
    limits: { fileSize: maxUploadBytes + 1, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  })
  if (!part || part.fieldname !== field) throw refusedField(field, 'file_missing')
  const bytes = await part.toBuffer()
  if (bytes.length > maxUploadBytes) throw new Refusal(413, 'too_large')
  return { bytes }
}

function succeeded(call: AnyCall, answer: unknown): StoredAnswer {
  const fields = typeof answer === 'object' && answer !== null ? answer : {}
  return { status: call.ok, body: call.ok === 204 ? '' : JSON.stringify({ ...fields, action: true }) }
}

async function send(reply: FastifyReply, answer: StoredAnswer): Promise<void> {
  reply.code(answer.status).header('cache-control', 'no-store')
  if (answer.body) reply.type('application/json; charset=utf-8')
  await reply.send(answer.body)
}

function isBytes(answer: unknown): answer is Bytes {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && Buffer.isBuffer(answer.bytes)
}

/** Never as something that a browser would run, and never kept by anyone but the caller. */
async function sendBytes(reply: FastifyReply, file: Bytes): Promise<void> {
  reply.type(file.contentType).header('cache-control', 'private, no-store')
  if (file.attachment) {
    const name = file.fileName && `; filename="${file.fileName}"`
    reply.header('content-disposition', `attachment${name ?? ''}`)
  }
  await reply.send(file.bytes)
}
