import { dataHeaders } from './data-headers.ts'

/** The headers of a refusal that is written past Fastify. @param retryAfter seconds */
export const busyHeaders = (retryAfter: number) => ({ ...dataHeaders, 'retry-after': String(retryAfter) })
