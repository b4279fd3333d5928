import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../base/config.ts'
import { hasErrorCode } from '../base/error-code.ts'
import { folderError } from '../base/folder-error.ts'
import { makeFolder } from '../base/make-folder.ts'
import { isWeakKey } from '../base/settings.ts'
import { StartError } from '../base/start-error.ts'

/** Everything derived from the two secrets; the secrets themselves are not passed on. */
export interface Secrets {
  opsKey: string
  /** HMAC-SHA256 with a separate key per purpose, base64url. */
  mac(purpose: string, text: string): string
  /** The same by the key before this one, while there is one. */
  macBefore(purpose: string, text: string): string | null
  /** Encrypts for this server only (AES-256-GCM), base64url. */
  seal(text: string): string
  /** Decrypts the result of `seal`, also of the key before this one; throws if it was altered. */
  open(sealed: string): string
}

/** A random token of 256 bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Constant-time comparison. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Takes the secrets from the settings, or from the data folder, where the first start creates them (mode 0600). */
export function loadSecrets(config: Config): Secrets {
  const opsKey = config.opsKey ?? readOrCreateKey(config.dataFolder, 'ops-key')
  const appKey = config.appKey ?? readOrCreateKey(config.dataFolder, 'app-key')
  return deriveSecrets(opsKey, appKey, config.appKeyOld)
}

/** What push services know the server by; undefined in production without the setting: there, nothing is made. */
export function loadVapidSecret(config: Config): string | undefined {
  return config.vapidKey ?? (config.production ? undefined : readOrCreateKey(config.dataFolder, 'vapid-key'))
}

/** For commands beside the server. Throws StartError where there is no APP_KEY: a new one could not read what is stored. */
export function existingSecrets(config: Config): Secrets {
  if (!hasAppKey(config))
    throw new StartError(
      'APP_KEY is not set, and DATA_DIR has none: set the one of the server that was backed up.',
    )
  return deriveSecrets('', config.appKey ?? readKey(appKeyPath(config)), config.appKeyOld)
}

const appKeyPath = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'app-key')

export const hasAppKey = (config: Pick<Config, 'appKey' | 'dataFolder'>): boolean =>
  config.appKey !== undefined || existsSync(appKeyPath(config))

/** Tells whether two installations have the same APP_KEY, without revealing it. */
export const fingerprintOf = (secrets: Secrets): string => secrets.mac('backup', 'fingerprint')

/** @param appKeyOld the key before: `open` also opens what it sealed */
export function deriveSecrets(opsKey: string, appKey: string, appKeyOld?: string): Secrets {
  const secrets = secretsOf(opsKey, appKey)
  if (!appKeyOld) return secrets
  const old = secretsOf('', appKeyOld)
  return {
    ...secrets,
    macBefore: (purpose, text) => old.mac(purpose, text),
    open(sealed) {
      try {
        return secrets.open(sealed)
      } catch {
        return old.open(sealed)
      }
    },
  }
}

function secretsOf(opsKey: string, appKey: string): Secrets {
  const keys = new Map<string, KeyObject>()
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    // A key object is faster for Node than its bytes.
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', appKey, 'seberang', purpose, 32)))
    keys.set(purpose, key)
    return key
  }
  return {
    opsKey,
    mac: (purpose, text) =>
      createHmac('sha256', keyFor(`mac:${purpose}`))
        .update(text)
        .digest('base64url'),
    macBefore: () => null,
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      // The last character has bits that decoding ignores.
      if (bytes.toString('base64url') !== sealed) throw new Error('not base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyFor('seal'), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

function readOrCreateKey(folder: string, name: string): string {
  const path = join(folder, name)
  try {
    makeFolder(folder)
    if (!existsSync(path)) createKey(folder, name)
  } catch (error) {
    if (!existsSync(path)) throw folderError(folder, error)
  }
  const key = readKey(path)
  if (isWeakKey(key)) {
    throw new StartError(
      `The key in ${path} is empty or damaged. Put back the one from your backup: a new one cannot read what is stored.`,
    )
  }
  return key
}

/** In the name of a key while it is written. */
const unfinished = '.creating-'

/** Leaves a whole key or none, also where the disk is full or the process is killed; never replaces another process's. */
function createKey(folder: string, name: string): void {
  const path = join(folder, name)
  const aside = `${path}${unfinished}${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(aside, randomToken(), { mode: 0o600, flag: 'wx', flush: true })
    try {
      linkSync(aside, path)
    } catch (error) {
      if (hasErrorCode(error, 'EEXIST') || existsSync(path)) throw error
      // Some disks, such as exFAT, have no links.
      renameSync(aside, path)
    }
  } catch (error) {
    // On a full disk its part would keep the disk full.
    rmSync(aside, { force: true })
    throw error
  }
  // Its own, and those of starts that were killed.
  for (const other of readdirSync(folder))
    if (other.startsWith(`${name}${unfinished}`)) rmSync(join(folder, other), { force: true })
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new StartError(`The key in ${path} cannot be read: make it a file that this user may read.`, {
      cause: error,
    })
  }
}
