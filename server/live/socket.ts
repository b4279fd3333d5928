import websocket from '@fastify/websocket'
import { longestClientFrame, socketPath } from '@seberang/domain/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readClock, second } from '../database/clock.ts'
import { identify } from '../security/identify.ts'
import { hashToken, validTokens } from '../security/tokens.ts'
import { notFound, Refusal } from '../refusal/refusal.ts'
import type { Config } from '../base/config.ts'
import type { Metrics } from '../base/metrics.ts'
import type { Log } from '../base/log.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Secrets } from '../security/secrets.ts'
import type { Pusher } from '../push/pusher.ts'
import { createHub, type HubSource } from './hub.ts'
import { noticesAfter, positionOf } from './replay.ts'

export interface LivePorts {
  config: Pick<Config, 'liveTimes' | 'publicUrl' | 'production'>
  database: OpenDatabase
  secrets: Secrets
  log: Log
  metrics: Pick<Metrics, 'sockets'>
  /** Hears by the same connection to the database that notices to devices are queued. */
  pusher: Pick<Pusher, 'wake'>
}

/** Time for a client to answer a close frame before it is cut off. */
const goodbyeMs = 2 * second

/** Serves live connections. On shutdown they are closed with a code that makes clients reconnect. */
export async function registerLive(app: FastifyInstance, services: LivePorts): Promise<void> {
  const hub = createHub(sourceOf(services), services.config.liveTimes, (error) =>
    services.log.warn({ err: error }, 'a live connection could not read'),
  )
  await app.register(websocket, {
    options: { maxPayload: longestClientFrame, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      hub.drain()
      const deadline = setTimeout(() => {
        for (const client of app.websocketServer.clients) client.terminate()
      }, goodbyeMs)
      app.websocketServer.close(() => {
        clearTimeout(deadline)
        done()
      })
    },
  })
  const stopListening = await services.database.listen({
    onMessage(channel, payload) {
      if (channel === 'notices') hub.changed(Number(payload))
      else if (channel === 'sign_outs') hub.signedOut(payload)
      else services.pusher.wake()
    },
    onGap() {
      hub.missed()
      services.pusher.wake()
    },
  })
  app.addHook('onClose', stopListening)
  app.route({
    method: 'GET',
    url: socketPath,
    preValidation: async (request) => requireOwnOrigin(request, services),
    handler: async () => {
      throw notFound()
    },
    wsHandler(socket) {
      const connection = hub.accept(socket)
      socket.on('message', (data, isBinary) => {
        connection.receive(isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8'))
      })
      socket.on('pong', () => connection.alive())
      services.metrics.sockets.set(hub.size)
      socket.on('close', () => {
        connection.ended()
        services.metrics.sockets.set(hub.size)
      })
    },
  })
}

function sourceOf(services: LivePorts): HubSource {
  const { database } = services.database
  return {
    async recognise(token) {
      const tokenHash = hashToken(services, token)
      const { customerId } = await identify(services, {
        accessHash: null,
        customerHash: tokenHash,
        nonce: null,
      })
      return customerId === null ? null : { customerId, tokenHash }
    },
    position: (customerId, since) => positionOf(database, customerId, since, () => readClock(database)),
    after: (customerId, id) => noticesAfter(database, customerId, id),
    stillValid: async (hashes) => validTokens(hashes, services, await readClock(database)),
  }
}

/**
 * Rejects other sites' pages, which browsers identify by Origin. Other clients send none, and need a token like
 * everyone.
 */
function requireOwnOrigin(request: FastifyRequest, services: LivePorts): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const given = URL.canParse(origin) ? new URL(origin) : null
  const { publicUrl, production } = services.config
  const isOwn = publicUrl !== undefined && given?.origin === new URL(publicUrl).origin
  // In development the host varies: localhost, 127.0.0.1, a preview's address.
  const isSameHost = !production && given?.host === request.host
  if (!isOwn && !isSameHost) throw new Refusal(403, 'foreign_origin')
}
