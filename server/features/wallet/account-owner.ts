import { renameReviewDays } from '@seberang/domain/limits'
import { message } from '@seberang/domain/validation'
import { isNameOf } from '@seberang/domain/wallet'
import { loadCustomer } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import { after, day } from '../../database/clock.ts'
import type { Executor } from '../../database/database.ts'
import type { RefusedField } from '../../refusal/refusal.ts'
import type { Secrets } from '../../security/secrets.ts'
import { namesOf } from './bank-accounts.ts'

/** A transfer to a customer's bank account. */
interface Transfer {
  customerId: number
  /** Of the bank account. */
  owner_name: string
}

/** Whether a bank account is in the name that its customer has by now. */
export const isOwn = async (
  executor: Executor,
  secrets: Secrets,
  { customerId, owner_name }: Transfer,
): Promise<boolean> =>
  isNameOf(owner_name, await namesOf(executor, secrets, await loadCustomer(executor, customerId)))

/**
 * Whether a person looks at whose account it is before money goes there: for another name than the customer's, or one that is
 * a new one to them, since whoever took over an account could give it that of their own bank account.
 */
export async function needsReview(
  executor: Executor,
  secrets: Secrets,
  { customerId, owner_name }: Transfer,
  now: Date,
): Promise<boolean> {
  // Read once: a name that is given at this moment comes with the time it was given, or not at all.
  const customer = await loadCustomer(executor, customerId)
  const { nameChangedAt } = customer
  const isRenamed = nameChangedAt !== null && now < after(nameChangedAt, renameReviewDays * day)
  return isRenamed || !isNameOf(owner_name, await namesOf(executor, secrets, customer))
}

/** What is doubted of a bank account that needed a review when it was asked for, or is in another name by now. */
export async function ownerDoubts(
  executor: Executor,
  secrets: Secrets,
  { customerId, owner_name }: Transfer,
  neededReview: boolean,
): Promise<RefusedField[]> {
  const isOther = !(await isOwn(executor, secrets, { customerId, owner_name }))
  if (!neededReview && !isOther) return []
  const { firstName, lastName } = await loadCustomer(executor, customerId)
  const values = { owner: owner_name, name: fullName({ firstName, lastName }) }
  const reason = message(isOther ? 'other_owner' : 'renamed_owner', values)
  return [{ field: 'owner_name', reason }]
}
