import type { Invoice, InvoiceStatus, PriceChange } from '@seberang/domain/api'
import { changeReason, courierName, invoiceEnd, paymentTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { isEnded, type EndedStatus } from '@seberang/domain/status'
import { inArray } from 'drizzle-orm'
import { findBilledCompanies } from '../customers/company.ts'
import { gatewayTitles } from '../base/gateway-names.ts'
import type { Executor } from '../database/database.ts'
import { carts, type invoiceItems } from '../database/schema/index.ts'
import type { Catalogue } from '../reference/index.ts'
import { attemptsOfAll } from './attempts.ts'
import { stepsOf } from './instructions.ts'
import { endOf, lapsedAs } from './lapsed.ts'
import { isPage } from './methods.ts'
import { transferAccount } from './transfer-account.ts'
import type { Secrets } from '../security/secrets.ts'
import { priceChanges } from '../shipments/changes.ts'
import { loadAgreements } from '../shipments/agreement.ts'
import { loadMeasured } from '../shipments/load.ts'
import { loadAgreedBefore, type AgreedBefore } from './agreed-before.ts'
import { loadSinceEnd } from './checked-out-again.ts'
import { loadItems } from './items.ts'
import { findCodes, paidLater } from './pay-later-state.ts'
import { reducedBy } from './reductions.ts'
import { loadReplacements } from './replacements.ts'
import { loadReversals } from './taken-back.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'
import { findToReturn, whyNotPaid } from './to-return.ts'
import { newestProofs, viewProof, type ProofRow } from './transfer-proofs.ts'

const messages: Record<Language, Record<Exclude<InvoiceStatus, EndedStatus>, string>> = {
  id: {
    pending: 'Hai titipers status sedang menunggu pembayaran',
    paid: 'Pembayaran sudah kami terima',
  },
  en: {
    pending: 'Hi Titipers, we are waiting for your payment',
    paid: 'We have received your payment',
  },
  zh: {
    pending: 'Hi Titipers，正在等待付款',
    paid: '已收到付款',
  },
}

function messageOf({ status, endedBecause, total }: InvoiceRow, language: Language): string {
  if (!isEnded(status)) return messages[language][status]
  if (endedBecause === null) throw new Error('an invoice ended without a reason')
  return invoiceEnd({ because: endedBecause, total }, language).title
}

export interface InvoiceView {
  catalogue: Catalogue
  secrets: Secrets
  language: Language
}

/** Invoices as their owner sees them, in the given order. */
export async function viewInvoices(
  executor: Executor,
  rows: readonly InvoiceRow[],
  view: InvoiceView,
): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  // Of what is paid later, the shipments that it pays for.
  const billing = ({ id, paysFor }: InvoiceRow) => paysFor ?? id
  const items = await loadItems(executor, [...new Set(rows.flatMap((row) => [row.id, billing(row)]))])
  const attempts = await attemptsOfAll(executor, ids)
  const added = items.flatMap(({ item, addsTo }) => (addsTo === null ? [] : { ...item, addsTo }))
  const agreedBefore = await loadAgreedBefore(executor, added)
  const replacements = await loadReplacements(executor, rows, view.language)
  const changes = await loadPriceChanges(executor, rows, view.language)
  const sinceEnd = await loadSinceEnd(executor, rows)
  const toReturn = await findToReturn(
    executor,
    attempts.map(({ orderId }) => orderId),
  )
  const checkedOutAgain = ({ id }: InvoiceRow) => {
    const code = sinceEnd.get(id)?.checkedOutAgain
    return code !== undefined && { checked_out_again: code }
  }
  const companies = await findBilledCompanies(
    executor,
    view.secrets,
    rows.flatMap(({ companyId }) => companyId ?? []),
  )
  const companyOf = ({ companyId }: InvoiceRow) => {
    const company = companyId === null ? undefined : companies.get(companyId)
    return company && { company }
  }
  const proofs = await newestProofs(executor, ids)
  const payLater = await loadPayLater(executor, rows)
  const reversals = await loadReversals(executor, rows, { attempts, items })
  const reasonOf = (row: InvoiceRow): string | null => {
    const item = added.find(({ invoiceId }) => invoiceId === row.id)
    const before = item && agreedBefore.get(item.id)
    return row.reason ?? (before ? measuredReason(item, before, view.language) : null)
  }
  return rows.map((row) => ({
    invoice_code: row.code,
    invoice_type: row.type,
    status: row.status,
    total: row.total,
    created_at: row.createdAt.toISOString(),
    due_date: row.dueAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    message: messageOf(row, view.language),
    ended_at: row.endedAt?.toISOString() ?? null,
    ended_because: row.endedBecause,
    ...(row.withdrawnReason !== null && { withdrawn_reason: row.withdrawnReason }),
    to_return: toReturn
      .filter(({ orderId }) => attempts.some((one) => one.orderId === orderId && one.invoiceId === row.id))
      .map(({ amount, at }) => ({
        amount,
        at: at.toISOString(),
        because: whyNotPaid(row, { amount, at }),
      })),
    ...(reversals.get(row.id) ?? { taken_back: null }),
    reason: row.type === 'additional' ? reasonOf(row) : null,
    ...replacements.get(row.id),
    ...checkedOutAgain(row),
    items: items
      .filter(({ item }) => item.invoiceId === billing(row))
      .map(({ item, cart, voucher, addsTo }) => ({
        cart_code: cart.code,
        title: item.title,
        amount: item.amount,
        voucher,
        courier: courierName(item.courier),
        priced: item.priced,
        agreed_before: agreedBefore.get(item.id)?.priced ?? null,
        unpaid_before: agreedBefore.get(item.id)?.unpaid ?? 0,
        measurement: agreedBefore.get(item.id)?.measurement ?? null,
        charges: agreedBefore.get(item.id)?.charges ?? [],
        changes: addsTo === null ? (changes.get(item.cartId) ?? []) : [],
        previous_status: item.previousStatus,
        ...(sinceEnd.get(row.id)?.gone.has(item.cartId) && { gone: true }),
      })),
    payment: viewPayment(
      row,
      attempts.findLast((payment) => payment.invoiceId === row.id),
      proofs.get(row.id),
      view,
    ),
    ...companyOf(row),
    ...payLater(row),
  }))
}

export async function viewInvoice(executor: Executor, row: InvoiceRow, view: InvoiceView): Promise<Invoice> {
  const [invoice] = await viewInvoices(executor, [row], view)
  if (!invoice) throw new Error('an invoice was not viewed')
  return invoice
}

const measuredReason = (
  { priced: now }: typeof invoiceItems.$inferSelect,
  { priced: before, measurement }: AgreedBefore,
  language: Language,
): string => changeReason({ measurement, before, now }, language)

/** What changed the prices of the shipments that these invoices hold, by cart. */
async function loadPriceChanges(
  executor: Executor,
  rows: readonly InvoiceRow[],
  language: Language,
): Promise<ReadonlyMap<number, PriceChange[]>> {
  const ids = rows.flatMap(({ id, status, addsTo }) =>
    addsTo === null && (status === 'paid' || status === 'pending') ? id : [],
  )
  const held = ids.length > 0 ? await executor.select().from(carts).where(inArray(carts.invoiceId, ids)) : []
  const agreements = await loadAgreements(executor, held)
  const agreedOf = ({ id }: { id: number }) => agreements.get(id) ?? []
  // Most have been agreed to once, and nothing has changed since.
  const changed = await loadMeasured(
    executor,
    held.filter((cart) => agreedOf(cart).length > 1),
  )
  return new Map(
    changed.map((one) => [one.cart.id, priceChanges({ ...one, agreed: agreedOf(one.cart) }, language)]),
  )
}

/** What an invoice that is paid later and the one that it pays for say of each other. */
async function loadPayLater(executor: Executor, rows: readonly InvoiceRow[]) {
  const paidFor = await findCodes(
    executor,
    rows.flatMap(({ paysFor }) => paysFor ?? []),
  )
  const owed = await paidLater(
    executor,
    rows.map(({ id }) => id),
  )
  const reduced = await reducedBy(
    executor,
    [...rows.filter(({ paysFor }) => paysFor !== null), ...owed].map(({ id }) => id),
  )
  return ({ id, paysFor }: InvoiceRow): Pick<Invoice, 'pays_for' | 'reduced' | 'paid_with'> => {
    const code = paysFor === null ? undefined : paidFor.get(paysFor)
    const later = owed.find((one) => one.paysFor === id)
    const less = reduced.get(later?.id ?? id)
    return {
      ...(code !== undefined && { pays_for: code }),
      ...(less !== undefined && { reduced: less }),
      ...(later && { paid_with: later.code }),
    }
  }
}

function viewPayment(
  invoice: InvoiceRow,
  payment: PaymentRow | undefined,
  proof: ProofRow | undefined,
  { catalogue, language }: InvoiceView,
): Invoice['payment'] {
  if (!payment) return null
  const { method } = payment
  const account = transferAccount(catalogue)
  const [end, lapsed] = [endOf(payment), lapsedAs(payment, invoice)]
  return {
    order_id: payment.orderId,
    payment_method: method,
    title: paymentTitle({ payment_method: method, ...payment.details }, language),
    ...payment.details,
    ...(payment.gateway !== null && isPage(method) && { gateway: gatewayTitles[payment.gateway] }),
    ...(payment.savedCardId !== null && { card_id: payment.savedCardId }),
    ...(payment.payerPhone !== null && { phone_number: payment.payerPhone }),
    ...(end && { expires_at: end.toISOString() }),
    ...(lapsed && { lapsed }),
    ...(method === 'manual' && { account }),
    ...(payment.surplus > 0 && { surplus: payment.surplus }),
    ...(method === 'manual' && proof && { proof: viewProof(proof) }),
    steps: stepsOf(payment, { reference: invoice.code, account }, language),
  }
}
