import { languageOfWire } from '@seberang/domain/language'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { busy } from '../refusal/refusal.ts'
import { failureOf } from './errors.ts'
import { healthPath, type Health } from './health.ts'
import { dataPolicy } from './pages.ts'

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
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
      'x-content-type-options': 'nosniff',
      'retry-after': String(retryAfter),
      connection: 'close',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
