import type { AnswerOf, AnyCall, BodyOf, Invoice, ParamsOf, QueryOf } from '@seberang/domain/api'
import { calls, type Checkout } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import { validate } from '@seberang/domain/validation'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance } from '../../../server/app.ts'
import { createCallerAddress } from '../../../server/http/caller-address.ts'
import { createMetrics } from '../../../server/base/metrics.ts'
import { after, day, readClock } from '../../../server/database/clock.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { watchWriteFailures } from '../../../server/database/write-failures.ts'
import { openDatabase } from '../../../server/database/open.ts'
import * as schema from '../../../server/database/schema/index.ts'
import { routes } from '../../../server/features/index.ts'
import { noScan } from '../../../server/files/scan.ts'
import { openFileStore } from '../../../server/files/open.ts'
import type { Gateway } from '../../../server/gateway/gateway.ts'
import { createGateways } from '../../../server/gateway/gateways.ts'
import { createSandbox } from '../../../server/gateway/sandbox.ts'
import { InvalidInput } from '../../../server/http/errors.ts'
import type { KeyedRequest } from '../../../server/http/idempotency.ts'
import { succeeded } from '../../../server/http/respond.ts'
import { runCommand } from '../../../server/http/run-command.ts'
import type { Services } from '../../../server/http/services.ts'
import { readConfig } from '../../../server/main.ts'
import { keepingMailer } from '../../../server/mail/mailer.ts'
import { manualPayout } from '../../../server/payouts/manual.ts'
import { noPusher } from '../../../server/push/pusher.ts'
import { regionGeocoder } from '../../../server/reference/geocoder.ts'
import { releasedRates } from '../../../server/reference/rates.ts'
import { openReference } from '../../../server/reference/store.ts'
import { Refusal } from '../../../server/refusal/refusal.ts'
import type { Caller } from '../../../server/security/caller.ts'
import { machineOperator } from '../../../server/security/operators.ts'
import { loadSecrets } from '../../../server/security/secrets.ts'
import { addressInput, cartInput } from '../../server/support/customer.ts'
import { fillFolder } from '../../server/support/template.ts'
import { insertCustomer } from '../../server/support/insert-customer.ts'
import { cheapPasswords, wideLimits } from '../../server/support/limits.ts'
import { serverKey } from '../../server/support/notification.ts'
import { createDatabase, opsKey, type DatabaseKind } from '../../server/support/server.ts'

/** A database of a started server, without the server. */
export async function openTestDatabase(
  kind: DatabaseKind,
): Promise<{ database: OpenDatabase; dataFolder: string; close: () => Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-test-'))
  const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
  if (kind === 'PGlite') fillFolder(dataFolder)
  const database = await openDatabase({ databaseUrl, dataFolder })
  return {
    database,
    dataFolder,
    async close() {
      await database.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The database of a started server as a file to open copies from, in memory. */
export async function databaseImage(): Promise<File | Blob> {
  // Of a copy: other tests copy the template meanwhile, which an open database changes.
  const folder = mkdtempSync(join(tmpdir(), 'seberang-image-'))
  fillFolder(folder)
  const client = await PGlite.create(join(folder, 'database'))
  const image = await client.dumpDataDir('none')
  await client.close()
  rmSync(folder, { recursive: true, force: true })
  return image
}

/** A copy of the image, in memory only. */
export async function openInMemory(image: File | Blob): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: image })
  return {
    kind: 'pglite',
    database: drizzle(client, { schema }),
    listen: async () => async () => undefined,
    ping: async () => undefined,
    close: () => client.close(),
  }
}

/** What a server has in memory, over an open database, without its HTTP. */
export async function openServices(
  database: OpenDatabase,
  dataFolder: string,
  gateway: Gateway = createSandbox(database.database, serverKey),
): Promise<Services> {
  const config = {
    ...readConfig({ DATA_DIR: dataFolder, OPS_KEY: opsKey, APP_KEY: 'an-app-key-for-the-tests-only-000000' }),
    rateLimits: wideLimits,
    passwordCost: cheapPasswords,
    logLevel: 'silent' as const,
  }
  const metrics = createMetrics()
  const secrets = loadSecrets(config)
  const { log } = createInstance(config, metrics, createCallerAddress(config.trustedProxies))
  return {
    config,
    secrets,
    database,
    payout: manualPayout,
    gateways: createGateways({ sandbox: gateway }),
    providers: {},
    mailer: keepingMailer,
    pusher: noPusher,
    reference: await openReference(database.database),
    rates: releasedRates,
    geocoder: regionGeocoder,
    files: await openFileStore(config, secrets),
    scan: noScan,
    writeFailures: watchWriteFailures({ database: database.database, dataFolder, log, metrics }),
    log,
    metrics,
    publicUrl: () => 'http://seberang.invalid',
  }
}

export interface CallInput<Made> {
  params?: ParamsOf<Made>
  query?: Partial<QueryOf<Made>>
  body?: BodyOf<Made>
  key?: string
  /** Of the header that says who sends it. */
  token?: string
}

export interface Answered<Made> {
  status: number
  body: NonNullable<AnswerOf<Made>> & { code?: string; data?: unknown }
}

const sessionHashOf = (customerId: number) => `token of ${customerId}`

/** Somebody who calls the server's commands and reads directly: a customer, an operator or the gateway. */
export class DirectCaller {
  readonly caller: Caller
  /** Whether it has hung up. */
  isAborted = false
  constructor(customerId: number | null, isOperator = false) {
    const tokenHash = customerId === null ? null : sessionHashOf(customerId)
    const sessionHash = tokenHash
    const operator = isOperator ? machineOperator : null
    this.caller = {
      customerId,
      operator,
      tokenHash,
      sessionHash,
      devices: [],
      network: '127.0.0.1',
      userAgent: '',
    }
  }

  /** Validates and answers as the server does. Throws what it would answer 500 or 503 for. */
  async call<Made extends AnyCall>(
    services: Services,
    call: Made,
    { params, query, body, key, token }: CallInput<Made> = {},
  ): Promise<Answered<Made>> {
    const route = routes.find((one) => one.call.id === call.id)
    if (!route) throw new Error(`there is no call ${call.id}`)
    const { caller } = this
    try {
      const schemas = schemasOf(call)
      const checked = (part: 'params' | 'query' | 'body', value: unknown): unknown => {
        const read = schemas[part] && validate(schemas[part], value ?? {}, 'id')
        if (read && 'errors' in read) throw new InvalidInput(read.errors)
        return read && 'value' in read ? read.value : undefined
      }
      const input = {
        params: checked('params', params),
        query: checked('query', query),
        body: checked('body', body),
        language: 'id' as const,
        caller,
        upload: null,
        token,
      }
      if (route.kind === 'command') {
        const owner = caller.operator ? `operator:${caller.operator.name}` : `customer:${caller.customerId}`
        const keyed: KeyedRequest | null =
          key === undefined
            ? null
            : { owner, call: call.id, key, requestHash: JSON.stringify([params, body]), hashBefore: null }
        return answered(await runCommand(route, input, keyed, services))
      }
      const { database } = services.database
      const now = await readClock(database)
      const catalogue = services.reference.current()
      return answered(
        succeeded(
          route.call,
          await route.read(input, { database, now, catalogue, services, isAborted: () => this.isAborted }),
        ),
      )
    } catch (error) {
      if (error instanceof Refusal)
        return { status: error.status, body: refusalBody(error) } as Answered<Made>
      if (error instanceof InvalidInput) throw new Error(JSON.stringify(error.errors), { cause: error })
      throw error
    }
  }
}

const answered = <Made>({ status, body }: { status: number; body: string }): Answered<Made> => ({
  status,
  body: (body === '' ? {} : JSON.parse(body)) as Answered<Made>['body'],
})

const refusalBody = ({ details }: Refusal) => ({ code: details.code, ...details.beside })

/** A customer with one address, written without signing up. */
export class DirectCustomer extends DirectCaller {
  addressId = ''

  static async create(services: Services): Promise<DirectCustomer> {
    const { database } = services.database
    const now = await readClock(database)
    const id = await insertCustomer(database, now, { email: `${randomUUID()}@example.com` })
    // Nothing here uses it as requests do: it lasts longer than any simulation.
    const lasts = after(now, 10_000 * day)
    const session = { hash: sessionHashOf(id), customerId: id, createdAt: now }
    await database.insert(schema.customerTokens).values({ ...session, lastUsedAt: lasts, expiresAt: lasts })
    const customer = new DirectCustomer(id)
    const { body } = await customer.call(services, calls.createAddress, { body: addressInput() })
    customer.addressId = body.address_id
    return customer
  }

  async savesCart(services: Services): Promise<string> {
    const { status, body } = await this.call(services, calls.saveCart, { body: cartInput(this.addressId) })
    if (status !== 201) throw new Error(`a shipment was not saved: ${status}`)
    return body.cart_code
  }

  /** Checks out at the current price, which is asked for first. */
  async checksOut(
    services: Services,
    cart_code: string,
    change: Partial<Checkout> = {},
  ): Promise<Answered<typeof calls.checkout>> {
    const order: Checkout = {
      carts: [{ cart_code, courier_code: 'jne-reg', insurance: 0 }],
      payment_method: 'va_bca',
      expected_total: 0,
      ...change,
    }
    const seen = await this.call(services, calls.checkout, { body: order })
    const total = (seen.body.data as { total?: number } | undefined)?.total
    if (seen.body.code !== 'price_changed' || total === undefined) return seen
    return this.call(services, calls.checkout, { body: { ...order, expected_total: total } })
  }

  async invoices(services: Services): Promise<Invoice[]> {
    return (await this.call(services, calls.invoices)).body.results
  }
}
