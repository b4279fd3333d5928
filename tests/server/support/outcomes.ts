import { Client } from 'pg'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

/**
 * Expects the outcomes of an order's stored notifications, in alphabetical order. The embedded database is open to its
 * server alone: only PostgreSQL is looked into.
 */
export async function expectOutcomes(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  orderId: string,
  expected: string[],
): Promise<void> {
  if (!databaseUrl) return
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const text = 'select outcome from gateway_notifications where order_id = $1 order by outcome'
    const { rows } = await client.query<{ outcome: string }>(text, [orderId])
    expect(rows.map(({ outcome }) => outcome)).toEqual(expected)
  } finally {
    await client.end()
  }
}
