import type { ListedPromo, OpsPromo, Promo } from '@seberang/domain/api'
import { defaultLanguage, languageOfWire, wireLanguages, type Language } from '@seberang/domain/language'
import type { Executor, Transaction } from '../../database/database.ts'
import type { Reading } from '../../http/route.ts'
import { findPublicVoucher, offeredVouchers, voucherCodes } from '../../invoicing/vouchers.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import {
  findPromo,
  findPromos,
  findTexts,
  textIn,
  writePromo,
  type PromoRow,
  type PromoText,
} from './store.ts'

const imageUrl = (fileId: string) => `/api/promo/image/${fileId}`

interface Reader {
  customerId: number | null
  language: Language
}

export async function listPromos(reading: Reading, reader: Reader): Promise<Promo[]> {
  return viewPromos(reading, reader, await findPromos(reading.database, reading.now))
}

/** Throws 404 for one that is unknown or was removed. */
export async function showPromo(reading: Reading, reader: Reader, id: string): Promise<Promo> {
  const promo = await findPromo(reading.database, id)
  const [shown] = promo && promo.removedAt === null ? await viewPromos(reading, reader, [promo]) : []
  if (!shown) throw notFound()
  return shown
}

async function viewPromos(
  { database, catalogue, now }: Pick<Reading, 'database' | 'catalogue' | 'now'>,
  { customerId, language }: Reader,
  rows: readonly PromoRow[],
): Promise<Promo[]> {
  const texts = await findTexts(
    database,
    rows.map(({ id }) => id),
  )
  const ids = rows.flatMap(({ voucherId }) => voucherId ?? [])
  const vouchers = await offeredVouchers(database, customerId, ids, { catalogue, language }, now)
  return rows.map((row) => {
    const voucher = row.voucherId === null ? undefined : vouchers.get(row.voucherId)
    return {
      ...viewPromo(row, textIn(texts.get(row.id), language)),
      voucher_code: voucher?.code ?? null,
      voucher: voucher ?? null,
    }
  })
}

function viewPromo(row: PromoRow, { title, summary, body }: PromoText) {
  return {
    id: row.id,
    title,
    summary,
    body,
    image: row.imageId === null ? null : imageUrl(row.imageId),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
  }
}

/** As operators see them. */
export async function viewListed(
  executor: Executor,
  rows: readonly PromoRow[],
  language: Language,
): Promise<ListedPromo[]> {
  const texts = await findTexts(
    executor,
    rows.map(({ id }) => id),
  )
  const codes = await voucherCodes(
    executor,
    rows.flatMap(({ voucherId }) => voucherId ?? []),
  )
  return rows.map((row) => ({
    ...viewPromo(row, textIn(texts.get(row.id), language)),
    voucher_code: (row.voucherId === null ? undefined : codes.get(row.voucherId)) ?? null,
    languages: (texts.get(row.id) ?? []).map((text) => wireLanguages[text.language]),
    removed_at: row.removedAt?.toISOString() ?? null,
  }))
}

/** It stands in the address of the promo's page. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Throws 422 for an id that is no part of an address, a voucher that is not for everybody, and a language before Indonesian. */
export async function setPromo(
  transaction: Transaction,
  id: string,
  { language: wire, title, summary, body, voucher_code, starts_at, ends_at }: OpsPromo,
  now: Date,
): Promise<void> {
  if (!idPattern.test(id)) throw refusedField('id', 'address_part')
  const language = wire === undefined ? defaultLanguage : languageOfWire(wire)
  const before = await findPromo(transaction, id)
  if (language !== defaultLanguage && !before) throw refusedField('language', 'indonesian_first')
  const voucherId =
    voucher_code === undefined
      ? (before?.voucherId ?? null)
      : await findPublicVoucher(transaction, voucher_code)
  if (voucherId === undefined) throw refusedField('voucher_code', 'voucher_unknown')
  const promo = { id, voucherId, startsAt: new Date(starts_at), endsAt: new Date(ends_at) }
  await writePromo(transaction, promo, { language, title, summary, body }, now)
}

/** A promo as operators see it, after a change. Throws 404 */
export async function showListed(
  transaction: Transaction,
  id: string,
  language: Language,
): Promise<ListedPromo> {
  const row = await findPromo(transaction, id)
  const [promo] = row ? await viewListed(transaction, [row], language) : []
  if (!promo) throw notFound()
  return promo
}
