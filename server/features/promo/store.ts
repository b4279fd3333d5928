import { defaultLanguage, type Language } from '@seberang/domain/language'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import { files, promos, promoTexts } from '../../database/schema/index.ts'

export type PromoRow = typeof promos.$inferSelect
export type PromoText = typeof promoTexts.$inferSelect

/** More than anybody reads. */
const maxListed = 50

/** The promos that have not ended by now; those that have begun first, and of these what ends first. */
export function findPromos(executor: Executor, now: Date): Promise<PromoRow[]> {
  return executor
    .select()
    .from(promos)
    .where(and(isNull(promos.removedAt), gt(promos.endsAt, now)))
    .orderBy(sql`${gt(promos.startsAt, now)}`, asc(promos.endsAt), asc(promos.id))
    .limit(maxListed)
}

export async function findPromo(executor: Executor, id: string): Promise<PromoRow | undefined> {
  const [promo] = await executor.select().from(promos).where(eq(promos.id, id))
  return promo
}

/** One page of all promos, also of those that ended or were removed. */
export function findAllPromos(executor: Executor, page: PageQuery) {
  const listed = { table: promos, where: undefined, newest: promos.createdAt }
  return findPage(executor, listed, page, executor.select().from(promos).$dynamic())
}

/** What each promo says, in all languages that it is written in. */
export async function findTexts(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, PromoText[]>> {
  const rows = await executor
    .select()
    .from(promoTexts)
    .where(inArray(promoTexts.promoId, [...ids]))
    .orderBy(asc(promoTexts.language))
  return Map.groupBy(rows, ({ promoId }) => promoId)
}

/** Its text in a language, or else in Indonesian. */
export function textIn(texts: readonly PromoText[] | undefined, language: Language): PromoText {
  const inLanguage = (wanted: Language) => texts?.find((text) => text.language === wanted)
  const text = inLanguage(language) ?? inLanguage(defaultLanguage)
  if (!text) throw new Error('a promo has no text')
  return text
}

/** Writes a promo and its text in one language, in place of what they were. */
export async function writePromo(
  transaction: Transaction,
  promo: Pick<PromoRow, 'id' | 'voucherId' | 'startsAt' | 'endsAt'>,
  text: Omit<PromoText, 'promoId'>,
  now: Date,
): Promise<void> {
  const { id, ...changes } = promo
  await transaction
    .insert(promos)
    .values({ ...promo, createdAt: now })
    .onConflictDoUpdate({ target: promos.id, set: { ...changes, removedAt: null } })
  const { language, ...words } = text
  await transaction
    .insert(promoTexts)
    .values({ promoId: id, language, ...words })
    .onConflictDoUpdate({ target: [promoTexts.promoId, promoTexts.language], set: words })
}

/** Gives a promo its picture; the file of the one before is removed. @returns whether there is such a promo */
export async function replaceImage(
  transaction: Transaction,
  { id, fileId }: { id: string; fileId: string },
  now: Date,
): Promise<boolean> {
  const [before] = await transaction.select().from(promos).where(eq(promos.id, id)).for('update')
  if (!before) return false
  await transaction.update(promos).set({ imageId: fileId }).where(eq(promos.id, id))
  if (before.imageId !== null)
    await transaction.update(files).set({ removedAt: now }).where(eq(files.id, before.imageId))
  return true
}

/** @returns whether it was shown until now */
export async function removePromo(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const removed = await transaction
    .update(promos)
    .set({ removedAt: now })
    .where(and(eq(promos.id, id), isNull(promos.removedAt)))
    .returning({ id: promos.id })
  return removed.length > 0
}

/** The file of a promo's picture. */
export async function findImage(executor: Executor, fileId: string) {
  const [found] = await executor
    .select({ file: files })
    .from(files)
    .innerJoin(promos, eq(promos.imageId, files.id))
    .where(and(eq(files.id, fileId), isNull(promos.removedAt)))
  return found?.file
}
