import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as received. */
  raw: string
  header: (name: string) => string
}

/** A mail server that accepts everything, unless `onMail` throws. */
export class TestMailServer {
  readonly received: ReceivedMail[] = []
  port = 0
  /** Called when a mail has arrived, before it is acknowledged; throws to refuse it. */
  onMail: (mail: ReceivedMail) => void = () => undefined
  private server: SMTPServer | undefined
  private readonly waiting: (() => void)[] = []

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(options: SMTPServerOptions = {}): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
          const to = session.envelope.rcptTo.map(({ address }) => address)
          const mail = readMail(from, to, Buffer.concat(chunks).toString('utf8'))
          try {
            this.onMail(mail)
          } catch (error) {
            callback(error instanceof Error ? error : new Error('refused'))
            return
          }
          this.received.push(mail)
          callback()
          for (const wake of this.waiting.splice(0)) wake()
        })
      },
      ...options,
    })
    server.on('error', () => undefined)
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
    const address = server.server.address()
    this.port = typeof address === 'object' && address ? address.port : 0
    this.server = server
    return this
  }

  /** Resolves once this many mails have been acknowledged. */
  async has(count: number): Promise<ReceivedMail[]> {
    while (this.received.length < count) await new Promise<void>((done) => this.waiting.push(done))
    return this.received
  }

  stop(): Promise<void> {
    return new Promise((done) => (this.server ? this.server.close(done) : done()))
  }
}

function readMail(from: string, to: string[], raw: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) =>
    head
      .split('\r\n')
      .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      .map((line) => line.slice(name.length + 1).trim())
      .join(' | ')
  return { from, to, raw, header }
}
