import { calls } from '@seberang/domain/api'
import Fastify from 'fastify'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../server/base/metrics.ts'
import { createDiskSpace, isOutOfSpace } from '../../server/database/disk-space.ts'
import { healthPath, registerHealth } from '../../server/http/health.ts'
import { answerTexts } from '../../server/refusal/texts.ts'
import { openServices, openTestDatabase } from '../proof/support/services.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const failed = (message: string, code: string) => Object.assign(new Error(message), { code })

describe('a write that found no room', () => {
  it.each([
    ['PostgreSQL and PGlite', failed('could not write to file "pg_wal/xlogtemp.42"', '53100')],
    ['the disk of the files', failed('write', 'ENOSPC')],
    ['the quota of the files', failed('write', 'EDQUOT')],
  ])('is told apart: %s', (_of, error) => {
    expect(isOutOfSpace(new Error('a query failed', { cause: error }))).toBe(true)
  })

  it.each(['53200', '23505', 'EIO', 'EMFILE'])('is not %s', (code) => {
    expect(isOutOfSpace(failed('something else', code))).toBe(false)
  })
})

const noSpace = failed('no space left on device', 'ENOSPC')
const silent = { warn: () => undefined, error: () => undefined }

describe('whether there is room again', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let folder: string
  beforeEach(async () => {
    opened = await openTestDatabase('PGlite')
    folder = mkdtempSync(join(tmpdir(), 'seberang-space-'))
  })
  afterEach(async () => {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const diskSpace = (change: { dataFolder?: string; write?: typeof writeFile } = {}) => {
    const { database } = opened.database
    return createDiskSpace({ database, dataFolder: folder, log: silent, metrics: createMetrics(), ...change })
  }

  it('is found out by a file, of which nothing stays', async () => {
    let isFull = true
    let written = 0
    const space = diskSpace({
      // What a full disk takes is part of a file.
      async write(file, data, options) {
        written += 1
        await writeFile(file, isFull ? 'half' : data, options)
        if (isFull) throw noSpace
      },
    })
    expect([await space.hasRoom(), written]).toEqual([true, 0])
    space.note(noSpace)
    expect([await space.hasRoom(), written, readdirSync(folder)]).toEqual([false, 1, []])
    isFull = false
    expect([await space.hasRoom(), written, readdirSync(folder)]).toEqual([true, 2, []])
    // From then on nothing is written any more.
    expect([await space.hasRoom(), written]).toEqual([true, 2])
  })

  it('is unknown where a folder fails for another reason', async () => {
    const space = diskSpace({ dataFolder: join(folder, 'missing') })
    space.note(noSpace)
    await expect(space.hasRoom()).rejects.toThrow('ENOENT')
  })

  it('is not waited for as long as a database hangs, which is asked once', async () => {
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // It has one connection, so everything waits for a transaction.
    const hanging = opened.database.database.transaction(async () => {
      held.resolve()
      await free.promise
    })
    await held.promise
    let written = 0
    const space = diskSpace({
      async write(file, ...rest) {
        written += 1
        await writeFile(file, ...rest)
      },
    })
    space.note(noSpace)
    expect(await Promise.all([space.hasRoom(), space.hasRoom()])).toEqual([false, false])
    free.resolve()
    await hanging
    expect([await space.hasRoom(), written]).toEqual([true, 1])
  })

  it('is not what health blames for a database that has gone', async () => {
    const gone = await openTestDatabase('PGlite')
    const services = await openServices(gone.database, gone.dataFolder)
    const app = Fastify()
    registerHealth(app, services, { ready: true })
    const health = async () => {
      const answer = await app.inject(healthPath)
      return [answer.statusCode, answer.json<{ failed?: string }>().failed]
    }
    services.diskSpace.note(noSpace)
    expect(await health()).toEqual([200, undefined])
    services.diskSpace.note(noSpace)
    await gone.close()
    expect(await health()).toEqual([503, 'database'])
    await app.close()
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a server whose disk is full', () => {
  const token = 'a-token-for-the-metrics-of-the-tests'
  let server: TestServer
  let client: Client
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL', { metricsToken: token })
    client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await server.close()
  })

  // What PostgreSQL says when neither a shipment nor a new table finds room.
  const fill = () =>
    client.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create function no_table() returns event_trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on carts execute function no_room();
      create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_table()`)
  const free = () =>
    client.query(`drop event trigger full_disk; drop function no_table; drop function no_room cascade`)
  const health = async () => {
    const answer = await fetch(`${server.url}/api/health`)
    const { ready, failed: check } = (await answer.json()) as { ready: boolean; failed?: string }
    return [answer.status, ready, check]
  }
  const gauge = async () => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    return /^seberang_disk_full (\d)$/m.exec(await answer.text())?.[1]
  }

  it('says so to customers, to whoever watches and in its metrics, until there is room again', async () => {
    const customer = await TestCustomer.register(server.url)
    const saves = () => customer.call(calls.saveCart, { body: cartInput(customer.addressId) })
    expect([await health(), await gauge()]).toEqual([[200, true, undefined], '0'])
    await fill()
    // Nothing is written to find out, before a write has failed.
    expect(await health()).toEqual([200, true, undefined])
    const refused = await saves()
    // Nothing of what the database said.
    expect([refused.status, refused.body]).toEqual([503, { action: false, message: answerTexts.id.no_room }])
    expect(Number(refused.headers.get('retry-after'))).toBe(30)
    expect([await health(), await gauge()]).toEqual([[503, false, 'space'], '1'])
    await free()
    expect([await health(), await gauge()]).toEqual([[200, true, undefined], '0'])
    expect((await saves()).status).toBe(201)
  })
})
