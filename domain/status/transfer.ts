import { momentsOfDay, nextWorkingDay, previousWorkingDay } from '../time/index.ts'

/**
 * The latest moment at which a transfer made in time is matched: the end of the first working day after the deadline.
 * The account is looked at on working days alone, so until then its invoice does not expire.
 * @param dueAt the deadline of the invoice, milliseconds since 1970
 */
export const transferMatchedBy = (dueAt: number): number =>
  momentsOfDay(nextWorkingDay(new Date(dueAt))).to.getTime() - 1

/**
 * Whether a transfer for it may still be matched, but none may be made any more.
 * @param invoice with its newest payment method
 * @param now milliseconds since 1970
 */
export const isBeingMatched = (
  {
    type,
    status,
    dueAt,
    method,
  }: { type: string; status: string; dueAt: number; method: string | undefined },
  now: number,
): boolean => status === 'pending' && type !== 'paylater' && method === 'manual' && now >= dueAt

/** No transfer is matched later than this after its deadline: from the first moment of a Friday to the last of a Monday. */
export const longestMatchingDays = 4

/** The other way round: transfers for invoices that were due before this are matched by now. */
export const transfersMatchedUpTo = (now: number): number =>
  momentsOfDay(previousWorkingDay(new Date(now))).from.getTime()
