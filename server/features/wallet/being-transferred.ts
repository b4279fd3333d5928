import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import type { Executor } from '../../database/database.ts'
import { findBankFileOf } from '../../invoicing/bank-file-of.ts'
import { conflict, type RefusedField } from '../../refusal/refusal.ts'

/** Who transfers a withdrawal or a refund by hand, and since when; both null where nobody does. */
export interface HandedOver {
  by: string | null
  at: Date | null
}

async function fileDoubts(executor: Executor, id: string): Promise<RefusedField[]> {
  const file = await findBankFileOf(executor, id)
  if (!file) return []
  const values = { file: file.id, by: file.operator, at: localMinute(file.createdAt) }
  return [{ field: 'id', reason: message('in_file', values) }]
}

/** That somebody may have transferred it already: it stands in a file for the bank, or was handed over. */
export async function transferDoubts(
  executor: Executor,
  id: string,
  { by, at }: HandedOver,
): Promise<RefusedField[]> {
  const inFile = await fileDoubts(executor, id)
  if (inFile.length > 0 || at === null) return inFile
  return [{ field: 'id', reason: message('taken_by', { by: by ?? '', at: localMinute(at) }) }]
}

/** Throws 409 that names the file for the bank which it stands in. */
export async function requireInNoFile(executor: Executor, id: string): Promise<void> {
  const fields = await fileDoubts(executor, id)
  if (fields.length > 0) throw conflict('in_bank_file', { fields })
}
