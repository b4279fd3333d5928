import type { AnyCall } from '@seberang/domain/api'
import { languageOfWire, languages, type Language } from '@seberang/domain/language'
import { maxBodyBytes } from '@seberang/domain/limits'
import type { FastifyInstance } from 'fastify'
import createRouter, { type HTTPMethod } from 'find-my-way'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Metrics } from '../base/metrics.ts'
import { networkOf, widerNetworkOf } from '../security/network.ts'
import { busyHeaders } from './busy.ts'
import { failureOf } from './errors.ts'
import type { Readiness } from './health.ts'
import { endOnceReceived } from './linger.ts'
import type { RefusedNetworks } from './refused-networks.ts'
import { obstacles, refusalFor, retryAfter, slotOf, type Obstacle, type Slots } from './slots.ts'
import { hasBody } from './timeouts.ts'
import { routerOptions, urlOf } from './urls.ts'

/** Answers a request, or leaves it to the app. @returns whether it has answered */
export type Answers = (request: IncomingMessage, response: ServerResponse) => boolean

interface Server {
  metrics: Pick<Metrics, 'requests'>
  readiness: Readiness
  refused: Pick<RefusedNetworks, 'note'>
  /** Finds the address of who sent a request, as the app does. */
  addressOf: (request: IncomingMessage) => string
}

/**
 * Refuses calls without a body that get no slot before the app makes a request of them: at ten times the load
 * that can be answered, nine refusals must cost less than one answer, whether all of it comes from many networks or from
 * one, which has its share long before the slots are taken. They are counted by the metrics and not logged one by one;
 * the networks that have their whole share are, together.
 */
export function answersWhenFull(
  calls: readonly AnyCall[],
  slots: Pick<Slots, 'obstacleTo'>,
  { metrics: { requests }, readiness, refused, addressOf }: Server,
): Answers {
  const router = createRouter(routerOptions)
  for (const call of calls) router.on(call.method, urlOf(call), () => undefined, call)
  return (request, response) => {
    const { method, url = '' } = request
    const call: AnyCall | undefined = router.find(
      (method === 'HEAD' ? 'GET' : method) as HTTPMethod,
      url,
    )?.store
    if (!call || hasBody(request)) return false
    const network = networkOf(addressOf(request))
    const obstacle = slots.obstacleTo(slotOf(call), network)
    if (!obstacle) return false
    if (obstacle === 'share') refused.note(widerNetworkOf(network))
    refuse(request, response, obstacle, { id: randomUUID(), isLast: !readiness.ready })
    requests.observe({ call: call.id, status: answers[obstacle].status }, 0)
    return true
  }
}

/**
 * Refuses calls with a body that get no slot before any other work is done for them. Register it before every
 * hook that does work for a request; only what counts bodies and unread answers comes before.
 */
export function refuseBodiesWhenFull(
  app: FastifyInstance,
  slots: Pick<Slots, 'obstacleTo'>,
  { readiness, refused }: Pick<Server, 'readiness' | 'refused'>,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { slot } = request.routeOptions.config
    const network = networkOf(request.ip)
    const obstacle = slot && slots.obstacleTo(slot, network)
    if (!obstacle) {
      next()
      return
    }
    if (obstacle === 'share') refused.note(widerNetworkOf(network))
    request.log.level = 'warn'
    reply.hijack()
    // What is left of a small body is read, so that its connection can go on, and counted in pieces as any other.
    const isSmall = Number(request.headers['content-length']) <= maxBodyBytes
    const isLast = !isSmall || !readiness.ready
    const { bodyLimit } = request.routeOptions
    refuse(request.raw, reply.raw, obstacle, { id: request.id, isLast, bodyLimit })
    request.raw.resume()
  })
}

const closing = { connection: 'close' }
interface Answer {
  status: number
  of: Record<Language, { body: string; headers: OutgoingHttpHeaders }>
}
const answerFor = (obstacle: Obstacle): Answer => {
  const refusal = refusalFor(obstacle)
  const of = languages.map((language) => {
    const { body } = failureOf(refusal, language)
    const headers = { ...busyHeaders(retryAfter), 'content-length': Buffer.byteLength(body) }
    return [language, { body, headers }]
  })
  return { status: refusal.status, of: Object.fromEntries(of) as Answer['of'] }
}
const answers = Object.fromEntries(obstacles.map((obstacle) => [obstacle, answerFor(obstacle)])) as Record<
  Obstacle,
  Answer
>

/**
 * @param how.isLast closes the connection after it
 * @param how.bodyLimit bytes that the body may have at the most
 */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  obstacle: Obstacle,
  { id, isLast, bodyLimit = 0 }: { id: string; isLast: boolean; bodyLimit?: number },
): void {
  const { status, of } = answers[obstacle]
  const { headers, body } = of[languageOfWire(request.headers['tb-language'])]
  // The refusals of one turn of the event loop are written together after it: written between reads, each wakes whoever
  // waits for it on its own, which costs as much as all the rest of a refusal.
  setImmediate(() => {
    response.writeHead(status, { ...headers, ...(isLast && closing), 'x-request-id': id })
    if (isLast && hasBody(request)) endOnceReceived(request, response, body, { bytes: bodyLimit })
    // As text, which Node writes in one piece with the headers.
    else response.end(body)
  })
}
