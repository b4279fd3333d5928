import type { PaymentMethod } from '@seberang/domain/api'
import { methodChangesAnHour, pushesAnHour } from '@seberang/domain/limits'
import { canChangeMethod } from '@seberang/domain/status'
import { isCardExpired } from '@seberang/domain/wallet'
import { findCard, type SavedCardRow } from '../customers/saved-cards.ts'
import { after, hour } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import type { Gateways } from '../gateway/gateways.ts'
import { conflict, notFound, refusedField, refuseBefore } from '../refusal/refusal.ts'
import { countUse } from '../security/rate-counters.ts'
import { writeNotice } from '../live/notices.ts'
import { requireOwnInvoice } from './find.ts'
import { lockBefore, lockInvoice } from './lock.ts'
import { endOf, isPayable } from './lapsed.ts'
import { isPage, isPush, opensAtOnce, takes } from './methods.ts'
import { addAttempt, attemptsOf, changeAttempt, replaceAttempts } from './attempts.ts'
import { mailHowToPay } from './how-to-pay.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'
import { requireNoProof } from './transfer-proofs.ts'

/**
 * Replaces the payment method of an open invoice. The earlier attempt is closed; a payment that still arrives for it
 * pays the invoice like any other settlement. Choosing the current method again changes nothing.
 * Throws 404 for another customer's invoice or card, 409 for one that is paid or ended, 422 for a method that does not accept
 * its total or a card that cannot be used, 429 for one that was changed too often.
 */
export async function changePayment(
  { transaction, now, gateways }: { transaction: Transaction; now: Date; gateways: Gateways },
  customerId: number,
  input: {
    invoice_code: string
    payment_method: Exclude<PaymentMethod, 'wallet' | 'paylater'>
    card_id?: string | undefined
  },
): Promise<InvoiceRow> {
  const invoice = await lockPayable(transaction, customerId, input.invoice_code, now)
  const { payment_method: method } = input
  if (!takes(method, invoice.total, gateways)) throw refusedField('payment_method', 'method_amount')
  const card =
    input.card_id === undefined || !isPage(method)
      ? undefined
      : await requireUsableCard({ transaction, now, gateways }, customerId, input.card_id)
  const attempts = await attemptsOf(transaction, invoice.id)
  const newest = attempts.at(-1)
  const isSame = newest?.method === method && newest.savedCardId === (card?.id ?? null)
  if (newest && isSame && isPayable(newest, now)) return invoice
  // A transfer opens nothing at a gateway: it is the way that is left to whoever changed too often.
  if (method !== 'manual' && !(newest && isSame && isOver(newest, now))) requireFewChanges(attempts, now)
  await replaceAttempts(transaction, invoice.id, now)
  const payment = await addAttempt(transaction, invoice, method, now, { card })
  if (!opensAtOnce(method)) await mailHowToPay(transaction, payment, now)
  await writeNotice(transaction, customerId, 'invoice', invoice.code, now)
  return invoice
}

/**
 * Asks the owner of a phone for the payment of an open invoice. What another phone was asked is withdrawn, and the same one
 * is not asked again while it can still answer.
 * Throws as `changePayment`, 409 for an invoice that is not paid in this way, and 429 for a phone that was asked too often.
 * @param input.phone_key what stands for the phone, where the requests to it are counted
 */
export async function repeatPush(
  transaction: Transaction,
  customerId: number,
  {
    invoice_code,
    phone_number: payerPhone,
    phone_key,
  }: { invoice_code: string; phone_number: string; phone_key: string },
  now: Date,
): Promise<InvoiceRow> {
  const invoice = await lockPayable(transaction, customerId, invoice_code, now)
  const attempts = await attemptsOf(transaction, invoice.id)
  const newest = attempts.at(-1)
  if (!newest || !isPush(newest.method)) throw conflict('conflict')
  const pushed = { payerPhone, pushedAt: now }
  if (isPayable(newest, now) && newest.payerPhone === payerPhone) return invoice
  await countUse(transaction, `push:${phone_key}`, pushesAnHour, hour, undefined, 'pushed_too_often')
  if (newest.state === 'created' && newest.payerPhone === null) {
    await changeAttempt(transaction, newest, pushed)
  } else {
    if (newest.payerPhone !== payerPhone || !isOver(newest, now)) requireFewChanges(attempts, now)
    await replaceAttempts(transaction, invoice.id, now)
    await changeAttempt(transaction, await addAttempt(transaction, invoice, newest.method, now), pushed)
  }
  await writeNotice(transaction, customerId, 'invoice', invoice.code, now)
  return invoice
}

/** Throws 404 for another customer's card, 422 for one that has expired or whose gateway is not set up any more. */
async function requireUsableCard(
  { transaction, now, gateways }: { transaction: Transaction; now: Date; gateways: Gateways },
  customerId: number,
  id: string,
): Promise<SavedCardRow> {
  const card = await findCard(transaction, id, customerId)
  if (!card) throw notFound()
  const { expMonth: exp_month, expYear: exp_year, gateway } = card
  if (isCardExpired({ exp_month, exp_year }, now.getTime())) throw refusedField('card_id', 'card_expired')
  if (!gateways.find(gateway)) throw refusedField('card_id', 'card_unusable')
  return card
}

/** Throws 404 for another customer's invoice, 409 for one that waits for no payment. */
export async function lockPayable(transaction: Transaction, customerId: number, code: string, now: Date) {
  const found = await requireOwnInvoice(transaction, customerId, code)
  await lockBefore(transaction, found)
  const invoice = await lockInvoice(transaction, found.id)
  if (invoice.status === 'paid') throw conflict('already_paid')
  const { type, status, dueAt } = invoice
  if (!canChangeMethod({ type, status, dueAt: dueAt.getTime() }, now.getTime())) throw conflict('conflict')
  await requireNoProof(transaction, invoice.id)
  return invoice
}

/**
 * Throws 429 when the hour's changes are used up. The first attempt is no change, nor is one in place of another whose
 * answer was lost, or the same anew once its time was over.
 */
function requireFewChanges(attempts: readonly PaymentRow[], now: Date): void {
  const changes = attempts.filter((one, place) => {
    const before = attempts[place - 1]
    return before !== undefined && !isMadeAnew(one, before) && !isRenewed(one, before)
  })
  const oldest = changes.at(-methodChangesAnHour)
  if (oldest) refuseBefore(after(oldest.createdAt, hour), now, 'changed_too_often')
}

/** Whoever chooses the same method again while it waits for its gateway gets no other attempt. */
const isMadeAnew = (one: PaymentRow, before: PaymentRow): boolean =>
  before.method === one.method &&
  before.savedCardId === one.savedCardId &&
  before.chargedAt !== null &&
  before.details === null &&
  !isPush(one.method)

const isRenewed = (one: PaymentRow, before: PaymentRow): boolean =>
  before.method === one.method &&
  before.savedCardId === one.savedCardId &&
  before.payerPhone === one.payerPhone &&
  isOver(before, one.createdAt)

/** Its time ran out, which nobody can hasten. One that was denied is tried again only so often. */
function isOver(attempt: PaymentRow, at: Date): boolean {
  const end = endOf(attempt)
  return attempt.state === 'expired' || (attempt.state !== 'denied' && end !== null && end <= at)
}
