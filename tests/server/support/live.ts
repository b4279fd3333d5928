import { readServerFrame, socketPath, type Notice, type ServerFrame } from '@seberang/domain/api'
import { WebSocket, type ClientOptions } from 'ws'

/** A client of the live connection. */
export class LiveClient {
  readonly socket: WebSocket
  readonly frames: ServerFrame[] = []
  /** The code that the connection was closed with. */
  readonly closed: Promise<number>
  private readonly waiting: (() => void)[] = []

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url.replace('http', 'ws') + socketPath, options)
    this.socket.on('error', () => undefined)
    this.socket.on('message', (data: Buffer) => {
      const frame = readServerFrame(data.toString())
      if (frame) this.frames.push(frame)
      this.wake()
    })
    this.closed = new Promise((done) => this.socket.on('close', done))
    this.socket.on('close', () => this.wake())
  }

  /** Opens a connection and authenticates; resolves once the server has sent its newest notice id. */
  static async open(url: string, token: string, since?: number): Promise<LiveClient> {
    const client = new LiveClient(url)
    await client.opened()
    client.send({ type: 'auth', token, since })
    await client.answered()
    return client
  }

  opened(): Promise<void> {
    return new Promise((done, fail) => {
      this.socket.once('open', done)
      this.socket.once('close', () => fail(new Error('closed')))
      this.socket.once('unexpected-response', (_, answer) => fail(new Error(String(answer.statusCode))))
    })
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Everything received before the answer to a ping, that is, everything sent so far. */
  async pong(): Promise<ServerFrame[]> {
    await this.answered()
    return this.frames.splice(0)
  }

  private async answered(): Promise<void> {
    this.send({ type: 'ping' })
    const isPong = (frame: ServerFrame) => 'type' in frame
    await this.until((frames) => frames.some(isPong))
    this.frames.splice(this.frames.findIndex(isPong), 1)
  }

  /** Removes and returns frames once this many have arrived. Throws when the connection ends before. */
  async take(count: number): Promise<ServerFrame[]> {
    await this.until((frames) => frames.length >= count)
    return this.frames.splice(0)
  }

  /** Removes and returns everything received up to the first frame on a topic, once there is one. */
  async upTo(topic: Notice['topic']): Promise<ServerFrame[]> {
    const isOnTopic = (frame: ServerFrame) => 'topic' in frame && frame.topic === topic
    await this.until((frames) => frames.some(isOnTopic))
    return this.frames.splice(0, this.frames.findIndex(isOnTopic) + 1)
  }

  private async until(enough: (frames: ServerFrame[]) => boolean): Promise<void> {
    while (!enough(this.frames)) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed')
      await new Promise<void>((done) => this.waiting.push(done))
    }
  }

  private wake(): void {
    for (const wake of this.waiting.splice(0)) wake()
  }
}
