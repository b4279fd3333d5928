import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The tables of an invoice's life, and the only file that writes each: a state that is set elsewhere is not found. */
const writers = {
  invoices: 'invoicing/store.ts',
  invoiceItems: 'invoicing/store.ts',
  payments: 'invoicing/attempts.ts',
}

const server = join(import.meta.dirname, '../../server')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|node_modules/.test(file),
)

describe('who writes', () => {
  it.each(Object.entries(writers))('%s: %s alone', (table, writer) => {
    const write = new RegExp(
      `\\.(?:insert|update|delete)\\(${table}\\)|insert(?:Named|WithChildren)\\(\\w+, ${table},`,
    )
    const found = sources.filter((file) => write.test(readFileSync(join(server, file), 'utf8')))
    expect(found).toEqual([writer])
  })
})
