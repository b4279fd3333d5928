import type { NoticeEvent, NoticeTopic } from '@seberang/domain/api'
import type { Transaction } from '../database/database.ts'
import { runNamed } from '../database/named.ts'

const writeStatement = `
  with counted as (
    update customers set last_notice = last_notice + 1 where id = $1::bigint returning last_notice
  ), written as (
    insert into notices (customer_id, id, topic, code, at, event, price)
    select $1::bigint, last_notice, $2::text, $3::text, $4::timestamptz, $5::text, $6::bigint from counted
    returning customer_id, id
  )
  select pg_notify('notices', customer_id::text), id from written`

/**
 * Writes a notice in the transaction of the change; it is announced on commit. Its number counts per customer and is
 * taken under that customer's row lock: numbers of a shared sequence would commit out of order, and readers would skip
 * some.
 * @param event what it tells the customer, besides what to reload
 * @returns its number: how many notices the customer has had
 */
export async function writeNotice(
  transaction: Transaction,
  customerId: number,
  topic: NoticeTopic,
  code: string,
  now: Date,
  event?: { event: 'priced'; price: number } | { event: Exclude<NoticeEvent, 'priced'> },
): Promise<number> {
  const [written] = await runNamed<{ id: number | string }>(transaction, 'write_notice', writeStatement, [
    customerId,
    topic,
    code,
    now.toISOString(),
    event?.event ?? null,
    event?.event === 'priced' ? event.price : null,
  ])
  if (!written) throw new Error('a notice for nobody')
  return Number(written.id)
}
