import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../base/config.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Scan } from '../files/scan.ts'
import type { FileStore } from '../files/store.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Reference } from '../reference/store.ts'
import type { RateSource } from '../reference/rates.ts'
import type { Secrets } from '../security/secrets.ts'

/** What the features work with; tests may give their own. */
export interface Services {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  gateway: Gateway
  mailer: Mailer
  reference: Reference
  /** Where exchange rates come from, beside the table of the release. */
  rates: RateSource
  files: FileStore
  /** Looks for malware in an upload. */
  scan: Scan
  log: FastifyBaseLogger
  /** The address under which people reach this server, without a slash at its end. */
  publicUrl(): string
}
