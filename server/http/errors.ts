import { formatMoment, formatTime } from '@seberang/domain/format'
import { filled, languageOfWire, type Language } from '@seberang/domain/language'
import type { FieldError } from '@seberang/domain/validation'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { causesOf } from '../base/error-code.ts'
import { sqlState } from '../database/database.ts'
import { writeFailureOf, type WriteFailure } from '../database/write-failures.ts'
import { GatewayFailure } from '../gateway/gateway.ts'
import type { StoredAnswer } from './idempotency.ts'
import { reasonText } from '../refusal/reason-text.ts'
import { Refusal } from '../refusal/refusal.ts'
import { answerTexts } from '../refusal/texts.ts'

/** Input that its schema refused, with messages in the caller's language. */
export class InvalidInput extends Error {
  readonly errors: FieldError[]
  constructor(errors: FieldError[]) {
    super('invalid input')
    this.name = 'InvalidInput'
    this.errors = errors
  }
}

/** The response for a refusal. */
export function failureOf(refusal: Refusal, language: Language): StoredAnswer {
  const { code, fields, beside, until } = refusal.details
  const errors = fields?.map(({ field, reason }) => ({ field, message: reasonText(language, reason) }))
  const text = answerTexts[language][refusal.key]
  const message = until
    ? filled(text, { time: formatTime(until, language), moment: formatMoment(until, language) })
    : text
  return { status: refusal.status, body: JSON.stringify({ ...beside, action: false, code, message, errors }) }
}

/** Converts any error to the response envelope, without internal details. */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const language = languageOfWire(request.headers['tb-language'])
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (error instanceof InvalidInput) {
    const body = { action: false, message: answerTexts[language].invalid, errors: error.errors }
    await reply.code(422).send(JSON.stringify(body))
    return
  }
  const refusal = error instanceof Refusal ? error : refusalFor(error)
  // Not worth an error in the log when the client has gone.
  if (refusal.status >= 500 && !request.socket.destroyed) request.log.error({ err: error }, 'call failed')
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter)
  const { status, body } = failureOf(refusal, language)
  await reply.code(status).send(body)
}

/** Space has to be made by somebody; a database that has become a replica is soon not asked any more. */
const secondsUntilSaved: Record<WriteFailure, number> = { space: 30, read_only: 5 }

/** Longer than the app repeats a call by itself: each time would wait for the bank as long. */
const secondsUntilBankAnswers = 30

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof GatewayFailure)
    return new Refusal(503, 'bank_silent', { retryAfter: secondsUntilBankAnswers })
  const state = sqlState(error)
  const failure = writeFailureOf(error)
  if (failure) return new Refusal(503, 'not_saved', { retryAfter: secondsUntilSaved[failure] })
  if (isTransient(error, state)) return new Refusal(503, 'busy', { retryAfter: 1 })
  const status = error.statusCode ?? 500
  if (status === 413) return new Refusal(413, 'too_large')
  if (status === 429) return new Refusal(429, 'too_many', { retryAfter: 60 })
  if (status >= 400 && status < 500) return new Refusal(400, 'malformed')
  return new Refusal(500, 'failed')
}

/** Of the disk: broken for now, or too many files are open. */
const diskFailures = /^(?:EIO|EMFILE|ENFILE)$/

/** Whether a retry may succeed soon: database or disk is unavailable, or a row is locked for too long. */
export function isTransient(error: unknown, state: string | undefined): boolean {
  if (state !== undefined) return /^(08|53|57P|40001|40P01|55P03|57014)/.test(state)
  for (const at of causesOf(error)) {
    if ('code' in at && diskFailures.test(String(at.code))) return true
    if (
      /ECONNREFUSED|ECONNRESET|Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(
        `${'code' in at ? String(at.code) : ''} ${at.message}`,
      )
    ) {
      return true
    }
  }
  return false
}
