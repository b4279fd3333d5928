import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import type { Statement } from './statement.ts'
import { printInWorker } from './worker.ts'

const line = { name: 'Lensa kamera dengan nama yang panjang', reason: '1 × Rp1.000', amount: 'Rp1.000' }
const group = (lines: number) => ({
  title: 'Barang',
  lines: Array.from({ length: lines }, () => line),
  sum: { label: 'Jumlah', amount: 'Rp1.000' },
})
const statement: Statement = {
  language: 'id',
  createdAt: new Date('2026-11-12T02:00:00Z'),
  brand: 'Seberang',
  contact: ['seberang.test'],
  title: 'Penawaran',
  subtitle: 'Kiriman lewat udara',
  about: '',
  number: { label: 'Nomor', code: 'K7M2XD4Q', date: '12 Nov 2026' },
  facts: [],
  goods: group(500),
  columns: { line: 'No.', name: 'Uraian', reason: 'Perhitungan', amount: 'Jumlah' },
  groups: [group(3)],
  total: { label: 'Jumlah', amount: 'Rp3.000', isIncomplete: false },
  notes: [],
  link: { address: 'https://seberang.test/q/K7M2XD4Q', label: 'Buka', text: '' },
  page: 'Halaman {page} dari {pages}',
}

it('the event loop is idle while a statement with hundreds of goods is set', async () => {
  const before = performance.eventLoopUtilization()
  const bytes = await printInWorker(statement, '192.0.2.1')
  const { utilization } = performance.eventLoopUtilization(before)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(utilization).toBeLessThan(0.5)
})

it('networks take turns, those of one prefix together', async () => {
  const ended: string[] = []
  const print = async (network: string) => {
    await printInWorker(statement, network)
    ended.push(network)
  }
  const crowd = Array.from({ length: 6 }, (_, index) => print(`2001:db8:1:${index}::/64`))
  await Promise.all([...crowd, print('192.0.2.2')])
  expect(ended.slice(0, 3)).toContain('192.0.2.2')
})
