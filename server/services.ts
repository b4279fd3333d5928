import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Scan } from './files/scan.ts'
import type { FileStore } from './files/store.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Secrets } from './security/secrets.ts'

/** What the features work with; tests may give their own. */
export interface Services {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  gateway: Gateway
  mailer: Mailer
  files: FileStore
  /** Looks for malware in an upload. */
  scan: Scan
  log: FastifyBaseLogger
  /** The address under which people reach this server, without a slash at its end. */
  publicUrl(): string
}
