import { calls } from '@seberang/domain/api'
import { millisecondsBeforeShipping } from '@seberang/domain/status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { runOps, runOpsWith } from './support/ops.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

describe('npm run ops -- intake', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const intake = (...lines: string[]) => runOpsWith(lines, server, 'intake', '--agent', 'us-air')
  const tracked = async () => {
    const code = await customer.savesCart()
    const resi = (await customer.cart(code)).seller_tracking_number ?? ''
    return { code, resi }
  }

  it('receives what a scanner reads, with figures as a scale and a tape show them', async () => {
    const [first, second] = [await tracked(), await tracked()]
    const { code, output, errors } = await intake(
      first.resi.toLowerCase(),
      '1,4',
      '42 x 20 x 11',
      second.code.toLowerCase(),
      '3 lb',
      '10x10x10in',
      '',
    )
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain('received 2')
    expect(await customer.cart(first.code)).toMatchObject({
      status: 'warehouse',
      revision: { weight_kg: 1.4, length_cm: 42, width_cm: 20, height_cm: 11 },
    })
    expect(await customer.cart(second.code)).toMatchObject({ revision: { weight_kg: 1.360776 } })
  })

  it('asks whose an unannounced parcel is, and whether a doubtful measurement is meant', async () => {
    const { code, resi } = await tracked()
    const { output, errors } = await intake(
      'UNKNOWN-778',
      '1',
      '20x20x20',
      customer.suite,
      resi,
      '138',
      '10x10x10',
      'n',
      resi,
      '1',
      '20x20x20',
    )
    expect(output).toContain('is quarantine')
    expect(errors).toContain('This looks like a mistake')
    expect(output).toContain('received 2')
    expect((await customer.cart(code)).revision).toMatchObject({ weight_kg: 1 })
    const meant = await tracked()
    await intake(meant.resi, '138', '10x10x10', 'y')
    expect((await customer.cart(meant.code)).revision).toMatchObject({ weight_kg: 138 })
  })

  it('goes on after a refusal, and undoes the last receipt', async () => {
    const { code, resi } = await tracked()
    const refused = [resi, '1', '20x20x20', 'UNKNOWN-13', '1', '20x20x20', 'undo']
    const { code: status, output, errors } = await intake(...refused, 'undo', 'undo', 'undo')
    const whose = `${code} of ${customer.suite} `
    expect([status, output]).toEqual([0, expect.stringContaining(`> ${whose}`)])
    expect(output).toMatch(/ is undone\n/)
    // The first is about the parcel that was not received.
    expect(errors).toContain(`Nothing of this parcel is booked; undo again undoes the receipt of ${whose}`)
    expect(errors).toContain('Nothing was received here')
    expect(await customer.cart(code)).toMatchObject({ status: 'from_seller', received_at: null })
  })
})

describe('npm run ops -- intake, with a parcel in hand', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const intake = (...lines: string[]) => runOpsWith(lines, server, 'intake', '--agent', 'us-air')
  const tracked = async () => {
    const code = await customer.savesCart()
    return { code, resi: (await customer.cart(code)).seller_tracking_number ?? '' }
  }

  it('undo drops that parcel, and leaves the one before it received', async () => {
    const [first, second] = [await tracked(), await tracked()]
    const lines = [
      [first.resi, '1', '20x20x20'],
      [second.resi, 'undo', second.resi, '1', 'Undo', second.resi, '138', '10x10x10', 'undo'],
      ['UNKNOWN-12', '1', '20x20x20', 'undo'],
    ]
    const { output, errors } = await intake(...lines.flat())
    expect(errors.match(/This parcel is dropped/g)).toHaveLength(4)
    expect(output).toContain('received 1')
    expect((await customer.cart(first.code)).status).toBe('warehouse')
    expect((await customer.cart(second.code)).received_at).toBeNull()
  })

  it('asks again for a figure that can be two, not for the parcel', async () => {
    const { code, resi } = await tracked()
    const { output, errors } = await intake(resi, '1.234', '1,234', '20x20x1.250m', '20x20x20')
    expect(errors).toContain('write 1234, or 1,234 with a decimal comma')
    expect(output).toContain('received 1')
    expect((await customer.cart(code)).revision).toMatchObject({ weight_kg: 1.234, height_cm: 20 })
  })

  it('asks again for a measure that nobody can read, not for the parcel', async () => {
    const { code, resi } = await tracked()
    const { output, errors } = await intake(resi, '1..4', '1.4', '21x20x', '21x20', '42x20x11')
    expect(errors.match(/This measure cannot be read\. Example: 1\.4\./g)).toHaveLength(1)
    expect(errors.match(/This measure cannot be read\. Example: 42x20x11\./g)).toHaveLength(2)
    expect(output).toContain('received 1')
    expect((await customer.cart(code)).revision).toMatchObject({ weight_kg: 1.4, height_cm: 11 })
  })

  it('fails where nothing was received', async () => {
    const away = { ...server, url: 'http://127.0.0.1:9' }
    const { code, output } = await runOpsWith(['X-100', '1', '20x20x20'], away, 'intake', '--agent', 'us-air')
    expect([code, output]).toEqual([1, expect.stringContaining('received 0')])
    expect((await intake('')).code).toBe(0)
  })
})

describe('npm run ops -- intake, scanned too early', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const tracked = async (number: string) => {
    const code = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, seller_tracking_number: number },
    }))
    return { code, resi: number }
  }

  it('the next parcel is no answer: neither that a doubted weight is meant, nor whose a parcel is, nor a weight', async () => {
    const heavy = await tracked('1ZA0001')
    const [next, third] = [await tracked('YT0000000001'), await tracked('YT0000000003')]
    const { output, errors } = await runOpsWith(
      [
        // A weight that is doubted, a parcel that nobody announced, and a weight that is missing.
        heavy.resi,
        '138',
        '10x10x10',
        next.resi,
        '1',
        '20x20x20',
        'UNKNOWN-9',
        '1',
        '20x20x20',
        third.resi,
        '1',
        '20x20x20',
        'UNKNOWN-10',
        'YT0000000004',
      ],
      server,
      'intake',
      '--agent',
      'us-air',
    )
    expect(errors).toContain('Not received')
    expect(output).toContain('received 2')
    expect((await customer.cart(heavy.code)).received_at).toBeNull()
    for (const { code } of [next, third])
      expect((await customer.cart(code)).revision).toMatchObject({ weight_kg: 1 })
  })

  it('what cannot be undone is not passed over for the one before it', async () => {
    const [first, second] = [await tracked('JD000001'), await tracked('JD000002')]
    const counter = new Counter(server.url)
    await runOpsWith([first.resi, '1', '20x20x20'], server, 'intake', '--agent', 'us-air')
    const invoice = await customer.checksOut(second.code)
    await counter.pay(invoice)
    const { output } = await runOpsWith(
      [second.resi, '1', '20x20x20', 'undo', 'undo'],
      server,
      'intake',
      '--agent',
      'us-air',
    )
    expect(output).toContain('received 1')
    expect((await customer.cart(first.code)).status).toBe('warehouse')
  })
})

describe('npm run ops -- tracking', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
  })
  afterAll(() => server.close())

  it('corrects the number of the stage that a shipment is in', async () => {
    const counter = new Counter(server.url)
    const { code, cart } = await counter.paid()
    const correct = (resi: string) => runOps(server, 'tracking', code, resi)
    const before = (await cart()).seller_tracking_number
    expect((await correct('JD0099887766')).output).toBe(
      `${code} has JD0099887766 of the seller, before ${before}\n`,
    )
    // What was paid just now does not leave yet.
    await advanceClock(server.url, millisecondsBeforeShipping)
    await counter.move(code, 'sent', 'WRONG-1')
    expect((await correct('SQ-6180')).output).toBe(`${code} has SQ-6180 of the flight, before WRONG-1\n`)
    await counter.move(code, 'inbound')
    await counter.move(code, 'outbound', 'WRONG-2')
    expect((await correct('JP-700')).output).toBe(`${code} has JP-700 of the courier, before WRONG-2\n`)
    expect(await cart()).toMatchObject({
      seller_tracking_number: 'JD0099887766',
      resi_titipexport: 'SQ-6180',
      domestic_track_number: 'JP-700',
    })
    const { output } = await runOps(server, 'show', code)
    expect(output).toContain('{"resi":"JP-700","before":"WRONG-2"}')
    expect((await runOps(server, 'tracking', code, ' ')).code).toBe(1)
  })

  it('doubts a number that another customer announced', async () => {
    const counter = new Counter(server.url)
    const { code, cart } = await counter.paid()
    const other = await TestCustomer.register(server.url)
    const [theirs, own] = [await other.savesCart(), (await cart()).seller_tracking_number]
    const resi = (await other.cart(theirs)).seller_tracking_number ?? ''
    const { errors } = await runOps(server, 'tracking', code, resi)
    expect(errors).toContain(`resi: ${other.suite} announced this number: ${theirs}.`)
    expect((await cart()).seller_tracking_number).toBe(own)
    expect((await runOps(server, 'tracking', code, resi, '--sure')).code).toBe(0)
    expect((await cart()).seller_tracking_number).toBe(resi)
  })

  it('doubts a number that was received for another customer', async () => {
    const counter = new Counter(server.url)
    const { code } = await counter.paid()
    const other = await TestCustomer.register(server.url)
    const theirs = await other.savesCart()
    await counter.receive(theirs, '1kg')
    const resi = (await other.cart(theirs)).seller_tracking_number ?? ''
    const { errors, code: exitCode } = await runOps(server, 'tracking', code, resi)
    expect([errors, exitCode]).toEqual([expect.stringContaining(theirs), 1])
    expect((await runOps(server, 'tracking', code, resi, '--sure')).code).toBe(0)
  })

  it.each(['=cmd|1', '@SUM(1)', '1234'])('takes no %s for a number, whoever gives it', async (resi) => {
    const { customer, code, cart } = await new Counter(server.url).paid()
    const { seller_tracking_number } = await cart()
    const { errors, code: exitCode } = await runOps(server, 'tracking', code, resi)
    expect([errors, exitCode]).toEqual([expect.stringContaining('A tracking number has 6 to 40'), 1])
    expect(await cart()).toMatchObject({ seller_tracking_number })
    const { setup, products } = cartInput(customer.addressId)
    const body = { setup: { ...setup, seller_tracking_number: resi }, products }
    const refused = await customer.call(calls.saveCart, { body })
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['setup.seller_tracking_number'],
    ])
  })
})
