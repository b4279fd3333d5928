import { languageOfWire } from '@seberang/domain/language'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../refusal/refusal.ts'
import { dataHeaders } from './data-headers.ts'
import { failureOf } from './errors.ts'

/** Refusals of what cannot be read as a request, by Node's codes and ours. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'too_large'),
  // This server is no proxy (RFC 9110 9.3.6).
  CONNECT: new Refusal(501, 'malformed'),
  // A transfer coding that is not understood (RFC 9112 6.1).
  TRANSFER_CODING: new Refusal(501, 'malformed'),
  EXPECTATION: new Refusal(417, 'malformed'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'malformed'),
}

/** Answers in the form of every answer; which language was asked for is not known. */
export function answerClientError({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const { status, body } = failureOf(
    refusals[code] ?? new Refusal(400, 'malformed'),
    languageOfWire(undefined),
  )
  const headers = { ...dataHeaders, 'content-length': Buffer.byteLength(body), connection: 'close' }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...head, '', body].join('\r\n'))
  socket.destroySoon()
}
