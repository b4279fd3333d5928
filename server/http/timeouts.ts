import type { FastifyInstance } from 'fastify'
import type { TimeOuts } from '../base/config.ts'

/** Closes a connection whose body does not arrive in time. Node's own limit must allow for the slowest upload. */
export function limitSlowBodies(app: FastifyInstance, timeOuts: TimeOuts): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody || /^multipart\//i.test(raw.headers['content-type'] ?? '')) return
    const timer = setTimeout(() => raw.socket.destroy(), timeOuts.body)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
