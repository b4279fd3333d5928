import { maxUploadBytes } from '@seberang/domain/limits'
import { AwsClient } from 'aws4fetch'
import { setTimeout as pause } from 'node:timers/promises'
import { second } from '../database/clock.ts'
import { Refusal } from '../refusal/refusal.ts'
import { StartError } from '../base/start-error.ts'
import { LostFile, requireFileId, type FileStore } from './store.ts'

const answerWithinMs = 15 * second
/** Of a stored file: a picture that is encoded anew may grow, and encryption adds its head. */
const maxObjectBytes = 2 * maxUploadBytes
/** Of an answer that says that the store is overloaded or broken. */
const retries = 2
const firstRetryMs = 100

/** The bucket's address and signing data. */
export interface Bucket {
  /** Includes the bucket, without a trailing slash. */
  address: string
  client: AwsClient
}

/**
 * Opens a bucket of an S3-compatible store. Throws StartError when it does not answer, does not exist or rejects the
 * key.
 * @param url see `isS3Url`
 * @param withinMs for the whole of an answer
 */
export async function openS3Store(url: string, withinMs = answerWithinMs): Promise<FileStore> {
  const bucket = await openBucket(new URL(url))
  return {
    async write(id, bytes) {
      const answer = await ask(
        bucket,
        requireFileId(id),
        { method: 'PUT', body: new Uint8Array(bytes) },
        withinMs,
      )
      if (!answer.ok) throw busy(`the file store answered ${answer.status} to a write`)
    },
    async read(id, isAborted = () => false) {
      const answer = await ask(bucket, requireFileId(id), { method: 'GET' }, withinMs)
      if (answer.status === 404) throw new LostFile(`the file store has no file ${id}`)
      if (!answer.ok) throw busy(`the file store answered ${answer.status} to a read`)
      return readObject(id, answer, isAborted)
    },
    async remove(id) {
      const answer = await ask(bucket, requireFileId(id), { method: 'DELETE' }, withinMs)
      if (!answer.ok && answer.status !== 404)
        throw busy(`the file store answered ${answer.status} to a removal`)
    },
    // What a crash has left between a file and its row stays: listing a whole bucket costs money.
    async *ids() {},
    removeIfOlder: async () => undefined,
  }
}

/** Throws Refusal 503 for what is no file of ours, or whose reader has hung up: both end the connection to the store. */
async function readObject(id: string, { body }: Response, isAborted: () => boolean): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of body ?? []) {
      length += piece.length
      if (length > maxObjectBytes) throw new Error(`${id} is too large for a file of ours`)
      if (isAborted()) throw new Error(`nobody waits for ${id} any more`)
      pieces.push(piece)
    }
  } catch (error) {
    throw busy('the file store broke off', error)
  }
  return Buffer.concat(pieces, length)
}

/** @param name what an error calls it */
export async function openBucket(url: URL, name = 'The file store of S3_URL'): Promise<Bucket> {
  const bucket = bucketOf(url)
  await requireBucket(bucket, name)
  return bucket
}

function bucketOf(url: URL): Bucket {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  })
  return { address: `${url.origin}${url.pathname.replace(/\/$/, '')}`, client }
}

async function requireBucket(bucket: Bucket, name: string): Promise<void> {
  const refuse = (reason: string, cause?: unknown) =>
    new StartError(`${name} cannot be used: ${reason}.`, { cause })
  let status: number
  try {
    status = (await fetchSigned(bucket, '', { method: 'HEAD' }, answerWithinMs)).status
  } catch (error) {
    throw refuse('it does not answer', error)
  }
  if (status === 404) throw refuse('it has no such bucket')
  if (status === 401 || status === 403) throw refuse('it refuses the key')
  if (status >= 300) throw refuse(`it answers ${status}`)
}

/** @param id the object's key, or a query of the bucket */
export async function ask(
  bucket: Bucket,
  id: string,
  request: RequestInit,
  withinMs = answerWithinMs,
): Promise<Response> {
  try {
    return await fetchSigned(bucket, id.startsWith('?') ? id : `/${id}`, request, withinMs)
  } catch (error) {
    throw busy('the file store does not answer', error)
  }
}

/**
 * Not by the client's own `fetch`: it puts the signal into a Request, and Node forgets that with the next garbage
 * collection, so that a store that hangs would be waited for without end.
 */
async function fetchSigned(
  { address, client }: Bucket,
  path: string,
  request: RequestInit,
  withinMs: number,
): Promise<Response> {
  const signal = AbortSignal.timeout(withinMs)
  for (let retry = 0; ; retry += 1) {
    // A redirection would lead the server to an address that nobody configured.
    const signed = await client.sign(`${address}${path}`, request)
    const answer = await fetch(signed, { signal, redirect: 'manual' })
    if (retry === retries || (answer.status < 500 && answer.status !== 429)) return answer
    await pause(Math.random() * firstRetryMs * 2 ** retry)
  }
}

/** The store is expected to recover, so the call may be repeated. */
function busy(reason: string, cause?: unknown): Refusal {
  const refusal = new Refusal(503, 'busy', { retryAfter: 5 })
  refusal.cause = new Error(reason, { cause })
  return refusal
}
