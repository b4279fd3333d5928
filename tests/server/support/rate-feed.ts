import { createServer, type ServerResponse } from 'node:http'

export interface TestFeed {
  url: string
  /** The number of requests so far. */
  requestCount(): number
  /** Sets the answer from now on. */
  answers(behave: (response: ServerResponse) => void): void
  close(): Promise<void>
}

export const json = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A local feed of rates in the format of public ones, with answers set by the test. */
export async function startFeed(): Promise<TestFeed> {
  let behave = json({})
  let requestCount = 0
  const server = createServer((_request, response) => {
    requestCount += 1
    behave(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/latest`,
    requestCount: () => requestCount,
    answers: (next) => {
      behave = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
