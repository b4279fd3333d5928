interface Payable {
  /** Of the invoice: what was paid later is owed after its day, too. */
  type: string
  status: string
  /** Milliseconds since 1970. */
  dueAt: number
}

/**
 * Whether the payment method of an invoice can be changed. An invoice that waits for a transfer stays open beyond its
 * deadline, but only for money that was sent in time: nothing else can pay it any more.
 * @param now milliseconds since 1970
 */
export const canChangeMethod = ({ type, status, dueAt }: Payable, now: number): boolean =>
  status === 'pending' && (type === 'paylater' || now < dueAt)

/**
 * Whether its owner can give up an invoice: an open checkout. An additional one stays owed, and one that waits for a
 * transfer may be paid already.
 * @param now milliseconds since 1970
 */
export const canGiveUp = (invoice: Payable, now: number): boolean =>
  invoice.type === 'checkout' && canChangeMethod(invoice, now)

/** The statuses of an invoice that has ended without payment: nobody owes what it says. */
export const endedStatuses = ['expired', 'cancelled'] as const
export type EndedStatus = (typeof endedStatuses)[number]

/**
 * Why an invoice ended without payment: its time was up, its bank denied, cancelled or took back the payment, a newer
 * measurement replaced it, the order that it added to had ended, an operator withdrew a charge, its owner gave it up, or
 * all that was to be paid later was returned.
 */
export const invoiceEnds = [
  'deadline',
  'denied',
  'cancelled',
  'taken_back',
  'replaced',
  'order_ended',
  'withdrawn',
  'given_up',
  'returned',
] as const
export type InvoiceEnd = (typeof invoiceEnds)[number]

/** What an invoice that was not paid becomes: `expired` where nobody decided that it ends. */
export const endedStatusOf = (because: InvoiceEnd): EndedStatus =>
  because === 'deadline' || because === 'taken_back' ? 'expired' : 'cancelled'

export const isEnded = (status: string): status is EndedStatus =>
  (endedStatuses as readonly string[]).includes(status)

/** Why money that came in could not pay its invoice. */
export type NotPaid = InvoiceEnd | 'paid' | 'other_amount'
