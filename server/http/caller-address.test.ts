import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createCallerAddress } from './caller-address.ts'

it.each<[proxies: string[], forwarded: string | undefined, address: string]>([
  [[], undefined, '127.0.0.1'],
  [[], '192.0.2.1', '127.0.0.1'],
  [['127.0.0.1'], undefined, '127.0.0.1'],
  [['127.0.0.1'], '192.0.2.9, 192.0.2.1', '192.0.2.1'],
  [['127.0.0.1', '10.0.0.0/8'], '192.0.2.9, 192.0.2.1, 10.1.2.3', '192.0.2.1'],
  [['127.0.0.1'], 'anything', 'anything'],
  [['127.0.0.1', '10.0.0.0/8'], '192.0.2.9:80, 192.0.2.1:1234, 10.1.2.3:443', '192.0.2.1:1234'],
  [['127.0.0.1', '2001:db8::/32'], '192.0.2.9, [2001:db8::1]:443', '192.0.2.9'],
  [['127.0.0.1'], '192.0.2.9, ::ffff:192.0.2.1', '::ffff:192.0.2.1'],
])(
  'with the proxies %j, X-Forwarded-For %j is from %s, to Fastify as well',
  async (proxies, forwarded, address) => {
    const { isTrusted, addressOf } = createCallerAddress(proxies)
    const app = Fastify({ trustProxy: isTrusted })
    app.get('/', (request) => [request.ip, addressOf(request.raw)])
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect((await app.inject({ url: '/', headers })).json()).toEqual([address, address])
    await app.close()
  },
)
