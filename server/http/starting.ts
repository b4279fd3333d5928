import { languageOfWire } from '@seberang/domain/language'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { busy } from '../refusal/refusal.ts'
import { busyHeaders } from './busy.ts'
import { failureOf } from './errors.ts'
import { healthPath, type Health } from './health.ts'

/** Seconds after which to look again whether the server has started. */
const retryAfter = 2

/** Answers while the server starts: health says that it is not ready, and every other call is to be repeated. */
export function answerStarting(
  health: () => Health,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    const { body } =
      path === healthPath
        ? { body: JSON.stringify(health()) }
        : failureOf(busy(retryAfter), languageOfWire(request.headers['tb-language']))
    response.writeHead(503, { ...busyHeaders(retryAfter), connection: 'close' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
