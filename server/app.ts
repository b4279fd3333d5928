import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { maxBodyBytes } from '@seberang/domain/limits'
import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { slotKinds, type Config } from './base/config.ts'
import { countSlots, type Metrics } from './base/metrics.ts'
import { routes } from './features/index.ts'
import { registerDevelopment } from './features/development/routes.ts'
import { registerSandboxPages } from './features/development/sandbox.ts'
import { registerUnsubscribe } from './features/notifications/unsubscribe.ts'
import { registerSandboxIdentity } from './features/development/sandbox-identity.ts'
import type { CallerAddress } from './http/caller-address.ts'
import { answerClientError } from './http/client-error.ts'
import { dataHeaders } from './http/data-headers.ts'
import { answerError } from './http/errors.ts'
import { registerHealth, type Readiness } from './http/health.ts'
import { keepText, refuseDeepJson } from './http/json.ts'
import { registerMetrics } from './http/metrics.ts'
import { openApiOf } from './http/openapi.ts'
import { answersWhenFull, refuseBodiesWhenFull, type Answers } from './http/overload.ts'
import { dataPolicy, registerApp } from './http/pages.ts'
import { createRefusedNetworks } from './http/refused-networks.ts'
import { registerRoutes } from './http/register.ts'
import { callOf, nameInLog } from './http/request-log.ts'
import { createSlots } from './http/slots.ts'
import { limitSlowBodies } from './http/timeouts.ts'
import { limitUnread } from './http/unread.ts'
import { routerOptions } from './http/urls.ts'
import { registerLive } from './live/socket.ts'
import { networksOfPrefix48 } from './security/network-limits.ts'
import { networkOf, widerNetworkOf } from './security/network.ts'
import type { Services } from './http/services.ts'

/** A Fastify instance with its logs and errors, before any hooks and routes of its own; it does not listen itself. */
export function createInstance(
  config: Pick<Config, 'logLevel' | 'trustedProxies'>,
  metrics: Metrics,
  { isTrusted }: Pick<CallerAddress, 'isTrusted'>,
): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      serializers: {
        err: describeError,
        req: () => ({}),
        // The parser of uploads logs the headers that it was given, and with them tokens.
        busboyOptions: () => ({}),
      },
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 && isTrusted,
    routerOptions,
    frameworkErrors(error, request, reply) {
      // What is refused before a route is found passes no hook.
      countPieces(request)
      void reply.headers({ ...dataHeaders, 'x-request-id': request.id })
      void answerError(error, request, reply)
    },
    clientErrorHandler: answerClientError,
    return503OnClosing: true,
  })
  app.setErrorHandler<FastifyError>(answerError)
  parseJsonSafely(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    countPieces(request)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.requests.observe({ call: callOf(request), status }, ms / 1000)
    request.log.info({ method: request.method, status, ms: Math.round(ms) }, 'answered')
  })
  return app
}

/** Has a body that nobody reads read on: Node would throw it away, and what is thrown away is not counted in pieces. */
function countPieces({ raw }: FastifyRequest): void {
  if (!raw.complete) raw.resume()
}

/** Registers all routes of the server. @returns what answers before the app does */
export async function registerEverything(
  app: FastifyInstance,
  services: Services,
  readiness: Readiness,
  { addressOf }: Pick<CallerAddress, 'addressOf'>,
): Promise<Answers> {
  const { config, metrics } = services
  countSlots(metrics, slotKinds)
  const slots = createSlots(config.slots, config.shares, (kind, taken) =>
    metrics.inFlight.set({ kind }, taken),
  )
  limitSlowBodies(app, config.timeOuts, config.shares)
  limitUnread(app, config.shares)
  const refused = createRefusedNetworks(services.log.child({ job: 'overload' }))
  app.addHook('onClose', async () => refused.write())
  refuseBodiesWhenFull(app, slots, { readiness, refused })
  app.addHook('onRequest', async (request) => nameInLog(request))
  app.addHook('onError', async (_request, _reply, error) => services.writeFailures.note(error))
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.production && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    // Mailed links have their tokens in the address, which the requests of their page would carry into every log.
    referrerPolicy: { policy: 'no-referrer' },
  })
  const perMinute = { timeWindow: 60_000, addHeaders: quietHeaders }
  const { requests } = config.rateLimits
  await app.register(rateLimit, { ...perMinute, max: requests, keyGenerator: ({ ip }) => networkOf(ip) })
  await app.register(rateLimit, {
    ...perMinute,
    max: requests * networksOfPrefix48,
    keyGenerator: ({ ip }) => widerNetworkOf(networkOf(ip)),
  })
  await app.register(multipart)
  await app.register(cookie)
  await registerLive(app, services)
  app.websocketServer.on('wsClientError', (_error, socket) => {
    if (socket instanceof Socket) answerClientError({}, socket)
  })
  app.addHook('onSend', async (_request, reply) => {
    // While shutting down, no connection is kept open.
    if (!readiness.ready) reply.header('connection', 'close')
  })
  registerHealth(app, services, readiness)
  registerMetrics(app, services)
  registerRoutes(app, routes, services, slots)
  // Made once: it is large, and whoever does not read it must not have one of their own.
  const document = Buffer.from(JSON.stringify(openApiOf(routes, config.version)))
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  if (!config.production) {
    registerDevelopment(app, services)
    registerSandboxPages(app, services)
    registerSandboxIdentity(app, services)
  }
  await registerUnsubscribe(app, services)
  await registerApp(app, config)
  return answersWhenFull(
    routes.map(({ call }) => call),
    slots,
    { metrics, readiness, refused, addressOf },
  )
}

const quietHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/** Parses JSON as Fastify does (no `__proto__`), after a check of its depth; an empty body is undefined. */
function parseJsonSafely(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') {
      done(null)
      return
    }
    try {
      refuseDeepJson(text)
    } catch (error) {
      done(error instanceof Error ? error : new Error('malformed'))
      return
    }
    keepText(request, text)
    void parse(request, text, done)
  })
}

/** Describes an error without its query parameters, which are personal data. */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  const message = `${error.message.split('\n', 1)[0]}${cause}`
  return { type: error.name, message, stack: frames.slice(0, 8).join('\n') }
}
