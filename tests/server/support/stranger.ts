// A client that knows the product only from `GET /api/openapi.json` and `docs/api.md`: it imports none of our code.
import { createHmac, randomUUID } from 'node:crypto'

interface Operation {
  method: string
  path: string
  security: Record<string, unknown>[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  responses: Record<string, unknown>
}
interface OpenApi {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'> & { operationId: string }>>
}
interface CallInput {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
}

/** The canonical form of a request, as `docs/api.md` defines it. */
export function canonical(pathAndQuery: string, body: unknown): string {
  if (body !== undefined) return sorted(body)
  const [path = '', query = ''] = pathAndQuery.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${sorted(Reflect.get(value, name))}`).join(',')}}`
}
/** The value of the `tb-signature` header. */
export const signature = (key: string, text: string) =>
  createHmac('sha512', key).update(text).digest('base64url')

/** Calls the server by operation id. */
export class Stranger {
  accessToken = ''
  signingKey = ''
  token = ''
  /** The first answer of each operation. */
  readonly answers = new Map<string, unknown>()
  readonly url: string
  readonly opsKey: string
  readonly operations: Map<string, Operation>

  constructor(url: string, opsKey: string, operations: Map<string, Operation>) {
    this.url = url
    this.opsKey = opsKey
    this.operations = operations
  }

  /** A client of the server at a URL, with its operator key. */
  static async start(url: string, opsKey: string): Promise<Stranger> {
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) =>
          [operation.operationId, { ...operation, path, method: method.toUpperCase() }] as const,
      ),
    )
    return new Stranger(url, opsKey, new Map(operations))
  }

  operation(id: string): Operation {
    const operation = this.operations.get(id)
    if (!operation) throw new Error(`there is no operation ${id}`)
    return operation
  }

  /** Makes a call. Throws the server's answer when its status is not the documented one. */
  async call<Answer = unknown>(id: string, input: CallInput = {}): Promise<Answer> {
    const done = Object.keys(this.operation(id).responses).find((status) => status.startsWith('2'))
    const answer = await this.send(id, input)
    const text = await answer.text()
    if (answer.status !== Number(done)) throw new Error(`${id}: ${answer.status} ${text}`)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (!this.answers.has(id)) this.answers.set(id, body)
    return body as Answer
  }

  send(id: string, { path = {}, query, body, form, headers }: CallInput): Promise<Response> {
    const { method, path: template, security, parameters } = this.operation(id)
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const address = query ? `${filled}?${new URLSearchParams(query)}` : filled
    const schemes = this.schemesFor(security)
    const isSigned = parameters.some(({ name }) => name === 'tb-signature')
    return fetch(this.url + address, {
      method,
      headers: {
        'tb-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(schemes.includes('AccessToken') && { AccessToken: this.accessToken }),
        ...(schemes.includes('CustomerToken') && { Authorization: `Token ${this.token}` }),
        ...(schemes.includes('OpsKey') && { OpsKey: this.opsKey }),
        ...(method !== 'GET' && { 'Idempotency-Key': randomUUID() }),
        ...(isSigned && this.sign(address, body)),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
  }

  /** The security requirement with the most schemes among those the client can satisfy. */
  private schemesFor(security: Record<string, unknown>[]): string[] {
    const isAvailable = (scheme: string) => scheme !== 'CustomerToken' || this.token !== ''
    const [strictest] = security
      .map(Object.keys)
      .filter((schemes) => schemes.every(isAvailable))
      .sort((one, other) => other.length - one.length)
    return strictest ?? []
  }

  private sign(address: string, body: unknown): Record<string, string> {
    const [timestamp, nonce] = [String(Date.now()), randomUUID()]
    const text = [this.token || this.accessToken, timestamp, nonce, canonical(address, body)].join('\n')
    return {
      'tb-timestamp': timestamp,
      'tb-nonce': nonce,
      'tb-signature': signature(this.signingKey, text),
    }
  }

  /** Opens the live connection and authenticates. */
  async listen(): Promise<Live> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`)
    const frames: Frame[] = []
    const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)))
    await new Promise((done) => socket.addEventListener('open', done))
    socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)) as Frame))
    socket.send(JSON.stringify({ type: 'auth', token: this.token, since: 0 }))
    const until = async (isThere: (frame: Frame) => boolean) => {
      while (!frames.some(isThere))
        await new Promise((done) => socket.addEventListener('message', done, { once: true }))
    }
    return { frames, closed, until, ping: () => socket.send(JSON.stringify({ type: 'ping' })) }
  }
}

/** A message of the live connection. */
export interface Frame {
  id?: number
  type?: string
  topic?: string
  code?: string
}

/** An open live connection. */
export interface Live {
  frames: Frame[]
  /** The code that the connection was closed with. */
  closed: Promise<number>
  /** Resolves once a matching frame has arrived. */
  until(isThere: (frame: Frame) => boolean): Promise<void>
  ping(): void
}
