import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * How a stand-in behaves: `failing` answers 500, `garbage` an HTML page, `silent` never, and `lossy` does what was
 * requested but closes the connection before it answers.
 */
export type Behaviour = 'well' | 'failing' | 'garbage' | 'silent' | 'lossy'

export type Json = Record<string, unknown>
export type Reply = [status: number, body: object]

/** A stand-in of somebody whom the server calls. */
export interface Provider {
  url: string
  behaviour: Behaviour
  /** Resolves when the next request has come in, whatever it is answered. */
  nextRequest(): Promise<void>
  close(): Promise<void>
}

/** @param failure what it answers while it is failing */
export async function startProvider(
  answer: (request: IncomingMessage, body: Json) => Reply,
  failure: object,
): Promise<Provider> {
  let isRequested: () => void = () => undefined
  const provider: Provider = {
    url: '',
    behaviour: 'well',
    nextRequest: () => new Promise((resolve) => (isRequested = resolve)),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const reply = (response: ServerResponse, act: () => Reply) => {
    isRequested()
    if (provider.behaviour === 'silent') return
    if (provider.behaviour === 'failing') {
      response.writeHead(500).end(JSON.stringify(failure))
      return
    }
    if (provider.behaviour === 'garbage') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please wait</h1>')
      return
    }
    const [status, body] = act()
    if (provider.behaviour === 'lossy') response.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    void read(request).then((body) => reply(response, () => answer(request, body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  provider.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return provider
}

async function read(request: IncomingMessage): Promise<Json> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : (JSON.parse(text) as Json)
}
