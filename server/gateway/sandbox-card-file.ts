import { and, eq, isNull, or } from 'drizzle-orm'
import type { PaidCard } from '@seberang/domain/api'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { sandboxCards, type EnteredCard } from '../database/schema/index.ts'
import { readMaskedCard } from './cards.ts'
import type { CardFile } from './gateway.ts'
import { maxWrongCodes, readCardEntry, secureCode, type CardEntry, type CardFault } from './sandbox-cards.ts'

export interface SandboxCardFile extends CardFile {
  /** Takes a card without a payment. @returns its token, with which its bank asks for a code */
  enter(entry: CardEntry): Promise<{ token: string; faults?: undefined } | { faults: CardFault[] }>
  /** A card whose bank waits for a code; null for any other. */
  findUnconfirmed(token: string): Promise<PaidCard | null>
  /** @returns whether its bank agreed; null for a card that waits for no code, also after too many wrong ones */
  confirm(token: string, code: string): Promise<boolean | null>
  /** Keeps a card that has paid. */
  keep(card: EnteredCard): Promise<void>
  /** What a payment by a kept card begins with. */
  entered(token: string): Promise<EnteredCard | null>
}

/** @param addPage where a card is taken without a payment */
export function createCardFile(database: Database, addPage: () => string): SandboxCardFile {
  const find = async (token: string) => {
    const [row] = await database.select().from(sandboxCards).where(eq(sandboxCards.token, token))
    return row
  }
  const forget = async (token: string) => {
    await database.delete(sandboxCards).where(eq(sandboxCards.token, token))
  }
  const insert = async (card: EnteredCard, isConfirmed: boolean) => {
    const row = { token: card.token, card, isConfirmed, createdAt: await readClock(database) }
    await database.insert(sandboxCards).values(row).onConflictDoNothing()
  }
  return {
    addPage,
    async claim(token, owner) {
      const isFree = or(isNull(sandboxCards.owner), eq(sandboxCards.owner, owner))
      const [claimed] = await database
        .update(sandboxCards)
        .set({ owner })
        .where(and(eq(sandboxCards.token, token), eq(sandboxCards.isConfirmed, true), isFree))
        .returning()
      const card = readMaskedCard(claimed?.card.masked)
      if (!claimed || !card) return null
      const { exp_month, exp_year } = claimed.card
      return { ...card, exp_month, exp_year, token }
    },
    forget,
    async enter(entry) {
      const read = readCardEntry(entry, await readClock(database))
      if (read.faults) return read
      await insert(read.card, false)
      return { token: read.card.token }
    },
    async findUnconfirmed(token) {
      const row = await find(token)
      return row && !row.isConfirmed ? (readMaskedCard(row.card.masked) ?? null) : null
    },
    async confirm(token, code) {
      const row = await find(token)
      if (!row || row.isConfirmed) return null
      const { card } = row
      if (code.trim() === secureCode && !card.declined) {
        await database.update(sandboxCards).set({ isConfirmed: true }).where(eq(sandboxCards.token, token))
        return true
      }
      const wrong_codes = card.wrong_codes + 1
      if (card.declined || wrong_codes >= maxWrongCodes) {
        await forget(token)
        return null
      }
      await database
        .update(sandboxCards)
        .set({ card: { ...card, wrong_codes } })
        .where(eq(sandboxCards.token, token))
      return false
    },
    keep: (card) => insert(card, true),
    async entered(token) {
      const row = await find(token)
      return row?.isConfirmed ? { ...row.card, wrong_codes: 0, keeps: false } : null
    },
  }
}
