import type { FastifyBaseLogger } from 'fastify'

/** Where every part of the server writes what an operator should know. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
