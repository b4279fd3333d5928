import type { Card } from '@seberang/domain/api'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { GatewayName } from '../base/gateway-names.ts'
import { randomId } from '../base/ids.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { savedCards } from '../database/schema/index.ts'
import type { Secrets } from '../security/secrets.ts'

export type SavedCardRow = typeof savedCards.$inferSelect

/** A card that a gateway keeps, with what it is charged by there. */
export interface KeptCard extends Pick<Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'> {
  gateway: GatewayName
  token: string
}

const isThere = isNull(savedCards.removedAt)

const viewOf = ({ id, brand, last4, expMonth, expYear }: SavedCardRow, isMain: boolean): Card => ({
  id,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  is_main: isMain,
})

/** A customer's cards, the main one first: the one that was last added or paid with. */
export async function listCards(executor: Executor, customerId: number): Promise<Card[]> {
  const rows = await executor
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.customerId, customerId), isThere))
    .orderBy(desc(savedCards.usedAt), desc(savedCards.id))
  return rows.map((row, index) => viewOf(row, index === 0))
}

// A payment writes its notices, which lock the customer, before the card that paid: so does whatever else changes a card.

/** Saves a card, or gives the same card its new token. */
export async function saveCard(
  transaction: Transaction,
  { seal }: Pick<Secrets, 'seal'>,
  { customerId, card }: { customerId: number; card: KeptCard },
  now: Date,
): Promise<Card> {
  const { gateway, brand, last4, exp_month, exp_year } = card
  const token = seal(card.token)
  const [saved] = await transaction
    .insert(savedCards)
    .values({
      id: randomId(),
      customerId,
      gateway,
      token,
      brand,
      last4,
      expMonth: exp_month,
      expYear: exp_year,
      createdAt: now,
      usedAt: now,
    })
    .onConflictDoUpdate({
      target: [
        savedCards.customerId,
        savedCards.gateway,
        savedCards.brand,
        savedCards.last4,
        savedCards.expMonth,
        savedCards.expYear,
      ],
      targetWhere: isThere,
      set: { token, usedAt: now },
    })
    .returning()
  if (!saved) throw new Error('a card was not saved')
  return viewOf(saved, true)
}

/** Undefined once it is removed. @param customerId whose it has to be; omitted for the card of a payment */
export async function findCard(
  executor: Executor,
  id: string,
  customerId?: number,
): Promise<SavedCardRow | undefined> {
  const isTheirs = customerId === undefined ? undefined : eq(savedCards.customerId, customerId)
  const [card] = await executor
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), isTheirs, isThere))
  return card
}

/** Writes that a card was paid with: it is the main one from now on. */
export async function noteCardUse(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(savedCards).set({ usedAt: now }).where(eq(savedCards.id, id))
}

/** It is gone for its owner; its gateway has yet to forget it. @returns whether it was there, and theirs */
export async function markCardRemoved(
  transaction: Transaction,
  { customerId, id }: { customerId: number; id: string },
  now: Date,
): Promise<boolean> {
  const removed = await transaction
    .update(savedCards)
    .set({ removedAt: now })
    .where(and(eq(savedCards.id, id), eq(savedCards.customerId, customerId), isThere))
    .returning({ id: savedCards.id })
  return removed.length > 0
}

const batch = 25

/** Cards that their gateways have yet to forget. */
export const findRemovedCards = (executor: Executor): Promise<SavedCardRow[]> =>
  executor.select().from(savedCards).where(isNotNull(savedCards.removedAt)).limit(batch)

export async function deleteCard(executor: Executor, id: string): Promise<void> {
  await executor.delete(savedCards).where(eq(savedCards.id, id))
}
