import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product, requestWith } from '../../domain/pricing/cases/build.ts'
import { exportPrice, price, type ExportRequest } from '../../domain/pricing/index.ts'

const program = fileURLToPath(new URL('cli.ts', import.meta.url))
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quote-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function quote(text: string): { status: number | null; stdout: string; stderr: string } {
  const file = join(folder, 'requests.json')
  writeFileSync(file, text)
  return run([file])
}

function run(args: string[]) {
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
}

describe('quote', () => {
  it('answers every request, and nothing else', () => {
    const requests = [requestWith(), requestWith({ insurance: 0.1 })]
    const { status, stdout, stderr } = quote(JSON.stringify(requests))
    expect(JSON.parse(stdout)).toEqual(requests.map((request) => price(request)))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('puts a refusal at its place and ends with 1', () => {
    const { status, stdout } = quote(JSON.stringify([{ products: [] }, requestWith(), null]))
    const answers: unknown = JSON.parse(stdout)
    const refusal = { error: { field: 'products', message: expect.stringContaining('500') } }
    expect(answers).toEqual([refusal, price(requestWith()), refusal])
    expect(status).toBe(1)
  })

  it('answers an empty file of requests with an empty list', () => {
    expect(quote('[]')).toMatchObject({ status: 0, stdout: '[]\n' })
  })

  it.each([
    ['what is not JSON', () => quote('{ "a": \n oops'), /is not JSON/],
    ['what is not an array', () => quote('{}'), /must hold an array/],
    ['a missing file', () => run([join(folder, 'nowhere.json')]), /cannot be read \(ENOENT\)/],
    ['no file', () => run([]), /^Usage/],
  ])('ends with 2 and one line on %s', (_, start, message) => {
    const { status, stdout, stderr } = start()
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd()).not.toContain('\n')
  })
})

describe('shipments abroad', () => {
  const request: ExportRequest = {
    destination: 'NL',
    package: { package_id: 'x', price_json: { NL: { tiers: [{ up_to_kg: 2, price_per_kg: 300_000 }] } } },
    products: [product],
    insurance: 0,
    rates: { USD: 16_485 },
    pickup: null,
    surcharges: [],
  }
  const heavy = { ...request, products: [{ ...product, weight: 3, weight_unit: 'kg' }] }

  function quoteExport(...options: string[]) {
    const file = join(folder, 'exports.json')
    writeFileSync(file, JSON.stringify([request, heavy]))
    return run(['--export', file, ...options])
  }

  it('are priced as exports, each refusal at its place', () => {
    const { status, stdout } = quoteExport('--language', 'id')
    expect(JSON.parse(stdout)).toEqual([
      exportPrice(request),
      { error: { field: 'weight', message: expect.stringContaining('Bagi kirimanmu') } },
    ])
    expect(status).toBe(1)
  })

  it('have columns of their own', () => {
    const [head] = quoteExport('--format', 'csv').stdout.split('\n')
    expect(head).toBe(
      'billed,goods,freight,pickup,surcharges,insurance,additional_costs,discount,total,field,message',
    )
    expect(quoteExport('--format', 'table').stdout).toMatch(/freight +Rp[\d.]+\n {3}total/)
  })

  it('have no explanation', () => {
    expect(quoteExport('--explain')).toMatchObject({ status: 2, stderr: expect.stringMatching(/--export/) })
  })
})

describe('an order list', () => {
  const list = [
    'product_title,category,quantity,weight,weight_unit,currency_code,price_original,length,width,height,dimension_unit',
    'Rak buku,Furnitur,4,"27,5",kg,CNY,1600,125,60,20,cm',
    '"Lampu, meja",furnitur,2,900,gram,CNY,80,,,,',
  ].join('\n')
  const sent = ['--from', 'CN', '--package', 'laut-company', '--container', 'lcl']

  function order(text: string, ...options: string[]) {
    const file = join(folder, 'orders.csv')
    writeFileSync(file, text)
    return run([file, ...options])
  }

  it('is one shipment of all its rows', () => {
    const { status, stdout, stderr } = order(list, ...sent)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const [answer, another] = JSON.parse(stdout)
    expect(another).toBeUndefined()
    expect(answer.weight).toMatchObject({ real_kg: 111.8, measured_m3: 0.6 })
  })

  it('by an all-in package has the levies in its freight', () => {
    const lines = (option: string) =>
      JSON.parse(order(list, '--from', 'CN', '--package', option, '--container', 'lcl').stdout)[0].lines
    const [taxed, allIn] = [lines('laut-company'), lines('laut-all-in')]
    expect(taxed.duty).toBeGreaterThan(0)
    expect(allIn.duty).toBe(0)
    // 0.6 m³ at Rp8,500,000.
    expect(allIn.freight - taxed.freight).toBe(5_100_000)
  })

  it('row by row comes out as CSV again', () => {
    const { status, stdout } = order(list, ...sent, '--each', '--format', 'csv')
    const [head, ...rows] = stdout.trimEnd().split('\n')
    expect(status).toBe(0)
    expect(head).toMatch(/^billed,goods,freight,.*,total,field,message$/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['0.6 m3', '0.3 m3'])
  })

  it('or as a table for the eye', () => {
    const { stdout } = order(list, ...sent, '--format', 'table')
    expect(stdout).toMatch(/1\. 0\.6 m3\n {3}goods +Rp[\d.]+\n/)
    expect(stdout).toMatch(/total +Rp[\d.]+\n$/)
  })

  it('explains each line in the requested language', () => {
    const { stdout } = order(list, ...sent, '--explain', '--language', 'id')
    expect(stdout).toMatch(/freight +Rp[\d.]+ {2}[\d,.]+\sm³/)
    expect(stdout).toMatch(/vat +Rp[\d.]+ {2}11%\s×\sRp.*dibulatkan.*PMK\s131\/2024 \(\d{4}-\d{2}-\d{2}\)/)
    expect(order(list, ...sent, '--explain', '--format', 'csv').status).toBe(2)
  })

  it('names the row and the field of each error in the requested language', () => {
    const unread = order(list.replace('"27,5"', 'berat'), ...sent, '--language', 'id')
    expect(unread.status).toBe(1)
    expect(JSON.parse(unread.stdout)).toEqual([
      { error: { field: 'products[0].weight', message: expect.stringContaining('angka') } },
    ])
    expect(order(list.replace('Furnitur', 'Perabot'), ...sent)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/no known category in row 2: "Perabot"/),
    })
    expect(order('a,b\n1,2', ...sent).stderr).toMatch(/has no column category, quantity/)
    expect(order(list, '--from', 'CN', '--package', 'nothing').stderr).toMatch(/choose from udara-individu/)
    expect(order(list).stderr).toMatch(/needs --from/)
  })
})
