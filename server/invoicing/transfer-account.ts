import type { TransferAccount } from '@seberang/domain/api'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import type { Executor } from '../database/database.ts'
import { referenceRecords } from '../database/schema/index.ts'
import type { Catalogue, Records } from '../reference/index.ts'
import { isAccountInvented } from '../reference/placeholders.ts'
import { conflict } from '../refusal/refusal.ts'

/** The company account for manual transfers. */
export function transferAccount(catalogue: Catalogue): TransferAccount {
  const [account] = catalogue.all('transfer-accounts')
  if (!account) throw new Error('there is no account for transfers')
  return account
}

/**
 * Throws 409 in production while that account is one that a release has invented: every invoice may be paid by transfer, and
 * nobody is to send money there.
 */
export function requireOwnAccount({
  config,
  reference,
}: {
  config: Pick<Config, 'production'>
  reference: { current: () => Catalogue }
}): void {
  if (config.production && isAccountInvented(reference.current())) throw conflict('not_open')
}

/** The same account where no catalogue is at hand: money that settles may open a payment, too. */
export async function readTransferAccount(executor: Executor): Promise<TransferAccount> {
  const [row] = await executor
    .select({ record: referenceRecords.record })
    .from(referenceRecords)
    .where(and(eq(referenceRecords.kind, 'transfer-accounts'), isNull(referenceRecords.removedAt)))
    .orderBy(asc(referenceRecords.place))
    .limit(1)
  if (!row) throw new Error('there is no account for transfers')
  // Safe cast: only records that pass the schema of their kind are stored.
  return row.record as unknown as Records['transfer-accounts']
}
