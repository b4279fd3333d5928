import { calls } from '@seberang/domain/api'
import S3rver from '@20minutes/s3rver'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClamdScan } from '../../server/files/scan.ts'
import { openS3Store } from '../../server/files/s3.ts'
import { LostFile } from '../../server/files/store.ts'
import { readConfig, StartError, startServer } from '../../server/main.ts'
import { TestScanner } from './support/clamd.ts'
import { TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { newFolder } from './support/process.ts'
import { anyDatabase, createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { pdf } from './support/uploads.ts'

const id = 'a'.repeat(32)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function upload(customer: TestCustomer, bytes: Uint8Array) {
  const form = new FormData()
  form.set('file_data', new Blob([new Uint8Array(bytes)]), 'file')
  return customer.send<{ file_id: string; errors?: { message: string }[] }>(
    'POST',
    calls.uploadFile.path,
    form,
  )
}

/** A server in place of a store. @returns its address as in S3_URL */
async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://key:secret@127.0.0.1:${port}/seberang`, server, close }
}

/** One whose bucket is there, and whose reads are answered like this. */
const answering = (read: (response: ServerResponse) => void) =>
  listening(({ method }, response) => {
    if (method === 'HEAD') response.end()
    else read(response)
  })

describe('an S3-compatible store', () => {
  let store: S3rver
  let port: number
  const urlOf = (change: Partial<Record<'key' | 'secret' | 'bucket', string>> = {}) => {
    const { key = 'S3RVER', secret = 'S3RVER', bucket = 'seberang' } = change
    return `http://${key}:${secret}@127.0.0.1:${port}/${bucket}`
  }
  const startStore = async (directory = newFolder()) => {
    store = new S3rver({
      address: '127.0.0.1',
      port: port || 0,
      directory,
      silent: true,
      configureBuckets: [{ name: 'seberang' }],
    })
    port = (await store.run()).port
  }
  beforeEach(async () => {
    port = 0
    await startStore()
  })
  afterEach(() => store.close().catch(() => 'closed already'))

  it('returns what was written, byte for byte, and repeatedly', async () => {
    const files = await openS3Store(urlOf())
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
    await files.write(id, bytes)
    expect((await files.read(id)).equals(bytes)).toBe(true)
    await files.write(id, Buffer.from('newer'))
    expect((await files.read(id)).toString()).toBe('newer')
    await files.write(id, Buffer.alloc(0))
    expect(await files.read(id)).toHaveLength(0)
  })

  it('accepts only ids as names', async () => {
    const files = await openS3Store(urlOf())
    await expect(files.write('../other/secret', Buffer.from('x'))).rejects.toThrow('not a file id')
    await expect(files.read('')).rejects.toThrow('not a file id')
  })

  it('reports an outage as transient, and a missing object as lost', async () => {
    const files = await openS3Store(urlOf())
    await expect(files.read('b'.repeat(32))).rejects.toThrow(LostFile)
    await store.close()
    await expect(files.write(id, Buffer.from('x'))).rejects.toMatchObject({ status: 503 })
    await expect(files.read(id)).rejects.toMatchObject({ status: 503 })
  })

  it.each([
    ['at all', ''],
    ['to its end', 'half a fi'],
  ])('times out when it does not answer %s, whatever is collected meanwhile', async (_, beginning) => {
    const { url, close } = await answering((response) => {
      if (beginning) response.writeHead(200, { 'content-length': 1_000 }).write(beginning)
    })
    const files = await openS3Store(url, 500)
    const collecting = setInterval(collectGarbage, 100)
    await expect(files.read(id)).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } })
    clearInterval(collecting)
    close()
  })

  it('leads to no other address', async () => {
    let reached = 0
    const elsewhere = await listening((_request, response) => {
      reached += 1
      response.end('not ours')
    })
    const { url, close } = await answering((response) =>
      response.writeHead(307, { location: elsewhere.url }).end(),
    )
    const files = await openS3Store(url)
    await expect(files.read(id)).rejects.toMatchObject({ status: 503 })
    expect(reached).toBe(0)
    close()
    elsewhere.close()
  })

  it('that moved stops the start in one line', async () => {
    const { url, close } = await listening((_request, response) => response.writeHead(301).end())
    expect(await failure(url)).toBe('The file store of S3_URL cannot be used: it answers 301.')
    close()
  })

  it.each([
    ['beyond the size of any file', 30 * 1024 * 1024, () => false],
    ['for nobody', 1024, () => true],
  ])('is not read %s', async (_, size, isAborted) => {
    const { url, close } = await answering((response) => response.end(Buffer.alloc(size)))
    const files = await openS3Store(url)
    await expect(files.read(id, isAborted)).rejects.toMatchObject({ status: 503 })
    close()
  })

  const failure = async (S3_URL: string) => {
    try {
      await startServer(readConfig({ LOG_LEVEL: 'fatal', PORT: '0', DATA_DIR: newFolder(), S3_URL }))
    } catch (error) {
      if (error instanceof StartError) return error.message
      throw error
    }
    throw new Error('it started')
  }

  it.each([
    ['no bucket', { bucket: 'other' }, /^The file store of S3_URL cannot be used: it has no such bucket\.$/],
    ['a wrong key', { key: 'nobody' }, /^The file store of S3_URL cannot be used: it refuses the key\.$/],
    [
      'a wrong secret',
      { secret: 'wrong' },
      /^The file store of S3_URL cannot be used: it refuses the key\.$/,
    ],
  ])('with %s stops the start in one line', async (_, change, line) => {
    const message = await failure(urlOf(change))
    expect(message).toMatch(line)
    expect(message).not.toContain('S3RVER')
  })

  it('that does not answer stops the start in one line', async () => {
    // A port that no other test is given, as that of a closed store may be.
    expect(await failure('http://key:secret@127.0.0.1:1/files')).toBe(
      'The file store of S3_URL cannot be used: it does not answer.',
    )
  })

  it.each([
    ['no address', 'bucket'],
    ['another protocol', 's3://key:hush@host/bucket'],
    ['no key', 'http://host/bucket'],
    ['no secret', 'http://key@host/bucket'],
    ['no bucket', 'http://key:hush@host/'],
    ['a bucket in a folder', 'http://key:hush@host/a/b'],
  ])('S3_URL with %s is refused, without revealing the secret', (_, S3_URL) => {
    const read = () => readConfig({ S3_URL })
    expect(read).toThrow(/S3_URL must be an address like/)
    expect(read).not.toThrow(/hush/)
  })

  it.each(databases)(
    'serves the app on %s, and an upload that it cannot store is not recorded',
    async (kind) => {
      const server = await startTestServer(kind, { s3Url: urlOf() })
      const customer = await TestCustomer.register(server.url)
      const { status, body } = await upload(customer, await photo())
      expect(status).toBe(201)
      const read = () => customer.call(calls.readFile, { params: { file_id: body.file_id } })
      expect((await read()).headers.get('content-type')).toBe('image/jpeg')
      await store.close()
      const away = await upload(customer, await photo())
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await read()).status).toBe(503)
      await server.close({ unchecked: true })
    },
  )

  it('that hangs blocks nothing but files', async () => {
    let isHanging = false
    const stored = new Map<string, Buffer>()
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url = '' } = request
      if (method === 'PUT') stored.set(url, await buffer(request))
      if (method !== 'GET' || !isHanging) response.end(stored.get(url))
    }
    const { url: s3Url, server: hanging } = await listening(
      (request, response) => void answer(request, response),
    )
    const server = await startTestServer(anyDatabase, { s3Url })
    const customer = await TestCustomer.register(server.url)
    const { body } = await upload(customer, await photo())
    const read = () => customer.call(calls.readFile, { params: { file_id: body.file_id } })
    isHanging = true
    const begun = once(hanging, 'request')
    const reads = Array.from({ length: 50 }, read)
    await begun
    const profiles = await Promise.all(Array.from({ length: 5 }, () => customer.call(calls.profile)))
    expect(profiles.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    isHanging = false
    hanging.closeAllConnections()
    const statuses = (await Promise.all(reads)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(3)
    expect(statuses.filter((status) => status === 200)).toHaveLength(47)
    await server.close()
    hanging.close()
  })

  it.runIf(databases.includes('PostgreSQL'))('records no file whose bytes were not stored', async () => {
    const databaseUrl = await createDatabase()
    const server = await startTestServer('PostgreSQL', { databaseUrl, s3Url: urlOf() })
    const customer = await TestCustomer.register(server.url)
    await upload(customer, await photo())
    await store.close()
    await upload(customer, await photo())
    expect(await countFiles(databaseUrl)).toBe(1)
    await server.close()
  })
})

async function countFiles(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from files')
  await client.end()
  return rows[0]?.count ?? 0
}

describe('a scanner', () => {
  const scanner = new TestScanner()
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    await scanner.start()
    server = await startTestServer(anyDatabase, { clamdUrl: scanner.url })
    customer = await TestCustomer.register(server.url)
    await scanner.stop()
  })
  beforeEach(async () => {
    scanner.answer = undefined
    scanner.scanned.length = 0
    await scanner.start()
  })
  afterEach(() => scanner.stop())
  afterAll(() => server.close())

  it('receives exactly what was uploaded, and lets it pass', async () => {
    const bytes = await photo()
    expect((await upload(customer, bytes)).status).toBe(201)
    expect(scanner.scanned.map((seen) => seen.equals(bytes))).toEqual([true])
  })

  it('refuses infected files, and says so', async () => {
    const { status, body } = await upload(customer, pdf('(EICAR)'))
    expect([status, body.errors?.[0]?.message]).toEqual([
      422,
      'Berkas ini mengandung virus dan tidak kami simpan.',
    ])
  })

  it.each<[string, () => unknown]>([
    ['is away', () => scanner.stop()],
    ['fails', () => (scanner.answer = 'INSTREAM size limit exceeded. ERROR')],
    ['answers nonsense', () => (scanner.answer = 'stream: OK, or so')],
    ['answers nothing', () => (scanner.answer = '')],
  ])('that %s blocks every upload', async (_, breakIt) => {
    await breakIt()
    const answer = await upload(customer, await photo())
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('times out when it does not answer', async () => {
    scanner.answer = null
    await expect(createClamdScan(scanner.url, 100)(Buffer.from('x'))).rejects.toMatchObject({ status: 503 })
  })

  it('accepts more than fits into one chunk', async () => {
    const bytes = Buffer.alloc(3_000_000, 'abc')
    await createClamdScan(scanner.url)(bytes)
    expect(scanner.scanned[0]?.equals(bytes)).toBe(true)
  })

  it.each(['http://127.0.0.1:3310', 'tcp://127.0.0.1', 'clamd'])('CLAMD_URL refuses %s', (CLAMD_URL) => {
    expect(() => readConfig({ CLAMD_URL })).toThrow(/CLAMD_URL must/)
  })
})
