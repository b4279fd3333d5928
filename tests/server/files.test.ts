import { calls } from '@seberang/domain/api'
import { maxFiles, maxFilesMegabytes } from '@seberang/domain/limits'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Operator } from './support/api.ts'
import { runOps } from './support/ops.ts'
import { addressInput, TestCustomer } from './support/customer.ts'
import { untilWaiting } from './support/locks.ts'
import { storedFiles } from './support/stored-files.ts'
import {
  anyDatabase,
  createDatabase,
  databases,
  opsKey,
  startTestServer,
  type TestServer,
} from './support/server.ts'
import { harmlessUploads, hostileUploads, jpeg, secret } from './support/uploads.ts'

describe('uploads', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const upload = (bytes: Uint8Array, name = 'file') => {
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(bytes)]), name)
    return customer.send<{ file_id: string; content_type: string; url: string; size: number }>(
      'POST',
      calls.uploadFile.path,
      form,
    )
  }
  const download = (id: string) =>
    fetch(`${server.url}/api/file/${id}`, { headers: { Authorization: `Token ${customer.token}` } })
  const stored = () => storedFiles(server.dataFolder)

  it.each(Object.entries(hostileUploads))('%s is refused and leaves nothing', async (_, make) => {
    const before = stored().length
    const answer = await upload(await make(), 'photo.jpg')
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'file_data' }] } })
    expect(stored()).toHaveLength(before)
  })

  it('a file without a byte is told to be empty, not to be of a wrong kind', async () => {
    const answer = await upload(new Uint8Array(), 'bukti.jpg')
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file_data', message: 'Berkas ini kosong. Pilih berkas lain.' }] },
    })
  })

  const harmless = Object.entries(harmlessUploads)
  it.each(harmless)('%s is taken', async (_, { make, contentType }) => {
    const { status, body } = await upload(await make(), '../../../etc/passwd')
    expect([status, body.content_type]).toEqual([201, contentType])
    const answer = await download(body.file_id)
    expect(answer.headers.get('content-type')).toBe(contentType)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes).toHaveLength(body.size)
    // A browser would show a PDF, with whatever a reader of PDF understands.
    const isPicture = contentType.startsWith('image/')
    expect(answer.headers.get('content-disposition')).toBe(isPicture ? null : 'attachment')
  })

  const pictures = harmless.filter(([, { size }]) => size)
  it.each(pictures)('%s keeps nothing but its picture', async (_, { make, size = [0, 0] }) => {
    const { body } = await upload(await make())
    const bytes = await (await download(body.file_id)).arrayBuffer()
    const { width, height, space, exif, orientation, comments } = await sharp(bytes).metadata()
    expect({ width, height, space, exif, orientation, comments }).toEqual({
      width: size[0],
      height: size[1],
      space: 'srgb',
    })
  })

  it('nothing of what was hidden is on the disk, and no name of the sender’s', () => {
    const all = stored()
      .map(({ bytes }) => bytes.toString('latin1'))
      .join('')
    expect(stored().length).toBeGreaterThan(0)
    expect(all).not.toMatch(new RegExp(`${secret}|GPS|passwd`))
    const names = readdirSync(join(server.dataFolder, 'files'), { recursive: true }).map(String)
    expect(names.filter((name) => !/^[\w-]{2}(?:\/[\w-]{32})?$/.test(name))).toEqual([])
  })

  it('no stored file can be read without APP_KEY', async () => {
    await upload(await jpeg())
    const start = Buffer.from([0xff, 0xd8, 0xff])
    expect(stored().filter(({ bytes }) => bytes.subarray(0, 3).equals(start)).length).toBeGreaterThan(0)
    for (const { sealed, bytes } of stored()) {
      expect(sealed.subarray(0, 11).toString()).toBe('seberang-1 ')
      expect(sealed.includes(bytes.subarray(0, 16))).toBe(false)
    }
  })

  it('each reading of a tax paper is in the audit, with who read it; of another file none is', async () => {
    const operator = new Operator(server.url)
    const [paper, other] = [
      (await upload(await jpeg())).body.file_id,
      (await upload(await jpeg())).body.file_id,
    ]
    await customer.savesAddress({ npwp: '012345678901000', npwp_file: paper })
    for (const id of [paper, other]) {
      expect((await download(id)).status).toBe(200)
      const headers = { OpsKey: opsKey }
      expect((await fetch(`${server.url}/api/file/${id}`, { headers })).status).toBe(200)
    }
    const { results } = (
      await operator.call(calls.opsAudit, { query: { page: 1, page_size: 10, all: 'yes' } })
    ).body
    const readings = results.filter(({ action }) => action === 'read_paper')
    expect(readings.map(({ actor, subject }) => [actor, subject]).sort()).toEqual([
      [`customer:${customer.id}`, paper],
      ['machine', paper],
    ])
  })

  it('is in the audit also when another paper has replaced it', async () => {
    const paper = (await upload(await jpeg())).body.file_id
    const address_id = await customer.savesAddress({ npwp: '012345678901000', npwp_file: paper })
    await customer.call(calls.updateAddress, { params: { address_id }, body: addressInput() })
    const headers = { OpsKey: opsKey }
    expect((await fetch(`${server.url}/api/file/${paper}`, { headers })).status).toBe(200)
    const { results } = (
      await new Operator(server.url).call(calls.opsAudit, { query: { page: 1, page_size: 10 } })
    ).body
    expect(results).toContainEqual(
      expect.objectContaining({ actor: 'machine', action: 'read_paper', subject: paper }),
    )
  })

  it("one's own papers, read often, push no action of an operator out of the audit", async () => {
    const operator = new Operator(server.url)
    const paper = (await upload(await jpeg())).body.file_id
    await customer.savesAddress({ npwp: '012345678901000', npwp_file: paper })
    const headers = { OpsKey: opsKey }
    for (const _ of [1, 2]) await fetch(`${server.url}/api/file/${paper}`, { headers })
    for (let times = 0; times < 12; times += 1) expect((await download(paper)).status).toBe(200)
    const list = async (query: { page: number; all?: 'yes'; since?: string }) =>
      (await operator.call(calls.opsAudit, { query: { page_size: 1, ...query } })).body
    const [first, second] = [await list({ page: 1 }), await list({ page: 2 })]
    expect([...first.results, ...second.results]).toMatchObject([
      { actor: 'machine', action: 'read_paper', subject: paper },
      { actor: 'machine', action: 'read_paper', subject: paper },
    ])
    expect(first.next).toContain('page=2')
    const all = await list({ page: 1, all: 'yes' })
    expect(all.results).toMatchObject([{ actor: `customer:${customer.id}`, subject: paper }])
    expect(all.count).toBeGreaterThanOrEqual(first.count + 12)
    expect(all.next).toContain('all=yes')
    const since = new Date(Date.parse(first.results[0]?.at ?? '') - 1).toISOString()
    expect((await list({ page: 1, since })).count).toBeLessThanOrEqual(2)
    const byCommand = await runOps(server, 'audit')
    expect(byCommand.output).not.toContain('customer:')
    expect((await runOps(server, 'audit', '--all', '--page', '2')).output).toContain('read_paper')
  })

  it.each<[string, (path: string) => void]>([
    ['changed', (path) => writeFileSync(path, '<script>')],
    ['removed', (path) => rmSync(path)],
    [
      'replaced by a folder',
      (path) => {
        rmSync(path)
        mkdirSync(path)
      },
    ],
  ])('what was %s in the store is gone, in words, and the check names it', async (_, damage) => {
    const { body } = await upload(await jpeg())
    const path = join(server.dataFolder, 'files', body.file_id.slice(0, 2), body.file_id)
    const bytes = readFileSync(path)
    damage(path)
    const answer = await download(body.file_id)
    expect([answer.status, await answer.json()]).toEqual([
      410,
      {
        action: false,
        code: 'file_lost',
        message: 'Berkas ini sudah tidak ada pada kami. Unggah lagi kalau masih diperlukan.',
      },
    ])
    const { checks } = (await new Operator(server.url).call(calls.opsCheck)).body
    expect(checks.filter(({ broken }) => broken.length > 0)).toEqual([
      { name: 'the newest file of each kind opens', broken: [body.file_id] },
    ])
    rmSync(path, { recursive: true, force: true })
    writeFileSync(path, bytes)
    expect((await download(body.file_id)).status).toBe(200)
  })

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    [
      'only its beginning',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file_data"',
    ],
  ])('a multipart body with %s is malformed, not our failure', async (_, type, body) => {
    const answer = await customer.send('POST', calls.uploadFile.path, body || ' ', { 'content-type': type })
    expect([400, 422]).toContain(answer.status)
  })

  it('more than 10 MB, no file, and another field are refused', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await upload(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
    expect((await customer.send('POST', calls.uploadFile.path, {})).status).toBe(422)
    const form = new FormData()
    form.set('other', new Blob(['x']), 'x')
    expect((await customer.send('POST', calls.uploadFile.path, form)).status).toBe(422)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('the room for a customer’s files', () => {
  let server: TestServer
  let client: Client
  beforeAll(async () => {
    const databaseUrl = await createDatabase()
    server = await startTestServer('PostgreSQL', { databaseUrl })
    client = new Client({ connectionString: databaseUrl })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await server.close()
  })

  // Nothing was stored for them.
  afterEach(() => client.query(`delete from files where sha256 = ''`))

  const upload = async (customer: TestCustomer) => {
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await jpeg())]), 'photo.jpg')
    return customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
  }
  /** Older files, whose bytes are not needed. */
  const fill = ({ id }: TestCustomer, count: number, size: number, kind = 'upload') =>
    client.query(
      `insert into files (id, customer_id, kind, content_type, size, sha256, created_at)
       select md5($1 || kind || size || place), $1::bigint, kind, 'image/jpeg', size, '', '2020-01-01'
       from generate_series(1, $2::int) place, (values ($3::text, $4::int)) made (kind, size)`,
      [id, count, kind, size],
    )

  it('holds so many files; what operators add takes none of it', async () => {
    const customer = await TestCustomer.register(server.url)
    await fill(customer, maxFiles, 1, 'parcel')
    await fill(customer, maxFiles - 1, 1)
    expect((await upload(customer)).status).toBe(201)
    const before = storedFiles(server.dataFolder).length
    const refused = await upload(customer)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'file_data' }] } })
    expect(refused.text).toContain('Tempat berkasmu penuh: paling banyak 5000 berkas atau 2500 MB.')
    expect(storedFiles(server.dataFolder)).toHaveLength(before)
    expect((await upload(await TestCustomer.register(server.url))).status).toBe(201)
  })

  it('and so many bytes', async () => {
    const customer = await TestCustomer.register(server.url)
    await fill(customer, maxFilesMegabytes / 250, 250 * 1024 * 1024)
    const refused = await upload(customer)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'file_data' }] } })
  })

  it('is not passed by two uploads at once', async () => {
    const customer = await TestCustomer.register(server.url)
    await fill(customer, maxFiles - 1, 1)
    await client.query('begin')
    await client.query('select 1 from customers where id = $1 for update', [customer.id])
    const uploads = [upload(customer), upload(customer)]
    await untilWaiting(client, 2)
    await client.query('commit')
    const statuses = (await Promise.all(uploads)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 422])
  })
})
