import { languageOfWire } from '@seberang/domain/language'
import { maxUploadBytes } from '@seberang/domain/limits'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { busy } from '../refusal/refusal.ts'
import { busyHeaders } from './busy.ts'
import { failureOf } from './errors.ts'
import { healthPath, type Health } from './health.ts'
import { endOnceReceived } from './linger.ts'
import { hasBody } from './timeouts.ts'

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
    const length = { 'content-length': Buffer.byteLength(body) }
    response.writeHead(503, { ...busyHeaders(retryAfter), ...length, connection: 'close' })
    // For which call is not known yet: enough for an upload with what its form adds.
    if (hasBody(request)) endOnceReceived(request, response, body, { bytes: 2 * maxUploadBytes })
    else response.end(request.method === 'HEAD' ? undefined : body)
  }
}
