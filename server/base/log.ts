import type { FastifyBaseLogger } from 'fastify'

/** The server's log for operators. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
