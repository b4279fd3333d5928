import type { PriceChange } from '@seberang/domain/api'
import { alreadyPaid, changeClause } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatDeadline, formatMoment, formatRupiah, fullStop, sentenceStart } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { statusOrderOf } from '@seberang/domain/links'
import type { LetterFigure, LetterPart, LetterSums } from '../mail/letter.ts'
import { lockerOf } from '../mail/site.ts'
import { billOf, cautionsOf, noteOf } from '../shipments/bill.ts'
import { letterChangesOf, type BilledShipment } from './bill.ts'
import { dueTexts } from './texts/due-texts.ts'
import { endedTexts } from './texts/ended-texts.ts'
import { letterTexts } from './texts/letter-texts.ts'
import { paidTexts } from './texts/paid-texts.ts'
import { returnedTexts } from './texts/returned-texts.ts'
import type { NotPaid } from '@seberang/domain/status'
import type { Ended, NextStep, Unpaid, Written } from './texts/mail-about.ts'
import type { InvoiceRow } from './rows.ts'

/** What a customer reads of one kind of event. */
export interface Composed extends Written {
  /** After the first paragraph. */
  parts: readonly LetterPart[]
  /** Where to look for more; absent: the order's page. */
  help?: string
}

/** An invoice with everything that it bills. */
export interface BilledInvoice {
  /** Whole rupiah. */
  amount: number
  bill: readonly BilledShipment[]
  /** The operator's reason for a charge, null after a measurement; undefined for a checkout. */
  reason: string | null | undefined
  /** How to pay it, while it is to be paid. */
  due: { at: Date; label: string; parts: readonly LetterPart[] } | undefined
}

/** What else the mail of an invoice says, by kind. */
export interface InvoiceChanges {
  /** Of a checkout. */
  issued: object
  additional: { replaces: readonly Replaced[] }
  renewed: { because: Unpaid }
  /** Its payment was taken back before its deadline. */
  reopened: object
  /** `following`: what is still to be paid, since its shipments were measured before the payment arrived. */
  paid: { following: readonly Pick<PriceChange, 'amount' | 'reason'>[] }
}

/** What the mail of other events says, by kind. */
export interface EventFacts {
  /** A measurement made a shipment cheaper, and cancelled unpaid invoices. */
  credit: { amount: number; shipment: BilledShipment; replaces: readonly Replaced[] }
  /** A paid additional invoice is returned, since its order has ended. */
  returned: { amount: number }
  /** An unpaid additional invoice is cancelled by a measurement. */
  cancelled: { amount: number; shipment: BilledShipment }
  withdrawn: { amount: number; reason: string }
  /** Money came in that could pay nothing. */
  refund: { amount: number; received: { at: Date; because: NotPaid } }
  ended: { amount: number; because: Unpaid; ended: Ended }
  /** `withdrawn`: what was returned for the payment is out of the wallet again. */
  reversed: { amount: number; withdrawn: boolean }
}

/** An unpaid invoice that another takes the place of. */
export type Replaced = Pick<InvoiceRow, 'code' | 'total'>

/** The invoice that a letter names and links, and its language. */
export interface Addressed {
  /** What the letter names: an invoice, or a shipment's code. */
  code: string
  /** The invoice whose page shows it. */
  page: string
  language: Language
}

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
      ...dueTexts.issued[to.language](aboutOf(invoice, to)),
      parts: [...duePartsOf(invoice, to), ...(isChecked ? [beingChecked] : []), ...notesOf(invoice, to)],
    }
  },
  additional: (invoice, { replaces }, to) => ({
    ...dueTexts.additional[to.language]({ ...aboutOf(invoice, to), cause: causeOf(invoice, to) }),
    parts: [
      ...becauseOf(invoice, to),
      ...replaces.map(({ code, total }) => letterTexts[to.language].replaces(code, formatRupiah(total))),
      ...duePartsOf(invoice, to),
      letterTexts[to.language].waits,
      ...notesOf(invoice, to),
    ],
  }),
  renewed: (invoice, { because }, to) => ({
    ...dueTexts.renewed[to.language]({ ...aboutOf(invoice, to), cause: causeOf(invoice, to), because }),
    parts: [...duePartsOf(invoice, to), letterTexts[to.language].waits, ...notesOf(invoice, to)],
  }),
  reopened: (invoice, _, to) => ({
    ...returnedTexts.reopened[to.language](aboutOf(invoice, to)),
    parts: [...duePartsOf(invoice, to), ...notesOf(invoice, to)],
  }),
  paid: (invoice, { following }, to) => {
    const texts = letterTexts[to.language]
    const addition = additionOf(invoice, texts.paidNow, to)
    // What was paid before is among the sums of an addition.
    const label = addition.length > 0 ? texts.paidNow : texts.paid
    return {
      ...paidTexts.paid[to.language]({
        ...aboutOf(invoice, to),
        next: nextSteps(invoice),
        following: following.map(({ amount, reason }) => ({ amount: formatRupiah(amount), reason })),
      }),
      parts: [
        figureOf(invoice.amount, { label, action: texts.receipt }, to),
        ...addition,
        ...billsOf(invoice, to),
        ...cautionsOf(invoice.bill, to.language),
        ...notesOf(invoice, to),
      ],
    }
  },
}

export const eventLetters: {
  [Kind in keyof EventFacts]: (facts: EventFacts[Kind], to: Addressed) => Composed
} = {
  credit: ({ amount, shipment, replaces }, to) => {
    const texts = letterTexts[to.language]
    const bill = [shipment]
    return {
      ...returnedTexts.credit[to.language](aboutOf({ amount }, to)),
      parts: [
        ...becauseOf({ bill }, to),
        ...replaces.map(({ code, total }) => texts.cancels(code, formatRupiah(total))),
        figureOf(amount, { label: texts.credited, action: texts.openOrder }, to),
        ...changesIn({ bill }, to),
        creditOf(shipment.priced.answer.total, amount, to.language),
        ...billsOf({ bill }, to),
        texts.balance,
        ...notesOf({ bill }, to),
      ],
    }
  },
  returned: ({ amount }, to) => {
    const texts = letterTexts[to.language]
    return {
      ...returnedTexts.credit[to.language](aboutOf({ amount }, to)),
      parts: [figureOf(amount, { label: texts.credited, action: texts.openOrder }, to), texts.balance],
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
  withdrawn: ({ amount, reason }, to) => ({
    ...endedTexts.withdrawn[to.language]({ ...aboutOf({ amount }, to), cause: reason }),
    parts: [notDue(amount, to)],
  }),
  refund: ({ amount, received }, to) => {
    const texts = letterTexts[to.language]
    const { because, at } = received
    return {
      ...returnedTexts.refund[to.language]({
        ...aboutOf({ amount }, to),
        received: { because, at: formatMoment(at, to.language) },
      }),
      parts: [figureOf(amount, { label: texts.amount, action: texts.open }, to)],
    }
  },
  ended: ({ amount, because, ended }, to) => {
    const texts = letterTexts[to.language]
    const action = { label: texts.openLocker, path: lockerOf(ended.carts) }
    return {
      ...endedTexts.ended[to.language]({ ...aboutOf({ amount }, to), because, ended }),
      parts: [{ label: texts.amount, figure: formatRupiah(amount), action }],
      help: texts.helpLocker,
    }
  },
  reversed: ({ amount, withdrawn }, to) => ({
    ...returnedTexts.reversed[to.language]({ ...aboutOf({ amount }, to), withdrawn }),
    parts: [notDue(amount, to)],
  }),
}

const aboutOf = ({ amount }: { amount: number }, { code }: Addressed) => ({ code, total: amount })

type Bill = Pick<BilledInvoice, 'bill'> & Partial<Pick<BilledInvoice, 'reason'>>

/** Why a shipment costs more or less, within a sentence. */
function causeOf({ reason, bill: [shipment] }: Bill, { language }: Addressed): string {
  if (reason) return reason
  if (!shipment?.before) return ''
  const { measurement, before, priced } = shipment
  return changeClause({ measurement, before, now: priced }, language)
}

/** The cause as a sentence. */
function becauseOf(billed: Bill, to: Addressed): string[] {
  if (!billed.bill[0]?.before) return []
  return [fullStop(sentenceStart(causeOf(billed, to)), to.language)]
}

function figureOf(
  amount: number,
  { label, action, ...more }: Pick<LetterFigure, 'label' | 'note' | 'struck'> & { action: string },
  { page }: Addressed,
): LetterFigure {
  return {
    label,
    figure: formatRupiah(amount),
    ...more,
    action: { label: action, path: statusOrderOf(page) },
  }
}

function notDue(amount: number, to: Addressed): LetterFigure {
  const texts = letterTexts[to.language]
  return figureOf(amount, { label: texts.notDue, struck: texts.cancelled, action: texts.open }, to)
}

/** What is to be paid, how, and what for. */
function duePartsOf(invoice: BilledInvoice, to: Addressed): LetterPart[] {
  const texts = letterTexts[to.language]
  const { amount, bill, due } = invoice
  const note = due && texts.until(formatDeadline(due.at, to.language))
  return [
    figureOf(amount, { label: texts.due, ...(note && { note }), action: due?.label ?? texts.open }, to),
    ...(due?.parts ?? []),
    ...changesIn(invoice, to),
    ...additionOf(invoice, texts.due, to),
    ...billsOf(invoice, to),
    ...cautionsOf(bill, to.language),
  ]
}

function changesIn({ bill: [shipment] }: Bill, { language }: Addressed): LetterPart[] {
  return shipment?.before ? [letterChangesOf(shipment, shipment.before, language)] : []
}

const totalOf = (bill: BilledInvoice['bill']) =>
  bill.reduce((sum, { priced }) => sum + priced.answer.total, 0)

function billsOf({ bill }: Bill, { language }: Addressed): LetterPart[] {
  const together = { name: letterTexts[language].together, amount: formatRupiah(totalOf(bill)) }
  return [
    ...bill.map((one) => billOf(one, language)),
    ...(bill.length > 1 ? [{ sums: [], total: together }] : []),
  ]
}

const notesOf = ({ bill }: Bill, { language }: Addressed): LetterPart[] =>
  bill.length > 0 ? [noteOf(bill, language)] : []

/** A price that fell is not a payment that came in: both prices stand as they are, without a sign. */
function creditOf(total: number, amount: number, language: Language): LetterSums {
  const texts = letterTexts[language]
  return {
    sums: [
      { name: texts.priceBefore, amount: formatRupiah(total + amount) },
      { name: texts.price(1), amount: formatRupiah(total) },
    ],
    total: { name: texts.credited, amount: formatRupiah(amount) },
  }
}

/** After the first agreement only the difference is invoiced: the price less what came before, in the words of the screen. */
function additionOf({ amount, bill }: BilledInvoice, result: string, { language }: Addressed): LetterSums[] {
  const total = totalOf(bill)
  if (total <= amount) return []
  const texts = letterTexts[language]
  const { pricing } = billTexts[language]
  const isPaid = bill.every(({ isPaidBefore }) => isPaidBefore)
  return [
    {
      sums: [
        { name: texts.price(bill.length), amount: formatRupiah(total) },
        {
          name: isPaid ? alreadyPaid('', pricing) : texts.agreedBefore,
          amount: formatRupiah(amount - total),
        },
      ],
      total: { name: result, amount: formatRupiah(amount) },
    },
  ]
}

/** What its parcels wait for, each once. */
function nextSteps({ bill, reason }: BilledInvoice): [NextStep, ...NextStep[]] {
  if (reason !== undefined) return ['to_the_door']
  const steps = bill.map(({ isUnconfirmed, receivedAt }): NextStep => {
    if (isUnconfirmed) return 'checked_first'
    return receivedAt ? 'leaves' : 'arrives_first'
  })
  const [first = 'leaves', ...others] = [...new Set(steps)]
  return [first, ...others]
}
