import { socketPath } from '@seberang/domain/api'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Config } from '../base/config.ts'
import { hasErrorCode } from '../base/error-code.ts'
import { StartError } from '../base/start-error.ts'
import { answerClientError } from './client-error.ts'
import type { Answers } from './overload.ts'
import { RequestInPieces } from './pieces.ts'
import { isProxyOf, limitSockets } from './sockets.ts'
import { mayBeAnswered } from './unread.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The listening servers. They accept connections before the app can answer, so that whoever watches a start, or a
 * migration that takes long, sees a server that is not ready instead of no server.
 */
export interface Listener {
  readonly port: number
  /** Listens. Throws StartError when the address cannot be used. */
  listen(): Promise<void>
  /** From now on this server, which does not listen itself, gets what arrives and is not answered before. */
  open(server: Server, answers: Answers): void
  /** The number of open connections. */
  connections(): Promise<number>
  /** Accepts no more connections. Resolves when the open ones have ended. */
  close(): Promise<void>
}

/** Refuses what names no host, as Node does, or several (RFC 9112 3.2), and what is one too many on its connection. */
const guarded =
  (answer: Handler): Handler =>
  (request, response) => {
    if (!mayBeAnswered(request, response)) return
    if (!namesItsHost(request)) answerClientError({}, request.socket)
    else if (!isCodedAsKnown(request)) answerClientError({ code: 'TRANSFER_CODING' }, request.socket)
    else answer(request, response)
  }

function namesItsHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Node takes `gzip, chunked` for `chunked`, and what is in the chunks for the body. */
const isCodedAsKnown = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] ?? 'chunked').trim().toLowerCase() === 'chunked'

/** What names no host is no upgrade, and refused as any other request. */
const opensSocket = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  request.url?.split('?', 1)[0] === socketPath &&
  namesItsHost(request)

interface Address {
  host: string
  port: number
}

type Limits = Pick<Config, 'timeOuts' | 'shares' | 'trustedProxies'>

/** As Fastify's own servers keep them: longer than the minute for which proxies keep a connection. */
const keepAliveTimeout = 72_000

/** @param whileClosed answers until `open` */
export function createListener(
  { host, port }: Address,
  { timeOuts, shares, trustedProxies }: Limits,
  whileClosed: Handler,
): Listener {
  const options = {
    IncomingMessage: RequestInPieces,
    // It is required below.
    requireHostHeader: false,
    headersTimeout: timeOuts.headers,
    requestTimeout: timeOuts.upload,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout,
  }
  const isProxy = isProxyOf(trustedProxies)
  const create = () => {
    const server: Server = createServer(
      {
        ...options,
        // Any other upgrade is an offer that a server may ignore (RFC 9110 7.8): the request is answered as it is.
        shouldUpgradeCallback: (request) => server.listenerCount('upgrade') > 0 && opensSocket(request),
      },
      guarded(whileClosed),
    )
    // Node's own answers to these have neither a body nor the headers of every answer.
    server.on('checkExpectation', ({ socket }) => answerClientError({ code: 'EXPECTATION' }, socket))
    server.on('connect', ({ socket }) => {
      // Node hands it over without a listener of its own: a client that resets it would end the process.
      socket.on('error', () => socket.destroy())
      answerClientError({ code: 'CONNECT' }, socket)
    })
    server.setTimeout(timeOuts.unread)
    limitSockets(server, shares.socketsPerNetwork, isProxy)
    return server
  }
  const main = create()
  const servers = [main]
  return {
    get port() {
      return portOf(main)
    },
    async listen() {
      const [first = host, ...others] = host === 'localhost' ? loopback : [host]
      await listenOn(main, { host: first, port })
      for (const other of others) {
        const second = create()
        // Where IPv6 is switched off there is no ::1.
        if (await listensOn(second, { host: other, port: portOf(main) })) servers.push(second)
      }
    },
    open(server, answers) {
      for (const one of servers) {
        one.removeAllListeners('request')
        one.on(
          'request',
          guarded((request, response) => {
            if (!answers(request, response)) server.emit('request', request, response)
          }),
        )
        for (const event of ['upgrade', 'clientError'])
          one.on(event, (...given) => server.emit(event, ...given))
      }
    },
    async connections() {
      const counts = await Promise.all(servers.map(countConnections))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async close() {
      await Promise.all(servers.map(closeServer))
    },
  }
}

/** Browsers may try either for `localhost`. */
const loopback = ['127.0.0.1', '::1']

async function listensOn(server: Server, address: Address): Promise<boolean> {
  try {
    await listenOn(server, address)
    return true
  } catch (error) {
    if (error instanceof StartError && isMissing(error.cause)) return false
    throw error
  }
}

const isMissing = (error: unknown) =>
  hasErrorCode(error, 'EADDRNOTAVAIL') || hasErrorCode(error, 'EAFNOSUPPORT')

async function listenOn(server: Server, { host, port }: Address): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host, port }, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    const remedy = remedyFor(error, { host, port })
    if (remedy) throw new StartError(remedy, { cause: error })
    throw error
  }
}

function remedyFor(error: unknown, { host, port }: Address): string | undefined {
  if (hasErrorCode(error, 'EADDRINUSE'))
    return `Port ${port} is in use. Stop what uses it, or set PORT to another.`
  if (hasErrorCode(error, 'EACCES')) return `Port ${port} may not be used. Set PORT to one above 1023.`
  if (hasErrorCode(error, 'ENOTFOUND') || isMissing(error))
    return `HOST names ${host}, which is no address of this machine. Set it to one, such as 127.0.0.1 or 0.0.0.0.`
  return undefined
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
