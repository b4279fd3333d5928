import type { Language } from '@seberang/domain/language'
import type { InvoiceEnd } from '@seberang/domain/status'

export interface Written {
  subject: string
  /** One paragraph. */
  text: string
}
/** What every mail about an invoice says. */
export interface About {
  code: string
  total: number
}

/** Why a shipment costs more, for a subject: by its measurement, or for the reason that an operator gave. */
export interface AboutCause extends About {
  cause: string
}

/** Why an invoice stayed unpaid: its time is up, or what became of its payment at the bank. */
export type Unpaid = Exclude<InvoiceEnd, 'replaced' | 'order_ended' | 'withdrawn' | 'given_up' | 'returned'>

/** Why an invoice is to be paid again: besides, an operator had booked a transfer on it that was for another. */
export type Reopened = Unpaid | 'wrong_transfer'

/** Who took back a payment: a bank, or an operator who had booked it on the wrong invoice. */
export type TakenBackBy = 'gateway' | 'operator'

/** A payment that was taken back. */
export interface AboutTakenBack extends About {
  by: TakenBackBy
}

/** Why an invoice whose payment was taken back need not be paid again. */
export type NotDue = Extract<InvoiceEnd, 'order_ended' | 'replaced'>

/** What an invoice that ended without payment leaves behind. */
export interface Ended {
  /** Where all of its parcels are; undefined if they are not in one of these places. */
  parcels: 'in_locker' | 'expected' | undefined
  /** Vouchers that can be used again. */
  vouchers: number
  /** Their codes; none of a top-up, which leaves nothing. */
  carts: readonly string[]
}

/**
 * What a payment leads to: departure, first the end of the check in quarantine or the arrival, or delivery to the door,
 * first the payment of the order itself; or nothing, where the goods have left before it. A top-up fills the wallet.
 */
export type NextStep =
  'leaves' | 'checked_first' | 'arrives_first' | 'to_the_door' | 'order_first' | 'goes_on' | 'in_wallet'

/** What an invoice is for, by the titles of its shipments. */
export interface AboutGoods {
  goods: string
}

/** The subject and the first paragraph of a kind of mail. */
export type MailTexts<Said = About> = Record<Language, (about: Said) => Written>
