import type { FastifyInstance } from 'fastify'
import type { Shares, TimeOuts } from '../base/config.ts'
import { networkOf } from '../security/network.ts'
import { createShare } from './slots.ts'

/**
 * Closes a connection whose body does not arrive in time, and refuses a network that has too many on their way. Node's
 * own limit must allow for the slowest upload; uploads are counted by their slots.
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
    if (!hasBody || /^multipart\//i.test(raw.headers['content-type'] ?? '')) return
    const end = bodies.begin(networkOf(request.ip))
    const timer = setTimeout(() => raw.socket.destroy(), timeOuts.body)
    const stop = () => {
      clearTimeout(timer)
      end()
    }
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
