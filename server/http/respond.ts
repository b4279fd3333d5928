import type { AnyCall } from '@seberang/domain/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredAnswer } from './idempotency.ts'
import { Readable } from 'node:stream'
import type { Bytes, Streamed } from './route.ts'
import { hasTag, type TaggedAnswer } from './entity-tags.ts'

/** A success response in the common envelope. */
export function succeeded(call: AnyCall, answer: unknown): StoredAnswer {
  const fields = typeof answer === 'object' && answer !== null ? answer : {}
  return { status: call.ok, body: call.ok === 204 ? '' : JSON.stringify({ ...fields, action: true }) }
}

export async function send(reply: FastifyReply, answer: StoredAnswer): Promise<void> {
  reply.code(answer.status).header('cache-control', 'no-store')
  if (answer.body) reply.type('application/json; charset=utf-8')
  await reply.send(answer.body)
}

/** The browser may store it, but revalidates it on every use. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: TaggedAnswer,
): Promise<void> {
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'tb-language, authorization')
  if (hasTag(request.headers['if-none-match'], tag)) {
    await reply.code(304).send()
    return
  }
  await reply.type('application/json; charset=utf-8').send(body)
}

export function isBytes(answer: unknown): answer is Bytes {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && Buffer.isBuffer(answer.bytes)
}

const immutable = 'public, max-age=31536000, immutable'

/** Never as a type that a browser executes; what is not public is stored by no cache. */
export async function sendBytes(reply: FastifyReply, file: Bytes): Promise<void> {
  reply.type(file.contentType).header('cache-control', file.isPublic ? immutable : 'private, no-store')
  if (file.attachment) {
    const name = file.fileName && `; filename="${file.fileName}"`
    reply.header('content-disposition', `attachment${name ?? ''}`)
  }
  await reply.send(file.bytes)
}

export function isStreamed(answer: unknown): answer is Streamed {
  return (
    typeof answer === 'object' && answer !== null && 'stream' in answer && answer.stream instanceof Readable
  )
}

/** Resolves once all of it is sent, or its reader is gone. */
export async function sendStream(reply: FastifyReply, download: Streamed): Promise<void> {
  reply
    .type(download.contentType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${download.fileName}"`)
  await reply.send(download.stream)
}
