import {
  invoiceStatuses,
  invoiceTypes,
  type GatewayMethod,
  type InvoiceStatus,
  type InvoiceType,
  type PaidCard,
  type PaymentMethod,
} from '@seberang/domain/api'
import { mostSurplus } from '@seberang/domain/limits'
import { invoiceEnds, type InvoiceEnd } from '@seberang/domain/status'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { gatewayNames, type GatewayName } from '../../base/gateway-names.ts'
import { companies } from './companies.ts'
import { savedCards } from './cards.ts'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

export const invoices = pgTable(
  'invoices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    type: text('type').$type<InvoiceType>().notNull(),
    status: text('status').$type<InvoiceStatus>().notNull().default('pending'),
    total: bigint('total', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    paidAt: instant('paid_at'),
    endedAt: instant('ended_at'),
    /** Why it expired or was cancelled. */
    endedBecause: text('ended_because').$type<InvoiceEnd>(),
    /** Why an operator withdrew it; null of those that were withdrawn before this was kept. */
    withdrawnReason: text('withdrawn_reason'),
    /** On an additional invoice: the checkout invoice that it adds to. */
    addsTo: bigint('adds_to', { mode: 'number' }).references((): AnyPgColumn => invoices.id),
    /** On an additional invoice: the operator's reason; null after a measurement. */
    reason: text('reason'),
    /** An operator's charge for what customs levied. */
    isLevy: boolean('is_levy').notNull().default(false),
    /** Whom it is made out to, where its customer acted for a company. */
    companyId: text('company_id').references(() => companies.id),
    /** Of what is paid later: the invoice that was paid with it. */
    paysFor: bigint('pays_for', { mode: 'number' }).references((): AnyPgColumn => invoices.id),
    /** When its customer is next reminded of it, while it is to be paid. */
    remindAt: instant('remind_at'),
  },
  (table) => [
    index('invoices_adds_to').on(table.addsTo),
    check('invoices_additional', sql`${table.addsTo} is null or ${table.type} = 'additional'`),
    uniqueIndex('invoices_code').on(table.code),
    index('invoices_customer').on(table.customerId, table.id),
    index('invoices_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('invoices_pays_for').on(table.paysFor),
    index('invoices_pay_later')
      .on(table.companyId)
      .where(sql`${table.type} = 'paylater' and ${table.status} = 'pending'`),
    index('invoices_remind')
      .on(table.remindAt)
      .where(sql`${table.status} = 'pending'`),
    check('invoices_pay_later_reminder', sql`(${table.remindAt} is null) = (${table.paysFor} is null)`),
    check('invoices_pay_later', sql`(${table.type} = 'paylater') = (${table.paysFor} is not null)`),
    check('invoices_pay_later_company', sql`${table.paysFor} is null or ${table.companyId} is not null`),
    check('invoices_type', oneOf(table.type, invoiceTypes)),
    check('invoices_status', oneOf(table.status, invoiceStatuses)),
    check(
      'invoices_ended_because',
      sql`(${table.endedBecause} is not null) = (${table.status} in ('expired', 'cancelled'))`,
    ),
    check('invoices_ended_because_known', oneOf(table.endedBecause, invoiceEnds)),
    check(
      'invoices_withdrawn_reason',
      sql`${table.withdrawnReason} is null or ${table.endedBecause} = 'withdrawn'`,
    ),
    check('invoices_levy', sql`not ${table.isLevy} or ${table.reason} is not null`),
    check('invoices_total', sql`${table.total} >= 0`),
    check('invoices_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
)

export interface PaymentDetails {
  va_number?: string
  bill?: { biller_code: string; bill_key: string }
  qr_string?: string
  redirect_url?: string
  deeplink_url?: string
  /** The saved one that was chosen, or the one that paid, once the gateway has told it. */
  card?: PaidCard
  /** By the product's clock, where it ends before its invoice. */
  expires_at?: string
}

/** A payment's state at the gateway. */
const paymentStates = ['pending', 'settled', 'denied', 'cancelled', 'expired', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** `created` until the gateway has responded. */
const attemptStates = ['created', ...paymentStates] as const
export type AttemptState = (typeof attemptStates)[number]

/** States in which an attempt can still be paid. */
export const openStates: AttemptState[] = ['created', 'pending']

/** One attempt to pay an invoice. */
export const payments = pgTable(
  'payments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    orderId: text('order_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** Set before it is charged there; null of a transfer. */
    gateway: text('gateway').$type<GatewayName>(),
    /** When its gateway was first asked to open it; null again where that has certainly done nothing. */
    chargedAt: instant('charged_at'),
    /** The phone whose owner is asked, and since when. */
    payerPhone: text('payer_phone'),
    pushedAt: instant('pushed_at'),
    /** The saved card that its owner chose, until they remove it. */
    savedCardId: text('saved_card_id').references(() => savedCards.id, { onDelete: 'set null' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** How much of that is above the invoice, by which a transfer is known; it goes to the wallet. */
    surplus: integer('surplus').notNull().default(0),
    state: text('state').$type<AttemptState>().notNull().default('created'),
    transactionId: text('transaction_id'),
    details: jsonb('details').$type<PaymentDetails>(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the bank reversed its settlement. */
    takenBackAt: instant('taken_back_at'),
    contactedAt: instant('asked_at'),
    /** Closed on our side, but not yet cancelled at the gateway. */
    toCancel: boolean('to_cancel').notNull().default(false),
  },
  (table) => [
    uniqueIndex('payments_order').on(table.orderId),
    index('payments_invoice').on(table.invoiceId),
    index('payments_saved_card')
      .on(table.savedCardId)
      .where(sql`${table.savedCardId} is not null`),
    index('payments_taken_back')
      .on(table.invoiceId)
      .where(sql`${table.takenBackAt} is not null`),
    index('payments_open')
      .on(table.id)
      .where(sql`${oneOf(table.state, openStates)} or ${table.toCancel}`),
    uniqueIndex('payments_transfer_amount')
      .on(table.amount)
      .where(sql`${table.surplus} > 0 and ${oneOf(table.state, openStates)}`),
    check('payments_amount', sql`${table.amount} > ${table.surplus}`),
    check(
      'payments_surplus',
      sql`${table.surplus} between 0 and ${sql.raw(String(mostSurplus))} and (${table.surplus} = 0 or ${table.method} = 'manual')`,
    ),
    check('payments_state', oneOf(table.state, attemptStates)),
    check(
      'payments_gateway',
      sql`${table.gateway} is null or (${oneOf(table.gateway, gatewayNames)} and ${table.method} <> 'manual')`,
    ),
    check('payments_phone', sql`(${table.payerPhone} is null) = (${table.pushedAt} is null)`),
  ],
)

/** Lines of the company's bank statements that were booked as transfers. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** Capital letters and digits. */
    reference: text('reference').notNull(),
    /** How many invoices the line was booked for before. */
    earlierUses: integer('earlier_uses').notNull(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    /** Who booked it. */
    operator: text('operator').notNull(),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.earlierUses] }),
    uniqueIndex('bank_transfers_invoice').on(table.invoiceId, table.reference),
  ],
)

/** Money that was owed back, and that an operator has transferred to its payer, all of it or a part. */
export const returnedMoney = pgTable(
  'returned_money',
  {
    /** What was owed back, by its reference in the ledger, with the number of this return from the second on (`…#2`). */
    owed: text('owed').primaryKey(),
    /** Of the transfer, as the bank states it: capital letters and digits. */
    reference: text('reference').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Who noted it. */
    operator: text('operator').notNull(),
    returnedAt: instant('returned_at').notNull(),
  },
  (table) => [
    uniqueIndex('returned_money_reference').on(table.reference),
    check('returned_money_amount', sql`${table.amount} > 0`),
  ],
)

/** The outcome of a notification that the gateway did not confirm when it was asked. */
export const unconfirmed = 'unconfirmed'

/** The gateway's notifications, unchanged. */
export const gatewayNotifications = pgTable(
  'gateway_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text('gateway').$type<GatewayName>().notNull(),
    transactionId: text('transaction_id').notNull(),
    status: text('status').notNull(),
    orderId: text('order_id').notNull(),
    raw: jsonb('raw').notNull(),
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    // Without the unconfirmed ones, which must not stand in the way of the true notification of the same name.
    uniqueIndex('gateway_notifications_once')
      .on(table.gateway, table.transactionId, table.status)
      .where(sql`${table.outcome} <> 'unconfirmed'`),
    index('gateway_notifications_order').on(table.orderId),
  ],
)

/** A card on the sandbox's page. */
export interface EnteredCard {
  /** As Midtrans masks them: `481111-1114`. */
  masked: string
  exp_month: number
  exp_year: number
  /** The bank of the card declines it. */
  declined: boolean
  wrong_codes: number
  /** What stands for it where its owner has it kept. */
  token: string
  keeps: boolean
}

/** The sandbox gateway's charges, which a real gateway would keep on its side. */
export const sandboxCharges = pgTable('sandbox_charges', {
  orderId: text('order_id').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  method: text('method').$type<GatewayMethod>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  /** Null where it is paid without one. */
  vaNumber: text('va_number'),
  payerPhone: text('payer_phone'),
  returnUrl: text('return_url'),
  /** What is kept of the card that was entered; its number is not. */
  card: jsonb('card').$type<EnteredCard>(),
  refunds: jsonb('refunds').$type<{ key: string; amount: number }[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
})

/** The cards that the sandbox keeps. */
export const sandboxCards = pgTable('sandbox_cards', {
  token: text('token').primaryKey(),
  card: jsonb('card').$type<EnteredCard>().notNull(),
  /** Once the bank of the card has agreed. */
  isConfirmed: boolean('is_confirmed').notNull(),
  /** Who has claimed it, as they are known to the gateway. */
  owner: text('owner'),
  createdAt: instant('created_at').notNull(),
})
