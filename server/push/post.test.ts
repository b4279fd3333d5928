import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { post, PrivateAddress, publicOnly, type Lookup } from './post.ts'

const posting = { headers: {}, body: Buffer.from('x'), timeOutMs: 500 }

it.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['172.16.0.1'],
  ['192.168.1.1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['::1'],
  ['::'],
  ['fe80::1'],
  ['fd00:ec2::254'],
  ['::ffff:127.0.0.1'],
  ['::ffff:a00:1'],
  ['64:ff9b::a00:1'],
  ['142.250.4.95', '10.0.0.1'],
  ['10.0.0.1', '142.250.4.95'],
])('nothing is posted to a name that leads to %s', async (...addresses) => {
  const lookup: Lookup = (_name, options, done) => {
    expect(options.all).toBe(true)
    const found: LookupAddress[] = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    done(null, found)
  }
  const posted = post('https://fcm.googleapis.com/fcm/send/1', posting, { lookup })
  await expect(posted).rejects.toThrow(PrivateAddress)
})

it.each([true, false])(
  'a name that leads to the internet is connected to (all of its addresses: %s)',
  (all) => {
    const found = [
      { address: '142.250.4.95', family: 4 },
      { address: '2404:6800:4003::5f', family: 6 },
    ]
    const answers: unknown[] = []
    publicOnly((_name, _options, done) => done(null, found))('fcm.googleapis.com', { all }, (...answer) =>
      answers.push(...answer),
    )
    expect(answers).toEqual(all ? [null, found] : [null, '142.250.4.95', 4])
  },
)

it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://2130706433/'])(
  'nothing is posted to an address: %s',
  async (endpoint) => {
    await expect(post(endpoint, posting)).rejects.toThrow(PrivateAddress)
  },
)

it('a name without an address, and one that the system does not know, are refused as such', async () => {
  const none: Lookup = (_name, _options, done) => done(null, [])
  await expect(post('https://fcm.googleapis.com/', posting, { lookup: none })).rejects.toThrow(
    'has no address',
  )
  const unknown: Lookup = (_name, _options, done) => done(new Error('ENOTFOUND'), [])
  await expect(post('https://fcm.googleapis.com/', posting, { lookup: unknown })).rejects.toThrow('ENOTFOUND')
})

it('what never ends is read no further than its head, and what never answers is not waited for', async () => {
  let isClosed: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    isClosed = resolve
  })
  const server = createServer((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(201, { 'retry-after': '5' })
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => {
      clearInterval(timer)
      isClosed()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const fake = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect(await post(`${fake}/endless`, posting, { fake })).toEqual({ status: 201, retryAfter: '5' })
  await closed
  await expect(post(`${fake}/silent`, posting, { fake })).rejects.toThrow(/aborted/i)
  server.closeAllConnections()
  server.close()
})
