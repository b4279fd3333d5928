import { calls } from '@seberang/domain/api'
import { statuses } from '@seberang/domain/status'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { advanceClock, hour, minute } from '../../../server/database/clock.ts'
import { rowsOf, type OpenDatabase } from '../../../server/database/database.ts'
import { GatewayFailure } from '../../../server/gateway/gateway.ts'
import { createGateways } from '../../../server/gateway/gateways.ts'
import { createSandbox, sandboxActions, type Sandbox } from '../../../server/gateway/sandbox.ts'
import type { Services } from '../../../server/http/services.ts'
import { checkInvariants } from '../../../server/invariants/index.ts'
import { sweep } from '../../../server/jobs/sweeps.ts'
import { tidy } from '../../../server/jobs/tidy.ts'
import { surely } from '../../server/support/counter.ts'
import { serverKey } from '../../server/support/notification.ts'
import { DirectCaller, DirectCustomer, openServices } from './services.ts'

/** What can happen in a simulation. */
export const actNames = [
  'save',
  'delete',
  'checkout',
  'pay',
  'ask',
  'change',
  'transfer',
  'voucher',
  'receive',
  'unexpected',
  'unreceive',
  'measure',
  'bill',
  'confirm',
  'papers',
  'move',
  'rate',
  'minutes',
  'day',
  'crash',
  'dies',
] as const
type ActName = (typeof actNames)[number]

const peopleCount = 4
const guest = new DirectCaller(null)
const operator = new DirectCaller(null, true)

/** Customers, operators, a gateway and the passing of days around one server, all in this process. */
export class World {
  readonly people: DirectCustomer[] = []
  readonly carts: { owner: DirectCustomer; code: string }[] = []
  readonly vouchers: string[] = []
  private transfers = 0
  days = 0
  private readonly database: OpenDatabase
  private readonly dataFolder: string
  private readonly sandbox: Sandbox
  private services: Services
  /** The server ends after its next commit, before it tells the gateway. */
  private isDying = false

  private constructor(services: Services, database: OpenDatabase, dataFolder: string, sandbox: Sandbox) {
    this.services = services
    this.database = database
    this.dataFolder = dataFolder
    this.sandbox = sandbox
  }

  static async create(database: OpenDatabase, dataFolder: string): Promise<World> {
    const sandbox = createSandbox(database.database, serverKey)
    const world = new World(await openServices(database, dataFolder, sandbox), database, dataFolder, sandbox)
    for (let count = 0; count < peopleCount; count += 1)
      world.people.push(await DirectCustomer.create(world.services))
    return world
  }

  get customerDays(): number {
    return this.days * this.people.length
  }

  /** Throws the broken invariants. */
  async assertHealthy(): Promise<void> {
    const broken = (await checkInvariants(this.database.database)).filter((one) => one.broken.length > 0)
    if (broken.length > 0) throw new Error(JSON.stringify(broken))
  }

  async statusesSeen(): Promise<string[]> {
    const rows = await this.database.database.execute(sql`select distinct status from cart_logs`)
    return rowsOf<{ status: string }>(rows).map(({ status }) => status)
  }

  /** What can happen; each gets two numbers that choose what it happens to. */
  readonly acts: Record<ActName, (one: number, other: number) => Promise<unknown>> = {
    save: async (one) => {
      const owner = this.at(this.people, one)
      if (owner) this.carts.push({ owner, code: await owner.savesCart(this.services) })
    },
    delete: (one) =>
      this.withCart(one, ({ owner, code }) =>
        this.as(owner, calls.deleteCarts, { body: { cart_codes: [code] } }),
      ),
    checkout: (one, other) =>
      this.withCart(one, ({ owner, code }) =>
        owner.checksOut(this.services, code, {
          payment_method:
            this.at(['va_bca', 'va_mandiri', 'qris', 'gopay', 'manual'] as const, other) ?? 'manual',
          voucher: other % 3 === 0 && this.vouchers[0] ? { code: this.vouchers[0], cart_code: code } : null,
        }),
      ),
    pay: (one, other) =>
      this.withOrder(one, async (order) => {
        const action = other % 2 === 0 ? 'pay' : (this.at(sandboxActions, other) ?? 'pay')
        for (const body of (await this.sandbox.act(order, action)) ?? [])
          await this.as(guest, calls.gatewayNotification, { body })
      }),
    ask: (one) =>
      this.withInvoice(one, (owner, invoice_code) =>
        this.as(owner, calls.checkPayment, { body: { invoice_code } }),
      ),
    change: (one, other) =>
      this.withInvoice(one, (owner, invoice_code) => {
        const payment_method = this.at(['va_bni', 'va_bri', 'manual'] as const, other) ?? 'manual'
        return this.as(owner, calls.changePayment, { body: { invoice_code, payment_method } })
      }),
    transfer: (one) =>
      this.withInvoice(one, (_, invoice_code) => {
        this.transfers += 1
        const body = { reference: `FT${1000 + this.transfers}` }
        const settles = (sure: { sure?: string }) =>
          this.as(operator, calls.opsSettle, { params: { invoice_code }, body: { ...body, ...sure } })
        return surely(settles)
      }),
    voucher: async () => {
      const { body } = await this.as(operator, calls.opsVoucher, {
        body: { kind: 'percent', value: 10, uses_allowed: 2 },
      })
      this.vouchers.unshift(body.voucher.code)
    },
    receive: (one, other) =>
      this.withCart(one, ({ code }) =>
        this.as(operator, calls.opsReceive, {
          body: { cart_code: code, ...measure(other), ...(other % 4 === 0 && { papers: 'An invoice' }) },
        }),
      ),
    unexpected: (one, other) =>
      this.as(operator, calls.opsReceive, {
        body: {
          suite: `SBR-${this.at(this.people, one)?.caller.customerId}`,
          agent_id: 'us-air',
          ...measure(other),
        },
      }),
    unreceive: (one) =>
      this.withCart(one, ({ code: cart_code }) =>
        this.as(operator, calls.opsUnreceive, { params: { cart_code }, body: {} }),
      ),
    measure: (one, other) =>
      this.withCart(one, ({ code: cart_code }) =>
        this.as(operator, calls.opsMeasure, { params: { cart_code }, body: measure(other) }),
      ),
    bill: (one, other) =>
      this.withCart(one, ({ code: cart_code }) =>
        this.as(operator, calls.opsBill, {
          params: { cart_code },
          body: { amount: 10_000 + other, reason: 'Crate' },
        }),
      ),
    confirm: (one) =>
      this.withCart(one, ({ code: cart_code }) =>
        this.as(operator, calls.opsConfirm, { params: { cart_code } }),
      ),
    papers: (one) =>
      this.withCart(one, ({ code: cart_code }) =>
        this.as(operator, calls.opsPapers, { params: { cart_code }, body: { papers: null } }),
      ),
    move: (one, other) =>
      this.withCart(one, async ({ code: cart_code }) => {
        // Mostly the next step on its way.
        const way = ['sent', 'inbound', 'outbound', 'finished'] as const
        const tried = other % 4 === 0 ? [this.at(statuses, other) ?? 'sent'] : way
        for (const status of tried) {
          const { status: answer } = await this.as(operator, calls.opsMove, {
            params: { cart_code },
            body: { status },
          })
          if (answer === 200) return
        }
      }),
    rate: (one, other) =>
      this.withCart(one, ({ owner, code }) =>
        this.as(owner, calls.createRating, { body: { cart_code: code, stars: 1 + (other % 5) } }),
      ),
    minutes: async () => {
      await advanceClock(this.database.database, 6 * minute)
      await sweep(this.services)
    },
    day: () => this.day(),
    crash: () => this.crash(),
    dies: async () => {
      this.isDying = true
    },
  }

  async act(name: ActName, one: number, other: number): Promise<void> {
    const wasDying = this.isDying
    if (wasDying) {
      const fail = () => Promise.reject(new GatewayFailure('the process has ended'))
      this.services = {
        ...this.services,
        gateways: createGateways({
          sandbox: { ...this.sandbox, charge: fail, cancel: fail, status: fail },
        }),
      }
    }
    try {
      await this.acts[name](one, other)
    } catch (error) {
      if (!wasDying || !(error instanceof GatewayFailure)) throw error
    }
    if (wasDying) await this.crash()
  }

  async day(): Promise<void> {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await advanceClock(this.database.database, 6 * hour)
      await sweep(this.services)
    }
    await tidy(this.database.database, Date.now())
    this.days += 1
  }

  /** All that the process had in memory is gone. */
  private async crash(): Promise<void> {
    this.isDying = false
    this.services = await openServices(this.database, this.dataFolder, this.sandbox)
    // What came due while no gateway answered is caught up with at the start.
    await sweep(this.services)
  }

  /** Writes what no command would: an invoice that nobody paid is paid. */
  async corrupt(): Promise<void> {
    await this.database.database.execute(
      sql`update invoices set status = 'paid' where id = (
        select max(id) from invoices where status = 'pending' and customer_id >= ${this.people[0]?.caller.customerId})`,
    )
  }

  /** Undoes `corrupt`. */
  async repair(): Promise<void> {
    await this.database.database.execute(
      sql`update invoices set status = 'pending' where status = 'paid' and paid_at is null`,
    )
  }

  private readonly as = <Made extends Parameters<DirectCaller['call']>[1]>(
    caller: DirectCaller,
    call: Made,
    input: Parameters<typeof caller.call<Made>>[2],
  ) => caller.call(this.services, call, input)

  private at<Item>(items: readonly Item[], place: number): Item | undefined {
    return items[place % Math.max(1, items.length)]
  }

  /** One of the newest carts. */
  private async withCart(
    place: number,
    work: (cart: { owner: DirectCustomer; code: string }) => Promise<unknown>,
  ) {
    const cart = this.at(this.carts.slice(-3), place)
    if (cart) await work(cart)
  }

  private async withInvoice(place: number, work: (owner: DirectCustomer, code: string) => Promise<unknown>) {
    const owner = this.at(this.people, place)
    const invoice =
      owner && this.at(await owner.invoices(this.services), Math.floor(place / this.people.length))
    if (owner && invoice) await work(owner, invoice.invoice_code)
  }

  private async withOrder(place: number, work: (order: string) => Promise<unknown>) {
    const owner = this.at(this.people, place)
    const orders =
      (await owner?.invoices(this.services))?.flatMap(({ payment }) => payment?.order_id ?? []) ?? []
    const order = this.at(orders, Math.floor(place / this.people.length))
    if (order) await work(order)
  }
}

const measure = (number: number) => ({ weight: `${1 + (number % 7)}kg`, size: '10x10x10cm', sure: true })

/** One step of a simulation, after which every invariant must hold. */
class Step implements fc.AsyncCommand<object, World> {
  readonly name: ActName | 'corrupt'
  readonly numbers: readonly [number, number]
  constructor(name: ActName | 'corrupt', numbers: readonly [number, number]) {
    this.name = name
    this.numbers = numbers
  }
  check(): boolean {
    return true
  }
  async run(_model: object, world: World): Promise<void> {
    if (this.name === 'corrupt') await world.corrupt()
    else await world.act(this.name, ...this.numbers)
    await world.assertHealthy()
  }
  toString(): string {
    return `${this.name}(${this.numbers.join(', ')})`
  }
}

const numbers = fc.tuple(fc.nat(1000), fc.nat(1000))

/** @param names the steps to choose from; a name given twice is chosen twice as often */
export const stepsOf = (names: readonly (ActName | 'corrupt')[], maxCommands: number) =>
  fc.commands(
    names.map((name) => numbers.map((pair) => new Step(name, pair))),
    { maxCommands, size: 'max' },
  )
