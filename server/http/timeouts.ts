import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Shares, TimeOuts } from '../base/config.ts'
import { second } from '../database/clock.ts'
import { networkOf, widerNetworkOf } from '../security/network.ts'
import { createShare } from './slots.ts'

/** Ends the limit of a request's body, once it is an upload of a caller who is known. */
const limited = new WeakMap<FastifyRequest, () => void>()

/** How often an upload's rate is looked at. */
const lookEveryMs = 500

/**
 * An upload takes longer than other bodies. Its place among those that arrive and its caller's share limit it from here
 * on, and it has to go on arriving: otherwise a few clients that send a byte now and then would occupy the places of all.
 */
export function allowSlowBody(
  request: FastifyRequest,
  { uploadGrace, slowestUpload }: Pick<TimeOuts, 'uploadGrace' | 'slowestUpload'>,
): void {
  limited.get(request)?.()
  const { raw } = request
  const { socket } = raw
  if (raw.readableEnded || socket.destroyed) return
  const [begun, before] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    const ms = performance.now() - begun
    if (ms > uploadGrace && socket.bytesRead - before < (slowestUpload * ms) / second) socket.destroy()
  }, lookEveryMs)
  const stop = () => clearInterval(timer)
  raw.once('end', stop)
  raw.once('close', stop)
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Closes a connection whose body does not arrive in time, and refuses a network that has too many on their way. Node's
 * own limit must allow for the slowest upload. What a request calls its body exempts it from nothing.
 */
export function limitSlowBodies(
  app: FastifyInstance,
  timeOuts: Pick<TimeOuts, 'body'>,
  { bodiesPerNetwork }: Pick<Shares, 'bodiesPerNetwork'>,
): void {
  const bodies = createShare(bodiesPerNetwork)
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (!hasBody(raw)) return
    const end = bodies.begin(widerNetworkOf(networkOf(request.ip)))
    const timer = setTimeout(() => raw.socket.destroy(), timeOuts.body)
    const stop = () => {
      clearTimeout(timer)
      end()
    }
    limited.set(request, stop)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
