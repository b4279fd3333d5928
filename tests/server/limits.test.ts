import { calls } from '@seberang/domain/api'
import { maxOpenCarts, uploadsADay } from '@seberang/domain/limits'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTexts } from '../../server/refusal/texts.ts'
import { advanceClock, Browser } from './support/api.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { wideLimits } from './support/limits.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const day = 86_400_000

describe.each(databases)('limits on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  it(`a customer uploads ${uploadsADay} files a day, also of what is refused`, async () => {
    const customer = await TestCustomer.register(server.url)
    const upload = async (who: Browser = customer) => {
      const form = new FormData()
      form.append('file_data', new Blob(['no picture']))
      return who.send('POST', calls.uploadFile.path, form)
    }
    for (let count = 0; count < uploadsADay; count += 1) expect((await upload()).status).toBe(422)
    const refused = await upload()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 80_000]).toEqual([429, true])
    await advanceClock(server.url, 60_000)
    expect((await upload(await TestCustomer.register(server.url))).status).toBe(422)
    await advanceClock(server.url, day)
    expect((await upload()).status).not.toBe(429)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('limits that all processes share', () => {
  it('a network gets so many access tokens a minute, and is told when the next one comes', async () => {
    const databaseUrl = await createDatabase()
    const rateLimits = { ...wideLimits, accessTokens: 4 }
    const shared = { databaseUrl, rateLimits, appKey: randomBytes(32).toString('base64') }
    const servers = [await startTestServer('PostgreSQL', shared), await startTestServer('PostgreSQL', shared)]
    const ask = (index: number) =>
      new Browser(servers[index]?.url ?? '').call(calls.createAccessToken, { body: { mode: 'web' } })
    // Each server alone would answer four.
    for (const index of [0, 0, 1, 1]) expect((await ask(index)).status).toBe(201)
    const refused = await ask(1)
    expect([refused.status, refused.body.message]).toEqual([429, answerTexts.id.too_many])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait > 0 && wait <= 60).toBe(true)
    await advanceClock(servers[0]?.url ?? '', 60_000)
    expect((await ask(0)).status).toBe(201)
    for (const server of servers) await server.close()
  })

  it('an access token is marked when it is used, and then kept', async () => {
    const server = await startTestServer('PostgreSQL', {}, 'new')
    const browser = await Browser.open(server.url)
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    const used = async () =>
      (await client.query('select used_at is not null as used from access_tokens')).rows.map(
        ({ used }) => used,
      )
    expect(await used()).toEqual([false])
    expect((await browser.call(calls.packages)).status).toBe(200)
    expect(await used()).toEqual([true])
    await client.end()
    await server.close()
  })

  it(`a customer has at most ${maxOpenCarts} shipments that are not finished, also when several are saved at once`, async () => {
    const server = await startTestServer('PostgreSQL')
    const customer = await TestCustomer.register(server.url)
    await customer.checksOut(await customer.savesCart())
    const first = await customer.savesCart()
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    // Saving as many as that through the API would take minutes.
    await client.query(
      `create temp table copies as select carts.* from carts, generate_series(1, ${maxOpenCarts - 3}) where code = '${first}'`,
    )
    await client.query(`update copies set id = 1000000 + numbered.at, code = 'SC' || numbered.at
      from (select ctid as place, row_number() over () as at from copies) numbered where copies.ctid = numbered.place`)
    await client.query('insert into carts overriding system value select * from copies')
    await client.query('update customers set last_notice = 100000')
    const save = () => customer.call(calls.saveCart, { body: cartInput(customer.addressId) })
    const both = await Promise.all([save(), save()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'carts_full',
      message: answerTexts.id.carts_full,
    })
    await client.query(`update carts set deleted_at = now() where code = 'SC1'`)
    for (const expected of [201, 409]) expect((await save()).status).toBe(expected)
    await client.query(
      `update carts set status = 'finished', invoice_id = (select max(id) from invoices) where code = 'SC2'`,
    )
    for (const expected of [201, 409]) expect((await save()).status).toBe(expected)
    // They have no log.
    await client.query('delete from carts where id > 1000000')
    await client.end()
    await server.close()
  }, 60_000)
})
