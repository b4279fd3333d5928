import {
  canonicalAddress,
  canonicalBody,
  importService,
  sessionCalls,
  signedText,
  type AccessToken,
} from '@seberang/domain/api'
import { wireLanguages } from '@seberang/domain/language'
import { readServerTime, serverWallClock } from '../browser/server-clock.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { forgetConfirmation } from '../session/confirmation.ts'
import { session, sessionEnded, updateSession } from '../session/session.ts'
import { begin } from './activity.ts'
import { ApiError, NetworkError, refusalIn } from './errors.ts'
import { pauseBeforeRetry } from './retry.ts'
import { sign } from './signature.ts'
import type { AnswerOf, AnyCall, CallInput, PlainInput } from './types.ts'
import { urlOf } from './url.ts'

type Renewal = 'none' | 'access' | 'clock' | 'session'

/** What belongs to a request through all its attempts. */
interface Request {
  call: AnyCall
  input: PlainInput
  idempotencyKey: string | undefined
  /** Who was signed in when it was made; undefined for a guest. */
  customerId: string | undefined
}

/**
 * Makes a call of `domain/api`.
 * Retries transient failures (a write under one idempotency key), renews the access token once, signs once more by
 * the server's clock, and resumes when somebody whose session ended has signed in again.
 * @throws ApiError with status and fields; NetworkError when there was no response.
 */
export async function request<C extends AnyCall>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const finished = begin()
  try {
    // The declaration's types guarantee the shape; below here the client is untyped.
    const answer = await answerOf(call, input as PlainInput)
    finished(true)
    return answer as AnswerOf<C>
  } catch (error) {
    // A refusal is shown in the form; the progress bar turns red only for failures of ours.
    finished(refusalIn(error) !== undefined)
    throw error
  }
}

async function answerOf(call: AnyCall, input: PlainInput): Promise<unknown> {
  const idempotencyKey = call.keyed ? (input.idempotencyKey ?? crypto.randomUUID()) : undefined
  const made: Request = { call, input, idempotencyKey, customerId: session().customer?.customer_id }
  if (call.auth !== 'none') await ensureAccess()
  const renewed = new Set<Renewal>(['none'])
  for (;;) {
    const token = tokenFor(made)
    const response = await send(made)
    // What is answered late is for nobody else.
    tokenFor(made)
    if (response.status === 204) return undefined
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    if (response.ok && answer['action'] === true) return answer
    const error = new ApiError(response.status, answer)
    if (error.code === 'reauthenticate') forgetConfirmation()
    const renewal = renewalFor(error)
    // Nobody is to sign in again for a session that was ended on purpose.
    if (renewal === 'session' && input.token !== undefined) throw error
    if (renewed.has(renewal) || !(await renew(renewal, token))) throw error
    renewed.add(renewal)
  }
}

/** @returns whether the call may be repeated. */
async function renew(renewal: Renewal, usedToken: string | null): Promise<boolean> {
  if (renewal === 'session') {
    const { token } = session()
    // Another refused call has already led to a new sign-in, or the page goes on as a guest's.
    return token !== usedToken || sessionEnded()
  }
  // The refusal has brought the server's time, by which the next attempt is signed.
  if (renewal === 'clock') return true
  await updateSession({ access: null })
  await ensureAccess()
  return true
}

function renewalFor(error: ApiError): Renewal {
  if (error.status === 403 && error.code === 'signature') return 'clock'
  if (error.status !== 401) return 'none'
  return error.code === 'access_token' ? 'access' : 'session'
}

/**
 * The token for the next attempt: a renewed one of the same customer, never another's. Without one the server answers as to
 * a guest.
 * @throws ApiError 401 once its customer has left, whoever is signed in by now: nobody else is told of it
 */
function tokenFor({ call, input, customerId }: Request): string | null {
  if (input.token !== undefined) return input.token
  const { customer, token } = session()
  if (customer?.customer_id === customerId) return token
  if (call.auth === 'customer' && customerId) throw new ApiError(401, {})
  return null
}

/** Retries until the response is final; every attempt is signed anew. */
async function send(made: Request): Promise<Response> {
  const { call, input, idempotencyKey } = made
  for (let retries = 0; ; retries++) {
    let response: Response | undefined
    let failure: unknown
    const token = tokenFor(made)
    try {
      response = await (input.upload?.send ?? fetch)(...(await prepared(made, token)))
      readServerTime(response.headers)
    } catch (error) {
      failure = error
    }
    const pause = pauseBeforeRetry(
      {
        method: call.method,
        status: response?.status,
        retries,
        keyed: idempotencyKey !== undefined,
        retryAfter: response?.headers.get('retry-after') ?? null,
      },
      Math.random(),
    )
    if (pause === undefined) {
      if (response) return response
      throw new NetworkError(failure)
    }
    input.onRepeat?.()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function prepared(
  { call, input, idempotencyKey }: Request,
  token: string | null,
): Promise<[string, RequestInit]> {
  const { access } = session()
  const url = urlOf(call.path, input.params, input.query)
  // A signature is only accepted near the server's time.
  const timestamp = String(Math.round(serverWallClock()))
  const nonce = crypto.randomUUID()
  const headers = new Headers({
    'tb-language': wireLanguages[currentLanguage()],
    'tb-service': importService,
    'tb-device': 'web',
    'tb-timestamp': timestamp,
    'tb-nonce': nonce,
  })
  if (access) headers.set('AccessToken', access.token)
  if (token) headers.set('Authorization', `Token ${token}`)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  if (call.signed && access) {
    const canonical = input.body === undefined ? canonicalAddress(url) : canonicalBody(input.body)
    const text = signedText({ token: token ?? access.token, timestamp, nonce, canonical })
    headers.set('tb-signature', await sign(access.signingKey, text))
  }
  const body = input.upload?.form ?? (input.body === undefined ? null : JSON.stringify(input.body))
  return [url, { method: call.method, headers, body }]
}

let creating: Promise<void> | undefined

/** Creates an access token if this browser has none; concurrent calls share one request. */
export function ensureAccess(): Promise<void> {
  if (session().access) return Promise.resolve()
  creating ??= createAccess().finally(() => {
    creating = undefined
  })
  return creating
}

async function createAccess(): Promise<void> {
  const answer = (await answerOf(sessionCalls.createAccessToken, { body: { mode: 'web' } })) as AccessToken
  await updateSession({
    access: { token: answer.access_token, signingKey: answer.signing_key, expiresAt: answer.expires_at },
  })
}
