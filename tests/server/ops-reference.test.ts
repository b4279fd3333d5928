import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOps } from './support/ops.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

describe('npm run ops -- reference', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
  })
  afterAll(() => server.close())

  const reference = (...parameters: string[]) => runOps(server, 'reference', ...parameters)

  it('lists, shows, sets from arguments and from a file, removes and audits', async () => {
    const listed = await reference('list', 'insurances')
    expect(listed.output.split('\n')[0]).toMatch(/^0 {2}\d{4}-\d{2}-\d{2} {2}release {2}.{10,}/)
    const set = await reference('set', 'categories', 'umum', '{"price_cbm": 4900000}', '--source', 'December')
    expect(set).toMatchObject({ code: 0, output: expect.stringMatching(/^categories umum is set\n\{\n/) })
    const shown = await reference('show', 'categories', 'umum')
    const record = JSON.parse(shown.output) as Record<string, unknown>
    expect(record).toMatchObject({ category_name: 'Barang Umum', price_cbm: 4_900_000 })
    const file = join(server.dataFolder, 'umum.json')
    writeFileSync(file, JSON.stringify({ ...record, price_cbm: 5_000_000 }))
    const whole = await reference('set', 'categories', 'umum', '--file', file, '--whole', '--json')
    expect(JSON.parse(whole.output)).toMatchObject({ data: { record: { price_cbm: 5_000_000 } } })
    const rates = await reference('rates', 'USD=16500', 'cny=2270.5')
    expect(rates.output).toBe('USD is 16500 rupiah\nCNY is 2270.5 rupiah\n')
    const removed = await reference('remove', 'support-topics', 'account')
    expect(removed.output).toBe('support-topics account is no longer offered\n')
    const audit = (await runOps(server, 'audit')).output
    expect(audit).toContain('reference_set  categories umum')
    expect(audit).toContain('reference_set  rates USD')
    expect(audit).toContain('reference_remove  support-topics account')
  })

  it.each([
    ['an unknown kind', ['list', 'dragons'], 'Allowed choices are agents'],
    ['an unknown record', ['show', 'agents', 'moon'], 'Not found.'],
    ['nothing', ['set', 'categories', 'umum'], 'Give the fields as JSON'],
    ['no JSON', ['set', 'categories', 'umum', '{price: 1}'], 'This is not JSON'],
    ['a list', ['set', 'categories', 'umum', '[]'], 'Give an object'],
    ['no file', ['set', 'categories', 'umum', '--file', '/none.json'], 'cannot be read'],
    [
      'a mistaken figure',
      ['set', 'categories', 'umum', '{"price_cbm": -1}', '--language', 'id'],
      'record.price_cbm: Paling kecil 0.',
    ],
    ['a record in use', ['remove', 'rates', 'USD'], 'id: Still needed by pricing'],
    ['a rate that is given twice', ['rates', 'USD=16500', 'usd=17000'], 'USD is given twice.'],
    ['a rate that is not a number', ['rates', 'USD=many'], 'Give a number, such as 12.5'],
    [
      'a rate that changes by more than a fifth',
      ['rates', 'USD=1650'],
      'rates.USD: This differs by more than a fifth',
    ],
  ])('%s fails with a reason and a non-zero status', async (_, parameters, reason) => {
    const { code, errors } = await reference(...parameters)
    expect(code).not.toBe(0)
    expect(errors).toContain(reason)
  })
})
