import type { Log } from '../base/log.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Gateways } from '../gateway/gateways.ts'
import type { Secrets } from '../security/secrets.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What opening, closing and tracking payments depends on. */
export interface PaymentPorts {
  database: Pick<OpenDatabase, 'database'>
  gateways: Gateways
  mailer: Pick<Mailer, 'wake'>
  log: Log
  secrets: Pick<Secrets, 'open' | 'seal'>
  publicUrl(): string
}
