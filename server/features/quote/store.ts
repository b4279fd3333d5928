import { eq } from 'drizzle-orm'
import { readableLetters } from '../../base/ids.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { quotes } from '../../database/schema/index.ts'

export type QuoteRow = typeof quotes.$inferSelect
/** Whoever has it reads the quote: 130 bits. Codes of eight letters, from before, are still read. */
const codeLength = 26

type NewQuote = Omit<typeof quotes.$inferInsert, 'code'>

/** Inserts a quote under a code that is not in use. @returns the code */
export async function insertQuote(transaction: Transaction, row: NewQuote): Promise<string> {
  for (;;) {
    const code = readableLetters(codeLength)
    const written = await transaction
      .insert(quotes)
      .values({ code, ...row })
      .onConflictDoNothing()
      .returning()
    if (written.length > 0) return code
  }
}

export async function findQuoteRow(executor: Executor, code: string): Promise<QuoteRow | undefined> {
  const [row] = await executor.select().from(quotes).where(eq(quotes.code, code))
  return row
}
