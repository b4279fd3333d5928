import {
  gatewayMethods,
  methodFacts,
  type AmountLimits,
  type GatewayMethod,
  type GatewayNotification,
  type PaidCard,
  type XenditNotification,
} from '@seberang/domain/api'
import type { PaymentDetails, PaymentState } from '../database/schema/index.ts'

/** An order as its gateway knows it. */
export interface GatewayOrder {
  /** Ours, unique per attempt. */
  order_id: string
  /** The gateway's; null while no answer to its charge has come. */
  transaction_id: string | null
}

export interface GatewayState extends GatewayOrder {
  transaction_id: string
  /** `unknown`: a status that we do not recognise; stored and queried again later. */
  state: PaymentState | 'unknown'
  /** Whole rupiah. */
  amount: number
  /** The card that paid. */
  card?: PaidCard
  /** What that card is charged by from now on, where its owner has the gateway keep it. */
  kept?: KeptToken
  /** The gateway's response, unchanged. */
  raw: unknown
}

/** What a notification says. */
export interface Notified extends GatewayState {
  /** The gateway's own word for it; stored with it. */
  status: string
}

/** What notifications are searched for after they were stored. */
export interface NotificationWords {
  /** Statuses which say that no money came. */
  withoutMoney: readonly string[]
  /** Statuses which say that a part of a payment went back: nothing is booked of it (docs/decisions/0024-gateways.md). */
  partlyTakenBack: readonly string[]
  /** Where the amount of an order stands, key by key. */
  amountPath: readonly string[]
  /** Where it stands how much went back, all parts together. */
  partPath?: readonly string[]
}

/** The token of a card, and when it ends. */
export interface KeptToken {
  token: string
  /** 1 to 12 */
  exp_month: number
  exp_year: number
}

export interface Charge {
  /** Our order id, unique per attempt. */
  order_id: string
  method: GatewayMethod
  amount: number
  /** The time of creation by the product's clock; the time left until `expires_at` is counted from it. */
  made_at: Date
  expires_at: Date
  /** `phone`: of a request that its owner agrees to. */
  customer: { name: string; email: string; phone?: string }
  /** Of a card that the gateway keeps; without it a card is entered. */
  card_token?: string
  /** Where a wallet's page and that of a card lead back to. */
  return_url: string
}

/** What a gateway takes, of each method that it has. */
export type Offers = Partial<Record<GatewayMethod, AmountLimits>>

/** Every method within its own limits. */
export const allMethods: Offers = Object.fromEntries(
  gatewayMethods.map((method): [GatewayMethod, AmountLimits] => {
    const { min, max } = methodFacts[method]
    return [method, { min, max }]
  }),
)

/** Cards that a gateway takes and keeps without a payment. */
export interface CardFile {
  /** The page that takes a card; it leads back with the token as `#card_token=`, which no server sees. */
  addPage(): string
  /**
   * The card of such a token, which is this owner's from then on. Repeatable; null for a token that is unknown, or
   * another's.
   * @param owner names a customer to nobody else
   */
  claim(token: string, owner: string): Promise<(PaidCard & KeptToken) | null>
  /** Repeatable. */
  forget(token: string): Promise<void>
}

/**
 * A payment gateway. Amounts are whole rupiah. Every call may fail with GatewayFailure; the effect at the gateway is
 * then unknown, and the call may be repeated, but for a charge where it says otherwise.
 */
export interface Gateway {
  offers: Offers
  /** Whether the same order returns the same charge. Otherwise an order is charged once, and is lost with its answer. */
  repeatsCharges: boolean
  /** A page for a card has no transaction until the card is used. */
  charge(request: Charge): Promise<PaymentDetails & { transaction_id: string | null }>
  /** Null for an unknown order. */
  status(order: GatewayOrder): Promise<GatewayState | null>
  /**
   * Cancels an unpaid charge. Repeatable; false if the charge has already ended, perhaps as paid: query its status
   * then. True for an unknown order.
   */
  cancel(order: GatewayOrder & Pick<Charge, 'method'>): Promise<boolean>
  /** Refunds a payment. Repeatable: each key refunds once. */
  refund(order: GatewayOrder, amount: number, key: string): Promise<void>
  /** Whether its notifications are signed. Others come with a token that says who sends them, not what they say: the gateway is asked. */
  signsNotifications: boolean
  /** Verifies the signature, or the token that came with it; throws ForgedNotification. */
  read(notification: GatewayNotification | XenditNotification, token?: string): Notified
  /** Absent where it keeps a card only when that pays. */
  keeps?: CardFile
}

export class ForgedNotification extends Error {}

/** A charge whose answer was lost, and which is not given again: the order can be cancelled only. */
export class LostCharge extends Error {}

/** The gateway was unreachable or failed. */
export class GatewayFailure extends Error {}

/** The same, where it is certain that the order was not charged. */
export class NothingCharged extends GatewayFailure {}
