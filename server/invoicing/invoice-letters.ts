import type { PriceChange } from '@seberang/domain/api'
import { formatDeadline, formatMoment, formatRupiah } from '@seberang/domain/format'
import { linkedPaths } from '@seberang/domain/links'
import type { NotPaid } from '@seberang/domain/status'
import type { LetterPart } from '../mail/letter.ts'
import { lockerOf } from '../mail/site.ts'
import { cautionsOf } from '../shipments/letter-bill.ts'
import type { BilledShipment } from './billed-shipments.ts'
import {
  aboutDue,
  aboutOf,
  additionOf,
  becauseOf,
  billsOf,
  changesIn,
  creditOf,
  duePartsOf,
  figureOf,
  goodsOf,
  labelOf,
  nextSteps,
  notDue,
  notesOf,
  offWhatIsOwed,
  creditUndoneIn,
  withdrawnIn,
  type Addressed,
  type BilledInvoice,
} from './letter-parts.ts'
import type { InvoiceRow } from './rows.ts'
import { dueTexts } from './texts/due-texts.ts'
import { endedTexts } from './texts/ended-texts.ts'
import { letterTexts } from './texts/letter-texts.ts'
import type { Ended, NextStep, NotDue, Reopened, TakenBackBy, Unpaid, Written } from './texts/mail-about.ts'
import { paidTexts } from './texts/paid-texts.ts'
import { payLaterMail } from './texts/pay-later-texts.ts'
import { proofTexts } from './texts/proof-texts.ts'
import { returnedTexts } from './texts/returned-texts.ts'
import { standingText } from './texts/taken-back-texts.ts'

/** What a customer reads of one kind of event. */
export interface Composed extends Written {
  /** After the first paragraph. */
  parts: readonly LetterPart[]
  /** Where to look for more; absent: the order's page. */
  help?: string
}

/** What else the mail of an invoice says, by kind. */
export interface InvoiceChanges extends PayLaterChanges {
  /** Of a checkout. */
  issued: object
  /** `creditUndone`: what earlier measurements had credited, and is out of the wallet again. */
  additional: { replaces: readonly Replaced[]; creditUndone: number }
  /** `withdrawn`: what was returned of its payment and is out of the wallet again, in whole rupiah. */
  renewed: { because: Reopened; withdrawn: number }
  /** Its payment was taken back while it can still be paid, or matched. */
  reopened: { withdrawn: number; isTopUp: boolean; by: TakenBackBy }
  /** `following`: what is still to be paid, since its shipments were measured before the payment arrived. */
  paid: {
    following: readonly Pick<PriceChange, 'amount' | 'reason'>[]
    /** What came in above it, and is in the wallet. */
    surplus: number
    /** What it leads to, where that is not what its parcels wait for. */
    next?: NextStep
  }
}

/** What the mail of what is paid later says, by kind. */
interface PayLaterChanges {
  /** It pays for the invoice `of`, from now on; the rest as of any payment. */
  paid_later: { of: string; following: readonly Pick<PriceChange, 'amount' | 'reason'>[]; next?: NextStep }
  /** `days`: since the day on which it is due; below zero before it. */
  reminder: { days: number }
  /** It is due less, or that much again, in whole rupiah. */
  reduced: { by: number }
  raised: { amount: number; by: TakenBackBy }
}

/** What the mail of other events says, by kind. */
export interface EventFacts {
  /** What was to be paid later was returned, all of it. */
  owes_nothing: { amount: number }
  /** A measurement made a shipment cheaper, and cancelled unpaid invoices. `owed`: how much of it is off what is owed. */
  credit: { amount: number; shipment: BilledShipment; replaces: readonly Replaced[]; owed?: number }
  /** A measurement made a shipment dearer, and takes back what an earlier one credited. */
  credit_undone: { amount: number; shipment: BilledShipment; replaces: readonly Replaced[] }
  /** A paid additional invoice is returned, since its order has ended. */
  returned: { amount: number; owed?: number }
  /** An unpaid additional invoice is cancelled by a measurement. */
  cancelled: { amount: number; shipment: BilledShipment }
  /** An unpaid additional invoice is cancelled by a measurement that asks for nothing in its place now. */
  replaced: { amount: number }
  withdrawn: { amount: number; reason: string }
  /** The proof of a transfer is rejected; `dueAt`: until when its invoice can be paid, if it is open. */
  proof_rejected: { amount: number; reason: string; dueAt?: Date }
  /** Money came in that could pay nothing: `of` that, `amount` is to be returned, since its payer has had the rest before. */
  refund: { amount: number; of: number; received: { at: Date; because: NotPaid } }
  /** It was transferred back to its payer; `reference`: the bank's. */
  money_returned: { amount: number; reference: string }
  /** That was recorded by mistake; `pays`: the invoice was to be paid again, and this pays it. */
  money_unreturned: { amount: number; reference: string; pays: boolean }
  /** What was to be returned is taken back. */
  refund_withdrawn: { amount: number; by: TakenBackBy }
  /** What was kept to be refunded to a bank is no longer due: what paid for it was taken back. */
  refund_not_due: { amount: number }
  /** A payment is taken back, and another one that was to be returned pays in its place. */
  paid_by_other: { amount: number; by: TakenBackBy }
  ended: { amount: number; because: Unpaid; ended: Ended; withdrawn: number; by: TakenBackBy }
  /**
   * A payment is taken back that needs no other.
   * `withdrawn`: by how much the wallet is lower. `next`: what a newer measurement asks for in its place.
   */
  reversed: { amount: number; because: NotDue; withdrawn: number; by: TakenBackBy; next?: Replaced }
  /** A payment of `received` is taken back, and what it paid for stands: `amount` is owed. */
  reversed_standing: { amount: number; received: number; isTopUp: boolean; by: TakenBackBy }
}

/** An unpaid invoice that another takes the place of. */
export type Replaced = Pick<InvoiceRow, 'code' | 'total'>

export const invoiceLetters: {
  [Kind in keyof InvoiceChanges]: (
    invoice: BilledInvoice,
    change: InvoiceChanges[Kind],
    to: Addressed,
  ) => Composed
} = {
  issued: (invoice, _, to) => {
    const { beingChecked } = letterTexts[to.language]
    const isChecked = invoice.bill.some(({ isUnconfirmed }) => isUnconfirmed)
    return {
      ...dueTexts.issued[to.language]({ ...aboutDue(invoice, to), goods: goodsOf(invoice, to) }),
      parts: [...duePartsOf(invoice, to), ...(isChecked ? [beingChecked] : []), ...notesOf(invoice, to)],
    }
  },
  additional: (invoice, { replaces, creditUndone }, to) => ({
    ...dueTexts.additional[to.language]({ ...aboutDue(invoice, to), goods: goodsOf(invoice, to) }),
    parts: [
      ...becauseOf(invoice, to),
      ...replaces.map(({ code, total }) => letterTexts[to.language].replaces(code, formatRupiah(total))),
      ...creditUndoneIn(invoice, creditUndone, to),
      ...duePartsOf(invoice, to),
      letterTexts[to.language].waits,
      ...notesOf(invoice, to),
    ],
  }),
  renewed: (invoice, { because, withdrawn }, to) => ({
    ...dueTexts.renewed[to.language]({
      ...aboutDue(invoice, to),
      goods: goodsOf(invoice, to),
      because,
      hasNumber: invoice.due?.hasNumber ?? false,
    }),
    parts: [
      ...becauseOf(invoice, to),
      ...withdrawnIn(withdrawn, to),
      ...duePartsOf(invoice, to),
      letterTexts[to.language].waits,
      ...notesOf(invoice, to),
    ],
  }),
  reopened: (invoice, { withdrawn, isTopUp, by }, to) => ({
    ...returnedTexts.reopened[to.language]({
      ...aboutOf(invoice, to),
      due: aboutDue(invoice, to).total,
      by,
      hasNumber: invoice.due?.hasNumber ?? false,
    }),
    parts: [...withdrawnIn(withdrawn, to, { isTopUp }), ...duePartsOf(invoice, to), ...notesOf(invoice, to)],
  }),
  paid: (invoice, { following, surplus, next }, to) => {
    const texts = letterTexts[to.language]
    const addition = additionOf(invoice, texts.paidNow, to)
    // What was paid before is among the sums of an addition.
    const label = addition.length > 0 ? texts.paidNow : texts.paid
    return {
      ...paidTexts.paid[to.language]({
        ...aboutOf(invoice, to),
        next: next ? [next] : nextSteps(invoice),
        following: following.map(({ amount, reason }) => ({ amount: formatRupiah(amount), reason })),
      }),
      parts: [
        figureOf(invoice.amount, { label, action: texts.receipt }, to),
        ...(surplus > 0 ? [texts.surplus(formatRupiah(surplus))] : []),
        ...addition,
        ...billsOf(invoice, to),
        ...cautionsOf(invoice.bill, to.language, { isBilled: true }),
        ...notesOf(invoice, to),
      ],
    }
  },
  paid_later: (invoice, { of, following }, to) => ({
    ...payLaterMail[to.language].paid({ ...aboutOf(invoice, to), of }),
    parts: [
      ...following.map(({ amount, reason }) =>
        payLaterMail[to.language].following(formatRupiah(amount), reason),
      ),
      ...duePartsOf(invoice, to),
    ],
  }),
  reminder: (invoice, { days }, to) => ({
    ...payLaterMail[to.language].reminder({ ...aboutDue(invoice, to), days }),
    parts: [...(days > 0 ? [payLaterMail[to.language].stops] : []), ...duePartsOf(invoice, to)],
  }),
  reduced: (invoice, { by }, to) => ({
    ...payLaterMail[to.language].reduced({ ...aboutOf(invoice, to), by: formatRupiah(by) }),
    parts: duePartsOf(invoice, to),
  }),
  raised: (invoice, { amount, by }, to) => ({
    ...payLaterMail[to.language].raised({ ...aboutOf(invoice, to), more: formatRupiah(amount), by }),
    parts: duePartsOf(invoice, to),
  }),
}

const creditText = (owed: number, { language }: Addressed) =>
  owed > 0 ? payLaterMail[language].credited : returnedTexts.credit[language]

export const eventLetters: {
  [Kind in keyof EventFacts]: (facts: EventFacts[Kind], to: Addressed) => Composed
} = {
  owes_nothing: ({ amount }, to) => ({
    ...payLaterMail[to.language].nothing(aboutOf({ amount }, to)),
    parts: [notDue(amount, to)],
  }),
  credit: ({ amount, shipment, replaces, owed = 0 }, to) => {
    const texts = letterTexts[to.language]
    const bill = [shipment]
    return {
      ...creditText(owed, to)(aboutOf({ amount }, { ...to, code: `${shipment.title} (${to.code})` })),
      parts: [
        ...becauseOf({ bill }, to),
        ...replaces.map(({ code, total }) => texts.cancels(code, formatRupiah(total))),
        figureOf(amount, { label: labelOf(amount, owed, to), action: texts.openOrder }, to),
        ...offWhatIsOwed(amount, owed, to),
        ...changesIn({ bill }, to),
        creditOf(shipment.priced.answer.total, amount, to.language, labelOf(amount, owed, to)),
        ...billsOf({ bill }, to),
        ...cautionsOf(bill, to.language, { isBilled: true }),
        ...(owed < amount ? [texts.balance] : []),
        ...notesOf({ bill }, to),
      ],
    }
  },
  credit_undone: ({ amount, shipment, replaces }, to) => {
    const texts = letterTexts[to.language]
    const bill = [shipment]
    return {
      ...returnedTexts.credit_undone[to.language](
        aboutOf({ amount }, { ...to, code: `${shipment.title} (${to.code})` }),
      ),
      parts: [
        ...becauseOf({ bill }, to),
        ...replaces.map(({ code, total }) => texts.cancels(code, formatRupiah(total))),
        figureOf(amount, { label: texts.creditUndone, action: texts.openOrder }, to),
        ...changesIn({ bill }, to),
        creditOf(shipment.priced.answer.total, 0 - amount, to.language),
        ...billsOf({ bill }, to),
        ...cautionsOf(bill, to.language, { isBilled: true }),
        ...notesOf({ bill }, to),
      ],
    }
  },
  returned: ({ amount, owed = 0 }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...creditText(owed, to)(aboutOf({ amount }, to)),
      parts: [
        figureOf(amount, { label: labelOf(amount, owed, to), action: texts.openOrder }, to),
        ...offWhatIsOwed(amount, owed, to),
        ...(owed < amount ? [texts.balance] : []),
      ],
    }
  },
  cancelled: ({ amount, shipment }, to) => {
    const bill = [shipment]
    return {
      ...endedTexts.cancelled[to.language](aboutOf({ amount }, to)),
      parts: [
        ...becauseOf({ bill }, to),
        notDue(amount, to),
        ...changesIn({ bill }, to),
        ...billsOf({ bill }, to),
        ...notesOf({ bill }, to),
      ],
    }
  },
  replaced: ({ amount }, to) => ({
    ...endedTexts.replaced[to.language](aboutOf({ amount }, to)),
    parts: [notDue(amount, to)],
  }),
  withdrawn: ({ amount, reason }, to) => ({
    ...endedTexts.withdrawn[to.language]({ ...aboutOf({ amount }, to), cause: reason }),
    parts: [notDue(amount, to)],
  }),
  proof_rejected: ({ amount, reason, dueAt }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...proofTexts.rejected[to.language]({ ...aboutOf({ amount }, to), cause: reason }),
      parts: [
        figureOf(
          amount,
          {
            label: texts.amount,
            ...(dueAt && { note: texts.until(formatDeadline(dueAt, to.language)) }),
            action: texts.open,
          },
          to,
        ),
        ...(dueAt ? [proofTexts.next[to.language]] : []),
      ],
    }
  },
  refund: ({ amount, of, received }, to) => {
    const texts = letterTexts[to.language]
    const { because, at } = received
    return {
      ...returnedTexts.refund[to.language]({
        ...aboutOf({ amount }, to),
        received: { because, at: formatMoment(at, to.language), amount: of },
      }),
      parts: [figureOf(amount, { label: texts.amount, action: texts.open }, to)],
    }
  },
  money_returned: ({ amount, reference }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...returnedTexts.transferred[to.language]({ ...aboutOf({ amount }, to), reference }),
      parts: [figureOf(amount, { label: texts.amount, action: texts.open }, to)],
    }
  },
  money_unreturned: ({ amount, reference, pays }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...returnedTexts.notTransferred[to.language]({ ...aboutOf({ amount }, to), reference, pays }),
      parts: [figureOf(amount, { label: texts.amount, action: texts.open }, to)],
    }
  },
  refund_withdrawn: ({ amount, by }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...returnedTexts.refundWithdrawn[to.language]({ ...aboutOf({ amount }, to), by }),
      parts: [figureOf(amount, { label: texts.amount, action: texts.open }, to)],
    }
  },
  refund_not_due: ({ amount }, to) => {
    const { amount: label, cancelled: struck, openOrder: action } = letterTexts[to.language]
    return {
      ...returnedTexts.refundNotDue[to.language]({ ...aboutOf({ amount }, to), order: to.page }),
      parts: [figureOf(amount, { label, struck, action }, to)],
    }
  },
  paid_by_other: ({ amount, by }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...returnedTexts.paidByOther[to.language]({ ...aboutOf({ amount }, to), by }),
      parts: [figureOf(amount, { label: texts.amount, action: texts.open }, to)],
    }
  },
  ended: ({ amount, because, ended, withdrawn, by }, to) => {
    const texts = letterTexts[to.language]
    const isTopUp = ended.carts.length === 0
    const action = isTopUp
      ? { label: texts.openWallet, path: linkedPaths.wallet }
      : { label: texts.openLocker, path: lockerOf(ended.carts) }
    return {
      ...endedTexts.ended[to.language]({ ...aboutOf({ amount }, to), because, ended, by }),
      parts: [
        ...withdrawnIn(withdrawn, to, { isTopUp }),
        { label: texts.notDue, figure: formatRupiah(amount), struck: texts.cancelled, action },
      ],
      help: isTopUp ? texts.helpWallet : texts.helpLocker,
    }
  },
  reversed: ({ amount, because, withdrawn, by, next }, to) => ({
    ...returnedTexts.reversed[to.language]({ ...aboutOf({ amount }, to), because, by }),
    parts: [
      ...withdrawnIn(withdrawn, to),
      ...(next ? [letterTexts[to.language].dueInstead(next.code, formatRupiah(next.total))] : []),
      notDue(amount, to),
    ],
  }),
  reversed_standing: ({ amount, received, isTopUp, by }, to) => {
    const { amount: label, open: action } = letterTexts[to.language]
    return {
      ...standingText({ ...aboutOf({ amount: received }, to), owed: amount, isTopUp, by }, to.language),
      parts: [figureOf(amount, { label, action }, to)],
    }
  },
}
