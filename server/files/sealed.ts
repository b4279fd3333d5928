import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { inPieces } from '../base/in-pieces.ts'
import { busy } from '../refusal/refusal.ts'
import type { Secrets } from '../security/secrets.ts'
import { LostFile, type FileStore } from './store.ts'

/** A stored file begins with this, its own key as APP_KEY wraps it, and a line feed. */
const mark = Buffer.from('seberang-1 ')
const lineFeed = 0x0a
const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** A file whose key another APP_KEY wrapped. */
export class SealedElsewhere extends LostFile {}

type Keys = Pick<Secrets, 'seal' | 'open'>

/** Encrypts a file with a key of its own, which is wrapped; bytes and key are bound to the file's id. */
export function sealFile(keys: Keys, id: string, bytes: Buffer): Buffer {
  const { cipher, sealedOf } = cipherOf(keys, id)
  return sealedOf([cipher.update(bytes)])
}

/** As `sealFile`, in pieces: a file of 10 MB takes up to 50 ms, for which nobody else is to wait. */
async function sealFileInPieces(keys: Keys, id: string, bytes: Buffer): Promise<Buffer> {
  const { cipher, sealedOf } = cipherOf(keys, id)
  const body: Buffer[] = []
  await inPieces(bytes, (piece) => body.push(cipher.update(piece)))
  return sealedOf(body)
}

function cipherOf(keys: Keys, id: string) {
  const key = randomBytes(32)
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id))
  const sealedOf = (body: readonly Buffer[]) => {
    const end = cipher.final()
    return Buffer.concat([headOf(keys, key.toString('base64url')), nonce, cipher.getAuthTag(), ...body, end])
  }
  return { cipher, sealedOf }
}

/** Decrypts what `sealFile` made. A file of a release that did not encrypt is what it is. Throws LostFile. */
export function openFile(keys: Keys, id: string, stored: Buffer): Buffer {
  if (!isSealed(stored)) return stored
  try {
    const { decipher, body } = decipherOf(keys, id, stored)
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch (error) {
    throw lost(id, error)
  }
}

/** As `openFile`, in pieces. */
async function openFileInPieces(keys: Keys, id: string, stored: Buffer): Promise<Buffer> {
  if (!isSealed(stored)) return stored
  try {
    const { decipher, body } = decipherOf(keys, id, stored)
    const opened: Buffer[] = []
    await inPieces(body, (piece) => opened.push(decipher.update(piece)))
    return Buffer.concat([...opened, decipher.final()])
  } catch (error) {
    throw lost(id, error)
  }
}

function decipherOf(keys: Keys, id: string, stored: Buffer) {
  const { wrapped, sealed } = partsOf(stored)
  const key = Buffer.from(unwrap(keys, id, wrapped), 'base64url')
  const nonce = sealed.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(id))
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return { decipher, body: sealed.subarray(nonceLength + tagLength) }
}

const lost = (id: string, cause: unknown): LostFile =>
  cause instanceof SealedElsewhere ? cause : new LostFile(`file ${id} cannot be decrypted`, { cause })

function unwrap(keys: Keys, id: string, wrapped: string): string {
  try {
    return keys.open(wrapped)
  } catch (error) {
    throw new SealedElsewhere(`file ${id} was encrypted with another APP_KEY`, { cause: error })
  }
}

/**
 * Wraps a stored file's key with the current APP_KEY; encrypts a file that is not encrypted.
 * @returns what to store instead; undefined if the current APP_KEY opens it already. Throws LostFile
 */
export function rewrapFile(
  { old, current }: { old: Keys; current: Keys },
  id: string,
  stored: Buffer,
): Buffer | undefined {
  if (!isSealed(stored)) return sealFile(current, id, stored)
  const { wrapped, sealed } = partsOf(stored)
  try {
    current.open(wrapped)
    return undefined
  } catch {
    openFile(old, id, stored)
    return Buffer.concat([headOf(current, old.open(wrapped)), sealed])
  }
}

/** Keeps every file encrypted in another store. */
export const createSealedStore = (store: FileStore, keys: Keys): FileStore => ({
  async write(id, bytes) {
    await store.write(id, await sealFileInPieces(keys, id, bytes))
  },
  async read(id, isAborted) {
    const stored = await store.read(id, isAborted)
    if (isAborted?.()) throw busy(1)
    return openFileInPieces(keys, id, stored)
  },
  remove: (id) => store.remove(id),
  ids: (unfinishedBefore) => store.ids(unfinishedBefore),
  removeIfOlder: (id, before) => store.removeIfOlder(id, before),
})

const isSealed = (stored: Buffer) => stored.subarray(0, mark.length).equals(mark)

const headOf = (keys: Keys, key: string) =>
  Buffer.concat([mark, Buffer.from(keys.seal(key)), Buffer.of(lineFeed)])

function partsOf(stored: Buffer): { wrapped: string; sealed: Buffer } {
  const end = stored.indexOf(lineFeed)
  return { wrapped: stored.toString('latin1', mark.length, end), sealed: stored.subarray(end + 1) }
}
