import './base/compiler.ts'
import { supportMail } from '@seberang/domain/links'
import type { FastifyBaseLogger } from 'fastify'
import { createInstance, registerEverything } from './app.ts'
import { answerBackup } from './backup/dump.ts'
import { readConfig, type Config } from './base/config.ts'
import { createMetrics } from './base/metrics.ts'
import { vapidKeyOf } from './base/vapid-key.ts'
import { sqlState } from './database/database.ts'
import { watchWriteFailures } from './database/write-failures.ts'
import { requireTrueClock } from './database/clock.ts'
import { databaseError, openDatabase } from './database/open.ts'
import { openFileStore } from './files/open.ts'
import { createClamdScan, noScan } from './files/scan.ts'
import type { Gateway } from './gateway/gateway.ts'
import { createCallerAddress } from './http/caller-address.ts'
import { createListener } from './http/listener.ts'
import { drained } from './http/drain.ts'
import { healthOf, type Readiness } from './http/health.ts'
import { answerStarting } from './http/starting.ts'
import { requirementsOf } from './http/ready-for-customers.ts'
import { withCountedCalls } from './gateway/counted-calls.ts'
import type { GatewayName } from './base/gateway-names.ts'
import { createGateways, type Gateways } from './gateway/gateways.ts'
import { createMidtrans } from './gateway/midtrans.ts'
import { createSandbox } from './gateway/sandbox.ts'
import { createXendit } from './gateway/xendit.ts'
import { openProviders } from './identity-providers/open.ts'
import { startSweeping } from './jobs/sweeps.ts'
import { recordCommand } from './backup/record.ts'
import { recordedFilesCommand, writeOffCommand } from './backup/write-off.ts'
import { answering } from './machine/command.ts'
import { operatorCommand } from './machine/operators.ts'
import { answerCommands } from './machine/socket.ts'
import { requireKeptKey, requireKeyOfData, warnOfLostFiles } from './invariants/stored.ts'
import { createSmtpMailer, keepingMailer } from './mail/mailer.ts'
import { manualPayout } from './payouts/manual.ts'
import { createPusher, noPusher, type Pusher } from './push/pusher.ts'
import { createNominatim, regionGeocoder, type Geocoder } from './reference/geocoder.ts'
import { createRateFeed, releasedRates } from './reference/rates.ts'
import { prepareSearch } from './reference/hs-codes.ts'
import { importSeeds } from './reference/seeding.ts'
import { readSeeds } from './reference/seeds.ts'
import { openReference } from './reference/store.ts'
import { loadSecrets, loadVapidSecret, type Secrets } from './security/secrets.ts'
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
  const kind = config.databaseUrl ? 'postgres' : 'pglite'
  const health = () => healthOf({ database: kind, version: config.version }, false)
  const listener = createListener(config, config, answerStarting(health))
  await listener.listen()
  const url = `http://${urlHost(config.host)}:${listener.port}`
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const metrics = createMetrics()
    const caller = createCallerAddress(config.trustedProxies)
    const app = createInstance(config, metrics, caller)
    const log = app.log.child({ job: 'start' })
    const database = await openDatabase(config, log)
    closers.push(() => database.close())
    await requireTrueClock(database.database, config)
    await requireKeptKey(database.database, config)
    const secrets = loadSecrets(config)
    const files = await openFileStore(config, secrets)
    await requireKeyOfData(database.database, { files, secrets })
    await importSeeds(database.database, readSeeds())
    const reference = await openReference(database.database)
    if (config.production)
      for (const { name, met, remedy } of requirementsOf(config, reference.current()))
        if (!met) log.warn({ remedy }, `not ready for customers: ${name}`)
    // Another store may be slow, and the check of an operator reads it.
    if (!config.s3Url) await warnOfLostFiles(database.database, files, log)
    const opened = { database, files, reference, metrics }
    const services = createServices(config, secrets, opened, app.log, url)
    closers.push(() => Promise.all([services.mailer.close(), services.pusher.close()]))
    if (database.kind === 'pglite')
      closers.push(
        await answerCommands(
          config.dataFolder,
          {
            backup: () => answerBackup(database.database, app.log.child({ job: 'backup' })),
            [recordCommand.name]: answering(database.database, recordCommand),
            [recordedFilesCommand.name]: answering(database.database, recordedFilesCommand),
            [writeOffCommand.name]: answering(database.database, writeOffCommand),
            [operatorCommand.name]: answering(database.database, operatorCommand),
          },
          app.log,
        ),
      )
    // Together, since the app closes the sockets, which keep the listener's connections open.
    closers.push(() => Promise.all([listener.close(), app.close()]))
    const readiness: Readiness = { ready: false }
    const answers = await registerEverything(app, services, readiness, caller)
    await app.ready()
    listener.open(app.server, answers)
    const stopSweeping = startSweeping(services)
    readiness.ready = true
    void prepareSearch(reference.current())
    // What an earlier process left unsent.
    services.mailer.wake()
    services.pusher.wake()
    return {
      url,
      async close() {
        readiness.ready = false
        await drained(listener, config.timeOuts.drain)
        await stopSweeping()
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    await listener.close()
    throw !(error instanceof StartError) && sqlState(error) ? databaseError(config, error) : error
  }
}

function createServices(
  config: Config,
  secrets: Secrets,
  { database, files, reference, metrics }: Pick<Services, 'database' | 'files' | 'reference' | 'metrics'>,
  log: FastifyBaseLogger,
  address: string,
): Services {
  const publicUrl = () => config.publicUrl ?? address
  const host = config.publicUrl ? new URL(config.publicUrl).hostname : 'seberang.invalid'
  const sender = { from: `no-reply@${host}`, site: publicUrl }
  return {
    config,
    secrets,
    database,
    payout: manualPayout,
    gateways: openGateways(config, { secrets, database, metrics }, publicUrl),
    providers: openProviders(config, publicUrl),
    mailer: config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, sender, database.database, log.child({ job: 'mail' }))
      : keepingMailer,
    pusher: openPusher(
      config,
      { database: database.database, secrets, log: log.child({ job: 'push' }) },
      publicUrl,
    ),
    files,
    reference,
    geocoder: createGeocoder(config, log.child({ job: 'geocoder' })),
    rates: config.ratesUrl ? createRateFeed(config.ratesUrl, config.ratesTimeOut) : releasedRates,
    scan: config.clamdUrl ? createClamdScan(config.clamdUrl) : noScan,
    writeFailures: watchWriteFailures({
      database: database.database,
      dataFolder: config.dataFolder,
      log,
      metrics,
    }),
    log,
    metrics,
    publicUrl,
  }
}

function openPusher(
  config: Config,
  ports: Parameters<typeof createPusher>[1],
  publicUrl: () => string,
): Pusher {
  const key = vapidKeyOf(loadVapidSecret(config) ?? '')
  if (!key) return noPusher
  const site = publicUrl()
  const subject = site.startsWith('https:') ? site : `mailto:${supportMail}`
  return createPusher({ key, subject, fake: config.pushService }, ports)
}

function openGateways(
  config: Config,
  { secrets, database, metrics }: Pick<Services, 'secrets' | 'database' | 'metrics'>,
  publicUrl: () => string,
): Gateways {
  const open: Record<GatewayName, () => Gateway> = {
    sandbox: () => createSandbox(database.database, sandboxKey(config, secrets), publicUrl),
    midtrans: () => openMidtrans(config),
    xendit: () => openXendit(config),
  }
  return createGateways(
    Object.fromEntries(config.gateways.map((name) => [name, withCountedCalls(open[name](), name, metrics)])),
  )
}

function openMidtrans({ midtransServerKey: serverKey = '', midtransUrl, gatewayTimeOut }: Config): Gateway {
  // Midtrans gives the keys of its sandbox this prefix.
  const domain = serverKey.startsWith('SB-') ? 'sandbox.midtrans.com' : 'midtrans.com'
  return createMidtrans({
    serverKey,
    baseUrl: midtransUrl ?? `https://api.${domain}`,
    pageUrl: midtransUrl ?? `https://app.${domain}`,
    timeOutMs: gatewayTimeOut,
  })
}

function openXendit({
  xenditSecretKey: secretKey = '',
  xenditCallbackToken: callbackToken = '',
  xenditUrl = 'https://api.xendit.co',
  gatewayTimeOut: timeOutMs,
}: Config): Gateway {
  // Whether it is a trial is said by the key.
  return createXendit({ secretKey, callbackToken, baseUrl: xenditUrl, timeOutMs })
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

/** The host in the server's own URL: what people reach it by on this machine. */
function urlHost(host: string): string {
  if (['localhost', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
