import type { FastifyInstance } from 'fastify'
import { readClock } from '../database/clock.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { WriteFailure } from '../database/write-failures.ts'
import type { Catalogue } from '../reference/catalogue.ts'
import { json } from './openapi-components.ts'
import { areMet, backupRequirement, ratesRequirement, requirementsOf } from './ready-for-customers.ts'
import type { Services } from './services.ts'

export const healthPath = '/api/health'

export interface Health {
  action: boolean
  version: string
  database: OpenDatabase['kind']
  /** Whether the server accepts work. */
  ready: boolean
  /** Whether everything is set that must be before customers come. */
  ready_for_customers: boolean
  /** What keeps a server that has started from working. */
  failed?: 'database' | WriteFailure
}

/** Whether the server accepts work: neither before it is ready nor while it drains. */
export interface Readiness {
  ready: boolean
}

export function registerHealth(
  app: FastifyInstance,
  {
    database,
    config,
    reference,
    writeFailures,
  }: Pick<Services, 'database' | 'config' | 'reference' | 'writeFailures'>,
  readiness: Readiness,
): void {
  /** Of each catalogue, since whoever watches over a server asks often. */
  const knownSet = new WeakMap<Catalogue, boolean>()
  const isAllSet = () => {
    const catalogue = reference.current()
    const isSet = knownSet.get(catalogue) ?? areMet(requirementsOf(config, catalogue))
    knownSet.set(catalogue, isSet)
    return isSet
  }
  const isAllNew = async () => {
    const now = await readClock(database.database)
    return (
      ratesRequirement(reference.current(), now).met && (await backupRequirement(database.database, now)).met
    )
  }
  const failedCheck = async (): Promise<Health['failed']> => {
    try {
      // First: a database that cannot write may not answer at all.
      const failure = await writeFailures.current()
      if (failure === undefined) await database.ping()
      return failure
    } catch {
      return 'database'
    }
  }
  app.get(healthPath, { config: { rateLimit: false } }, async (_request, reply) => {
    const failed = readiness.ready ? await failedCheck() : undefined
    const answers = readiness.ready && failed === undefined
    reply.code(answers ? 200 : 503).header('cache-control', 'no-store')
    return {
      ...healthOf({ database: database.kind, version: config.version }, answers),
      ...(failed && { failed }),
      ready_for_customers: answers && isAllSet() && (await isAllNew().catch(() => false)),
    }
  })
}

export function healthOf(
  { database, version }: Pick<Health, 'database' | 'version'>,
  isReady: boolean,
): Health {
  return { action: isReady, version, database, ready: isReady, ready_for_customers: false }
}

const schemaOf = (isReady: boolean) => ({
  type: 'object',
  required: ['action', 'version', 'database', 'ready', 'ready_for_customers'],
  properties: {
    action: { const: isReady },
    version: { type: 'string' },
    database: { enum: ['pglite', 'postgres'] },
    ready: { const: isReady },
    ready_for_customers: { type: 'boolean' },
    ...(!isReady && { failed: { enum: ['database', 'space', 'read_only'] } }),
  },
})

/** Health in the OpenAPI document: no call, since it answers before there is a database to serve calls with. */
export const healthOperation = {
  parameters: [],
  operationId: 'health',
  summary: 'Whether the server accepts work, for whoever watches over it.',
  security: [],
  responses: {
    200: { description: 'It does', content: json(schemaOf(true)) },
    503: {
      description: 'It starts, migrates, shuts down, its database does not answer, or nothing can be saved',
      content: json(schemaOf(false)),
    },
  },
}
