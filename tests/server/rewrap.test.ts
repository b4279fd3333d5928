import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { rowsOf } from '../../server/database/database.ts'
import {
  auditLog,
  customers,
  drafts,
  files,
  idempotencyKeys,
  pushSubscriptions,
} from '../../server/database/schema/index.ts'
import { onPglite, onPostgres } from '../../server/machine/database.ts'
import { rewrapStored } from '../../server/machine/rewrap.ts'
import { readConfig, startServer, StartError } from '../../server/main.ts'
import { rewrap } from '../../server/security/sealed.ts'
import { deriveSecrets } from '../../server/security/secrets.ts'
import { Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { photo, uploads } from './support/files.ts'
import { TestDevice } from './support/push-service.ts'
import { startedFolder } from './support/process.ts'
import { createDatabase, databases, opsKey } from './support/server.ts'

const oldKey = 'the-key-that-everything-was-made-with-0'
const newKey = 'the-key-that-comes-after-the-first-one-0'
const params = { kind: 'import' }
const typed = { step: 2, products: [{ product_title: 'Sepatu 🥿' }] }

const nik = '3273046105940002'

describe.each(databases)('a new APP_KEY on %s', (kind) => {
  /** One installation, whose server is started several times. */
  async function openSite() {
    const dataFolder = startedFolder()
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    const place = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    return {
      start: (APP_KEY: string, APP_KEY_OLD?: string) =>
        startServer(
          readConfig({ ...place, APP_KEY, APP_KEY_OLD, OPS_KEY: opsKey, PORT: '0', LOG_LEVEL: 'fatal' }),
        ),
      rewrap: (keys: Record<string, string>) => rewrapStored(readConfig({ ...place, ...keys })),
      onDatabase: <Result>(work: (database: Database) => Promise<Result>) =>
        databaseUrl ? onPostgres(databaseUrl, work) : onPglite(dataFolder, work),
    }
  }
  type Site = Awaited<ReturnType<typeof openSite>>

  /** Stores a draft, an answer that repeats, a PIN, a KTP, a device, and a file; then the server ends. */
  async function fill({ start }: Site): Promise<{ email: string; file: string; key: string }> {
    const server = await start(oldKey)
    const customer = await TestCustomer.register(server.url)
    const key = randomUUID()
    expect(await saveDraft(customer, key)).toBe(200)
    const pin = { pin: '480217', otp_token: await customer.provesCode('PIN') }
    expect((await customer.call(calls.setPin, { body: pin })).status).toBe(201)
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    const { body } = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    const ktp = { ktp_number: nik, name: 'Ratna', file: await uploads(customer) }
    expect((await customer.call(calls.saveKtp, { body: ktp })).status).toBe(201)
    const { subscription } = new TestDevice('https://fcm.googleapis.com')
    expect((await customer.call(calls.addDevice, { body: subscription })).status).toBe(201)
    await server.close()
    return { email: customer.email, file: body.file_id, key }
  }

  /** Of version 0, which is in conflict with a saved one unless it is the same request. */
  async function saveDraft(customer: TestCustomer, key: string, body: object = typed): Promise<number> {
    const headers = { 'idempotency-key': key }
    return (await customer.call(calls.saveDraft, { params, body: { body, version: 0 }, headers })).status
  }

  async function signIn(url: string, email: string): Promise<TestCustomer> {
    const customer = new TestCustomer(url)
    const { accessToken, signingKey } = await Browser.open(url)
    Object.assign(customer, { accessToken, signingKey })
    customer.email = email
    await customer.signsIn()
    return customer
  }

  const readFile = async (url: string, file: string) =>
    (await fetch(`${url}/api/file/${file}`, { headers: { OpsKey: opsKey } })).status

  async function readDraft(url: string, email: string): Promise<unknown> {
    const customer = await signIn(url, email)
    const { status, body } = await customer.call(calls.draft, { params })
    return status === 200 ? body.data.body : status
  }

  const readKtp = async (url: string, email: string) =>
    (await (await signIn(url, email)).call(calls.ktp)).body.data?.number_masked

  const brokenAt = async (url: string) =>
    (await new Operator(url).call(calls.opsCheck)).body.checks
      .filter(({ name }) => name === 'what APP_KEY encrypted opens')
      .flatMap(({ broken }) => broken)

  it('opens everything once it was rewrapped, and does not start before', async () => {
    const site = await openSite()
    const { email, file, key } = await fill(site)
    await expect(site.start(newKey)).rejects.toThrow(/^APP_KEY is not the key that this data was encrypted/)

    const between = await site.start(newKey, oldKey)
    expect(await readDraft(between.url, email)).toEqual(typed)
    expect(await brokenAt(between.url)).toEqual([])
    expect(await readFile(between.url, file)).toBe(200)
    // A request that is repeated under the new key is still known by the one before, and so is another one.
    const customer = await signIn(between.url, email)
    expect(await saveDraft(customer, key)).toBe(200)
    expect(await saveDraft(customer, key, { ...typed, step: 3 })).toBe(409)
    await between.close()

    const first = await site.rewrap({ APP_KEY: newKey, APP_KEY_OLD: oldKey })
    expect(first).toMatchObject({ unreadable: [] })
    expect(first.changed).toBeGreaterThanOrEqual(6)
    const [device] = await site.onDatabase((database) => database.select().from(pushSubscriptions))
    expect(deriveSecrets('', newKey).open(device?.details ?? '')).toContain('fcm.googleapis.com')
    const noted = () =>
      site.onDatabase((database) => database.select().from(auditLog).where(eq(auditLog.action, 'rewrap')))
    const [owner] = await site.onDatabase((database) =>
      database.select().from(customers).where(eq(customers.email, email)),
    )
    expect(owner?.pinHash).not.toContain('argon2')
    expect(deriveSecrets('', newKey).open(owner?.pinHash ?? '')).toContain('argon2id')
    const detail = { changed: first.changed, unreadable: 0 }
    expect(await noted()).toMatchObject([{ actor: 'machine', subject: 'database', detail }])
    const second = await site.rewrap({ APP_KEY: newKey, APP_KEY_OLD: oldKey })
    expect(second).toEqual({ changed: 0, current: first.changed + first.current, unreadable: [] })
    expect(await noted()).toHaveLength(1)

    const after = await site.start(newKey)
    expect(await brokenAt(after.url)).toEqual([])
    expect(await readFile(after.url, file)).toBe(200)
    expect(await readDraft(after.url, email)).toEqual(typed)
    expect(await readKtp(after.url, email)).toBe('3273 04•• •••• 0002')
    await after.close()
  })

  it('does not start over files of another one, where nothing else is encrypted', async () => {
    const site = await openSite()
    await fill(site)
    await site.onDatabase(async (database) => {
      await database.delete(drafts)
      await database.delete(idempotencyKeys)
      await database.update(customers).set({ pinHash: null, pinSetAt: null })
    })
    await expect(site.start(newKey)).rejects.toThrow(/^APP_KEY is not the key that this data was encrypted/)
  })

  it('passes over photos that were removed and files that were written off, but not over others that are lost', async () => {
    const site = await openSite()
    const { email } = await fill(site)
    await site.onDatabase(async (database) => {
      const [customer] = await database.select().from(customers).where(eq(customers.email, email))
      const now = new Date()
      const sizes = { contentType: 'image/jpeg', size: 1, sha256: '' }
      const row = { id: 'r'.repeat(32), customerId: customer?.id ?? 0, kind: 'parcel', ...sizes }
      await database.insert(files).values([
        { ...row, createdAt: now, removedAt: now },
        { ...row, id: 'w'.repeat(32), createdAt: now, lostAt: now },
        { ...row, id: 'l'.repeat(32), createdAt: now },
      ])
    })
    const { unreadable } = await site.rewrap({ APP_KEY: newKey, APP_KEY_OLD: oldKey })
    expect(unreadable).toEqual([`files ${'l'.repeat(32)}`])
  })

  describe('row by row', () => {
    const [old, current] = [deriveSecrets('', oldKey), deriveSecrets('', newKey)]
    const answers = async (database: Database) =>
      rowsOf<{ answer: string }>(await database.execute(sql`select answer from idempotency_keys`))
    const insert = (database: Database, count: number, sealed: string) =>
      database.execute(sql`insert into idempotency_keys (owner, call, key, request_hash, status, answer, created_at)
        select 'customer:1', 'saveCart', 'key' || number, 'x', 200, ${sealed}, now()
        from generate_series(1, ${count}) as number`)

    it('names what neither key opens, and leaves it as it is', async () => {
      await (
        await openSite()
      ).onDatabase(async (database) => {
        const other = deriveSecrets('', 'a third key').seal('secret')
        await insert(database, 1, other)
        const unreadable = ['idempotency_keys customer:1 saveCart key1']
        expect(await rewrap(database, { old, current })).toEqual({ changed: 0, current: 0, unreadable })
        expect(await answers(database)).toEqual([{ answer: other }])
      })
    })

    it('leaves what is written meanwhile as it was written', async () => {
      await (
        await openSite()
      ).onDatabase(async (database) => {
        await insert(database, 1, old.seal('before'))
        const written = current.seal('meanwhile')
        let writing: Promise<unknown> | undefined
        const open = (sealed: string) => {
          writing ??= Promise.resolve(database.execute(sql`update idempotency_keys set answer = ${written}`))
          return old.open(sealed)
        }
        expect(await rewrap(database, { old: { ...old, open }, current })).toMatchObject({ changed: 0 })
        await writing
        expect(await answers(database)).toEqual([{ answer: written }])
      })
    })

    it('goes through all pages', async () => {
      await (
        await openSite()
      ).onDatabase(async (database) => {
        await insert(database, 1_100, old.seal('answer'))
        expect(await rewrap(database, { old, current })).toMatchObject({ changed: 1_100 })
        expect(await rewrap(database, { old, current })).toMatchObject({ changed: 0, current: 1_100 })
      })
    })
  })
})

it.each([{ APP_KEY: newKey }, { APP_KEY_OLD: oldKey }])('a key is missing beside %o', async (keys) => {
  await expect(rewrapStored(readConfig({ DATA_DIR: startedFolder(), ...keys }))).rejects.toThrow(StartError)
})
