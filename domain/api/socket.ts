import { noticeTopics, type Notice } from './types/notice.ts'

/** Where the live connection is opened. */
export const socketPath = '/api/socket'

/** The first frame of a client, and then pings. `since` is the number of the last notice that it saw. */
export type ClientFrame = { type: 'auth'; token: string; since?: number } | { type: 'ping' }

/** Answers a ping: everything up to notice `last` has been sent on this connection. */
export interface Pong {
  type: 'pong'
  last: number
}

/** What the server sends: notices of what changed, and answers to pings. */
export type ServerFrame = Notice | Pong

/** Why the server closed. A client comes back after all of them but `unauthorized`. */
export const socketCloseCodes = {
  /** No valid token came within 5 seconds, or the one that came is no longer valid. */
  unauthorized: 4401,
  /** A frame that is none of a client's. */
  malformed: 4400,
  /** What was sent was not read. */
  tooSlow: 4408,
  /** This customer has more connections than anybody needs. */
  tooMany: 4429,
  /** The server goes; another is there or comes soon. */
  restart: 1012,
} as const

/** The longest frame that a client may send, in bytes. */
export const longestClientFrame = 4096

/** Reads what a client sent. @returns null for what is no frame of a client. */
export function readClientFrame(text: string): ClientFrame | null {
  const frame = parse(text)
  if (frame === null) return null
  if (frame['type'] === 'ping') return { type: 'ping' }
  const { type, token, since } = frame
  if (type !== 'auth' || typeof token !== 'string') return null
  if (since === undefined || since === null) return { type, token }
  return isNumber(since) ? { type, token, since } : null
}

/** Reads what the server sent. @returns null for what is no frame of this version's server. */
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
