import type { IncomingMessage, ServerResponse } from 'node:http'
import { second } from '../database/clock.ts'

const longestMs = 5 * second

/**
 * Writes the body of an answer whose length and `connection: close` are in its head, and closes the connection once the
 * request has come to its end: closed before, it would be reset, and whoever still writes would never read the answer.
 * @param limits.bytes that are read and dropped at the most
 */
export function endOnceReceived(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  { bytes, ms = longestMs }: { bytes: number; ms?: number },
): void {
  response.write(body)
  const timer = setTimeout(() => end(), ms)
  let left = bytes
  const drop = ({ length }: Buffer) => {
    left -= length
    if (left < 0) end()
  }
  const end = () => {
    clearTimeout(timer)
    request.off('data', drop)
    response.end()
  }
  if (request.readableEnded || request.destroyed) end()
  else request.on('data', drop).once('end', end).once('close', end)
}
