import type { Failure } from '@seberang/domain/api'
import { waitSeconds } from '@seberang/domain/format'
import type { PricingErrorReason } from '@seberang/domain/pricing'
import type { MessageKey, MessageValues } from '@seberang/domain/validation'
import { message } from '@seberang/domain/validation'
import type { AnswerKey } from './texts.ts'

export interface RefusedField {
  field: string
  /** A message key of domain/validation or a reason of domain/pricing, not yet translated. */
  reason: string
}

export interface RefusalDetails {
  code?: string
  fields?: RefusedField[]
  /** Seconds. */
  retryAfter?: number
  /** When that is over, for a text that says so. */
  until?: Date
  /** Additional fields at the top level of the response. */
  beside?: Omit<Failure, 'action' | 'code' | 'message' | 'errors'>
}

/**
 * A refused call. Throwing it rolls back the command's transaction; returning it commits (a wrong code has to be
 * counted).
 */
export class Refusal extends Error {
  readonly status: number
  readonly key: AnswerKey
  readonly details: RefusalDetails
  constructor(status: number, key: AnswerKey, details: RefusalDetails = {}) {
    super(key)
    this.name = 'Refusal'
    this.status = status
    this.key = key
    this.details = details
  }
}

/** 503: too many calls in progress. @param retryAfter seconds */
export const busy = (retryAfter: number) => new Refusal(503, 'busy', { retryAfter })

/** What a command prepared before its transaction no longer fits: it is prepared anew, and after many times refused. */
export class PreparedTooEarly extends Refusal {
  constructor() {
    super(503, 'busy', { retryAfter: 1 })
  }
}

export const notFound = () => new Refusal(404, 'not_found')

/** 409 with the reason's key as its code. */
export const conflict = (key: AnswerKey, details: RefusalDetails = {}) =>
  new Refusal(409, key, { code: key, ...details })

/** Throws 429 until a time, with the seconds until then. */
export function refuseBefore(at: Date, now: Date, key: AnswerKey = 'too_many'): void {
  const waitMs = at.getTime() - now.getTime()
  if (waitMs > 0) throw new Refusal(429, key, { retryAfter: waitSeconds(waitMs), until: nextMinute(at) })
}

/** A text that names the minute is true from its beginning. */
export const nextMinute = (at: Date): Date => new Date(Math.ceil(at.getTime() / minuteMs) * minuteMs)
const minuteMs = 60_000

/** 422 for one field. */
export function refusedField(
  field: string,
  key: MessageKey,
  values: MessageValues = {},
  details: RefusalDetails = {},
): Refusal {
  return new Refusal(422, 'invalid', { ...details, fields: [{ field, reason: message(key, values) }] })
}

/** Collects refused fields, so that all of them are reported at once. */
export class FieldChecks {
  readonly fields: RefusedField[] = []

  refuse(field: string, key: MessageKey, values: MessageValues = {}): void {
    this.fields.push({ field, reason: message(key, values) })
  }

  /** Refuses what the pricing function would refuse too, with its text. */
  refuseAsPricing(field: string, reason: PricingErrorReason): void {
    this.fields.push({ field, reason })
  }

  /** Throws if any field was refused. */
  finish(): void {
    if (this.fields.length > 0) throw new Refusal(422, 'invalid', { fields: this.fields })
  }
}
