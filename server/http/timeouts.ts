import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Shares, TimeOuts } from '../base/config.ts'
import { networkOf } from '../security/network.ts'
import { createShare } from './slots.ts'

/** Ends the limit of a request's body, once it is an upload of a caller who is known. */
const limited = new WeakMap<FastifyRequest, () => void>()

/** An upload takes longer than other bodies. Its slot and its caller's share limit it from here on. */
export const allowSlowBody = (request: FastifyRequest): void => limited.get(request)?.()

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
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody) return
    const end = bodies.begin(networkOf(request.ip))
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
