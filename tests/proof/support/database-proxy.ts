import { connect, createServer, type Socket } from 'node:net'

/** What becomes of a connection on which a statement is sent. */
export type Fate =
  | 'nothing'
  /** The statement does not arrive. */
  | 'cut before'
  /** The statement arrives, its answer does not. */
  | 'cut after'
  /** As the last, but the connection breaks without waiting for the answer. */
  | 'cut at once'

export interface DatabaseProxy {
  /** DATABASE_URL by way of the proxy. */
  url: string
  close(): Promise<void>
}

/** A simple query of PostgreSQL's protocol: the kind that `begin` and `commit` are sent as. */
function messageOf(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`)
  const head = Buffer.alloc(5, 'Q')
  head.writeInt32BE(4 + text.length, 1)
  return Buffer.concat([head, text])
}

/**
 * Stands between a server and its PostgreSQL and breaks connections.
 * @param fateOf asked at each of this statement: `commit`, `begin`
 */
export async function startDatabaseProxy(
  databaseUrl: string,
  statement: string,
  fateOf: () => Fate,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const message = messageOf(statement)
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    let isAnswerDropped = false
    const end = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket.setNoDelay())
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (chunk: Buffer) => {
      const fate = chunk.includes(message) ? fateOf() : 'nothing'
      if (fate === 'cut before') end()
      else if (fate === 'cut at once') server.write(chunk, end)
      else {
        isAnswerDropped = fate === 'cut after'
        server.write(chunk)
      }
    })
    server.on('data', (chunk: Buffer) => {
      if (isAnswerDropped) end()
      else client.write(chunk)
    })
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('the proxy does not listen')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => proxy.close(done))
    },
  }
}
