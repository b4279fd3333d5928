import { calls, type CartInput, type OpsMeasure } from '@seberang/domain/api'
import { formatName, formatRupiah } from '@seberang/domain/format'
import { statuses } from '@seberang/domain/status'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { runOps } from './support/ops.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

describe('npm run ops', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const ops = (...parameters: string[]) => runOps(server, ...parameters)

  it.each([
    ['code', ['show', '']],
    ['cart', ['move', ' ', 'sent']],
    ['status', ['move', 'CART', '']],
    ['photo', ['photo', 'remove', 'CART', '', '--reason', 'Of another']],
    ['text', ['customer', 'show', '', '']],
    ['id', ['reference', 'show', 'packages', '']],
    ['invoice', ['unsettle', '', '--reference', 'FT1']],
    ['code', ['voucher', 'end', '', '--reason', 'Over']],
    ['text', ['papers', 'CART', '']],
  ])('says that the argument %s of %j is empty', async (name, parameters) => {
    const errors = `error: argument '${name}' is empty\n`
    expect(await ops(...parameters)).toEqual({ code: 1, output: '', errors })
  })

  it.each([
    ['--reference <reference>', ['unsettle', 'INVOICE', '--reference', '']],
    ['--again <file>', ['money', 'bank-file', '--again', ' ']],
    ['--reason <text>', ['unreceive', 'CART', '--reason', '']],
    ['--photo <file...>', ['receive', '--weight', '1kg', '--size', '1x1x1cm', '--photo', 'a.jpg', '']],
    ['--legality <reason>', ['company', 'reject', 'CO-1', '--legality', '']],
  ])('says that the option %s of %j is empty', async (flags, parameters) => {
    const errors = `error: option '${flags}' is empty\n`
    expect(await ops(...parameters)).toEqual({ code: 1, output: '', errors })
  })

  it.each(['--sure', '--help', '-h'])('takes no option for the value of another: %s', async (option) => {
    const errors = "error: option '--reference <reference>' argument missing\n"
    const parameters = ['unsettle', 'INVOICE', '--reference', option]
    expect(await ops(...parameters)).toEqual({ code: 1, output: '', errors })
  })

  it('says that an address is none of a photo', async () => {
    const errors = "error: argument 'photo' names no photo\n"
    const parameters = ['photo', 'remove', 'CART', '/', '--reason', 'Of another']
    expect(await ops(...parameters)).toEqual({ code: 1, output: '', errors })
  })

  it('receives with a photo, moves, shows, audits and checks', async () => {
    const code = await customer.savesCart()
    const picture = join(server.dataFolder, 'parcel.jpg')
    writeFileSync(picture, await photo())
    const received = await ops(
      'receive',
      '--suite',
      customer.suite,
      '--resi',
      (await customer.cart(code)).seller_tracking_number ?? '',
      '--agent',
      'us-air',
      '--weight',
      '1.4kg',
      '--size',
      '42x20x11cm',
      '--photo',
      picture,
      '--json',
    )
    expect(received.code, received.errors).toBe(0)
    expect(JSON.parse(received.output)).toMatchObject({
      action: true,
      cart_code: code,
      status: 'warehouse',
      suite: customer.suite,
      measured: { weight_kg: 1.4, length_cm: 42 },
      price_before: { weight: { chargeable_kg: expect.any(Number) as unknown } },
      price: { total: (await customer.cart(code)).priced?.answer.total },
    })
    expect((await customer.cart(code)).actual_photos).toHaveLength(1)

    const early = await ops('move', code, 'sent')
    expect(early).toMatchObject({
      code: 1,
      output: '',
      errors: 'A shipment cannot move to that status from here.\n  status: Choose one of: from_seller.\n',
    })
    const before = (await customer.cart(code)).priced?.answer.total ?? 0
    const measured = await ops('measure', code, '--weight', '3 lb', '--size', '10x10x10inch')
    const after = (await customer.cart(code)).priced?.answer.total ?? 0
    expect(after).toBeGreaterThan(before)
    expect(measured.code, measured.errors).toBe(0)
    const { first_name, last_name } = (await customer.call(calls.profile)).body.customer
    expect(measured.output.replaceAll('\u00a0', ' ')).toBe(
      [
        `${code} is warehouse`,
        `  ${customer.suite}  ${formatName({ first_name, last_name })}`,
        '  measured  1.361 kg  25.4 × 25.4 × 25.4 cm  1 package',
        '  billed by  3.5 kg',
        `  price  ${formatRupiah(before)} → ${formatRupiah(after)}`,
        '',
      ]
        .join('\n')
        .replaceAll('\u00a0', ' '),
    )
    expect((await customer.cart(code)).revision).toMatchObject({ weight_kg: 1.360776, length_cm: 25.4 })

    const shown = await ops('show', code)
    expect(shown.output).toContain('Sepatu lari')
    expect((await ops('list', '--status', 'warehouse')).output).toContain(
      `${code}  ${customer.suite}  warehouse`,
    )
    const audited = JSON.parse((await ops('audit', '--json')).output) as { results: { action: string }[] }
    expect(audited.results.map((entry) => entry.action)).toEqual(['measure', 'photo', 'receive'])
    expect((await ops('check')).code).toBe(0)
  })

  it('books nothing with a photo that cannot be read, and says what is booked where one is refused', async () => {
    const code = await customer.savesCart()
    const receive = (file: string) =>
      ops('receive', '--cart', code, '--weight', '1kg', '--size', '10x10x10cm', '--photo', file)
    expect(await receive('/nope.jpg')).toMatchObject({
      code: 1,
      errors: 'The file /nope.jpg cannot be read.\n',
    })
    expect((await customer.cart(code)).received_at).toBeNull()
    const text = join(server.dataFolder, 'no-photo.jpg')
    writeFileSync(text, 'not a picture')
    const refused = await receive(text)
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${code} is warehouse\n`) as unknown,
    })
    expect(refused.errors).toContain(`${code} has 0 of 1 photos, not ${text}: `)
  })

  it('bills and settles a transfer, and says what a measurement did to the price', async () => {
    const code = await customer.savesCart()
    await ops('receive', '--cart', code, '--weight', '1kg', '--size', '10x10x10cm')
    const invoice = await customer.checksOutBy('manual', code)
    const early = await ops('bill', code, '--amount', '75000', '--reason', 'A crate')
    expect(early).toMatchObject({ code: 1, errors: 'Its invoice is open.\n' })
    const settle = (amount: number, ...more: string[]) =>
      ops('settle', invoice.invoice_code, '--amount', String(amount), '--reference', 'FT 26320000', ...more)
    for (const sure of [[], ['--sure'], ['--sure', 'YES']]) {
      const slip = await settle(invoice.total - 1, ...sure)
      expect(slip.errors).toContain(`of ${invoice.invoice_code}: owed back.`)
      expect(slip.errors).toMatch(/\n {2}--sure [\dA-F]{4} confirms exactly this\.\n$/)
      expect(slip.code).toBe(1)
    }
    expect(await settle(invoice.total)).toMatchObject({
      code: 0,
      output: [
        `${invoice.invoice_code} is paid`,
        `  ${formatRupiah(invoice.total)}  ${customer.suite}  Ayu Lestari`,
        `  ${code}  ${invoice.items[0]?.title}  paid: it may leave`,
        '',
      ]
        .join('\n')
        .replaceAll('\u00a0', ' '),
    })
    const again = await settle(invoice.total)
    expect(again.errors).toMatch(
      /^This shipment has been paid\.\n {2}reference: The transfer FT26320000 was booked 2\d{3}-\d\d-\d\d \d\d:\d\d \(Jakarta\) by machine for INV-\w+\.\n$/,
    )
    const moved = await ops('move', code, 'outbound')
    expect(moved.errors).toContain('status: Choose one of: sent.')
    expect((await ops('confirm', code)).errors).toBe('This parcel is not in quarantine.\n')
    const billed = await ops('bill', code, '--amount', '75000', '--reason', 'A crate', '--json')
    expect(JSON.parse(billed.output)).toMatchObject({ action: true, cart_code: code, total: 75_000 })
    const small = await ops('bill', code, '--amount', '75', '--reason', 'Tape')
    expect(small.errors).toContain('amount: Rp75 is less than a virtual account takes: Rp10.000.')
    const meant = await ops('bill', code, '--amount', '75', '--reason', 'Tape', '--sure')
    expect(meant.output).toMatch(new RegExp(`^INV-\\w+ asks for Rp75  ${customer.suite}  Ayu Lestari\n$`))
    const whole = await ops('bill', code, '--amount', '99.000.000', '--reason', 'Crate')
    const agreed = formatRupiah(invoice.total + 75_000 + 75)
    expect(whole.errors.replaceAll('\u00a0', ' ')).toContain(`The whole shipment costs only ${agreed}.`)
    const heavier = await ops('measure', code, '--weight', '3kg', '--size', '10x10x10cm')
    expect(heavier.output).toMatch(/^SC-\w+ is paid\n[^]*\n  INV-\w+ asks for Rp[\d.]+ more\n$/)
    const slip = await ops('measure', code, '--weight', '0.4kg', '--size', '10x10x10cm')
    expect(slip.errors).toContain('0.4 kg, where 3 kg were measured before.')
    const lighter = await ops('measure', code, '--weight', '0.4kg', '--size', '10x10x10cm', '--sure')
    expect(lighter.output).toMatch(/^SC-\w+ is paid\n[^]*\n  Rp[\d.]+ went to the wallet\n$/)
    expect((await settle(invoice.total, '--again')).errors).toContain('The transfer FT26320000 was booked ')
    const doubted = await settle(invoice.total - 1, '--reference', 'FT 26320002', '--again')
    const [, sureCode = ''] = /--sure (\w+)/.exec(doubted.errors) ?? []
    const less = await settle(
      invoice.total - 1,
      '--reference',
      'FT 26320002',
      '--again',
      '--sure',
      sureCode.toLowerCase(),
    )
    expect(less.output, less.errors).toContain('the money is owed back')
    expect((await ops('unsettle', invoice.invoice_code, '--reference', 'FT 26320002')).code).toBe(0)
    const second = await settle(invoice.total, '--reference', 'FT 26320001', '--again')
    expect(second.output).toContain('the money is owed back')
    const taken = await ops('unsettle', invoice.invoice_code, '--reference', 'ft 2632-0001')
    expect(taken).toMatchObject({
      code: 0,
      output: [
        `${invoice.invoice_code} stays paid, and the money is owed back no longer; the customer is told, if they expected it`,
        `  ${formatRupiah(invoice.total)}  ${customer.suite}  Ayu Lestari`,
        '  ft 2632-0001 can be booked on the right invoice',
        '',
      ]
        .join('\n')
        .replaceAll('\u00a0', ' '),
    })
    const unbooked = await ops('unsettle', invoice.invoice_code, '--reference', 'FT 26320001')
    expect(unbooked).toMatchObject({
      code: 1,
      errors: 'This transfer is not booked for that invoice: find REFERENCE shows what it is booked for.\n',
    })
    const settles = (text: string) => text.split('\n').filter((line) => line.includes('  settle  '))
    for (const [command, lines] of Object.entries({ audit: ['audit'], show: ['show', code] })) {
      const printed = settles((await ops(...lines)).output).join('\n')
      expect(
        printed.match(new RegExp(`  settle  ${invoice.invoice_code}  .*"amount":${invoice.total}`, 'g')),
        command,
      ).toHaveLength(2)
      expect(printed.match(/"again":true[^}]*"reference":"FT26320001"/g), command).toHaveLength(1)
    }
    const audited = JSON.parse((await ops('audit', '--json')).output) as { results: { action: string }[] }
    expect(audited.results.slice(0, 7).map((entry) => entry.action)).toEqual([
      'unsettle',
      'settle',
      'unsettle',
      'settle',
      'measure',
      'measure',
      'bill',
    ])
  })

  it('prints what a measurement does not credit while a bank has reversed the payment', async () => {
    const counter = new Counter(server.url)
    const { code, invoice } = await counter.paid('2.6kg')
    await advanceClock(server.url, 5 * 60_000)
    await counter.move(code, 'sent')
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    const lighter = ['measure', code, '--weight', '0.4kg', '--size', '10x10x10cm', '--sure']
    for (const command of [lighter, ['show', code]])
      expect((await ops(...command)).output).toMatch(
        /\n  Rp[\d.]+ is withheld: a payment is reversed by its bank until it is there again, or refunds have left less\n/,
      )
  })

  it('makes a voucher that works', async () => {
    const made = await ops(
      'voucher',
      'create',
      '--kind',
      'percent',
      '--value',
      '12.5',
      '--max',
      '40000',
      '--suite',
      customer.suite,
      '--until',
      '2100-01-01T00:00:00Z',
      '--code',
      'halo-ayu',
    )
    const listed = (end: string) =>
      new RegExp(
        `^HALO-AYU  12\\.5%  at most Rp40\\.000  ${customer.suite}  1 of 1 left  from .+  ${end}  operator\n$`,
      )
    expect([made.code, made.output], made.errors).toEqual([
      0,
      expect.stringMatching(listed('until .+ 2100.*')),
    ])
    const own = await customer.call(calls.myVouchers)
    expect(own.body.results).toMatchObject([{ code: 'HALO-AYU', value: 12.5, max: 40_000, uses_left: 1 }])
    const audited = JSON.parse((await ops('audit', '--json')).output) as { results: { subject: string }[] }
    expect(audited.results[0]?.subject).toBe('HALO-AYU')
    expect((await ops('voucher', 'create', '--help')).output).toContain('Usage: ops voucher create')
    expect((await ops('vouchers')).output).toMatch(listed('until .+ 2100.*'))
    expect((await ops('voucher', 'end', 'halo-ayu')).errors).toContain("required option '--reason <text>'")
    const ended = await ops('voucher', 'end', 'halo-ayu', '--reason', 'A slip')
    expect(ended.output, ended.errors).toMatch(listed('ended .+'))
    expect((await customer.call(calls.myVouchers)).body.results).toEqual([])
  })

  it.each([
    ['a free voucher', ['voucher', 'create', '--kind', 'percent', '--value', '0'], 'value: '],
    ['a voucher of nothing', ['voucher', 'create', '--kind', 'fixed', '--value', '0'], 'Give a whole number'],
    ['an unknown kind of voucher', ['voucher', 'create', '--kind', 'x', '--value', '1'], 'fixed, percent'],
    [
      'a voucher that is over',
      ['voucher', 'create', '--kind', 'percent', '--value', '5', '--until', '2020-01-01T00:00Z'],
      'ends_at: This time has already passed.',
    ],
    [
      'a voucher that ends on a day',
      ['voucher', 'create', '--kind', 'percent', '--value', '5', '--until', '2030-01-01'],
      'ends_at: Give a time with its zone, as 2026-12-31T00:00Z.',
    ],
    [
      'a voucher that ends before it begins',
      'voucher create --kind percent --value 5 --from 2030-01-01T00:00Z --until 2029-01-01T00:00Z'.split(' '),
      'ends_at: This ends before it begins.',
    ],
    [
      'an unknown need',
      ['list', '--needs', 'foo'],
      'Allowed choices are hscode, refund, transfer, reversal.',
    ],
    [
      'a voucher for an unknown suite',
      ['voucher', 'create', '--kind', 'percent', '--value', '5', '--suite', 'SBR-9'],
      'suite: No customer has this suite.',
    ],
    ['half a rupiah', ['bill', 'SC-X', '--amount', '0.5', '--reason', 'x'], '0.5 has decimals'],
    ['no reason', ['bill', 'SC-X', '--amount', '5'], "required option '--reason <text>'"],
    ['no reference of a transfer', ['settle', 'INV-X', '--amount', '1000'], "required option '--reference"],
    ['no amount of a transfer', ['settle', 'INV-X'], "required option '--amount <rupiah>'"],
    [
      'an unknown invoice',
      ['settle', 'INV-X', '--amount', '1000', '--reference', 'FT26320001'],
      'Not found.',
    ],
    [
      'a parcel for an unknown suite',
      ['receive', '--suite', 'SBR-1', '--weight', '1kg', '--size', '1x1x1cm'],
      'No customer has this suite.',
    ],
    [
      'a parcel that nobody announced, without a suite',
      ['receive', '--resi', 'NOBODY1', '--agent', 'us-air', '--weight', '1kg', '--size', '10x10x10cm'],
      'Nobody announced this number.',
    ],
    ['a folder in place of a photo', ['photo', 'SC-X', '/tmp'], 'The file /tmp cannot be read.'],
    [
      'a weight without a unit',
      ['measure', 'SC-X', '--weight', '14', '--size', '1x1x1cm'],
      'weight: This measure cannot be read. Example: 1.4kg.',
    ],
    ['an unknown cart', ['show', 'SC-X'], 'Not found.'],
    [
      'no number at all',
      ['receive', '--weight', '1kg', '--size', '1x1x1cm'],
      'suite: Give cart_code alone, or suite, resi, or both.',
    ],
    ['a missing option', ['measure', 'SC-X'], "required option '--weight <weight>'"],
  ])('%s ends with a reason and a status that is not 0', async (_, parameters, reason) => {
    const { code, errors } = await ops(...parameters)
    expect(code).not.toBe(0)
    expect(errors).toContain(reason)
  })

  it('every command has help', async () => {
    const names = [
      'receive',
      'measure',
      'photo',
      'move',
      'confirm',
      'bill',
      'settle',
      'unsettle',
      'show',
      'list',
      'audit',
    ]
    for (const name of [...names, 'check']) {
      expect((await ops(name, '--help')).output).toContain(`Usage: ops ${name}`)
    }
  })
})

describe.each(databases)('measuring on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    operator.language = 'en'
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const shoes = { weight: '1.4kg', size: '42x20x11cm' }
  const measure = (cart_code: string, body: OpsMeasure) =>
    operator.call(calls.opsMeasure, { params: { cart_code }, body })

  it('reads what people write', async () => {
    const cart_code = await customer.savesCart()
    const received = await operator.call(calls.opsReceive, {
      body: {
        cart_code: ` ${cart_code.toLowerCase()} `,
        agent_id: 'US-AIR',
        weight: '1,4 Kg',
        size: '42 x 20 x 11 cm',
      },
    })
    expect(received.body, received.text).toMatchObject({ cart_code, status: 'warehouse' })
    expect((await customer.cart(cart_code)).revision).toMatchObject({ weight_kg: 1.4, length_cm: 42 })
    const inches = { weight: '3,5 lbs', size: '10" x 10" x 10"' }
    expect((await measure(cart_code.toLowerCase(), inches)).status).toBe(200)
    expect((await customer.cart(cart_code)).revision).toMatchObject({ weight_kg: 1.587572, length_cm: 25.4 })
  })

  it('asks which one where a figure can be two', async () => {
    const { status, body } = await measure(await customer.savesCart(), { ...shoes, weight: '1.234kg' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        field: 'weight',
        message: 'This can be read in two ways: write 1234, or 1,234 with a decimal comma.',
      },
    ])
  })

  it.each<[string, Partial<OpsMeasure>, string]>([
    ['weight', { weight: '1400kg' }, '151.5 kg per litre: goods have 0.004 to 12.'],
    ['weight', { weight: '70kg', size: '60x60x60cm' }, '70 kg, where 1.2 kg were announced.'],
    [
      'weight',
      { weight: '1,600kg', size: '16,0x10x10cm', quantity: 1000 },
      '0.001 kg per litre: goods have 0.004 to 12.',
    ],
    ['size', { size: '400x3x3cm' }, 'One box is at most 318 × 244 × 163 cm.'],
  ])('doubts a %s of %j', async (field, change, message) => {
    const cart_code = await customer.savesCart()
    const refused = await operator.call(calls.opsReceive, { body: { cart_code, ...shoes, ...change } })
    expect(refused.status, refused.text).toBe(422)
    expect(refused.body).toMatchObject({ code: 'doubtful' })
    expect(refused.body.message).toContain('add sure (--sure)')
    expect(refused.body.errors).toContainEqual({ field, message })
    expect((await customer.cart(cart_code)).received_at).toBeNull()

    expect((await operator.call(calls.opsReceive, { body: { cart_code, ...shoes } })).status).toBe(200)
    expect(await measure(cart_code, { ...shoes, ...change })).toMatchObject({
      status: 422,
      body: { code: 'doubtful' },
    })
    expect((await customer.cart(cart_code)).revision).toMatchObject({ weight_kg: 1.4 })
    expect((await measure(cart_code, { ...shoes, ...change, sure: true })).status).toBe(200)
    expect((await customer.cart(cart_code)).measurements).toHaveLength(2)
  })

  it('doubts what is far from the measurement before, and tells who measured what is booked', async () => {
    const cart_code = await customer.savesCart()
    // 1.2 kg were announced.
    const slip = await operator.call(calls.opsReceive, { body: { cart_code, ...shoes, weight: '14kg' } })
    expect(slip).toMatchObject({ status: 422, body: { code: 'doubtful' } })
    const large = { ...shoes, weight: '14kg', sure: true }
    expect((await operator.call(calls.opsReceive, { body: { cart_code, ...large } })).status).toBe(200)
    const { total } = (await customer.cart(cart_code)).priced?.answer ?? {}
    expect(await measure(cart_code, { ...shoes, weight: '1.5kg' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'weight', message: '1.5 kg, where 14 kg were measured before.' }] },
    })
    const { body } = await measure(cart_code, { ...shoes, weight: '1.5kg', sure: true })
    expect(body).toMatchObject({
      suite: customer.suite,
      measured: { weight_kg: 1.5, length_cm: 42 },
      price_before: { total, weight: { chargeable_kg: 14 } },
      price: { total: (await customer.cart(cart_code)).priced?.answer.total },
    })
    expect(body.price?.total).toBeLessThan(total ?? 0)
  })

  it('tells the price by the measurement and what is billed more, also of what is checked out', async () => {
    const counter = new Counter(server.url)
    const open = await counter.checkedOut()
    const later = (await counter.measure(open.code, '2.6kg')).body
    expect(later.price_before?.total).toBe(open.invoice.total)
    expect(later.price?.total).toBe(await counter.priceAt('2.6kg'))
    const paid = await counter.paid()
    const { body } = await counter.measure(paid.code, '2.6kg')
    expect(body.price?.total).toBe((body.price_before?.total ?? 0) + (body.additional_total ?? 0))
    expect(body.additional_total).toBe((await paid.customer.invoice(body.additional_invoice ?? '')).total)
  })

  it('doubts a parcel that nobody announced, too', async () => {
    const unannounced = { suite: customer.suite, agent_id: 'us-air', ...shoes, weight: '1400kg' }
    const before = (await customer.call(calls.carts)).body.count
    expect((await operator.call(calls.opsReceive, { body: unannounced })).body.code).toBe('doubtful')
    expect((await customer.call(calls.carts)).body.count).toBe(before)
    const sure = await operator.call(calls.opsReceive, { body: { ...unannounced, sure: true } })
    expect(sure.body).toMatchObject({ status: 'quarantine' })
    const audit = (await operator.call(calls.opsAudit)).body.results
    expect(audit[0]).toMatchObject({ action: 'receive', detail: { sure: true } })
  })

  it('finds a parcel by its tracking number however that is written', async () => {
    const resi = randomUUID()
    const code = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, seller_tracking_number: resi },
    }))
    const typed = resi.toUpperCase().replaceAll('-', ' ')
    const received = await operator.call(calls.opsReceive, { body: { resi: typed, ...shoes } })
    expect(received.body, received.text).toMatchObject({ cart_code: code })
    const again = { suite: customer.suite, agent_id: 'us-air', resi: typed, ...shoes }
    expect(await operator.call(calls.opsReceive, { body: again })).toMatchObject({
      status: 409,
      body: { code: 'already_received' },
    })
  })
})

describe.each(databases)('receiving on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const measured = { weight: '1kg', size: '10x10x10cm' }
  const receive = (by: object) => operator.call(calls.opsReceive, { body: { ...measured, ...by } })

  it('finds the cart by the seller’s tracking number', async () => {
    const customer = await TestCustomer.register(server.url)
    await customer.savesCart()
    const code = await customer.savesCart()
    const resi = (await customer.cart(code)).seller_tracking_number ?? ''
    expect((await receive({ resi })).body).toMatchObject({ cart_code: code, status: 'warehouse' })
    // The second scan says where it is.
    const again = await receive({ resi })
    expect(again).toMatchObject({ status: 409, body: { code: 'already_received' } })
    const [said] = again.body.errors ?? []
    expect(said).toMatchObject({ field: 'resi' })
    for (const part of [code, customer.suite, 'machine']) expect(said?.message).toContain(part)
    const other = await TestCustomer.register(server.url)
    const elsewhere = { resi, suite: other.suite, agent_id: 'us-air' }
    expect(await receive(elsewhere)).toMatchObject({
      status: 422,
      body: { code: 'doubtful', errors: [{ field: 'resi', message: said?.message }] },
    })
    expect((await receive({ ...elsewhere, sure: true })).body.status).toBe('quarantine')
  })

  it('tells all doubts at once, since whoever is sure is sure of all of them', async () => {
    const [one, other] = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
    const resi = randomUUID()
    const announces = (customer: TestCustomer) =>
      customer.savesCart((input) => ({ ...input, setup: { ...input.setup, seller_tracking_number: resi } }))
    const fieldsOf = async (by: object) =>
      (await receive({ resi, weight: '138kg', ...by })).body.errors?.map(({ field }) => field)
    const theirs = await announces(other)
    const unannounced = { suite: one.suite, agent_id: 'us-air' }
    expect(await fieldsOf(unannounced)).toEqual(['resi', 'weight'])
    expect((await receive({ cart_code: theirs })).status).toBe(200)
    const code = await announces(one)
    expect(await fieldsOf({})).toEqual(['resi', 'weight', 'weight'])
    expect((await one.cart(code)).received_at).toBeNull()
    const like = { suite: one.suite, agent_id: 'us-air', weight: '138kg' }
    await receive({ ...like, sure: true })
    expect((await receive(like)).body.errors?.map(({ field }) => field)).toEqual(['suite', 'weight'])
  })

  it('doubts a parcel without a number that is just like one of a moment ago', async () => {
    const { suite } = await TestCustomer.register(server.url)
    const parcel = { suite, agent_id: 'us-air', size: '10x20x30cm', weight: '1,23 kg' }
    const first = await receive({ ...parcel, resi: randomUUID() })
    const again = await receive(parcel)
    expect(again).toMatchObject({ status: 422, body: { code: 'doubtful', errors: [{ field: 'suite' }] } })
    expect(again.body.errors?.[0]?.message).toContain(first.body.cart_code)
    expect((await receive({ ...parcel, weight: '1,24 kg' })).status).toBe(200)
    expect((await receive({ ...parcel, resi: randomUUID() })).status).toBe(200)
    expect((await receive({ ...parcel, sure: true })).status).toBe(200)
    await advanceClock(server.url, 11 * 60_000)
    expect((await receive(parcel)).status).toBe(200)
  })

  it('asks which one when several customers expect the same tracking number', async () => {
    const [one, other] = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
    const named = (input: CartInput) => ({
      ...input,
      setup: { ...input.setup, seller_tracking_number: resi },
    })
    const resi = randomUUID()
    const code = await one.savesCart(named)
    const others = await other.savesCart(named)
    const matching = await receive({ resi })
    expect(matching).toMatchObject({ status: 409, body: { code: 'several_parcels' } })
    const listed = matching.body.errors?.map(({ message }) => message).join('\n')
    for (const part of [code, one.suite, others, other.suite]) expect(listed).toContain(part)
    expect((await receive({ resi, suite: one.suite })).body).toMatchObject({ cart_code: code })
    // The other's has not come because the number is scanned once more.
    const scanned = await receive({ resi })
    expect(scanned).toMatchObject({ status: 422, body: { code: 'doubtful', errors: [{ field: 'resi' }] } })
    for (const part of [code, one.suite, 'machine']) expect(scanned.body.errors?.[0]?.message).toContain(part)
    expect((await other.cart(others)).status).toBe('from_seller')
    expect((await receive({ resi, sure: true })).body).toMatchObject({ cart_code: others })
  })

  it('puts a parcel that nobody announced into quarantine, whatever its customer expects', async () => {
    const customer = await TestCustomer.register(server.url)
    const waiting = await customer.savesCart()
    const paid = await customer.savesCart()
    const invoice = await customer.checksOut(paid)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay')
    const before = [await customer.cart(waiting), await customer.cart(paid)]
    const unexpectedParcel = { suite: customer.suite, agent_id: 'us-air', weight: '9kg' }
    const bare = await receive(unexpectedParcel)
    const labelled = await receive({ ...unexpectedParcel, resi: 'NOT-ANNOUNCED-1' })
    expect([bare.body.status, labelled.body.status]).toEqual(['quarantine', 'quarantine'])
    const { items } = invoice
    for (const { body } of [bare, labelled])
      expect(body.still_expected).toMatchObject([
        { cart_code: paid, title: items[0]?.title },
        { cart_code: waiting, seller_tracking_number: before[0]?.seller_tracking_number },
      ])
    expect((await customer.cart(labelled.body.cart_code)).seller_tracking_number).toBe('NOT-ANNOUNCED-1')
    expect([await customer.cart(waiting), await customer.cart(paid)]).toEqual(before)
  })

  it('doubts a number that is almost one that its customer announced', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, seller_tracking_number: '1Z0042' },
    }))
    const parcel = { suite: customer.suite, agent_id: 'us-air', resi: '1zO042' }
    const doubted = await receive(parcel)
    expect(doubted).toMatchObject({ status: 422, body: { code: 'doubtful', errors: [{ field: 'resi' }] } })
    for (const part of [code, '1Z0042']) expect(doubted.body.errors?.[0]?.message).toContain(part)
    expect((await receive({ ...parcel, sure: true })).body.status).toBe('quarantine')
  })

  it('finds nothing of a customer under the tracking number of another', async () => {
    const [owner, other] = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
    const code = await owner.savesCart()
    const resi = (await owner.cart(code)).seller_tracking_number ?? ''
    const parcel = { resi, suite: other.suite, agent_id: 'us-air' }
    // More likely the wrong suite than the same number twice.
    expect(await receive(parcel)).toMatchObject({
      status: 422,
      body: {
        code: 'doubtful',
        errors: [{ field: 'resi', message: expect.stringContaining(owner.suite) }],
      },
    })
    expect((await other.call(calls.carts, { query: {} })).body.count).toBe(0)
    expect((await receive({ ...parcel, sure: true })).body.status).toBe('quarantine')
    expect((await owner.cart(code)).status).toBe('from_seller')
  })

  it.each([
    ['another country', { agent_id: 'cn-air' }],
    ['another track', { agent_id: 'us-sea' }],
  ])('refuses to book what is announced for one warehouse in at one of %s', async (_, at) => {
    const customer = await TestCustomer.register(server.url)
    const cart_code = await customer.savesCart()
    const named = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, agent_id: null },
    }))
    for (const code of [cart_code, named]) {
      expect(await receive({ cart_code: code, ...at })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'agent_id' }] },
      })
    }
    expect((await receive({ cart_code: named, agent_id: 'us-air' })).status).toBe(200)
    expect((await customer.cart(named)).agent.id).toBe('us-air')
  })

  it.each(['announced', 'unannounced'])(
    'receives an %s parcel once, however often it is sent',
    async (kind) => {
      const customer = await TestCustomer.register(server.url)
      const code = await customer.savesCart()
      const announced = (await customer.cart(code)).seller_tracking_number ?? ''
      const resi = kind === 'announced' ? announced : `NA-${randomUUID()}`
      const same = { suite: customer.suite, resi, agent_id: 'us-air' }
      const answers = await Promise.all([1, 2, 3, 4].map(() => receive(same)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
      expect(await receive(same)).toMatchObject({ status: 409, body: { code: 'already_received' } })
      const { body } = await customer.call(calls.carts, { query: { page: 1, page_size: 10 } })
      expect(body.count).toBe(kind === 'announced' ? 1 : 2)
    },
  )

  it('needs an open warehouse where the cart names none: from then on the origin is fixed', async () => {
    const customer = await TestCustomer.register(server.url)
    const cart_code = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, agent_id: null },
    }))
    const refusedAt = { status: 422, body: { errors: [{ field: 'agent_id' }] } }
    expect(await receive({ cart_code })).toMatchObject(refusedAt)
    expect(await receive({ suite: customer.suite, agent_id: 'blueray' })).toMatchObject(refusedAt)
    expect((await receive({ cart_code, agent_id: 'us-air' })).status).toBe(200)
  })

  it('books a parcel in once', async () => {
    const customer = await TestCustomer.register(server.url)
    const cart_code = await customer.savesCart()
    const answers = await Promise.all([1, 2, 3, 4].map(() => receive({ cart_code })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  })

  it.each(statuses)('moves nothing that an open invoice holds to %s', async (status) => {
    const customer = await TestCustomer.register(server.url)
    const cart_code = await customer.savesCart()
    await receive({ cart_code })
    await customer.checksOut(cart_code)
    const moved = await operator.call(calls.opsMove, { params: { cart_code }, body: { status } })
    expect(moved).toMatchObject({ status: 409, body: { code: 'invoice_open' } })
    expect((await customer.cart(cart_code)).status).toBe('pending')
  })
})
