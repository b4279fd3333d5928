import { createServer, type Server, type Socket } from 'node:net'

/** Speaks clamd's INSTREAM: reports whatever contains `EICAR`, unless `answer` is set. */
export class TestScanner {
  port = 0
  readonly scanned: Buffer[] = []
  /** Replaces the computed answer; `null` never answers. */
  answer: string | null | undefined
  private readonly sockets = new Set<Socket>()
  private server: Server | undefined

  get url(): string {
    return `tcp://127.0.0.1:${this.port}`
  }

  async start(): Promise<this> {
    const server = createServer((socket) => this.serve(socket))
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
    const address = server.address()
    this.port = typeof address === 'object' && address ? address.port : 0
    this.server = server
    return this
  }

  stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    return new Promise((done) => (this.server ? this.server.close(() => done()) : done()))
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    socket.on('error', () => undefined)
    let came = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      came = Buffer.concat([came, chunk])
      const bytes = readStream(came)
      if (bytes === undefined) return
      this.scanned.push(bytes)
      const found = bytes.includes('EICAR')
      const answer =
        this.answer === undefined ? `stream: ${found ? 'Eicar-Test-Signature FOUND' : 'OK'}` : this.answer
      if (answer !== null) socket.end(`${answer}\0`)
    })
  }
}

/** The content of a complete INSTREAM command; undefined while it is incomplete. */
function readStream(came: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (came.length < command.length) return undefined
  if (came.toString('latin1', 0, command.length) !== command) throw new Error('not INSTREAM')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= came.length;) {
    const length = came.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(came.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
