import { calls } from '@seberang/domain/api'
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '../../server/base/metrics.ts'
import { requireWritable } from '../../server/database/require-writable.ts'
import { watchWriteFailures, writeFailureOf } from '../../server/database/write-failures.ts'
import type { Transaction } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { healthPath, registerHealth } from '../../server/http/health.ts'
import { answerTexts } from '../../server/refusal/texts.ts'
import { openServices, openTestDatabase } from '../proof/support/services.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { fillFolder } from './support/template.ts'
import { canMount, Disk } from '../proof/support/disk.ts'
import { endProcesses, startProcess } from './support/process.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const failed = (message: string, code: string) => Object.assign(new Error(message), { code })

describe('a write that failed', () => {
  it.each([
    ['space', 'PostgreSQL and PGlite', failed('could not write to file "pg_wal/xlogtemp.42"', '53100')],
    ['space', 'the disk of the files', failed('write', 'ENOSPC')],
    ['space', 'the quota of the files', failed('write', 'EDQUOT')],
    ['read_only', 'a replica', failed('cannot execute INSERT in a read-only transaction', '25006')],
    ['read_only', 'a disk that became read-only', failed('open', 'EROFS')],
  ])('for want of what is told apart: %s, %s', (want, _of, error) => {
    expect(writeFailureOf(new Error('a query failed', { cause: error }))).toBe(want)
  })

  it.each(['53200', '23505', 'EIO', 'EMFILE'])('is not %s', (code) => {
    expect(writeFailureOf(failed('something else', code))).toBeUndefined()
  })
})

const noSpace = failed('no space left on device', 'ENOSPC')
const silent = { warn: () => undefined, error: () => undefined }

describe('whether anything can be saved again', () => {
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
  const watch = (change: { dataFolder?: string; write?: typeof writeFile } = {}) => {
    const { database } = opened.database
    return watchWriteFailures({
      database,
      dataFolder: folder,
      log: silent,
      metrics: createMetrics(),
      ...change,
    })
  }

  it('is found out by a file, of which nothing stays', async () => {
    let isFull = true
    let written = 0
    const failures = watch({
      // What a full disk takes is part of a file.
      async write(file, data, options) {
        written += 1
        await writeFile(file, isFull ? 'half' : data, options)
        if (isFull) throw noSpace
      },
    })
    expect([await failures.current(), written]).toEqual([undefined, 0])
    failures.note(noSpace)
    expect([await failures.current(), written, readdirSync(folder)]).toEqual(['space', 1, []])
    isFull = false
    expect([await failures.current(), written, readdirSync(folder)]).toEqual([undefined, 2, []])
    // From then on nothing is written any more.
    expect([await failures.current(), written]).toEqual([undefined, 2])
  })

  it('is unknown where a folder fails for another reason', async () => {
    const failures = watch({ dataFolder: join(folder, 'missing') })
    failures.note(noSpace)
    await expect(failures.current()).rejects.toThrow('ENOENT')
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
    const failures = watch({
      async write(file, ...rest) {
        written += 1
        await writeFile(file, ...rest)
      },
    })
    failures.note(noSpace)
    expect(await Promise.all([failures.current(), failures.current()])).toEqual(['space', 'space'])
    free.resolve()
    await hanging
    expect([await failures.current(), written]).toEqual([undefined, 1])
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
    services.writeFailures.note(noSpace)
    expect(await health()).toEqual([200, undefined])
    services.writeFailures.note(noSpace)
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
    expect([refused.status, refused.body]).toEqual([
      503,
      { action: false, message: answerTexts.id.not_saved },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBe(30)
    expect([await health(), await gauge()]).toEqual([[503, false, 'space'], '1'])
    await free()
    expect([await health(), await gauge()]).toEqual([[200, true, undefined], '0'])
    expect((await saves()).status).toBe(201)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a server whose database may only be read', () => {
  let server: TestServer
  let client: Client
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL')
    client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await server.close()
  })

  const name = () => new URL(server.databaseUrl ?? '').pathname.slice(1)
  /** As after a failover: the connections break, and new ones lead to a replica. */
  const becomeReplica = async () => {
    await client.query(`alter database ${name()} set default_transaction_read_only = on`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name()],
    )
  }
  /** The connections that were made meanwhile stay as they are. */
  const becomePrimary = () => client.query(`alter database ${name()} reset default_transaction_read_only`)

  it('says so to customers and to whoever watches, and works again without a restart', async () => {
    const customer = await TestCustomer.register(server.url)
    const saves = () => customer.call(calls.saveCart, { body: cartInput(customer.addressId) })
    const health = async () => {
      const answer = await fetch(`${server.url}/api/health`)
      return [answer.status, ((await answer.json()) as { failed?: string }).failed]
    }
    const acknowledged = await customer.savesCart()
    await becomeReplica()
    const refused = await vi.waitFor(async () => {
      const answer = await saves()
      // Those whose connection broke are told to come again at once.
      expect(answer.body).toEqual({ action: false, message: answerTexts.id.not_saved })
      return answer
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await health()).toEqual([503, 'read_only'])
    await becomePrimary()
    expect(await health()).toEqual([200, undefined])
    await vi.waitFor(async () => expect((await saves()).status).toBe(201), { timeout: 10_000 })
    expect((await customer.cart(acknowledged)).cart_code).toBe(acknowledged)
  })

  it('is written to by the first transaction after it, over connections of before', async () => {
    const opened = await openDatabase({ databaseUrl: server.databaseUrl, dataFolder: '' })
    const { database } = opened
    const reads = () =>
      Promise.all(Array.from({ length: 5 }, () => database.execute(sql`select pg_sleep(0.2)`)))
    await becomeReplica()
    await vi.waitFor(reads)
    const write = (transaction: Transaction) =>
      transaction.execute(sql`create temporary table written on commit drop as select 1`)
    await expect(database.transaction(write)).rejects.toThrow('Failed query')
    await becomePrimary()
    await database.transaction(write)
    await opened.close()
  })
})

describe('an embedded database', () => {
  it('refuses work while its disk has no room, and goes on when there is room again', async () => {
    let isFull = false
    const client = requireWritable(await PGlite.create(), tmpdir(), () => isFull)
    const ways = [
      () => client.query('select 1'),
      () => client.exec('select 1'),
      () => client.transaction((transaction) => transaction.query('select 1')),
    ]
    for (const way of ways) {
      isFull = true
      await expect(way()).rejects.toMatchObject({ code: 'ENOSPC' })
      isFull = false
      await way()
    }
    await client.close()
  })
})

// Not every user may mount a disk; what the database refuses is held above, too.
describe.each(canMount() ? [200] : [])(
  'a server with an embedded database on a disk of %d MB',
  (megabytes) => {
    let disk: Disk
    let url: string
    let customer: TestCustomer
    beforeEach(async () => {
      const mounted = Disk.mount(megabytes)
      if (!mounted) throw new Error('no disk is mounted')
      disk = mounted
      fillFolder(disk.folder)
      url = await startProcess({ DATA_DIR: disk.folder, WIDE_LIMITS: 'yes' }).ready
      customer = await TestCustomer.register(url)
    })
    afterEach(() => {
      endProcesses()
      disk.unmount()
    })

    let version = 0
    const within = <Answer>(answer: Promise<Answer>) =>
      Promise.race([
        answer,
        pause(5_000).then(() => {
          throw new Error('nothing is answered within five seconds')
        }),
      ])
    /** More than 50 kB in the database's log. */
    const saves = async () => {
      const body = { body: { typed: randomBytes(40_000).toString('base64') }, version }
      const answer = await within(customer.call(calls.saveDraft, { params: { kind: 'import' }, body }))
      if (answer.status === 200) version += 1
      return answer
    }
    const health = async () => {
      const answer = await within(fetch(`${url}/api/health`))
      return [answer.status, ((await answer.json()) as { failed?: string }).failed]
    }
    const expectRefused = async () => {
      // Enough for a file of its log, if they were saved.
      for (let count = 0; count < 100; count += 1) {
        const { status, body } = await saves()
        expect([status, body]).toEqual([503, { action: false, message: answerTexts.id.not_saved }])
      }
    }
    const expectSaved = async () => {
      expect(await health()).toEqual([200, undefined])
      expect((await saves()).status).toBe(200)
      const { body } = await customer.call(calls.draft, { params: { kind: 'import' } })
      expect(body.data.version).toBe(version)
    }

    it('answers while its disk is full, and goes on when there is room again', async () => {
      version = 0
      expect((await saves()).status).toBe(200)
      const filler = join(disk.folder, 'filler')
      const { bavail, bsize } = statfsSync(disk.folder)
      // Less than a file of its log needs, and more than a draft.
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 15_000_000))
      await expectRefused()
      expect(await health()).toEqual([503, 'space'])
      rmSync(filler)
      await expectSaved()
    })

    it('answers while its disk may only be read, and goes on when it may be written to again', async () => {
      version = 0
      expect((await saves()).status).toBe(200)
      disk.mayOnlyBeRead(true)
      await expectRefused()
      expect(await health()).toEqual([503, 'read_only'])
      disk.mayOnlyBeRead(false)
      await expectSaved()
    })
  },
)
