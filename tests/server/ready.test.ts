import { calls, type ReferenceKind, type Requirement } from '@seberang/domain/api'
import { leastTopUp } from '@seberang/domain/limits'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { backupEntry } from '../../server/backup/record.ts'
import { after, day } from '../../server/database/clock.ts'
import {
  areMet,
  backupRequirement,
  ratesRequirement,
  requirementsOf,
} from '../../server/http/ready-for-customers.ts'
import { catalogueOfSeeds } from '../../server/reference/catalogue.ts'
import { tariffKinds } from '../../server/reference/placeholders.ts'
import { readSeeds } from '../../server/reference/seeds.ts'
import { readConfig, startServer } from '../../server/main.ts'
import { writeAudit } from '../../server/security/audit.ts'
import { openTestDatabase } from '../proof/support/services.ts'
import { Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { opsKey } from './support/ops-key.ts'
import { runOps } from './support/ops.ts'
import { newFolder } from './support/process.ts'
import { anyDatabase, databases, startTestServer, testConfig, type TestServer } from './support/server.ts'

/** What production gives, for a server of the tests. */
const productive: Parameters<typeof requirementsOf>[0] = {
  production: true,
  publicUrl: 'https://seberang.example.com',
  databaseUrl: 'postgres://db',
  smtpUrl: 'smtps://mail',
  companyAddress: 'PT Seberang, Jakarta',
  companyNpwp: '01.234.567.8-901.000',
  gateways: ['midtrans'],
  midtransServerKey: 'Mid-server-0123456789abcdefghijklmn',
  opsKey: 'given',
  appKey: 'given',
  trustedProxies: ['127.0.0.1'],
  clamdUrl: 'tcp://127.0.0.1:3310',
}

const seeds = catalogueOfSeeds(readSeeds())
const missing = (change: Partial<Parameters<typeof requirementsOf>[0]>) =>
  requirementsOf({ ...productive, ...change }, seeds).flatMap(({ name, met }) => (met ? [] : [name]))
const ofTheRelease = missing({})

describe('before customers may come', () => {
  it('what a release can only invent is replaced or confirmed', () => {
    expect(ofTheRelease).toEqual([
      'transfers go to the company’s account',
      'warehouses are real',
      'contacts are real',
      'tariffs are confirmed',
      'exchange rates are not the release’s',
    ])
  })

  it.each([
    ['it runs in production', { production: false }],
    ['its address is encrypted', { publicUrl: 'http://seberang.internal' }],
    ['the database survives a power cut', { databaseUrl: undefined }],
    ['the keys are set, not made by the server', { appKey: undefined }],
    ['callers are told apart behind the proxy', { trustedProxies: [] }],
    ['an SMTP server is set', { smtpUrl: undefined }],
    ['invoices name who charges them', { companyAddress: undefined }],
    ['invoices carry the company’s NPWP', { companyNpwp: undefined }],
    ['the gateways take real money', { midtransServerKey: 'SB-Mid-server-0123456789abcdefgh' }],
    ['the gateways take real money', { gateways: ['sandbox'] as const }],
    ['the gateways take real money', { gateways: ['midtrans', 'sandbox'] as const }],
    [
      'the gateways take real money',
      { gateways: ['midtrans', 'xendit'] as const, xenditSecretKey: 'xnd_development_0123456789abcdef' },
    ],
  ])('%s', (name, change) => {
    expect(missing(change)).toEqual(expect.arrayContaining([name]))
    expect(missing(change)).toHaveLength(ofTheRelease.length + 1)
  })
})

it('both gateways may take the money', () => {
  const gateways = ['xendit', 'midtrans'] as const
  expect(missing({ gateways, xenditSecretKey: 'xnd_production_0123456789abcdef' })).toEqual(ofTheRelease)
})

describe('a virus scanner', () => {
  it('is advised, and keeps no customer away', () => {
    const [scanner] = requirementsOf({ ...productive, clamdUrl: undefined }, seeds).filter(
      ({ advised }) => advised,
    )
    expect(scanner).toMatchObject({ name: 'uploads are scanned for viruses', met: false })
    expect(areMet(scanner ? [scanner] : [])).toBe(true)
    expect(areMet([{ name: '', met: false, remedy: '' }])).toBe(false)
  })
})

describe('exchange rates', () => {
  it('are named once they are a week old', () => {
    const before = new Date(Date.parse(seeds.ratesAsOf) + 7 * day - 1)
    expect(ratesRequirement(seeds, before).met).toBe(true)
    const old = ratesRequirement(seeds, new Date(before.getTime() + 1))
    expect(old.met).toBe(false)
    expect(old.remedy).toContain(`USD of ${seeds.ratesAsOf.slice(0, 10)}, `)
  })
})

describe('npm run ops -- ready', () => {
  it('lists what is missing with its remedy, and fails', async () => {
    const server = await startTestServer('PGlite')
    const { code, output } = await runOps(server, 'ready')
    expect(code).toBe(1)
    expect(output).toMatch(/✗ an SMTP server is set\n {2}Set SMTP_URL\./)
    expect(output).toMatch(
      /✗ transfers go to the company’s account\n {2}Placeholder: BCA \(number, holder\)\. ops reference set/,
    )
    expect(output).toMatch(
      /✗ warehouses are real\n {2}Placeholder: us-air \(address, phone_number, recipient, city, zip_code\), /,
    )
    await server.close()
  })
})

it('in production, nobody is told to pay to an account that a release has invented', async () => {
  const config = await testConfig(anyDatabase)
  const before = await startServer(config)
  const customer = await TestCustomer.register(before.url)
  const order = await customer.order([await customer.savesCart()])
  await before.close()
  const production = await startServer({ ...config, production: true, publicUrl: before.url })
  const { accessToken, signingKey, token } = customer
  const here = Object.assign(new Browser(production.url), { accessToken, signingKey, token })
  const topUp = { amount: leastTopUp, payment_method: 'va_bca' } as const
  for (const { status, body } of [
    await here.call(calls.checkout, { body: order }),
    await here.call(calls.topUp, { body: topUp }),
  ])
    expect([status, body.code]).toEqual([409, 'not_open'])
  await production.close()
})

describe.each(databases)('a backup on %s', (kind) => {
  it('is new for two days from when it was complete', async () => {
    const { database, close } = await openTestDatabase(kind)
    const now = new Date('2026-11-20T02:00:00Z')
    const metAt = async (moment: Date) => (await backupRequirement(database.database, moment)).met
    const writes = (entry: typeof backupEntry, at: Date) =>
      database.database.transaction((transaction) =>
        writeAudit(transaction, { ...entry, actor: 'machine', detail: {} }, at),
      )
    expect(await metAt(now)).toBe(false)
    await writes(backupEntry, now)
    expect(await metAt(after(now, 2 * day))).toBe(true)
    expect(await metAt(after(now, 2 * day + 1))).toBe(false)
    // Another entry about the database does not count as a backup.
    await writes({ ...backupEntry, action: 'other' }, after(now, day))
    expect(await metAt(after(now, 2 * day + 1))).toBe(false)
    await close()
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a server in production', () => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    const { databaseUrl: _ownDatabase, ...settings } = productive
    server = await startTestServer('PostgreSQL', { ...settings, opsKey, appKey: opsKey })
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const isReady = async () => {
    const answer = await fetch(`${server.url}/api/health`)
    return ((await answer.json()) as { ready_for_customers: boolean }).ready_for_customers
  }
  const set = (kind: ReferenceKind, id: string, record: object) =>
    operator.call(calls.opsSetReference, { params: { kind, id }, body: { record } })
  const unmet = async () => {
    const { body } = await operator.call(calls.opsReady)
    return body.requirements.flatMap(({ name, met }: Requirement) => (met ? [] : [name]))
  }

  it('is ready for customers when nothing of the release’s inventions is left', async () => {
    expect(await unmet()).toEqual([
      ...ofTheRelease,
      'exchange rates are of the last 7 days',
      'a backup is new',
    ])
    // The invented number stays invented, however it is written.
    await set('transfer-accounts', 'BCA', { number: '0123-456-789' })
    expect(await unmet()).toContain(ofTheRelease[0])
    await set('transfer-accounts', 'BCA', { number: '5220304455' })
    expect(await unmet()).toContain(ofTheRelease[0])
    await set('transfer-accounts', 'BCA', { holder: 'PT Titipan Samudra' })
    expect(await unmet()).not.toContain(ofTheRelease[0])
    const changesAgents = async (changes: Readonly<Record<string, string>>) => {
      for (const { id, contact_info: lines } of seeds.all('agents')) {
        const contact_info = lines.map(({ title, value }) => ({
          title,
          value: title === 'address' ? `1 ${id} {suite}` : (changes[title] ?? value),
        }))
        expect((await set('agents', id, { contact_info })).status).toBe(200)
      }
    }
    await changesAgents({ phone_number: '+65 6222 3344' })
    expect(await unmet()).toContain(ofTheRelease[1])
    const changes = {
      phone_number: '+65 6222 3344',
      recipient: 'Titipan {suite}',
      city: 'Kota',
      zip_code: '1',
    }
    await changesAgents(changes)
    expect(await unmet()).not.toContain(ofTheRelease[1])
    for (const contact of ['sales', 'support'])
      await set('support-contacts', contact, { number: '628123456789' })
    for (const { currency, rupiah } of seeds.all('rates'))
      expect((await set('rates', currency, { rupiah })).status).toBe(200)
    expect(await unmet()).toEqual(['tariffs are confirmed', 'a backup is new'])
    expect([await isReady(), (await runOps(server, 'ready')).code]).toEqual([false, 1])

    for (const kind of tariffKinds) expect((await runOps(server, 'reference', 'confirm', kind)).code).toBe(0)
    const again = await runOps(server, 'reference', 'confirm', 'packages')
    expect(again).toMatchObject({ code: 0, output: 'None is left.\n' })
    expect([await unmet(), await isReady()]).toEqual([['a backup is new'], false])
    const home = { DATA_DIR: server.dataFolder, DATABASE_URL: server.databaseUrl, APP_KEY: opsKey }
    await backUp(readConfig(home), join(newFolder(), 'first'))
    const { code, output } = await runOps(server, 'ready')
    expect([code, output.includes('✗'), await isReady()]).toEqual([0, false, true])
    const { body } = await operator.call(calls.opsAudit)
    expect(body.results[0]).toMatchObject({ actor: 'machine', action: 'backup', subject: 'database' })
  })
})
