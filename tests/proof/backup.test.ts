import { calls } from '@seberang/domain/api'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { photo } from '../server/support/files.ts'
import { runOps } from '../server/support/ops.ts'
import { freePort } from '../server/support/port.ts'
import { newFolder, startedFolder, startProcess } from '../server/support/process.ts'
import { createDatabase, databases, opsKey, type DatabaseKind } from '../server/support/server.ts'
import { Acknowledged, hasCart, shops } from './support/acknowledged.ts'
import { times } from './support/run.ts'
import { proved } from './support/table.ts'

const clients = 4
/** Acknowledged before the backup begins. */
const writes = times(30, 2_000)
const maxPauseMs = times(10_000, 1_000)
const maxRestoreMs = 60_000

interface Home {
  DATA_DIR: string
  PORT: string
  DATABASE_URL?: string
}

async function newHome(kind: DatabaseKind, isEmpty: boolean): Promise<Home> {
  const PORT = String(await freePort())
  if (kind === 'PGlite') return { DATA_DIR: isEmpty ? newFolder() : startedFolder(), PORT }
  return {
    DATA_DIR: newFolder(),
    PORT,
    DATABASE_URL: await createDatabase(isEmpty ? 'template0' : undefined),
  }
}

const start = (home: Home) => startProcess({ ...home, OPS_KEY: opsKey, WIDE_LIMITS: 'yes' })

/** A command on the machine of a server. */
const ops = ({ DATA_DIR, DATABASE_URL }: Home, ...words: string[]) =>
  runOps({ url: '', dataFolder: DATA_DIR, databaseUrl: DATABASE_URL, close: async () => undefined }, ...words)

async function uploads(customer: TestCustomer): Promise<string> {
  const form = new FormData()
  form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
  const { body } = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
  return body.file_id
}

const read = ({ url, token }: TestCustomer, file: string) =>
  fetch(`${url}/api/file/${file}`, { headers: { Authorization: `Token ${token}` } })

describe.each(databases)('a backup of %s', (kind) => {
  it('that is taken while customers write is restored elsewhere with all that was acknowledged before it', async () => {
    const home = await newHome(kind, false)
    const server = start(home)
    const url = await server.ready
    const customers = await Promise.all(Array.from({ length: clients }, () => TestCustomer.register(url)))
    const [owner] = customers
    if (!owner) throw new Error('nobody')
    const acknowledged = new Acknowledged()
    const file = await uploads(owner)
    acknowledged.records({ what: 'a file', holds: async () => (await read(owner, file)).status === 200 })
    const over = new AbortController()
    const work = customers.map((customer) => shops(customer, acknowledged, over.signal))
    await acknowledged.until(writes)

    const before = acknowledged.facts.length
    const target = join(newFolder(), 'backup')
    const ended = new AbortController()
    const taken = ops(home, 'backup', target).finally(() => ended.abort())
    let pause = 0
    let during = 0
    while (!ended.signal.aborted) {
      const began = performance.now()
      await owner.savesCart()
      pause = Math.max(pause, performance.now() - began)
      during += 1
    }
    expect(await taken).toMatchObject({ code: 0, errors: '' })
    over.abort()
    await Promise.all(work)
    const late = await owner.savesCart()
    server.child.kill('SIGKILL')
    await server.ended

    const elsewhere = { ...(await newHome(kind, true)), PORT: home.PORT }
    const began = performance.now()
    cpSync(join(home.DATA_DIR, 'app-key'), join(elsewhere.DATA_DIR, 'app-key'))
    expect(await ops(elsewhere, 'restore', target)).toMatchObject({ code: 0, errors: '' })
    const again = start(elsewhere)
    expect(await again.ready).toBe(url)
    const restoreMs = performance.now() - began
    for (const customer of customers) await customer.signsIn()
    const lost = new Acknowledged()
    for (const fact of acknowledged.facts.slice(0, before)) lost.records(fact)
    expect(await lost.lost()).toEqual([])
    await assertHealthy(url)
    // What came after its moment is not in it: the questions can be answered with no.
    expect(await hasCart(owner, late)()).toBe(false)

    expect(during).toBeGreaterThan(0)
    expect(pause).toBeLessThanOrEqual(maxPauseMs)
    expect(restoreMs).toBeLessThanOrEqual(maxRestoreMs)
    proved(
      '19',
      `backup and restore on ${kind}`,
      `0 acknowledged lost, sum 0, ready within ${maxRestoreMs / 1000} s, writers wait ≤ ${maxPauseMs} ms`,
      `${before} acknowledged, 0 lost; ${during} writes meanwhile, the longest ${Math.round(pause)} ms; restored and ready after ${Math.round(restoreMs)} ms`,
    )
  })
})
