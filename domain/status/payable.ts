interface Payable {
  status: string
  /** Milliseconds since 1970. */
  dueAt: number
}

/**
 * Whether the payment method of an invoice can be changed. An invoice that waits for a transfer stays open beyond its
 * deadline, but only for money that was sent in time: nothing else can pay it any more.
 * @param now milliseconds since 1970
 */
export const canChangeMethod = ({ status, dueAt }: Payable, now: number): boolean =>
  status === 'pending' && now < dueAt

/** The statuses of an invoice that has ended without payment: nobody owes what it says. */
export const endedStatuses = ['expired', 'cancelled'] as const
export type EndedStatus = (typeof endedStatuses)[number]

export const isEnded = (status: string): status is EndedStatus =>
  (endedStatuses as readonly string[]).includes(status)
