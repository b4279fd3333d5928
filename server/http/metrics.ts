import { count, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mails } from '../database/schema/index.ts'
import { countDue } from '../push/queue.ts'
import { Refusal } from '../refusal/refusal.ts'
import { sameText } from '../security/secrets.ts'
import type { Services } from './services.ts'

/** Serves what is measured, to whoever has METRICS_TOKEN. Without a token the path does not exist. */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, config: { metricsToken: token }, database: { database } }: Services,
): void {
  if (token === undefined) return
  app.get('/metrics', async (request, reply) => {
    if (!sameText(bearerOf(request), token)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'bad_token')
    }
    const [queued] = await database.select({ mails: count() }).from(mails).where(isNull(mails.sentAt))
    metrics.mails.set(queued?.mails ?? 0)
    metrics.deviceNotices.set(await countDue(database))
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
