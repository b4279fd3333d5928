import { calls, socketPath } from '@seberang/domain/api'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { folderError, isFull } from '../../server/base/folder-error.ts'
import type { Log } from '../../server/base/log.ts'
import { databaseSettings } from '../../server/base/settings.ts'
import { rowsOf } from '../../server/database/database.ts'
import { databaseError, migrationLock, openDatabase } from '../../server/database/open.ts'
import { readConfig, StartError, startServer, type Config } from '../../server/main.ts'
import { TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { fillFolder } from './support/template.ts'
import { freePort } from './support/port.ts'
import { newFolder, startedFolder, startProcess } from './support/process.ts'
import { createDatabase, databases, startTestServer } from './support/server.ts'
import { times } from '../proof/support/run.ts'
import { proved } from '../proof/support/table.ts'

const failure = async (environment: Record<string, string>) => {
  try {
    await startServer({ ...readConfig({ LOG_LEVEL: 'fatal', PORT: '0', ...environment }) })
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('it started')
}

const starts = times(1, 50)

describe('a data folder', () => {
  it(`is refused to a second process with the holder’s process id, and can be taken over after kill -9, ${starts} times`, async () => {
    const folder = startedFolder()
    for (let round = 0; round < starts; round += 1) {
      const { first, second, third } = await startThrice(folder)
      expect(second.code).toBe(1)
      expect(second.errors.trim()).toMatch(
        new RegExp(`^The data folder .* is in use by process ${first.child.pid}\\..*$`),
      )
      expect(third).toEqual({ health: 200, code: 0 })
    }
    proved(
      '21',
      'a second process on a data folder',
      'the second is refused and names the first; taken over after kill -9',
      `${starts} double starts, ${starts} starts after kill -9`,
    )
  }, 600_000)

  /** The second start while the first process runs, the third after its kill -9. */
  async function startThrice(folder: string) {
    const first = startProcess({ DATA_DIR: folder })
    await first.ready
    const second = await startProcess({ DATA_DIR: folder }).ended
    first.child.kill('SIGKILL')
    await first.ended
    const third = startProcess({ DATA_DIR: folder })
    const { status: health } = await fetch(`${await third.ready}/api/health`)
    third.child.kill('SIGTERM')
    return { first, second, third: { health, code: (await third.ended).code } }
  }

  it('whose first start was killed starts anew', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'database.creating'))
    writeFileSync(join(folder, 'database.creating', 'half'), '')
    const server = startProcess({ DATA_DIR: folder })
    await server.ready
    expect(existsSync(join(folder, 'database.creating'))).toBe(false)
  })

  it('keeps a database that was put there after a first start was killed', async () => {
    const folder = startedFolder()
    mkdirSync(join(folder, 'database.creating'))
    writeFileSync(join(folder, 'database', 'theirs'), '')
    await startProcess({ DATA_DIR: folder }).ready
    expect(existsSync(join(folder, 'database', 'theirs'))).toBe(true)
  })

  it('is readable by its owner only', async () => {
    const server = await startTestServer('PGlite', { opsKey: undefined })
    expect(statSync(join(server.dataFolder, 'ops-key')).mode & 0o777).toBe(0o600)
    expect(statSync(join(server.dataFolder, 'database')).mode & 0o077).toBe(0)
    // Its key is its own.
    await server.close({ unchecked: true })
  })
})

it('exits while code is being compiled and memory is short', () => {
  const [program, compiler] = ['./support/exit-while-compiling.ts', '../../server/base/compiler.ts'].map(
    (path) => resolve(import.meta.dirname, path),
  ) as [string, string]
  // Without the module, a process of this memory never exits.
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=24', program, compiler], {
    timeout: 60_000,
  })
  expect(status).toBe(3)
})

const loopback = Object.values(networkInterfaces()).flatMap((all = []) =>
  all.flatMap(({ internal, family, address }) => {
    if (!internal || !['127.0.0.1', '::1'].includes(address)) return []
    return family === 'IPv6' ? `[${address}]` : address
  }),
)

describe('a server that starts', () => {
  it('listens before its migrations are done, and says that it is not ready', async () => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const databaseUrl = databases.includes('PostgreSQL') ? await createDatabase() : undefined
    const release = databaseUrl ? await holdMigrations(databaseUrl) : undefined
    const server = startProcess({
      DATA_DIR: startedFolder(),
      PORT: String(port),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const health = await firstAnswer(`${url}/api/health`)
    expect([health.status, health.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await health.json()).toMatchObject({ action: false, ready: false, version: '0.1.0' })
    await release?.()
    expect(await server.ready).toBe(url)
    const after = await fetch(`${url}/api/health`)
    expect([after.status, await after.json()]).toMatchObject([200, { ready: true }])
  })

  it.runIf(databases.includes('PostgreSQL'))('has everything else repeated meanwhile', async () => {
    const port = await freePort()
    const databaseUrl = await createDatabase()
    const release = await holdMigrations(databaseUrl)
    const started = startServer({ ...readConfig({ LOG_LEVEL: 'fatal', PORT: String(port) }), databaseUrl })
    await firstAnswer(`http://localhost:${port}/api/health`)
    for (const [path, language, message] of [
      ['/', 'en', 'The server is busy.'],
      ['/api/health/else', 'id', 'Server sedang sibuk.'],
    ]) {
      const answer = await fetch(`http://localhost:${port}${path}`, {
        headers: { 'tb-language': language ?? '' },
      })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await answer.json()).toMatchObject({
        action: false,
        message: expect.stringContaining(message ?? '') as string,
      })
    }
    await release()
    await (await started).close()
  })

  it.runIf(databases.includes('PostgreSQL'))(
    'waits for one that migrates longer than any query may take, and says so once',
    async () => {
      const databaseUrl = await createDatabase()
      const release = await holdMigrations(databaseUrl)
      const log = { warn: vi.fn<Log['warn']>() }
      const started = openDatabase({ databaseUrl, dataFolder: '' }, log)
      await release(databaseSettings.lock_timeout)
      await (await started).close()
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(
        { advisoryLock: migrationLock },
        expect.stringContaining('the start waits for another process'),
      )
      await (await openDatabase({ databaseUrl, dataFolder: '' }, log)).close()
      expect(log.warn).toHaveBeenCalledOnce()
    },
  )

  it.each(loopback)('is reached at %s, as localhost may be either', async (host) => {
    const server = await startTestServer('PGlite')
    const { port } = new URL(server.url)
    expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200)
    const socket = new WebSocket(`ws://${host}:${port}${socketPath}`)
    await new Promise((done, fail) => {
      socket.addEventListener('open', done)
      socket.addEventListener('error', fail)
    })
    socket.close()
    await server.close()
  })

  it('outside production is not reached from other machines, unless HOST says so', async () => {
    const [address] = Object.values(networkInterfaces()).flatMap((all = []) =>
      all.filter(({ internal, family }) => !internal && family === 'IPv4'),
    )
    const reached = (port: string) =>
      fetch(`http://${address?.address ?? '127.0.0.2'}:${port}/api/health`).then(
        () => true,
        () => false,
      )
    const closed = await startTestServer('PGlite')
    expect(await reached(new URL(closed.url).port)).toBe(false)
    await closed.close()
    const open = await startTestServer('PGlite', { host: '0.0.0.0' })
    expect(await reached(new URL(open.url).port)).toBe(true)
    await open.close()
  })
})

/** Takes the lock under which processes migrate. @returns releases it, after a time by the database's clock */
async function holdMigrations(databaseUrl: string): Promise<(after?: string) => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  return async (after = '0s') => {
    await client.query('select pg_sleep_for($1::interval * 1.1)', [after])
    await client.end()
  }
}

/** The first answer of a server that is about to listen. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return answer
  }
}

describe('a data folder that cannot be used', () => {
  const another = 'set DATA_DIR to another folder.'

  it.each<[string, (folder: string) => string, string]>([
    [
      'is a file',
      (folder) => {
        writeFileSync(join(folder, 'data'), '')
        return join(folder, 'data')
      },
      `The data folder FOLDER cannot be made: a file has its name. Move the file away, or ${another}`,
    ],
    [
      'lies under a file',
      (folder) => {
        writeFileSync(join(folder, 'data'), '')
        return join(folder, 'data', 'inside')
      },
      `The data folder FOLDER cannot be made: a file has its name. Move the file away, or ${another}`,
    ],
    [
      'has a file for its database',
      (folder) => {
        writeFileSync(join(folder, 'database'), '')
        return folder
      },
      `The database FOLDER/database is no folder. Move it away, or ${another}`,
    ],
    [
      'has a damaged database',
      (folder) => {
        fillFolder(folder)
        writeFileSync(join(folder, 'database', 'PG_VERSION'), '')
        return folder
      },
      'The database in FOLDER/database is damaged, or of another version. Restore a backup, or set DATA_DIR to a folder that is empty.',
    ],
    [
      'has a database that lacks the file that it is known by',
      (folder) => {
        fillFolder(folder)
        rmSync(join(folder, 'database', 'PG_VERSION'))
        return folder
      },
      'The database in FOLDER/database is damaged, or of another version. Restore a backup, or set DATA_DIR to a folder that is empty.',
    ],
    [
      'has files of customers, but no database',
      (folder) => {
        mkdirSync(join(folder, 'files', 'ab'), { recursive: true })
        return folder
      },
      'The data folder FOLDER has files of customers, but no database. Restore a backup, or set DATA_DIR to a folder that is empty.',
    ],
    [
      'has a damaged database whose reader aborts',
      (folder) => {
        fillFolder(folder)
        writeFileSync(join(folder, 'database', 'global', 'pg_control'), '')
        return folder
      },
      'The database in FOLDER/database is damaged, or of another version. Restore a backup, or set DATA_DIR to a folder that is empty.',
    ],
    [
      'has a folder for its lock',
      (folder) => {
        mkdirSync(join(folder, 'database.lock'))
        return folder
      },
      `The data folder FOLDER cannot be written to. Check its disk, or ${another}`,
    ],
    [
      'has a folder for a key',
      (folder) => {
        fillFolder(folder)
        mkdirSync(join(folder, 'app-key'))
        return folder
      },
      'The key in FOLDER/app-key cannot be read: make it a file that this user may read.',
    ],
  ])('that %s ends the start with one line', async (_, prepare, message) => {
    const folder = prepare(newFolder())
    const { code, errors } = await startProcess({ DATA_DIR: folder }).ended
    expect([code, errors]).toEqual([1, `${message.replace('FOLDER', folder)}\n`])
  })

  it('whose parent may not be written to ends the start with one line', async () => {
    const parent = newFolder()
    chmodSync(parent, 0o555)
    const folder = join(parent, 'data')
    // The administrator may write everywhere.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}
    const { code, errors } = await startProcess({ DATA_DIR: folder }, nobody).ended
    expect([code, errors]).toEqual([
      1,
      `The data folder ${folder} may not be written to by this user. Make this user its owner, or ${another}\n`,
    ])
  })

  it.runIf(databases.includes('PostgreSQL')).each<[string, (folder: string) => string, string]>([
    [
      'is a file',
      (folder) => {
        writeFileSync(join(folder, 'data'), '')
        return join(folder, 'data')
      },
      `The data folder FOLDER cannot be made: a file has its name. Move the file away, or ${another}`,
    ],
    [
      'takes no folders',
      () => '/proc/data',
      `The data folder FOLDER is on a disk that is read-only. Mount it for writing, or ${another}`,
    ],
  ])('that %s ends the start with one line, also where only files lie in it', async (_, prepare, message) => {
    const folder = prepare(newFolder())
    const environment = { DATA_DIR: folder, DATABASE_URL: await createDatabase() }
    const keys = { APP_KEY: 'an application key', OPS_KEY: 'an operations key' }
    const { code, errors } = await startProcess({ ...environment, ...keys }).ended
    expect([code, errors]).toEqual([1, `${message.replace('FOLDER', folder)}\n`])
  })

  it.each([
    ['ENOSPC', 'The disk of the data folder /srv/data is full. Free some space, or '],
    ['EDQUOT', 'The disk of the data folder /srv/data is full. Free some space, or '],
    ['EROFS', 'The data folder /srv/data is on a disk that is read-only. Mount it for writing, or '],
    ['ENOENT', 'The data folder /srv/data is on a disk that is read-only. Mount it for writing, or '],
    ['EIO', 'The data folder /srv/data cannot be written to. Check its disk, or '],
  ])('is explained on %s', (code, remedy) => {
    const error = Object.assign(new Error(code), { code })
    expect(folderError('/srv/data', error).message).toBe(remedy + another)
  })

  it.runIf(process.platform === 'linux')('on a full disk is told apart from a damaged one', () => {
    // The kernel's own file system has no free space.
    expect(databaseError({ databaseUrl: undefined, dataFolder: '/proc' }, new Error('no')).message).toBe(
      `The disk of the data folder /proc is full. Free some space, or ${another}`,
    )
    expect(isFull(newFolder())).toBe(false)
  })
})

describe('a start that cannot succeed explains itself in one line', () => {
  it('a busy port', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '0.0.0.0', done))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await failure({ PORT: String(port), DATA_DIR: startedFolder() })).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    )
    await new Promise((done) => taken.close(done))
  })

  it('a host that is no address of this machine', async () => {
    expect(await failure({ HOST: '203.0.113.1', DATA_DIR: startedFolder() })).toBe(
      'HOST names 203.0.113.1, which is no address of this machine. Set it to one, such as 127.0.0.1 or 0.0.0.0.',
    )
  })

  it('a database that is unreachable', async () => {
    const message = await failure({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_DIR: newFolder(),
    })
    expect(message).toMatch(/^The database of DATABASE_URL does not answer: .*ECONNREFUSED/)
  })

  it('a database that is unreachable, without a line of the library about sslmode', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none?sslmode=require'
    const { code, errors } = await startProcess({ DATABASE_URL, DATA_DIR: newFolder() }).ended
    expect(code).toBe(1)
    expect(errors).toMatch(/^The database of DATABASE_URL does not answer: .*ECONNREFUSED.*\n$/)
  })

  it.each([
    [{ PORT: 'four thousand' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x/y?options=-c%20Search_Path%3Dmine' }, 'DATABASE_URL sets search_path,'],
    [
      { DATABASE_URL: 'postgres://x/y?options=--synchronous-commit%3Doff' },
      'DATABASE_URL sets synchronous_commit,',
    ],
    [
      { DATABASE_URL: 'postgres://x/y?options=-cjit%3Don+-c+TimeZone%3DAsia/Jakarta' },
      'DATABASE_URL sets timezone, jit,',
    ],
    [{ DATABASE_URL: 'postgres://x/y?statement_timeout=0' }, 'DATABASE_URL sets statement_timeout,'],
    ...['sslrootcert', 'sslcert', 'sslkey'].map((name): [Record<string, string>, string] => [
      { DATABASE_URL: `postgres://x/y?sslmode=verify-full&${name}=/nowhere/ca.pem` },
      `: DATABASE_URL names a file in ${name} that cannot be read: /nowhere/ca\\.pem\\.$`,
    ]),
    [{ DATABASE_URL: 'postgres://x/y?sslrootcert=/' }, 'DATABASE_URL names a file in sslrootcert'],
    [{ GATEWAY: 'cash' }, 'GATEWAY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ GATEWAY: 'midtrans' }, 'MIDTRANS_SERVER_KEY'],
    [{ GATEWAY: 'midtrans,xendit' }, 'XENDIT_SECRET_KEY is missing; XENDIT_CALLBACK_TOKEN is missing'],
    [{ S3_URL: 'https://files' }, 'S3_URL'],
    [{ CLAMD_URL: 'localhost' }, 'CLAMD_URL'],
    [{ CLAMD_URL: 'tcp:///3310' }, 'CLAMD_URL names no host'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL names no host'],
    [
      { SMTP_URL: 'smtp:mail.example.com' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://',
    ],
    [{ PUBLIC_URL: 'https:seberang.example.com' }, 'PUBLIC_URL must be an address that starts with'],
    [{ PUBLIC_URL: 'https://ani@x.id' }, 'PUBLIC_URL must be .* alone, without a user or password\\.$'],
    [{ PUBLIC_URL: 'https://x.id/app/' }, 'PUBLIC_URL must be .* alone, without a path\\.$'],
    [{ PUBLIC_URL: 'https://x.id/?' }, 'PUBLIC_URL must be .* alone, without a query\\.$'],
    [{ PUBLIC_URL: 'https://x.id#/?' }, 'PUBLIC_URL must be .* alone, without a fragment\\.$'],
    [
      { PUBLIC_URL: 'https://ani:rahasia@x.id/app?a=b#c' },
      'PUBLIC_URL must be .* without a user or password and a path and a query and a fragment\\.$',
    ],
    [{ PUBLIC_URL: 'https://x.id/app', SMTP_URL: 'smtp://' }, 'PUBLIC_URL must .*; SMTP_URL names no host'],
    [{ MOBILE_SITE_URL: 'https://m.id/app?a=b' }, 'MOBILE_SITE_URL must be .* alone, without a query\\.$'],
    [{ RATES_URL: 'https://ani:rahasia@x.id' }, 'RATES_URL has a user or password'],
    [{ GEOCODER_URL: 'https://:rahasia@x.id/search' }, 'GEOCODER_URL has a user or password'],
    [{ COMPANY_NPWP: '01.234' }, 'COMPANY_NPWP must have 15 or 16 digits, not "01.234"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES must list networks .* not "proxy"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ])('%o names %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(name))
  })

  it.each<[Record<string, string>, Partial<Config>]>([
    [{ PUBLIC_URL: 'https://x.id:8443//' }, { publicUrl: 'https://x.id:8443' }],
    [{ PUBLIC_URL: 'HTTP://[::1]:4000' }, { publicUrl: 'HTTP://[::1]:4000' }],
    [{ MOBILE_SITE_URL: 'https://m.id/app/' }, { mobileSiteUrl: 'https://m.id/app' }],
    [
      { RATES_URL: 'https://x.id/@id?key=a@b#c', SMTP_URL: 'smtp://ani:rahasia@x.id:2525?pool=true' },
      { ratesUrl: 'https://x.id/@id?key=a@b#c', smtpUrl: 'smtp://ani:rahasia@x.id:2525?pool=true' },
    ],
    // On this machine, by its socket.
    [
      { DATABASE_URL: 'postgres:///seberang?host=/run/postgresql' },
      { databaseUrl: 'postgres:///seberang?host=/run/postgresql' },
    ],
    [
      { DATABASE_URL: 'postgres://x/y?sslmode=require&application_name=one' },
      { databaseUrl: 'postgres://x/y?sslmode=verify-full&application_name=one' },
    ],
    [
      { DATABASE_URL: 'postgres://x/y?a=b&sslmode=verify-ca' },
      { databaseUrl: 'postgres://x/y?a=b&sslmode=verify-full' },
    ],
    [
      { DATABASE_URL: 'postgres://x/y?sslmode=prefer' },
      { databaseUrl: 'postgres://x/y?sslmode=verify-full' },
    ],
    [
      { DATABASE_URL: 'postgres://x/y?sslmode=no-verify' },
      { databaseUrl: 'postgres://x/y?sslmode=no-verify' },
    ],
    [
      { DATABASE_URL: 'postgres://x/y?uselibpqcompat=true&sslmode=require' },
      { databaseUrl: 'postgres://x/y?uselibpqcompat=true&sslmode=require' },
    ],
  ])('%o is what can be used', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected)
  })

  it.runIf(databases.includes('PostgreSQL'))(
    'options of DATABASE_URL stand beside those of the server',
    async () => {
      const url = new URL(await createDatabase())
      url.searchParams.set('options', '-c work_mem=7MB')
      url.searchParams.set('application_name', 'seberang-one')
      const { databaseUrl } = readConfig({ DATABASE_URL: url.href })
      const opened = await openDatabase({ databaseUrl, dataFolder: newFolder() })
      const names = [
        'work_mem',
        'application_name',
        'TimeZone',
        'synchronous_commit',
        'jit',
        'statement_timeout',
      ]
      const shown = await opened.database.execute(
        sql`select name, current_setting(name) as value from unnest(${sql.param(names)}::text[]) name`,
      )
      await opened.close()
      expect(
        rowsOf<{ name: string; value: string }>(shown).map(({ name, value }) => `${name} ${value}`),
      ).toEqual([
        'work_mem 7MB',
        'application_name seberang-one',
        'TimeZone UTC',
        'synchronous_commit on',
        'jit off',
        'statement_timeout 15s',
      ])
    },
  )

  it.each(['prod', 'Production', 'staging'])('an unknown NODE_ENV: %s', (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow(
      `NODE_ENV must be one of development, test, production, not "${NODE_ENV}"`,
    )
    expect(readConfig({ NODE_ENV: '' }).production).toBe(false)
    expect(() => readConfig({ NODE_ENV: 'production ' })).toThrow(/OPS_KEY/)
  })

  it.each(['OPS_KEY', 'METRICS_TOKEN'])('%s with what no header takes', (name) => {
    expect(() => readConfig({ [name]: 'kunci–rahasia-yang-cukup-panjang-sekali' })).toThrow(
      `${name} may have letters, digits and signs of ASCII only`,
    )
  })

  it.each(['pendek', 'A'.repeat(43), randomBytes(33).toString('base64')])(
    'VAPID_KEY that is no private key: %s',
    (VAPID_KEY) => {
      expect(() => readConfig({ VAPID_KEY })).toThrow('VAPID_KEY must be 32 random bytes as base64')
    },
  )

  it.each(['base64', 'base64url'] as const)('VAPID_KEY may be written as %s', (encoding) => {
    const VAPID_KEY = randomBytes(32).toString(encoding)
    expect(readConfig({ VAPID_KEY }).vapidKey).toBe(VAPID_KEY)
  })

  it('production lists every missing or weak setting at once', () => {
    const read = () =>
      readConfig({ NODE_ENV: 'production', OPS_KEY: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })
    for (const name of [
      'OPS_KEY is weak',
      'APP_KEY is missing',
      'DATABASE_URL',
      'PUBLIC_URL is missing',
      'SMTP_URL',
      'GATEWAY',
      'MIDTRANS_SERVER_KEY is missing',
    ]) {
      expect(read).toThrow(new RegExp(name))
    }
  })

  const production = {
    NODE_ENV: 'production',
    OPS_KEY: randomBytes(32).toString('base64url'),
    APP_KEY: randomBytes(32).toString('base64url'),
    DATABASE_URL: 'postgres://seberang@db.example.com/seberang',
    PUBLIC_URL: 'https://seberang.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'Mid-server-0123456789abcdefghijklmn',
  }

  const xendit = {
    GATEWAY: 'xendit',
    XENDIT_SECRET_KEY: 'xnd_production_0123456789abcdefghijklmn',
    XENDIT_CALLBACK_TOKEN: '0123456789abcdefghijklmn',
  }

  it('production starts when all is set, and listens for its proxy', () => {
    expect(readConfig(production)).toMatchObject({ production: true, host: '0.0.0.0' })
    const trial = { ...production, MIDTRANS_SERVER_KEY: `SB-${production.MIDTRANS_SERVER_KEY}` }
    expect(() => readConfig(trial)).toThrow(/MIDTRANS_SERVER_KEY is of a trial.*ALLOW_TRIAL_GATEWAY=1/)
    expect(() => readConfig({ ...trial, ALLOW_TRIAL_GATEWAY: '1' })).not.toThrow()
    const { MIDTRANS_SERVER_KEY: _midtrans, ...others } = production
    expect(readConfig({ ...others, ...xendit }).gateways).toEqual(['xendit'])
  })

  it.each([
    [{ PUBLIC_URL: 'http://seberang.example.com' }, /PUBLIC_URL must start with https/],
    [{ PUBLIC_URL: 'http://seberang.example.com', ALLOW_HTTP: '0' }, /PUBLIC_URL must start with https/],
    [{ MIDTRANS_SERVER_KEY: 'x' }, /MIDTRANS_SERVER_KEY is no server key/],
    [{ MIDTRANS_SERVER_KEY: 'Mid-client-0123456789abcdefghijklmn' }, /MIDTRANS_SERVER_KEY is no server key/],
    [{ ...xendit, XENDIT_SECRET_KEY: '' }, /XENDIT_SECRET_KEY is missing/],
    [{ ...xendit, XENDIT_CALLBACK_TOKEN: '' }, /XENDIT_CALLBACK_TOKEN is missing/],
    [
      { ...xendit, XENDIT_SECRET_KEY: 'xnd_public_production_0123456789' },
      /XENDIT_SECRET_KEY is no secret key/,
    ],
    [{ ...xendit, GATEWAY: 'sandbox,xendit' }, /GATEWAY must be midtrans, xendit or both/],
    [
      { ...xendit, XENDIT_SECRET_KEY: 'xnd_development_0123456789abcdefghijklmn' },
      /XENDIT_SECRET_KEY is of a trial/,
    ],
    [{ OPS_KEY: '  ' }, /OPS_KEY is missing/],
    [{ APP_KEY: 'too-short' }, /APP_KEY is weak/],
  ])('production with %o does not start, for this reason alone', (change, reason) => {
    const read = () => readConfig({ ...production, ...change })
    expect(read).toThrow(reason)
    expect(read).toThrow(/^[^;]*$/)
  })

  it('production may be unencrypted where that is meant', () => {
    const inside = { ...production, PUBLIC_URL: 'http://seberang.internal', ALLOW_HTTP: '1' }
    expect(readConfig(inside).publicUrl).toBe('http://seberang.internal')
  })

  it('production on a database whose clock development has moved', async () => {
    const url = await createDatabase()
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('update clock set offset_ms = 3 * 86400000')
    await client.end()
    expect(await failure({ ...production, DATABASE_URL: url })).toMatch(
      /^Development has moved the clock of this database by 4320 minutes/,
    )
    const server = await startServer(readConfig({ DATABASE_URL: url, LOG_LEVEL: 'fatal', PORT: '0' }))
    await server.close()
  })

  it('a data folder that has lost its app-key, which is not replaced', async () => {
    const folder = startedFolder()
    const first = await startServer(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal', PORT: '0' }))
    const customer = await TestCustomer.register(first.url)
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    expect((await customer.send('POST', calls.uploadFile.path, form)).status).toBe(201)
    await first.close()
    for (const name of ['app-key', 'ops-key']) rmSync(join(folder, name))
    expect(await failure({ DATA_DIR: folder })).toMatch(
      new RegExp(`^app-key is missing from the data folder ${folder}, .* backups`),
    )
    for (const name of ['app-key', 'ops-key']) expect(existsSync(join(folder, name))).toBe(false)
  })

  it.each(['app-key', 'ops-key'])('an empty %s in the data folder', async (name) => {
    const folder = startedFolder()
    writeFileSync(join(folder, name), '')
    expect(await failure({ DATA_DIR: folder })).toMatch(
      new RegExp(`^The key in .*${name} is empty or damaged\\. .*backup`),
    )
  })
})

describe('slow clients', () => {
  it('whose body does not arrive are closed, while others are served', async () => {
    const server = await startTestServer('PGlite', {
      timeOuts: {
        headers: 500,
        body: 500,
        upload: 60_000,
        uploadGrace: 60_000,
        slowestUpload: 4_000,
        drain: 0,
        unread: 60_000,
      },
    })
    const { port } = new URL(server.url)
    const slow = Array.from({ length: 50 }, (_, index) => {
      const socket = connect(Number(port), '127.0.0.1')
      const head = 'POST /api/token-access/create HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
      // Half of them never finish their headers.
      socket.write(index % 2 === 0 ? `${head}content-length: 100\r\n\r\n{` : head)
      socket.on('error', () => undefined)
      // A socket emits "close" only once its data has been read.
      socket.resume()
      return new Promise<void>((done) => socket.on('close', () => done()))
    })
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    await Promise.all(slow)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    await server.close()
  })
})
