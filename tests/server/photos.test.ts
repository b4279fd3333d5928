import { calls, type AuditEntry } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { restore } from '../../server/backup/restore.ts'
import { day, hour } from '../../server/database/clock.ts'
import { files } from '../../server/database/schema/index.ts'
import { createFolderStore } from '../../server/files/store.ts'
import { removeFiles, removeUnnamed } from '../../server/jobs/remove-files.ts'
import { readConfig } from '../../server/main.ts'
import { openTestDatabase } from '../proof/support/services.ts'
import { Counter } from './support/counter.ts'
import { addressInput, cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { runOps } from './support/ops.ts'
import { newFolder } from './support/process.ts'
import { createDatabase, anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const APP_KEY = 'the-key-that-photos-are-sealed-with-000'
const { log } = Fastify()
const reason = 'Of another parcel'

describe.each(databases)('a photo of the wrong parcel on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind, { appKey: APP_KEY })
    counter = new Counter(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const received = async () => {
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    return code
  }
  const adds = async (code: string) => {
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    const path = calls.opsPhoto.path.replace('{cart_code}', code)
    const { status, body } = await counter.operator.send<{ url: string }>('POST', path, form)
    expect(status).toBe(200)
    return basename(body.url)
  }
  const removes = (cart_code: string, file_id: string) =>
    counter.operator.call(calls.opsRemovePhoto, { params: { cart_code, file_id }, body: { reason } })
  const shown = async (code: string) =>
    (await customer.cart(code)).actual_photos.map(({ url }) => basename(url))
  const opens = async (id: string) => {
    const by = [customer, counter.operator]
    return Promise.all(by.map(async (one) => (await one.send('GET', `/api/file/${id}`)).status))
  }
  const removals = async () => {
    const { results } = (await counter.operator.call(calls.opsAudit, { query: { page: 1, page_size: 100 } }))
      .body
    return results.filter(({ action }: AuditEntry) => action === 'photo_remove')
  }
  const stored = (id: string) => join(server.dataFolder, 'files', id.slice(0, 2), id)

  it('is removed, once, and nobody opens it any more', async () => {
    const code = await received()
    const [wrong, right] = [await adds(code), await adds(code)]
    expect([await shown(code), await opens(wrong)]).toEqual([
      [wrong, right],
      [200, 200],
    ])
    const before = (await removals()).length
    expect((await removes(code, wrong)).body).toEqual({ action: true, cart_code: code, file_id: wrong })
    expect([await shown(code), await opens(wrong), await opens(right)]).toEqual([
      [right],
      [404, 404],
      [200, 200],
    ])
    expect((await removes(code, wrong)).body).toEqual({ action: true, cart_code: code, file_id: wrong })
    const entries = await removals()
    expect(entries).toHaveLength(before + 1)
    expect(entries[0]).toMatchObject({ actor: 'machine', subject: code, detail: { file_id: wrong, reason } })
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is, once removed, no file of its customer any more', async () => {
    const code = await received()
    const id = await adds(code)
    const input = cartInput(customer.addressId)
    const saves = async () =>
      customer.call(calls.saveCart, {
        body: { ...input, setup: { ...input.setup, invoice_file: id } },
        headers: { 'Idempotency-Key': randomUUID() },
      })
    const keeps = () =>
      customer.call(calls.createAddress, {
        body: { ...addressInput(), npwp: '0012345678901234', npwp_file: id },
      })
    expect([(await saves()).status, (await keeps()).status]).toEqual([201, 201])
    await removes(code, id)
    expect(await saves()).toMatchObject({ status: 422, body: { errors: [{ field: 'setup.invoice_file' }] } })
    expect(await keeps()).toMatchObject({ status: 422, body: { errors: [{ field: 'npwp_file' }] } })
  })

  it('is not removed from another shipment, nor is what a customer has uploaded', async () => {
    const [code, other] = [await received(), await received()]
    const id = await adds(code)
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]), 'paper.jpg')
    const { body } = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    const stranger = await TestCustomer.register(server.url)
    const theirs = await stranger.savesCart()
    for (const [of, file] of [
      [other, id],
      [code, body.file_id],
      [code, 'no-such-photo'],
      ['SC-NOWHERE1', id],
    ] as const)
      expect((await removes(of, file)).status).toBe(404)
    await removes(code, id)
    // Whose it was is not told by the shipment of somebody else.
    expect((await removes(theirs, id)).status).toBe(404)
    expect(await opens(body.file_id)).toEqual([200, 200])
  })

  it('goes with the receipt that is undone', async () => {
    const code = await received()
    const id = await adds(code)
    const body = { reason }
    const { status } = await counter.operator.call(calls.opsUnreceive, { params: { cart_code: code }, body })
    expect([status, await shown(code), await opens(id)]).toEqual([200, [], [404, 404]])
  })

  it('is removed by a command, by the address that is shown', async () => {
    const code = await received()
    const id = await adds(code)
    const { output } = await runOps(server, 'show', code)
    const address = /\/api\/file\/\S+/.exec(output)?.[0] ?? ''
    expect(basename(address)).toBe(id)
    expect(await runOps(server, 'photo', 'remove', code, address, '--reason', reason)).toMatchObject({
      code: 0,
      output: `${code} is without the photo ${id}\n`,
    })
    expect(await shown(code)).toEqual([])
    expect((await runOps(server, 'photo', 'remove', code, address)).errors).toContain('--reason')
  })

  it('is in no backup, which is whole without it', async () => {
    const code = await received()
    const [right, wrong] = [await adds(code), await adds(code)]
    await removes(code, wrong)
    const place = { APP_KEY, DATA_DIR: server.dataFolder, DATABASE_URL: server.databaseUrl }
    const target = join(newFolder(), 'backup')
    await backUp(readConfig(place), target)
    expect([wrong, right].map((id) => existsSync(join(target, 'files', id)))).toEqual([false, true])
    const DATABASE_URL = kind === 'PostgreSQL' ? await createDatabase('template0') : undefined
    const home = { ...place, DATA_DIR: newFolder(), DATABASE_URL }
    await restore(readConfig(home), target)
    const again = join(newFolder(), 'again')
    await backUp(readConfig(home), again)
    expect(existsSync(join(again, 'files', right))).toBe(true)
    // The sweep deletes the bytes first; what is over by then is not missed.
    rmSync(stored(wrong))
    const checks = (await counter.operator.call(calls.opsCheck)).body.checks
    expect(checks.filter(({ broken }) => broken.length > 0)).toEqual([])
  })
})

describe.each(databases)('the files of removed photos on %s', (kind) => {
  const open = async () => {
    const opened = await openTestDatabase(kind)
    const { database } = opened.database
    const folder = newFolder()
    const store = createFolderStore(folder)
    const now = new Date()
    const customerId = await insertCustomer(database, now)
    const photoRow = { customerId, kind: 'parcel', contentType: 'image/jpeg', size: 1, sha256: '' }
    const row = { ...photoRow, createdAt: now }
    const services = { database: opened.database, files: store, log }
    const sweepRemoved = () => removeFiles(services)
    const sweep = async () => {
      await sweepRemoved()
      await removeUnnamed(services)
    }
    return { database, folder, store, now, row, sweep, sweepRemoved, close: opened.close }
  }

  it('are deleted a day later, no others, also where the bytes are gone, with what cut-off writes have left', async () => {
    const { database, folder, store, now, row, sweep, close } = await open()
    const book = async (name: string, removedAt: Date | null, hasBytes = true) => {
      const id = name.padEnd(24, '-')
      await database.insert(files).values({ ...row, id, removedAt })
      if (hasBytes) await store.write(id, Buffer.from('x'))
    }
    const ago = (ms: number) => new Date(now.getTime() - ms)
    await book('shown', null)
    await book('removed-now', ago(day - 60_000))
    await book('removed-before', ago(day + 60_000))
    await book('removed-and-gone', ago(2 * day), false)
    const [cutOff, written] = ['0bde96d0', '1bde96d0'].map((end) =>
      join(folder, 'sh', `${'shown'.padEnd(24, '-')}.${end}`),
    ) as [string, string]
    for (const path of [cutOff, written]) writeFileSync(path, 'by')
    utimesSync(cutOff, ago(2 * hour), ago(2 * hour))
    await sweep()
    expect([cutOff, written].map((path) => existsSync(path))).toEqual([false, true])
    const left = await database.select({ id: files.id }).from(files).orderBy(files.id)
    expect(left.map(({ id }) => id.replace(/-+$/, ''))).toEqual(['removed-now', 'shown'])
    await expect(store.read('removed-before'.padEnd(24, '-'))).rejects.toThrow('cannot be read')
    expect(await store.read('shown'.padEnd(24, '-'))).toEqual(Buffer.from('x'))
    await close()
  })

  it('are not the only ones: a file that no row names is deleted a month later, unless there are many of them', async () => {
    const { database, folder, store, now, row, sweep, sweepRemoved, close } = await open()
    const idOf = (name: string) => name.padEnd(24, '-')
    const write = async (id: string, age: number) => {
      await store.write(id, Buffer.from('x'))
      const at = new Date(now.getTime() - age)
      utimesSync(join(folder, id.slice(0, 2), id), at, at)
    }
    const named = Array.from({ length: 120 }, (_, at) => idOf(`${at}-named`))
    for (const id of named) await write(id, 31 * day)
    const [old, fresh] = [idOf('left'), idOf('written')]
    await write(old, 30 * day + hour)
    await write(fresh, 30 * day - hour)
    const remaining = async () => {
      const ids: string[] = []
      for await (const id of store.ids(now)) ids.push(id)
      return ids.toSorted()
    }
    await sweep()
    expect(await remaining()).toEqual([...named, old, fresh].toSorted())
    await database.insert(files).values(named.map((id) => ({ ...row, id })))
    // That walk through all files is not taken with the photos that were removed.
    await sweepRemoved()
    expect(await remaining()).toEqual([...named, old, fresh].toSorted())
    await sweep()
    expect(await remaining()).toEqual([...named, fresh].toSorted())
    await close()
  })
})
