import { isNpwp } from '@seberang/domain/format'
import ipaddr from 'ipaddr.js'
import { accessSync, constants, statSync } from 'node:fs'
import { isS3Url } from './s3-url.ts'
import { vapidKeyOf } from './vapid-key.ts'

/** Readers of one setting each. For an invalid one they add a sentence to `problems` and return a placeholder. */

export function readPort(text: string | undefined, problems: string[]): number {
  const port = text === undefined ? 4000 : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  problems.push(`PORT must be a number from 0 to 65535, not "${text}"`)
  return 0
}

function readAnyUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
  problems: string[],
): string | undefined {
  if (text === undefined) return undefined
  const starts = protocols.map((one) => `${one}//`)
  // `https:host` is an address to the parser too, but not to who reads it.
  if (URL.canParse(text) && starts.some((start) => text.toLowerCase().startsWith(start))) return text
  // The value itself may contain a password.
  problems.push(`${name} must be an address that starts with ${starts.join(' or ')}`)
  return undefined
}

export function readUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
  problems: string[],
): string | undefined {
  const url = readAnyUrl(name, text, protocols, problems)
  if (url !== undefined && new URL(url).hostname === '') problems.push(`${name} names no host`)
  return url
}

const web = ['http:', 'https:']

/** An address that the server requests, which may not have a password (Fetch, 5.4). */
export function readRequestUrl(
  name: string,
  text: string | undefined,
  problems: string[],
): string | undefined {
  const url = readUrl(name, text, web, problems)
  if (url !== undefined && hasUser(url))
    problems.push(`${name} has a user or password, which no request can carry: leave it out`)
  return url
}

const hasUser = (url: string) => /^\w+:\/\/[^/?#]*@/.test(url)

const siteParts: Readonly<Record<string, (url: string) => boolean>> = {
  'a user or password': hasUser,
  'a path': (url) => /[^/]/.test(new URL(url).pathname),
  'a query': (url) => /^[^#]*\?/.test(url),
  'a fragment': (url) => url.includes('#'),
}

/**
 * An address before which paths are put: what has to stand after or before a path cannot be part of it.
 * @param allowed what it may have all the same
 */
export function readSiteUrl(
  name: string,
  text: string | undefined,
  problems: string[],
  allowed: readonly string[] = [],
): string | undefined {
  const url = readUrl(name, text, web, problems)
  if (url === undefined) return undefined
  const extra = Object.entries(siteParts).flatMap(([part, isIn]) =>
    isIn(url) && !allowed.includes(part) ? [part] : [],
  )
  if (extra.length > 0)
    problems.push(`${name} must be the address of the site alone, without ${extra.join(' and ')}`)
  return url.replace(/\/+$/, '')
}

/** What the server relies on, as it sets it on each of its connections. */
export const databaseSettings = {
  timezone: 'UTC',
  synchronous_commit: 'on',
  // Every query takes microseconds, and compiling one takes longer; a wrong estimate of the planner would cause it.
  jit: 'off',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
}
/** Its tables and backups are in the schema `public`. */
const decided = ['search_path', ...Object.keys(databaseSettings)]

export function readDatabaseUrl(text: string | undefined, problems: string[]): string | undefined {
  // Without a host it is this machine's.
  const url = readAnyUrl('DATABASE_URL', text, ['postgres:', 'postgresql:'], problems)
  if (url === undefined) return undefined
  const { searchParams } = new URL(url)
  // As `-c jit=off`, `-cjit=off` or `--jit=off`; `-` may stand for `_`.
  const options = (searchParams.get('options') ?? '').toLowerCase().replaceAll('-', '_')
  const set = decided.filter(
    (name) => searchParams.has(name) || new RegExp(`(?:^|[\\s_]|_c)${name}\\s*=`).test(options),
  )
  if (set.length > 0)
    problems.push(`DATABASE_URL sets ${set.join(', ')}, which the server decides itself: leave it out`)
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = searchParams.get(name)
    if (file && !isReadableFile(file))
      problems.push(`DATABASE_URL names a file in ${name} that cannot be read: ${file}`)
  }
  // What the library takes these for. It would write a warning that its next version checks less for them.
  const isChecked = searchParams.get('uselibpqcompat') !== 'true'
  return isChecked
    ? url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=[&#]|$)/g, '$1verify-full')
    : url
}

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export function readS3Url(name: string, text: string | undefined, problems: string[]): string | undefined {
  if (text === undefined || isS3Url(text)) return text
  problems.push(`${name} must be an address like https://key:secret@host/bucket`)
  return undefined
}

export function readClamdUrl(text: string | undefined, problems: string[]): string | undefined {
  const url = readUrl('CLAMD_URL', text, ['tcp:'], problems)
  if (url === undefined || new URL(url).port !== '') return url
  problems.push('CLAMD_URL must name a port, as tcp://127.0.0.1:3310')
  return undefined
}

export function readChoice<const Choice extends string>(
  name: string,
  text: string,
  choices: readonly [Choice, ...Choice[]],
  problems: string[],
): Choice {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
  return found ?? choices[0]
}

/** Networks in CIDR notation or single addresses, separated by commas. */
export function readNetworks(name: string, text: string | undefined, problems: string[]): string[] {
  const networks = (text ?? '').split(',').flatMap((one) => one.trim() || [])
  for (const network of networks) {
    const isNetwork = ipaddr.isValidCIDR(network) && !network.endsWith('/0')
    // Only as people write them: `10.1` and `0x7f.1` are addresses to the library too.
    const isAddress = ipaddr.IPv4.isValidFourPartDecimal(network) || ipaddr.IPv6.isValid(network)
    if (!isNetwork && !isAddress) {
      problems.push(`${name} must list networks like 10.0.0.0/8 or 2001:db8::/32, not "${network}"`)
    }
  }
  return networks
}

/** A tax number, with or without dots and dashes. */
export function readNpwp(name: string, text: string | undefined, problems: string[]): string | undefined {
  if (text !== undefined && !isNpwp(text)) problems.push(`${name} must have 15 or 16 digits, not "${text}"`)
  return text
}

/** An amount in whole rupiah, without dots. */
export function readRupiah(
  name: string,
  text: string | undefined,
  usual: number,
  problems: string[],
): number {
  if (text === undefined) return usual
  if (/^\d{1,12}$/.test(text)) return Number(text)
  problems.push(`${name} must be whole rupiah in digits alone, such as 2500`)
  return usual
}

/** A private key of P-256: almost any 32 bytes, as base64. */
export function readVapidKey(text: string | undefined, problems: string[]): string | undefined {
  if (text === undefined || vapidKeyOf(text)) return text
  problems.push('VAPID_KEY must be 32 random bytes as base64: openssl rand -base64 32')
  return undefined
}

/** Whether a secret could be guessed. */
export const isWeakKey = (secret: string) => secret.length < 32 || new Set(secret).size < 10

/** Midtrans marks the keys of its sandbox with `SB-`. */
export const isMidtransKey = (key: string) => /^(?:SB-)?Mid-server-[\w-]{16,}$/.test(key)

/** Xendit says in a key where it is from; its public keys begin with `xnd_public_`. */
export const isXenditKey = (key: string) => /^xnd_(?:development|production)_\S{16,}$/.test(key)

/** Of a trial, whose payments move no money, as the gateways mark their keys. */
export const isTrialKey = (key: string) => key.startsWith('SB-') || key.startsWith('xnd_development_')
