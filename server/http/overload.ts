import { languageOfWire, languages, type Language } from '@seberang/domain/language'
import type { FastifyInstance } from 'fastify'
import { busy } from '../refusal/refusal.ts'
import { busyHeaders } from './busy.ts'
import { failureOf } from './errors.ts'
import { retryAfter, type Slots } from './slots.ts'

/**
 * Refuses a call for which no slot is free before any other work is done for it: at ten times the load that can be
 * answered, nine refusals must cost less than one answer. Register it before every hook that does work for a request;
 * only what counts bodies and unread answers comes before. Refusals are counted by the metrics and not logged one by one.
 */
export function refuseWhenFull(app: FastifyInstance, slots: Pick<Slots, 'isFull'>): void {
  const answers = Object.fromEntries(
    languages.map((language) => [language, Buffer.from(failureOf(busy(retryAfter), language).body)]),
  ) as Record<Language, Buffer>
  const headers = busyHeaders(retryAfter)
  app.addHook('onRequest', (request, reply, next) => {
    const { slot } = request.routeOptions.config
    if (slot === undefined || !slots.isFull(slot)) {
      next()
      return
    }
    request.log.level = 'warn'
    reply.hijack()
    const body = answers[languageOfWire(request.headers['tb-language'])]
    reply.raw
      .writeHead(503, { ...headers, 'content-length': body.length, 'x-request-id': request.id })
      .end(body)
  })
}
