import type { Config } from '../base/config.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Secrets } from './secrets.ts'

/** What deciding who somebody is works with. */
export interface SecurityPorts {
  database: Pick<OpenDatabase, 'database'>
  secrets: Secrets
  config: Pick<Config, 'limits'>
}
