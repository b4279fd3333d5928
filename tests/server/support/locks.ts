import { Client } from 'pg'
import { expect, vi } from 'vitest'

/** A connection of its own with a transaction begun, for locks that others wait for. Whoever asks for it ends it. */
export async function beginTransaction(databaseUrl: string | undefined): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  return client
}

/** Resolves once `count` statements in the client's database wait for a lock, or more: a sweep may be among them. */
export async function untilWaiting(client: Client, count: number): Promise<void> {
  const allWait = async () => {
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ waiting: string }>(
      `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(Number(rows[0]?.waiting)).toBeGreaterThanOrEqual(count)
  }
  await vi.waitFor(allWait, { timeout: 4_000 })
}
