import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { createInstance, registerEverything, type Readiness } from './app.ts'
import { hasErrorCode } from './base/error-code.ts'
import { readConfig, type Config } from './base/config.ts'
import type { OpenDatabase } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { openS3Store } from './files/s3.ts'
import { createClamdScan, noScan } from './files/scan.ts'
import { createFolderStore, type FileStore } from './files/store.ts'
import type { Gateway } from './gateway/gateway.ts'
import { drained } from './http/drain.ts'
import { createMidtrans } from './gateway/midtrans.ts'
import { createSandbox } from './gateway/sandbox.ts'
import { startSweeping } from './jobs/sweeps.ts'
import { createSmtpMailer, keepingMailer } from './mail/mailer.ts'
import { createNominatim, regionGeocoder, type Geocoder } from './reference/geocoder.ts'
import { createRateFeed, releasedRates } from './reference/rates.ts'
import { prepareSearch } from './reference/hs-codes.ts'
import { importSeeds } from './reference/seeding.ts'
import { readSeeds } from './reference/seeds.ts'
import { openReference } from './reference/store.ts'
import { loadSecrets, type Secrets } from './security/secrets.ts'
import type { Services } from './http/services.ts'
import { StartError } from './base/start-error.ts'

export { readConfig, StartError, type Config }

export interface RunningServer {
  /** The server's URL, without a trailing slash. */
  url: string
  /** Completes calls in progress, then closes the database and releases the data folder. */
  close(): Promise<void>
}

/**
 * Starts the whole server: database, migrations, secrets, calls, app.
 * Throws StartError with a one-line remedy when something external prevents it.
 */
export async function startServer(config: Config = readConfig(process.env)): Promise<RunningServer> {
  const files = await openFileStore(config)
  const database = await openDatabase(config)
  const closers: (() => Promise<void>)[] = [() => database.close()]
  try {
    const secrets = loadSecrets(config)
    await importSeeds(database.database, readSeeds())
    const reference = await openReference(database.database)
    prepareSearch(reference.current())
    const app = createInstance(config)
    closers.unshift(() => app.close())
    const services = createServices(config, secrets, { database, files, reference }, app.log, () =>
      addressOf(app),
    )
    closers.splice(1, 0, () => services.mailer.close())
    const readiness: Readiness = { ready: false }
    await registerEverything(app, services, readiness)
    await listen(app, config.port)
    const stopSweeping = startSweeping(services)
    readiness.ready = true
    // Mail left unsent by an earlier process.
    services.mailer.wake()
    return {
      url: addressOf(app),
      async close() {
        readiness.ready = false
        await drained(app.server, config.timeOuts.drain)
        await stopSweeping()
        for (const close of closers) await close()
      },
    }
  } catch (error) {
    for (const close of closers) await close()
    throw error
  }
}

function createServices(
  config: Config,
  secrets: Secrets,
  { database, files, reference }: Pick<Services, 'database' | 'files' | 'reference'>,
  log: FastifyBaseLogger,
  address: () => string,
): Services {
  const publicUrl = () => config.publicUrl ?? address()
  const host = config.publicUrl ? new URL(config.publicUrl).hostname : 'seberang.invalid'
  const sender = { from: `no-reply@${host}`, site: publicUrl }
  return {
    config,
    secrets,
    database,
    gateway: createGateway(config, secrets, database),
    mailer: config.smtpUrl ? createSmtpMailer(config.smtpUrl, sender, database.database, log) : keepingMailer,
    files,
    reference,
    geocoder: createGeocoder(config, log),
    rates: config.ratesUrl ? createRateFeed(config.ratesUrl, config.ratesTimeOut) : releasedRates,
    scan: config.clamdUrl ? createClamdScan(config.clamdUrl) : noScan,
    log,
    publicUrl,
  }
}

async function openFileStore(config: Config): Promise<FileStore> {
  return config.s3Url ? openS3Store(config.s3Url) : createFolderStore(join(config.dataFolder, 'files'))
}

function createGateway(config: Config, secrets: Secrets, database: OpenDatabase): Gateway {
  if (config.gateway === 'midtrans' && config.midtransServerKey) {
    // Midtrans gives the keys of its sandbox this prefix.
    const trial = config.midtransServerKey.startsWith('SB-')
    return createMidtrans({
      serverKey: config.midtransServerKey,
      baseUrl: config.midtransUrl ?? `https://api.${trial ? 'sandbox.' : ''}midtrans.com`,
      timeOutMs: config.gatewayTimeOut,
    })
  }
  return createSandbox(database.database, sandboxKey(config, secrets))
}

function createGeocoder(config: Config, log: FastifyBaseLogger): Geocoder {
  if (!config.geocoderUrl) return regionGeocoder
  return createNominatim({
    url: config.geocoderUrl,
    timeOutMs: config.geocoderTimeOut,
    userAgent: `Seberang/${config.version}`,
    fallback: regionGeocoder,
    warn: (reason) => log.warn({ reason }, 'The geocoder failed; the regions answered'),
  })
}

/** The key that the sandbox signs its notifications with. */
function sandboxKey(config: Config, secrets: Secrets): string {
  return config.midtransServerKey ?? secrets.mac('gateway', 'sandbox')
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '0.0.0.0' })
  } catch (error) {
    if (hasErrorCode(error, 'EADDRINUSE')) {
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`, {
        cause: error,
      })
    }
    if (hasErrorCode(error, 'EACCES')) {
      throw new StartError(`Port ${port} may not be used. Set PORT to one above 1023.`, { cause: error })
    }
    throw error
  }
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://localhost:${port}`
}
