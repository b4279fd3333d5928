import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Shares } from '../base/config.ts'
import { networkOf, widerNetworkOf } from '../security/network.ts'
import { Refusal } from '../refusal/refusal.ts'

/** Seconds after which whoever has left too much unread may ask again. */
const retryAfter = 5

/**
 * Requests of one connection that are answered at a time. Browsers and proxies send the next one after the answer;
 * whoever sends a thousand in one segment and reads nothing would have all their answers wait in memory.
 */
const maxPerConnection = 8

const unanswered = new WeakMap<Socket, number>()

/** Counts a request until its answer has ended. @returns false for one too many, whose connection is closed */
export function mayBeAnswered({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node parses all that came in one segment, also after the connection was closed.
  if (socket.destroyed) return false
  const count = (unanswered.get(socket) ?? 0) + 1
  if (count > maxPerConnection) {
    socket.destroy()
    return false
  }
  unanswered.set(socket, count)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  return true
}

/** Bytes of an answer from which on it is held back, too. */
const largeAnswer = 64 * 1024

/**
 * Refuses a network further requests with 429 while it leaves more than `unreadPerNetwork` of its answers unread, and
 * large answers: many files may have been asked for before the first of them is there.
 */
export function limitUnread(
  app: FastifyInstance,
  { unreadPerNetwork }: Pick<Shares, 'unreadPerNetwork'>,
): void {
  const answers = new Map<string, Set<ServerResponse>>()
  const answersOf = new WeakMap<Socket, Set<() => void>>()

  /** Once an answer or its connection has ended: of one that waits behind others, Node does not always say it. */
  function onceEnded(answer: ServerResponse, socket: Socket, end: () => void): void {
    let waiting = answersOf.get(socket)
    if (!waiting) {
      const ends = (waiting = new Set())
      answersOf.set(socket, ends)
      socket.once('close', () => {
        for (const one of ends) one()
      })
    }
    waiting.add(end)
    answer.once('close', () => {
      waiting.delete(end)
      end()
    })
  }

  function requireRead(own: ReadonlySet<ServerResponse>): void {
    let unread = 0
    for (const answer of own) unread += answer.writableLength
    if (unread > unreadPerNetwork) throw new Refusal(429, 'too_many_at_once', { retryAfter })
  }

  const networkAt = (ip: string) => widerNetworkOf(networkOf(ip))

  app.addHook('onSend', async ({ ip }, _reply, answer) => {
    if (Buffer.isBuffer(answer) && answer.length > largeAnswer)
      requireRead(answers.get(networkAt(ip)) ?? new Set())
  })

  app.addHook('onRequest', async ({ ip, raw: { socket } }, { raw }) => {
    const network = networkAt(ip)
    const own = answers.get(network) ?? new Set()
    requireRead(own)
    answers.set(network, own.add(raw))
    onceEnded(raw, socket, () => {
      own.delete(raw)
      if (own.size === 0 && answers.get(network) === own) answers.delete(network)
    })
  })
}
