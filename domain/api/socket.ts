import { noticeTopics, type Notice } from './types/notice.ts'

/** Path of the WebSocket. */
export const socketPath = '/api/socket'

/** A client's first frame, and the pings that follow. `since` is the number of the last notice it received. */
export type ClientFrame = { type: 'auth'; token: string; since?: number } | { type: 'ping' }

/** Reply to a ping: every notice up to `last` has been sent on this connection. */
export interface Pong {
  type: 'pong'
  last: number
}

/** Frames from the server: notices of changes, and replies to pings. */
export type ServerFrame = Notice | Pong

/** Close codes of the server. A client reconnects after all of them except `unauthorized`. */
export const socketCloseCodes = {
  /** No valid token arrived within 5 seconds, or it is no longer valid. */
  unauthorized: 4401,
  /** A frame that is not part of the protocol, such as one whose `since` is no number. */
  malformed: 4400,
  /** The client did not read what was sent. */
  tooSlow: 4408,
  /** This customer has too many connections. */
  tooMany: 4429,
  /** The server is shutting down; another one is available or will be soon. */
  restart: 1012,
} as const

/** Maximum size of a client frame, in bytes. */
export const longestClientFrame = 4096

/** Parses a client frame. @returns null if it is not one. */
export function readClientFrame(text: string): ClientFrame | null {
  const frame = parse(text)
  if (frame === null) return null
  if (frame['type'] === 'ping') return { type: 'ping' }
  const { type, token, since } = frame
  if (type !== 'auth' || typeof token !== 'string') return null
  if (since === undefined || since === null) return { type, token }
  return isNumber(since) ? { type, token, since } : null
}

/** Parses a server frame. @returns null if this version does not know it. */
export function readServerFrame(text: string): ServerFrame | null {
  const frame = parse(text)
  if (frame === null) return null
  const { type, last, id, code, at } = frame
  if (type === 'pong') return isNumber(last) ? { type, last } : null
  const topic = topics.find((known) => known === frame['topic'])
  if (!isNumber(id) || !topic || typeof code !== 'string' || typeof at !== 'string') return null
  return { id, topic, code, at }
}

const topics = [...noticeTopics, 'resync'] as const
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
