import { leastWithdrawal } from '@seberang/domain/limits'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  isMidtransKey,
  isWeakKey,
  isTrialKey,
  isXenditKey,
  readChoice,
  readClamdUrl,
  readDatabaseUrl,
  readNetworks,
  readNpwp,
  readPort,
  readRequestUrl,
  readRupiah,
  readS3Url,
  readSiteUrl,
  readUrl,
  readVapidKey,
} from './settings.ts'
import { gatewayNames, type GatewayName } from './gateway-names.ts'
import { StartError } from './start-error.ts'

const root = resolve(import.meta.dirname, '..', '..')
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Milliseconds for a client to send what it announced. */
export interface TimeOuts {
  headers: number
  body: number
  upload: number
  /** From this time on an upload has to arrive at `slowestUpload`, in bytes per second from its beginning. */
  uploadGrace: number
  slowestUpload: number
  /** How long a shutdown waits for idle connections. */
  drain: number
  /** Without a byte read of an answer. */
  unread: number
}

/** Kinds of calls with separate limits on concurrency. */
export const slotKinds = ['money', 'upload', 'password', 'print', 'file', 'other'] as const
export type SlotKind = (typeof slotKinds)[number]

/**
 * Maximum of what one caller has in progress at once, so that slow ones do not stop the others. A network is the wider
 * one of `network.ts`: of whatever its holder spreads requests over.
 */
export interface Shares {
  uploadsPerCustomer: number
  /** Of those that arrive, and of those that are judged. */
  uploadsPerNetwork: number
  /** Uploads of all networks whose bodies are on their way; each takes as much memory as its file. */
  uploadsArriving: number
  passwordsPerNetwork: number
  moneyPerNetwork: number
  printsPerNetwork: number
  /** Stored files that are read, wait for it or are on their way: a page shows some twenty photos. */
  filesPerNetwork: number
  /** Of all other calls. */
  othersPerNetwork: number
  /** Bodies that have begun to arrive; a complete one takes milliseconds. */
  bodiesPerNetwork: number
  /** Requests with large bodies that wait for their turn. */
  largeBodies: { perNetwork: number; inAll: number }
  /** Open connections, idle ones included: a household has a few dozen, a large office some hundred. */
  socketsPerNetwork: number
  /** Bytes of answers in memory that their receiver does not read; the system holds some megabytes of each connection. */
  unreadPerNetwork: number
}

/** Times of a live connection, in milliseconds. */
export interface LiveTimes {
  /** Deadline for the token. */
  authenticate: number
  /** Interval of heartbeats. */
  heartbeat: number
  /** Interval for rechecking tokens. */
  recheck: number
}

/**
 * Rate limits; a network is that of `network.ts`, the windows are those of `guess-limits.ts`. All networks of an IPv6 /48
 * together have each limit ten times.
 */
interface RateLimits {
  /** Codes per network in 15 minutes. */
  codesPerNetwork: number
  /** Failed sign-ins per network in 15 minutes. */
  failuresPerNetwork: number
  /** Codes and failures on the whole site per hour. */
  wholeSite: number
  /** Requests per network per minute. */
  requests: number
  /** Access tokens per network per minute: each browser needs one in ninety days. */
  accessTokens: number
}

/** What a hash of a password by argon2id costs; a stored one keeps its own. */
export interface PasswordCost {
  /** KiB. */
  memory: number
  passes: number
}

export interface Config {
  /** Where to listen; `localhost` is 127.0.0.1 and ::1. */
  host: string
  port: number
  production: boolean
  version: string
  dataFolder: string
  /** Absent: PGlite in the data folder. */
  databaseUrl: string | undefined
  /** Absent: the address that the server listens on. */
  publicUrl: string | undefined
  /** Networks of the proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Whether PUBLIC_URL may be unencrypted in production. */
  allowHttp: boolean
  /** In production, too, a gateway may have the keys of a trial, which takes no real money. */
  allowTrialGateway: boolean
  smtpUrl: string | undefined
  /** Where narrow windows are redirected, with the same path. Absent: no redirect. */
  mobileSiteUrl?: string | undefined
  /** The feed of exchange rates. Absent: the release's rates and those set by an operator. */
  ratesUrl?: string | undefined
  /** The company's name and address in one line, printed on invoices. Absent: none is printed. */
  companyAddress?: string | undefined
  /** Its NPWP, 15 or 16 digits. Absent: none is printed. */
  companyNpwp?: string | undefined
  /** What a withdrawal costs, in whole rupiah, and above which amount two operators approve one. */
  withdrawalFee: number
  twoApprovalsAbove: number
  /** The search of a geocoder that speaks Nominatim's JSON. Absent: villages and sub-districts are found, streets are not. */
  geocoderUrl?: string | undefined
  /** Absent: a folder in the data folder. */
  s3Url: string | undefined
  /** Where `backup` and `restore` go when they name no place: a bucket's secret does not belong on a command line. */
  backupUrl?: string | undefined
  /** Absent: uploads are not scanned. */
  clamdUrl: string | undefined
  /** The first that offers a method takes it. */
  gateways: readonly GatewayName[]
  midtransServerKey: string | undefined
  /** Absent: Midtrans' own URL. Only tests set it. */
  midtransUrl?: string
  xenditSecretKey?: string | undefined
  /** With it Xendit says that a webhook is its own. */
  xenditCallbackToken?: string | undefined
  /** Absent: Xendit's own URL. Only tests set it. */
  xenditUrl?: string
  /** The application at Google and at Facebook. Absent: nobody signs in with them, but by the sandbox outside production. */
  googleClientId?: string | undefined
  googleClientSecret?: string | undefined
  facebookAppId?: string | undefined
  facebookAppSecret?: string | undefined
  /** Absent: Google's own. Only tests set it. */
  googleIssuer?: string
  /** Absent: Facebook's own Graph API. Only tests set it. */
  facebookUrl?: string
  /** Milliseconds for a provider to answer. */
  identityTimeOut: number
  /** Milliseconds for the gateway to answer; absent: the adapter's default. */
  gatewayTimeOut?: number
  /** The shopping site of the same house, without a trailing slash. */
  sisterSiteUrl?: string | undefined
  /** Signs the tokens with which it sends people here. Absent: nobody comes from there signed in. */
  sisterSiteKey?: string | undefined
  /** Whoever has it may read the metrics. Absent: there are none to read. */
  metricsToken?: string | undefined
  opsKey: string | undefined
  appKey: string | undefined
  /** By which push services know who sends. Absent: made at the first start; in production nobody is sent notices. */
  vapidKey?: string | undefined
  /** The origin of a push service beside those of browsers. Only tests set it. */
  pushService?: string
  /** The key before APP_KEY: it still opens what it encrypted. */
  appKeyOld?: string | undefined
  logLevel: LogLevel
  /** The built app. */
  appFolder: string
  timeOuts: TimeOuts
  rateLimits: RateLimits
  passwordCost: PasswordCost
  /** Maximum concurrent calls. */
  slots: Record<SlotKind, number>
  shares: Shares
  /** Milliseconds for the rate feed to answer. */
  ratesTimeOut: number
  /** Milliseconds for the geocoder to answer. */
  geocoderTimeOut: number
  liveTimes: LiveTimes
}

const modes = ['development', 'test', 'production'] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings. Throws one StartError that lists every invalid one.
 * @param environment as process.env
 * @param refused what cannot be done without them
 */
export function readConfig(environment: Environment, refused = 'The server cannot start'): Config {
  const problems: string[] = []
  const value = (name: string) => settingOf(environment, name)
  // A slip such as "prod" would start without the protection of production.
  const mode = readChoice('NODE_ENV', value('NODE_ENV') ?? 'development', modes, problems)
  const production = mode === 'production'
  const config: Config = {
    // Development has pages that must not be reached from other machines.
    host: value('HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    ...readAddress(environment, problems),
    production,
    version: readVersion(),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL'), problems),
    allowHttp: value('ALLOW_HTTP') === '1',
    allowTrialGateway: value('ALLOW_TRIAL_GATEWAY') === '1',
    mobileSiteUrl: readSiteUrl('MOBILE_SITE_URL', value('MOBILE_SITE_URL'), problems, ['a path']),
    trustedProxies: readNetworks('TRUSTED_PROXIES', value('TRUSTED_PROXIES'), problems),
    smtpUrl: readUrl('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:'], problems),
    ratesUrl: readRequestUrl('RATES_URL', value('RATES_URL'), problems),
    geocoderUrl: readRequestUrl('GEOCODER_URL', value('GEOCODER_URL'), problems),
    companyAddress: value('COMPANY_ADDRESS'),
    companyNpwp: readNpwp('COMPANY_NPWP', value('COMPANY_NPWP'), problems),
    withdrawalFee: readRupiah('WITHDRAWAL_FEE', value('WITHDRAWAL_FEE'), 0, problems),
    twoApprovalsAbove: readRupiah('TWO_APPROVALS_ABOVE', value('TWO_APPROVALS_ABOVE'), 10_000_000, problems),
    s3Url: readS3Url('S3_URL', value('S3_URL'), problems),
    backupUrl: readS3Url('BACKUP_URL', value('BACKUP_URL'), problems),
    clamdUrl: readClamdUrl(value('CLAMD_URL'), problems),
    gateways: readGateways(value('GATEWAY') ?? 'sandbox', problems),
    midtransServerKey: value('MIDTRANS_SERVER_KEY'),
    xenditSecretKey: value('XENDIT_SECRET_KEY'),
    xenditCallbackToken: value('XENDIT_CALLBACK_TOKEN'),
    googleClientId: value('GOOGLE_CLIENT_ID'),
    googleClientSecret: value('GOOGLE_CLIENT_SECRET'),
    facebookAppId: value('FACEBOOK_APP_ID'),
    facebookAppSecret: value('FACEBOOK_APP_SECRET'),
    sisterSiteUrl: readSiteUrl('SISTER_SITE_URL', value('SISTER_SITE_URL'), problems),
    sisterSiteKey: value('SISTER_SITE_KEY'),
    metricsToken: readHeaderKey('METRICS_TOKEN', value('METRICS_TOKEN'), problems),
    appKey: value('APP_KEY'),
    appKeyOld: value('APP_KEY_OLD'),
    vapidKey: readVapidKey(value('VAPID_KEY'), problems),
    logLevel: readChoice('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', logLevels, problems),
    appFolder: resolve(root, 'app', 'dist'),
    timeOuts: {
      headers: 10_000,
      body: 10_000,
      upload: 60_000,
      uploadGrace: 5_000,
      slowestUpload: 4_000,
      drain: 1_000,
      unread: 60_000,
    },
    rateLimits: {
      codesPerNetwork: 30,
      failuresPerNetwork: 100,
      wholeSite: 20_000,
      requests: 6_000,
      // In development, many browsers of tests come from one address.
      accessTokens: production ? 60 : 6_000,
    },
    // OWASP's parameters for argon2id with one lane.
    passwordCost: { memory: 19_456, passes: 2 },
    // One core completes some 200 of the heaviest reads per second, so a call with a slot is answered within a fifth
    // of a second.
    // A password takes 46 ms of one of two hashes at a time, a print up to half a second, and one is set at a time. Six
    // stored files are read at a time, and a slot is held until the file is sent.
    slots: { money: 100, upload: 16, password: 300, print: 40, file: 240, other: 32 },
    shares: {
      uploadsPerCustomer: 4,
      uploadsPerNetwork: 12,
      uploadsArriving: 32,
      passwordsPerNetwork: 150,
      moneyPerNetwork: 80,
      printsPerNetwork: 5,
      filesPerNetwork: 60,
      othersPerNetwork: 24,
      bodiesPerNetwork: 512,
      largeBodies: { perNetwork: 24, inAll: 240 },
      socketsPerNetwork: 1024,
      unreadPerNetwork: 32 * 1024 * 1024,
    },
    ratesTimeOut: 5_000,
    geocoderTimeOut: 4_000,
    identityTimeOut: 5_000,
    liveTimes: { authenticate: 5_000, heartbeat: 25_000, recheck: 60_000 },
  }
  requireSettings(config, problems)
  if (problems.length > 0) throw new StartError(`${refused}: ${problems.join('; ')}.`)
  return config
}

/** The server's settings, for commands on its machine. Throws StartError. */
export const readConfigForCommand = (environment: Environment): Config =>
  readConfig(environment, 'This command needs the settings of the server')

/** What an operator's own computer needs to reach the server: none of the server's other settings. Throws StartError. */
export function readOpsConfig(
  environment: Environment,
): Pick<Config, 'publicUrl' | 'port' | 'opsKey' | 'dataFolder'> {
  const problems: string[] = []
  const config = readAddress(environment, problems)
  if (problems.length > 0) throw new StartError(`These settings cannot be used: ${problems.join('; ')}.`)
  return config
}

const settingOf = (environment: Environment, name: string) => environment[name]?.trim() || undefined

function readAddress(environment: Environment, problems: string[]) {
  return {
    port: readPort(settingOf(environment, 'PORT'), problems),
    dataFolder: resolve(root, settingOf(environment, 'DATA_DIR') ?? '.data'),
    publicUrl: readSiteUrl('PUBLIC_URL', settingOf(environment, 'PUBLIC_URL'), problems),
    opsKey: readHeaderKey('OPS_KEY', settingOf(environment, 'OPS_KEY'), problems),
  }
}

/** A key that is sent as a header, which takes no other characters. */
function readHeaderKey(name: string, key: string | undefined, problems: string[]): string | undefined {
  if (key !== undefined && !/^[\x20-\x7e]+$/.test(key))
    problems.push(`${name} may have letters, digits and signs of ASCII only`)
  return key
}

/** One or several, with commas in between. */
function readGateways(names: string, problems: string[]): GatewayName[] {
  const chosen = names.split(',').map((name) => readChoice('GATEWAY', name.trim(), gatewayNames, problems))
  return [...new Set(chosen)]
}

/** In production nothing is generated or left out, and nothing is weak. */
function requireSettings(config: Config, problems: string[]): void {
  const [hasMidtrans, hasXendit] = [config.gateways.includes('midtrans'), config.gateways.includes('xendit')]
  for (const [name, isNeeded, secret] of [
    ['MIDTRANS_SERVER_KEY', hasMidtrans || (config.production && !hasXendit), config.midtransServerKey],
    ['XENDIT_SECRET_KEY', hasXendit, config.xenditSecretKey],
    ['XENDIT_CALLBACK_TOKEN', hasXendit, config.xenditCallbackToken],
  ] as const)
    if (isNeeded && !secret) problems.push(`${name} is missing`)
  if (config.withdrawalFee >= leastWithdrawal)
    problems.push(`WITHDRAWAL_FEE must be less than the least withdrawal, ${leastWithdrawal}`)
  if (config.metricsToken && isWeakKey(config.metricsToken))
    problems.push('METRICS_TOKEN is weak: give at least 32 random characters')
  if (config.sisterSiteKey && !config.sisterSiteUrl)
    problems.push('SISTER_SITE_URL is missing beside SISTER_SITE_KEY')
  if (config.sisterSiteKey && isWeakKey(config.sisterSiteKey))
    problems.push('SISTER_SITE_KEY is weak: give at least 32 random characters')
  for (const [id, secret, names] of [
    [config.googleClientId, config.googleClientSecret, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    [config.facebookAppId, config.facebookAppSecret, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']],
  ] as const)
    if (!id !== !secret) problems.push(`${names[id ? 1 : 0]} is missing beside ${names[id ? 0 : 1]}`)
  if (!config.production) return
  for (const [name, secret] of [
    ['OPS_KEY', config.opsKey],
    ['APP_KEY', config.appKey],
  ] as const) {
    if (!secret) problems.push(`${name} is missing`)
    else if (isWeakKey(secret)) problems.push(`${name} is weak: give at least 32 random characters`)
  }
  if (!config.databaseUrl)
    problems.push('DATABASE_URL is missing: the embedded database does not survive a power cut')
  if (!config.publicUrl) problems.push('PUBLIC_URL is missing')
  else if (!config.publicUrl.startsWith('https:') && !config.allowHttp)
    problems.push('PUBLIC_URL must start with https://: set ALLOW_HTTP=1 where nobody can listen in')
  if (!config.smtpUrl) problems.push('SMTP_URL is missing')
  if (config.gateways.includes('sandbox'))
    problems.push('GATEWAY must be midtrans, xendit or both: the sandbox takes no real money')
  if (config.midtransServerKey && !isMidtransKey(config.midtransServerKey))
    problems.push(
      'MIDTRANS_SERVER_KEY is no server key of Midtrans: it starts with Mid-server- or SB-Mid-server-',
    )
  if (config.xenditSecretKey && !isXenditKey(config.xenditSecretKey))
    problems.push(
      'XENDIT_SECRET_KEY is no secret key of Xendit: it starts with xnd_production_ or xnd_development_',
    )
  for (const [name, key] of [
    ['MIDTRANS_SERVER_KEY', config.midtransServerKey],
    ['XENDIT_SECRET_KEY', config.xenditSecretKey],
  ] as const)
    if (key && isTrialKey(key) && !config.allowTrialGateway)
      problems.push(
        `${name} is of a trial, which takes no real money: set ALLOW_TRIAL_GATEWAY=1 to try it out`,
      )
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '0'
}
