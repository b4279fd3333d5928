import { dataPolicy } from './pages.ts'

/** The headers of an answer that is written past Fastify. */
export const dataHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
}
