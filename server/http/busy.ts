import { dataPolicy } from './pages.ts'

/** The headers of a 503 that is written past Fastify. @param retryAfter seconds */
export const busyHeaders = (retryAfter: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
})
