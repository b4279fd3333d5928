import type { Language } from '@seberang/domain/language'
import type { InvoiceEnd } from '@seberang/domain/status'

export interface Written {
  subject: string
  /** One paragraph. */
  text: string
}
export interface MailAbout {
  code: string
  total: number
  /** Why a shipment costs more, for a subject: by its measurement, or for the reason that an operator gave. */
  cause: string
  /** Of a paid invoice: what comes next. */
  next: NextStep
  /** Of a paid invoice: what is still to be paid, and why. */
  following: readonly { amount: string; reason: string }[]
  /** Of money that is kept to be returned. */
  received: { because: NotPaid; at: string } | undefined
  /** Of an invoice that stayed unpaid. */
  because: Unpaid | undefined
  ended: Ended | undefined
  /** Of a reversed payment: whether what was returned for it is out of the wallet again. */
  withdrawn: boolean
}

/** Why an invoice stayed unpaid: its time is up, or what became of its payment at the bank. */
export type Unpaid = Exclude<InvoiceEnd, 'replaced' | 'order_ended' | 'withdrawn'>

/** What an invoice that ended without payment leaves behind. */
export interface Ended {
  /** Where all of its parcels are; undefined if they are not in one of these places. */
  parcels: 'in_locker' | 'expected' | undefined
  /** Vouchers that can be used again. */
  vouchers: number
  /** Their codes. */
  carts: readonly string[]
}

/** Why money that came in could not pay its invoice. */
export type NotPaid = InvoiceEnd | 'paid' | 'other_amount'
export type MailTextOf = (about: MailAbout) => Written

/** What a payment leads to: departure, first the end of the check in quarantine or the arrival, or delivery to the door. */
export type NextStep = 'leaves' | 'checked_first' | 'arrives_first' | 'to_the_door'

/** The texts of a kind of mail. */
export type MailTexts = Record<Language, MailTextOf>
