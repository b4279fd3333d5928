import { calls } from '@seberang/domain/api'
import { avatarsADay } from '@seberang/domain/limits'
import { basename } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Operator } from './support/api.ts'
import { TestScanner } from './support/clamd.ts'
import { addressInput, assertHealthy, TestCustomer } from './support/customer.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { storedFiles } from './support/stored-files.ts'
import { harmlessUploads, hostileUploads, jpeg, pdf, secret } from './support/uploads.ts'

const day = 24 * 60 * 60_000

const uploads = async (customer: TestCustomer, bytes: Uint8Array, field = 'avatar') => {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)]), 'me.jpg')
  return customer.send<{ avatar_url: string; errors?: { field: string; message: string }[] }>(
    'POST',
    calls.uploadAvatar.path,
    form,
  )
}
const avatarOf = async (customer: TestCustomer) => {
  const { avatar, avatar_url } = (await customer.call(calls.profile)).body.customer
  return { avatar, avatar_url }
}
const saves = (customer: TestCustomer, avatar: string | null) =>
  customer.call(calls.saveProfile, { body: { avatar } })

describe.each(databases)('what represents a customer on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const register = async () => {
    customer = await TestCustomer.register(server.url)
  }
  const download = (path: string, by: TestCustomer = customer) =>
    fetch(`${server.url}${path}`, { headers: { Authorization: `Token ${by.token}` } })
  const upload = async () => (await uploads(customer, await jpeg())).body.avatar_url

  it('is nothing at first, then one of the drawings, then nothing again', async () => {
    await register()
    expect(await avatarOf(customer)).toEqual({ avatar: null, avatar_url: null })
    const saved = await saves(customer, 'avatar-07')
    expect(saved.body.customer).toMatchObject({ avatar: 'avatar-07', avatar_url: null })
    await customer.call(calls.saveProfile, { body: { first_name: 'Ayu' } })
    expect(await avatarOf(customer)).toEqual({ avatar: 'avatar-07', avatar_url: null })
    await saves(customer, null)
    expect(await avatarOf(customer)).toEqual({ avatar: null, avatar_url: null })
  })

  it.each(['avatar-00', 'avatar-38', 'avatar-7', 'sailboat-water', ''])('is not "%s"', async (avatar) => {
    await register()
    expect(await saves(customer, avatar)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'avatar' }] },
    })
  })

  it('is a photo, which replaces the drawing, and is replaced by one', async () => {
    await register()
    await saves(customer, 'avatar-37')
    const { status, body } = await uploads(customer, await jpeg())
    expect([status, await avatarOf(customer)]).toEqual([201, { avatar: null, avatar_url: body.avatar_url }])
    await saves(customer, 'avatar-01')
    expect(await avatarOf(customer)).toEqual({ avatar: 'avatar-01', avatar_url: null })
  })

  it.each([
    ['another photo', upload],
    ['a drawing', () => saves(customer, 'avatar-12')],
    ['nothing', () => saves(customer, null)],
  ])('is a photo that nobody opens any more once it is replaced by %s', async (_, replace) => {
    await register()
    const url = await upload()
    expect((await download(url)).status).toBe(200)
    await replace()
    expect((await download(url)).status).toBe(404)
  })

  it('is a photo that stays while the rest of the profile is saved', async () => {
    await register()
    const url = await upload()
    await customer.call(calls.saveProfile, { body: { first_name: 'Ayu' } })
    expect((await download(url)).status).toBe(200)
  })

  it('is read by nobody else: no other customer, no operator, nobody who is not signed in', async () => {
    await register()
    const url = await upload()
    const stranger = await TestCustomer.register(server.url)
    expect((await download(url, stranger)).status).toBe(404)
    expect((await new Operator(server.url).send('GET', url)).status).toBe(404)
    expect((await fetch(`${server.url}${url}`)).status).toBe(401)
  })

  it('proves nothing: it cannot be the paper of a tax number, since it may be replaced', async () => {
    await register()
    const npwp_file = basename(await upload())
    const body = { ...addressInput(), npwp: '012345678901000', npwp_file }
    expect(await customer.call(calls.createAddress, { body })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'npwp_file' }] },
    })
  })
})

describe('the photo of a customer', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())
  const asNew = async () => {
    customer = await TestCustomer.register(server.url)
  }

  const pictures = Object.entries(harmlessUploads).filter(([, { size }]) => size)
  it.each(pictures)('%s becomes a square without what it carried', async (_, { make, contentType }) => {
    await asNew()
    const { body } = await uploads(customer, await make())
    const headers = { Authorization: `Token ${customer.token}` }
    const answer = await fetch(`${server.url}${body.avatar_url}`, { headers })
    expect(answer.headers.get('content-type')).toBe(contentType)
    const { width, height, exif, orientation } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 512, height: 512 })
    const all = storedFiles(server.dataFolder).map(({ bytes }) => bytes.toString('latin1'))
    expect(all.join('')).not.toContain(secret)
  })

  const hostile = Object.entries(hostileUploads).filter(([name]) => !name.includes('PDF'))
  it.each([...hostile, ['a PDF', () => pdf()] as const])(
    '%s is refused and leaves nothing, nor takes the place of the former one',
    async (_, make) => {
      await asNew()
      await saves(customer, 'avatar-03')
      const before = storedFiles(server.dataFolder).length
      const answer = await uploads(customer, await make())
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'avatar' }] } })
      expect(storedFiles(server.dataFolder)).toHaveLength(before)
      expect((await avatarOf(customer)).avatar).toBe('avatar-03')
    },
  )

  it('says which kinds it takes, and asks for one that is missing', async () => {
    const { body } = await uploads(customer, pdf())
    expect(body.errors?.[0]?.message).toBe('Gunakan foto JPEG, PNG, atau WebP.')
    expect((await uploads(customer, await jpeg(), 'file_data')).status).toBe(422)
    expect((await customer.send('POST', calls.uploadAvatar.path, {})).status).toBe(422)
    expect((await uploads(customer, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  })

  it('is uploaded so many times a day, which limits no other upload', async () => {
    await asNew()
    for (let times = 0; times < avatarsADay; times += 1)
      expect((await uploads(customer, await jpeg())).status).toBe(201)
    const last = (await avatarOf(customer)).avatar_url
    const refused = await uploads(customer, await jpeg())
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect((await avatarOf(customer)).avatar_url).toBe(last)
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await jpeg())]), 'paper.jpg')
    expect((await customer.send('POST', calls.uploadFile.path, form)).status).toBe(201)
    await advanceClock(server.url, day)
    expect((await uploads(customer, await jpeg())).status).toBe(201)
  })
})

describe('with a scanner, the photo of a customer', () => {
  const scanner = new TestScanner()
  let server: TestServer
  beforeAll(async () => {
    await scanner.start()
    server = await startTestServer(anyDatabase, { clamdUrl: scanner.url })
  })
  afterAll(async () => {
    await server.close()
    await scanner.stop()
  })

  it('is refused at its own field when it is infected', async () => {
    const customer = await TestCustomer.register(server.url)
    const infected = Buffer.concat([await jpeg(), Buffer.from('EICAR')])
    expect(await uploads(customer, infected)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'avatar', message: 'Berkas ini mengandung virus dan tidak kami simpan.' }] },
    })
  })
})
