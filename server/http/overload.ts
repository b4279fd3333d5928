import type { AnyCall } from '@seberang/domain/api'
import { languageOfWire, languages, type Language } from '@seberang/domain/language'
import { maxBodyBytes } from '@seberang/domain/limits'
import type { FastifyInstance } from 'fastify'
import createRouter, { type HTTPMethod } from 'find-my-way'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Metrics } from '../base/metrics.ts'
import { busy } from '../refusal/refusal.ts'
import { busyHeaders } from './busy.ts'
import { failureOf } from './errors.ts'
import type { Readiness } from './health.ts'
import { retryAfter, slotOf, type Slots } from './slots.ts'
import { hasBody } from './timeouts.ts'
import { routerOptions, urlOf } from './urls.ts'

/** Answers a request, or leaves it to the app. @returns whether it has answered */
export type Answers = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Refuses calls without a body for which no slot is free before the app makes a request of them: at ten times the load
 * that can be answered, nine refusals must cost less than one answer. They are counted by the metrics and not logged one by one.
 */
export function answersWhenFull(
  calls: readonly AnyCall[],
  slots: Pick<Slots, 'isFull'>,
  { metrics: { requests }, readiness }: { metrics: Pick<Metrics, 'requests'>; readiness: Readiness },
): Answers {
  const router = createRouter(routerOptions)
  for (const call of calls) router.on(call.method, urlOf(call), () => undefined, call)
  return (request, response) => {
    const { method, url = '' } = request
    const call: AnyCall | undefined = router.find(
      (method === 'HEAD' ? 'GET' : method) as HTTPMethod,
      url,
    )?.store
    if (!call || hasBody(request) || !slots.isFull(slotOf(call))) return false
    refuse(request, response, { id: randomUUID(), isLast: !readiness.ready })
    requests.observe({ call: call.id, status: 503 }, 0)
    return true
  }
}

/**
 * Refuses calls with a body for which no slot is free before any other work is done for them. Register it before every
 * hook that does work for a request; only what counts bodies and unread answers comes before.
 */
export function refuseBodiesWhenFull(
  app: FastifyInstance,
  slots: Pick<Slots, 'isFull'>,
  readiness: Readiness,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { slot } = request.routeOptions.config
    if (slot === undefined || !slots.isFull(slot)) {
      next()
      return
    }
    request.log.level = 'warn'
    reply.hijack()
    // What is left of a small body is read, so that its connection can go on, and counted in pieces as any other.
    const isSmall = Number(request.headers['content-length']) <= maxBodyBytes
    refuse(request.raw, reply.raw, { id: request.id, isLast: !isSmall || !readiness.ready })
    request.raw.resume()
  })
}

const closing = { connection: 'close' }
const answers = Object.fromEntries(
  languages.map((language) => {
    const { body } = failureOf(busy(retryAfter), language)
    return [
      language,
      { body, headers: { ...busyHeaders(retryAfter), 'content-length': Buffer.byteLength(body) } },
    ]
  }),
) as Record<Language, { body: string; headers: OutgoingHttpHeaders }>

/** @param how.isLast closes the connection after it */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { id, isLast }: { id: string; isLast: boolean },
): void {
  const { headers, body } = answers[languageOfWire(request.headers['tb-language'])]
  // The refusals of one turn of the event loop are written together after it: written between reads, each wakes whoever
  // waits for it on its own, which costs as much as all the rest of a refusal.
  setImmediate(() => {
    // As text, which Node writes in one piece with the headers.
    response.writeHead(503, { ...headers, ...(isLast && closing), 'x-request-id': id }).end(body)
  })
}
