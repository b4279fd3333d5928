import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Secrets } from './secrets.ts'

/** What authentication depends on. */
export interface SecurityPorts {
  database: Pick<OpenDatabase, 'database'>
  secrets: Secrets
  config: Pick<Config, 'rateLimits'>
  log: Log
}
