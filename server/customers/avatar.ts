import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { customers, files } from '../database/schema/index.ts'
import type { CustomerRow } from './view.ts'

/** What represents a customer: a drawing, a photo, or neither. */
export interface ChosenAvatar {
  drawing: string | null
  fileId: string | null
}

/** Nobody can open the photo that it replaces any more. */
export async function replaceAvatar(
  transaction: Transaction,
  { id, avatarFile }: Pick<CustomerRow, 'id' | 'avatarFile'>,
  { drawing, fileId }: ChosenAvatar,
  now: Date,
): Promise<void> {
  await transaction.update(customers).set({ avatar: drawing, avatarFile: fileId }).where(eq(customers.id, id))
  if (avatarFile !== null)
    await transaction.update(files).set({ removedAt: now }).where(eq(files.id, avatarFile))
}
