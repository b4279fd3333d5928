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

/** Refuses a network further requests with 429 while it leaves more than `unreadPerNetwork` of its answers unread. */
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

  app.addHook('onRequest', async ({ ip, raw: { socket } }, { raw }) => {
    const network = widerNetworkOf(networkOf(ip))
    const own = answers.get(network) ?? new Set()
    let unread = 0
    for (const answer of own) unread += answer.writableLength
    if (unread > unreadPerNetwork) throw new Refusal(429, 'too_many_at_once', { retryAfter })
    answers.set(network, own.add(raw))
    onceEnded(raw, socket, () => {
      own.delete(raw)
      if (own.size === 0 && answers.get(network) === own) answers.delete(network)
    })
  })
}
