import { patternOf, type AnswerOf, type AnyCall } from '@seberang/domain/api'
import { vi } from 'vitest'

interface Received {
  call: string
  /** The path with its parameters and query. */
  url: string
  body: unknown
  headers: Headers
}

interface Reply {
  status: number
  /** Absent in an answer of 204. */
  body?: object
  headers?: Record<string, string>
}

type Handler = (received: Received) => Reply | Promise<Reply>

/** The answer of a call without what every answer has. */
export type Answer<C> = Omit<AnswerOf<C>, 'action' | 'message'>

/** Stands in for the server at `fetch`: everything above it, client, cache and forms, is the app's own. */
export interface FakeServer {
  answer: <C extends AnyCall>(
    call: C,
    answer: Answer<C> | ((received: Received) => Answer<C> | Promise<Answer<C>>),
  ) => void
  /** Answers or refuses, by what was received. */
  handle: (call: AnyCall, handle: Handler) => void
  refuse: (call: AnyCall, status: number, answer?: object) => void
  /** What was received of a call, in order. */
  received: (call: AnyCall) => readonly Received[]
  bodies: (call: AnyCall) => readonly unknown[]
  /** The calls that were received, in order. */
  log: () => readonly string[]
}

/** A call that no test prepared is answered by 404, which the client does not repeat. */
const unprepared: Handler = () => ({
  status: 404,
  body: { action: false, message: 'Not prepared by the test' },
})

export function fakeServer(): FakeServer {
  const handlers = new Map<string, { call: AnyCall; handle: Handler }>()
  const all: Received[] = []

  const answering = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    const { pathname } = new URL(url, 'http://localhost')
    const method = init?.method ?? 'GET'
    const found = [...handlers.values()].find(
      ({ call }) => call.method === method && patternOf(call.path).test(pathname),
    )
    const received: Received = {
      call: found?.call.id ?? `${method} ${pathname}`,
      url,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      headers: new Headers(init?.headers),
    }
    all.push(received)
    const { status, body, headers } = await (found?.handle ?? unprepared)(received)
    return new Response(status === 204 ? null : JSON.stringify(body), { status, ...(headers && { headers }) })
  }
  vi.stubGlobal('fetch', answering)

  return {
    answer: (call, answer) => {
      handlers.set(call.id, {
        call,
        handle: async (received) => ({
          status: call.ok,
          body: { action: true, ...(await (typeof answer === 'function' ? answer(received) : answer)) },
        }),
      })
    },
    handle: (call, handle) => void handlers.set(call.id, { call, handle }),
    refuse: (call, status, answer = {}) => {
      // A limit that ends soon would be waited for.
      const headers = status === 429 ? { 'Retry-After': '3600' } : undefined
      handlers.set(call.id, {
        call,
        handle: () => ({ status, body: { action: false, ...answer }, ...(headers && { headers }) }),
      })
    },
    received: (call) => all.filter((one) => one.call === call.id),
    bodies: (call) => all.filter((one) => one.call === call.id).map(({ body }) => body),
    log: () => all.map(({ call }) => call),
  }
}
