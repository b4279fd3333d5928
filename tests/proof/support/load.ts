import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** What one connection sends over and over. */
interface ListRequest {
  path: string
  headers: Record<string, string>
}

/** The answers of a load by their status, each with how long it took in milliseconds. */
export type Answers = ReadonlyMap<number, readonly number[]>

export interface Connection {
  /** Asks once. @returns the answer's status */
  ask(): Promise<number>
}

const headEnd = '\r\n\r\n'

/**
 * A connection that reads of its answers only how they begin and where they end. It shares the machine with the server
 * that it measures: HTTP clients take longer for a refusal than the server does.
 */
async function open(url: string, { path, headers }: ListRequest): Promise<Connection> {
  const { hostname, port, host } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  let answer = ''
  let waiting: PromiseWithResolvers<number> | undefined
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    answer += text
    const end = answer.indexOf(headEnd)
    if (end < 0) return
    const length = /content-length: (\d+)/i.exec(answer)?.[1]
    if (answer.length < end + headEnd.length + Number(length)) return
    const status = Number(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    answer = ''
    waiting?.resolve(status)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  return {
    ask() {
      waiting = Promise.withResolvers()
      socket.write(request)
      return waiting.promise
    },
  }
}

/** Milliseconds between two looks at what is to be sent. */
const tick = 5

/** Opens connections, one after the other, and has an answer on each. @param requests what each of them asks for */
export async function openConnections(url: string, requests: readonly ListRequest[]): Promise<Connection[]> {
  const connections: Connection[] = []
  for (const one of requests) {
    const connection = await open(url, one)
    await connection.ask()
    connections.push(connection)
  }
  return connections
}

/**
 * Asks over many connections.
 * @param rate requests per second, sent evenly by whichever connections wait for no answer; without it each sends the
 * next one when it has its answer
 * @returns the answers of these seconds
 */
export async function offer(
  connections: readonly Connection[],
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<Answers> {
  const answers = new Map<number, number[]>()
  const keep = (status: number, ms: number) => {
    const alike = answers.get(status)
    if (alike) alike.push(ms)
    else answers.set(status, [ms])
  }
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1_000
  async function ask(connection: Connection): Promise<void> {
    const sent = performance.now()
    const status = await connection.ask()
    if (elapsed() <= seconds) keep(status, performance.now() - sent)
  }
  if (rate === undefined)
    await Promise.all(
      connections.map(async (connection) => {
        while (elapsed() < seconds) await ask(connection)
      }),
    )
  else {
    const free = [...connections]
    const inProgress = new Set<Promise<void>>()
    let sent = 0
    while (elapsed() < seconds) {
      for (; sent < elapsed() * rate; sent += 1) {
        const connection = free.shift()
        if (!connection) break
        const answered = ask(connection).then(() => {
          free.push(connection)
          inProgress.delete(answered)
        })
        inProgress.add(answered)
      }
      await delay(tick)
    }
    await Promise.all(inProgress)
  }
  return answers
}
