import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../base/config.ts'
import type { Metrics } from '../base/metrics.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { WriteFailures } from '../database/write-failures.ts'
import type { Scan } from '../files/scan.ts'
import type { FileStore } from '../files/store.ts'
import type { Gateways } from '../gateway/gateways.ts'
import type { Providers } from '../identity-providers/provider.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Payout } from '../payouts/payout.ts'
import type { Pusher } from '../push/pusher.ts'
import type { Geocoder } from '../reference/geocoder.ts'
import type { Reference } from '../reference/store.ts'
import type { RateSource } from '../reference/rates.ts'
import type { Secrets } from '../security/secrets.ts'

/** What the features depend on; tests may replace parts. */
export interface Services {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  /** What sends money to bank accounts. */
  payout: Payout
  gateways: Gateways
  /** The providers that people can sign in with. */
  providers: Providers
  mailer: Mailer
  pusher: Pusher
  reference: Reference
  /** The source of exchange rates beyond the release's. */
  rates: RateSource
  geocoder: Geocoder
  files: FileStore
  /** Scans uploads for malware. */
  scan: Scan
  writeFailures: WriteFailures
  log: FastifyBaseLogger
  metrics: Metrics
  /** The public URL of this server, without a trailing slash. */
  publicUrl(): string
}

/** Whether browsers reach the site over HTTPS. */
export const isHttps = ({ publicUrl }: Pick<Services, 'publicUrl'>): boolean =>
  publicUrl().startsWith('https:')
