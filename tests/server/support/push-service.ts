import type { DeviceNotice, DeviceSubscription } from '@seberang/domain/api'
import { importJWK, jwtVerify } from 'jose'
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine that takes everything, unless `answer` says otherwise. */
export class TestPushService {
  readonly received: ReceivedPush[] = []
  answer: (push: ReceivedPush, response: ServerResponse) => void | Promise<void> = (_, response) =>
    void response.writeHead(201)
  url = ''
  private readonly waiting: (() => void)[] = []
  private readonly server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const push = { path: request.url ?? '', headers: request.headers, body }
      this.received.push(push)
      await this.answer(push, response)
      response.end()
      for (const check of this.waiting) check()
    })
  })

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const address = this.server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    return this
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Resolves once so many have arrived. */
  has(count: number): Promise<ReceivedPush[]> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.received.length >= count) resolve(this.received)
      }
      this.waiting.push(check)
      check()
    })
  }

  /** Those of one device. */
  of({ subscription: { endpoint } }: TestDevice): ReceivedPush[] {
    return this.received.filter(({ path }) => endpoint === this.url + path)
  }
}

/** A browser as its push service knows it. Decrypts by RFC 8291 on its own, not by the library of the server. */
export class TestDevice {
  readonly subscription: DeviceSubscription
  private readonly pair = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor(service: string, name: string = randomUUID()) {
    const p256dh = this.pair.generateKeys('base64url')
    const keys = { p256dh, auth: this.auth.toString('base64url') }
    this.subscription = { endpoint: `${service}/push/${name}`, keys }
  }

  shows({ body }: ReceivedPush): DeviceNotice {
    const salt = body.subarray(0, 16)
    const senderEnds = 21 + body.readUInt8(20)
    const sender = body.subarray(21, senderEnds)
    const own = this.pair.getPublicKey()
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const secret = derived(this.auth, this.pair.computeSecret(sender), info, 32)
    const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const record = Buffer.concat([decipher.update(body.subarray(senderEnds, -16)), decipher.final()])
    return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString('utf8')) as DeviceNotice
  }
}

const derived = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** What the header of RFC 8292 says, once its signature is verified with the key that it names. */
export async function vapidOf({ headers }: ReceivedPush) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey)
  return { key, payload }
}
