import type { Log } from '../base/log.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What opening, closing and tracking payments depends on. */
export interface PaymentPorts {
  database: Pick<OpenDatabase, 'database'>
  gateway: Gateway
  mailer: Pick<Mailer, 'wake'>
  log: Log
}
