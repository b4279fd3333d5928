import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { second } from '../database/clock.ts'
import { Refusal, refusedField } from '../refusal/refusal.ts'

/** Scans for malware. Throws Refusal 422 on the field for an infected file, 503 when the scan fails. */
export type Scan = (bytes: Buffer, field?: string) => Promise<void>

const answerWithinMs = 30 * second
const pieceBytes = 64 * 1024
const longestReply = 4096

/** Without a scanner every file passes. */
export const noScan: Scan = async () => undefined

/** A clamd client using INSTREAM: chunks, each preceded by its length, then a zero length. */
export function createClamdScan(url: string, timeOutMs = answerWithinMs): Scan {
  const { hostname, port } = new URL(url)
  return async (bytes, field = 'file_data') => {
    const reply = await scanWithClamd(hostname, Number(port), bytes, timeOutMs).catch((error: unknown) => {
      throw scanFailed(error)
    })
    if (reply.endsWith(' FOUND')) throw refusedField(field, 'file_infected')
    if (reply !== 'stream: OK') throw scanFailed(new Error(`clamd answered "${reply}"`))
  }
}

/** An unscanned upload must not be stored. */
function scanFailed(cause: unknown): Refusal {
  const refusal = new Refusal(503, 'busy', { retryAfter: 30 })
  refusal.cause = cause
  return refusal
}

async function scanWithClamd(host: string, port: number, bytes: Buffer, timeOutMs: number): Promise<string> {
  const socket = connect(port, host.replace(/^\[|\]$/g, ''))
  const signal = AbortSignal.timeout(timeOutMs)
  try {
    await once(socket, 'connect', { signal })
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes)
      socket.write(lengthOf(piece.length))
      // Backpressure: a slow scanner must not make us buffer the upload in memory.
      if (!socket.write(piece)) await once(socket, 'drain', { signal })
    }
    socket.write(lengthOf(0))
    return await readReply(socket, signal)
  } finally {
    socket.destroy()
  }
}

function lengthOf(count: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(count)
  return four
}

/** One line, terminated by NUL like the command. */
function readReply(socket: Socket, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    signal.addEventListener('abort', () => reject(new Error('clamd takes too long')))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd broke off')))
    socket.on('data', (chunk) => {
      reply += chunk.toString('utf8')
      const end = reply.indexOf('\0')
      if (end >= 0) resolve(reply.slice(0, end))
      else if (reply.length > longestReply) reject(new Error('clamd talks too much'))
    })
  })
}
