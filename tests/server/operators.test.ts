import {
  calls,
  largestPage,
  mayCall,
  operatorRoles,
  pathOf,
  type AnyCall,
  type AuditEntry,
  type OperatorRole,
} from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/base/config.ts'
import { routes } from '../../server/features/index.ts'
import { runCommand } from '../../server/machine/command.ts'
import { operatorCommand, type OperatorCommand } from '../../server/machine/operators.ts'
import { findAuditOf, writeAudit } from '../../server/security/audit.ts'
import { openTestDatabase } from '../proof/support/services.ts'
import { Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { newFolder, startedFolder } from './support/process.ts'
import { runOps, runOpsAs } from './support/ops.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

/** Who besides an admin may make each call; a call that is not listed is a failure. */
const granted: Record<string, readonly OperatorRole[]> = {
  opsReceive: ['warehouse'],
  opsMeasure: ['warehouse'],
  opsPhoto: ['warehouse'],
  opsRemovePhoto: ['warehouse'],
  opsMove: ['warehouse'],
  opsTracking: ['warehouse', 'support'],
  opsConfirm: ['warehouse'],
  opsPapers: ['warehouse'],
  opsUnreceive: ['warehouse'],
  opsClassify: ['warehouse'],
  opsBill: ['warehouse'],
  readFile: ['warehouse', 'finance'],
  opsCarts: ['warehouse', 'support', 'finance'],
  opsCart: ['warehouse', 'support', 'finance'],
  opsFind: ['warehouse', 'support', 'finance'],
  opsCustomer: ['support', 'finance'],
  opsUnlock: ['support'],
  opsSupport: ['support'],
  opsReviews: ['support'],
  opsPublishReview: ['support'],
  opsHideReview: ['support'],
  opsSettle: ['finance'],
  opsUnsettle: ['finance'],
  opsReturnMoney: ['finance'],
  opsUnreturnMoney: ['finance'],
  opsMoneyDay: ['finance'],
  opsBankFile: ['finance'],
  opsBankResults: ['finance'],
  opsUnmatched: ['finance'],
  opsRecoverDoublePayout: ['finance'],
  opsUnrecoverDoublePayout: ['finance'],
  opsDismissDoublePayout: ['finance'],
  opsRefunds: ['finance'],
  opsRefund: ['finance'],
  opsApproveRefund: ['finance'],
  opsPayRefund: ['finance'],
  opsUnpayRefund: ['finance'],
  opsRejectRefund: ['finance'],
  opsWithdrawals: ['finance'],
  opsProcessWithdrawal: ['finance'],
  opsPayWithdrawal: ['finance'],
  opsUnpayWithdrawal: ['finance'],
  opsRejectWithdrawal: ['finance'],
  opsCompanies: ['finance'],
  opsCompanyCredit: ['finance'],
  opsPayLater: ['finance'],
  opsProofs: ['finance'],
  opsProof: ['finance'],
  opsAcceptProof: ['finance'],
  opsRejectProof: ['finance'],
  opsUnbill: ['warehouse'],
  opsMoney: ['support', 'finance'],
  opsVoucher: [],
  opsVouchers: [],
  opsEndVoucher: [],
  opsPromos: [],
  opsSetPromo: [],
  opsPromoImage: [],
  opsRemovePromo: [],
  opsCompany: [],
  opsApproveCompany: [],
  opsRejectCompany: [],
  opsIdentities: [],
  opsIdentity: [],
  opsApproveIdentity: [],
  opsRejectIdentity: [],
  opsAudit: [],
  opsCheck: [],
  opsReady: [],
  opsReferences: [],
  opsReference: [],
  opsSetReference: [],
  opsRemoveReference: [],
  opsSetRates: [],
}

const open = routes
  .map(({ call }) => call)
  .filter((call) => call.auth === 'operator' || call.path.startsWith('/api/ops/') || call.roles.length > 0)

it('every call of operators is listed with its roles', () => {
  expect(open.map(({ id }) => id).toSorted()).toEqual(Object.keys(granted).toSorted())
  for (const call of open) {
    const may = operatorRoles.filter((role) => role !== 'admin' && mayCall(call, role))
    expect([call.id, may]).toEqual([call.id, granted[call.id]])
  }
})

describe.each(databases)('operators on %s', (kind) => {
  let server: TestServer
  const keys = new Map<OperatorRole, string>()
  beforeAll(async () => {
    server = await startTestServer(kind)
    for (const role of operatorRoles) keys.set(role, await added(`one-of-${role}`, role))
  })
  afterAll(() => server.close())

  const command = (given: OperatorCommand) => {
    const { dataFolder: DATA_DIR, databaseUrl: DATABASE_URL } = server
    return runCommand(readConfig({ DATA_DIR, DATABASE_URL }), operatorCommand, given)
  }
  const added = async (name: string, role: OperatorRole) =>
    String((await command({ does: 'add', name, role }))['key'])

  const operator = (role: OperatorRole) => new Operator(server.url, keys.get(role))

  function attempt(by: Browser, call: AnyCall) {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'])
    const path = pathOf(call.path, Object.fromEntries(names) as Record<string, string>)
    return by.send<{ code?: string }>(
      call.method,
      path,
      call.method === 'GET' || call.upload ? undefined : {},
    )
  }

  const pairs = open.flatMap((call) => operatorRoles.map((role) => ({ call, role })))
  const isGranted = ({ call, role }: (typeof pairs)[number]) =>
    role === 'admin' || granted[call.id]?.includes(role) === true
  const namedPairs = (isWanted: boolean) =>
    pairs.flatMap((pair) =>
      isGranted(pair) === isWanted ? [[pair.call.id, pair.role, pair.call] as const] : [],
    )

  it.each(namedPairs(true))('%s may be made by %s', async (_, role, call) => {
    expect([401, 403]).not.toContain((await attempt(operator(role), call)).status)
  })

  it.each(namedPairs(false))('%s may not be made by %s', async (_, role, call) => {
    const { status, body } = await attempt(operator(role), call)
    expect([status, body.code]).toEqual([403, 'other_role'])
  })

  it('who handle parcels open no upload before a shipment names it: it may become an identity paper', async () => {
    const customer = await TestCustomer.register(server.url)
    const file_id = await uploads(customer)
    const opens = async (role: OperatorRole) =>
      (await operator(role).call(calls.readFile, { params: { file_id } })).status
    expect([await opens('warehouse'), await opens('admin')]).toEqual([404, 200])
    await customer.savesCart((input) => ({ ...input, setup: { ...input.setup, invoice_file: file_id } }))
    expect(await opens('warehouse')).toBe(200)
  })

  it('are named by the audit, and so are those who were refused', async () => {
    const entries: AuditEntry[] = []
    for (let page = 1, more = true; more; page += 1) {
      const query = { page, page_size: largestPage }
      const { body } = await operator('admin').call(calls.opsAudit, { query })
      entries.push(...body.results)
      more = body.next !== null
    }
    const refused = entries.filter(({ action }) => action === 'refused')
    expect(refused.map(({ actor, subject }) => `${actor} ${subject}`).toSorted()).toEqual(
      namedPairs(false)
        .map(([id, role]) => `one-of-${role} ${id}`)
        .toSorted(),
    )
    const added = entries.filter(({ action }) => action === 'operator_add')
    expect(added.map(({ actor }) => actor)).toEqual(Array.from({ length: 4 }, () => 'machine'))
  })

  it('are named by the audit and the log of a shipment, which their customer does not see', async () => {
    const customer = await TestCustomer.register(server.url)
    const cart_code = await customer.savesCart()
    const measured = { weight: '1kg', size: '10x10x10cm' }
    const received = await operator('warehouse').call(calls.opsReceive, { body: { cart_code, ...measured } })
    expect(received.status).toBe(200)
    const { body } = await operator('admin').call(calls.opsAudit)
    expect(body.results[0]).toMatchObject({
      actor: 'one-of-warehouse',
      action: 'receive',
      subject: cart_code,
    })
    expect(JSON.stringify(await customer.cart(cart_code))).not.toContain('one-of-warehouse')
  })

  it('repeat a request by their own keys only', async () => {
    const customer = await TestCustomer.register(server.url)
    const body = { cart_code: await customer.savesCart(), weight: '1kg', size: '10x10x10cm' }
    const headers = { 'idempotency-key': 'the-same' }
    expect((await operator('warehouse').call(calls.opsReceive, { body, headers })).status).toBe(200)
    expect((await operator('warehouse').call(calls.opsReceive, { body, headers })).status).toBe(200)
    expect((await operator('admin').call(calls.opsReceive, { body, headers })).status).toBe(409)
  })

  it('have keys until these are replaced or removed', async () => {
    const statusWith = async (key: string) =>
      (await new Operator(server.url, key).call(calls.opsCarts)).status
    const first = await added('Budi.Santoso', 'support')
    expect(await statusWith(first)).toBe(200)
    await expect(added('budi.santoso', 'admin')).rejects.toThrow('There is an operator budi.santoso already.')
    const second = String((await command({ does: 'key', name: 'budi.santoso' }))['key'])
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
    await command({ does: 'remove', name: 'BUDI.santoso' })
    expect(await statusWith(second)).toBe(401)
    await expect(command({ does: 'key', name: 'budi.santoso' })).rejects.toThrow(
      'There is no operator budi.santoso.',
    )
    const { results } = await command({ does: 'list' })
    expect(results).toContainEqual(
      expect.objectContaining({ name: 'budi.santoso', role: 'support', removed_at: expect.any(String) }),
    )
    const back = await added('budi.santoso', 'finance')
    expect(await statusWith(back)).toBe(200)
    const audit = (await operator('admin').call(calls.opsAudit)).body
    const about = audit.results.filter(({ subject }) => subject === 'budi.santoso')
    expect(about.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'machine operator_add',
      'machine operator_remove',
      'machine operator_key',
      'machine operator_add',
    ])
    for (const key of [first, second, back]) expect(JSON.stringify([audit, results])).not.toContain(key)
  })

  it.each(['machine', 'operator', 'b', '1budi', 'budi santoso', '__proto__'])(
    'cannot be called %s',
    async (name) => {
      await expect(added(name, 'admin')).rejects.toThrow(/^(?:A name has|The name \w+ is taken)/)
    },
  )

  it('use the command with their own key', async () => {
    const made = await runOps(server, 'operator', 'add', 'siti', '--role', 'finance')
    expect(made.output).toMatch(/^siti sets OPS_KEY to this key, which is not shown again:\n[\w-]{43}\n$/)
    const key = made.output.split('\n')[1] ?? ''
    expect(await runOpsAs(key, server, 'audit')).toMatchObject({
      code: 1,
      errors: 'Your role as an operator does not include this.\n',
    })
    expect((await runOpsAs(key, server, 'list')).code).toBe(0)
    expect((await runOps(server, 'operator', 'list')).output).toMatch(
      /^siti {2}finance {2}key of \d+\s\w+\s\d{4}, [\d:]+\sWIB/m,
    )
    expect((await runOps(server, 'audit')).output).toMatch(
      / {2}siti {2}refused {2}opsAudit {2}\{"role":"\w+"\}$/m,
    )
  })
})

it('are shown what was done last where more was done to one thing than is shown', async () => {
  const opened = await openTestDatabase(databases.at(-1) ?? 'PGlite')
  const { database } = opened.database
  const entry = { actor: 'budi', action: 'tracking', subject: 'SC-OFTEN' }
  for (let count = 1; count <= 501; count += 1)
    await writeAudit(database, { ...entry, detail: { count } }, new Date())
  const shown = await findAuditOf(database, ['SC-OFTEN'])
  expect([shown.length, shown[0]?.detail, shown.at(-1)?.detail]).toEqual([500, { count: 2 }, { count: 501 }])
  await opened.close()
})

it.runIf(databases.includes('PostgreSQL'))(
  'are not listed of a database that no server has filled, and the refusal says what to do',
  async () => {
    const databaseUrl = await createDatabase('template0')
    const server = { url: '', dataFolder: newFolder(), databaseUrl, close: async () => undefined }
    const { code, errors } = await runOps(server, 'operator', 'list')
    expect([code, errors]).toEqual([1, 'The database is empty. Start the server once first.\n'])
  },
)

it('are added while no server runs, too', async () => {
  const server = {
    url: '',
    dataFolder: startedFolder(),
    databaseUrl: undefined,
    close: async () => undefined,
  }
  const { code, errors } = await runOps(server, 'operator', 'add', 'budi', '--role', 'admin')
  expect(code, errors).toBe(0)
  expect((await runOps(server, 'operator', 'list')).output).toMatch(/^budi {2}admin/)
  const nowhere = await runOps({ ...server, dataFolder: newFolder() }, 'operator', 'list')
  expect(nowhere).toMatchObject({ code: 1, errors: expect.stringContaining('There is no database') })
})
