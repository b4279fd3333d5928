import type { Priced } from '@seberang/domain/api'
import { alreadyPaid, changeClause, changedFacts, hasUnknownLevies, lineName } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatDay, formatRupiah, fullStop, joinClauses, sentenceStart } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { statusOrderOf } from '@seberang/domain/links'
import { levyLines, pricingLines } from '@seberang/domain/pricing'
import type { LetterChanges, LetterFigure, LetterPart, LetterSums } from '../mail/letter.ts'
import { billOf, cautionsOf, furtherLeviesOf, namesOf, noteOf } from '../shipments/letter-bill.ts'
import type { BilledShipment } from './billed-shipments.ts'
import { letterTexts } from './texts/letter-texts.ts'
import { payLaterMail } from './texts/pay-later-texts.ts'
import type { NextStep } from './texts/mail-about.ts'

interface Due {
  note: string
  label: string
  parts: readonly LetterPart[]
  /** What a manual transfer is to bring, in whole rupiah. */
  transfer?: number
  /** It is paid to a number of its own. */
  hasNumber: boolean
}

/** An invoice with everything that it bills. */
export interface BilledInvoice {
  /** Whole rupiah. */
  amount: number
  issuedAt: Date
  bill: readonly BilledShipment[]
  /** The operator's reason for a charge, null after a measurement; undefined for a checkout. */
  reason: string | null | undefined
  /** How to pay it, while it is to be paid. */
  due: Due | undefined
}

/** The invoice that a letter names and links, and its language. */
export interface Addressed {
  /** What the letter names: an invoice, or a shipment's code. */
  code: string
  /** The invoice whose page shows it. */
  page: string
  language: Language
}

export const aboutOf = ({ amount }: { amount: number }, { code }: Addressed) => ({ code, total: amount })

/** The same with what is to be paid now: more than its total, where a manual transfer has a unique code. */
export const aboutDue = ({ amount, due }: BilledInvoice, to: Addressed) =>
  aboutOf({ amount: due?.transfer ?? amount }, to)

type Bill = Pick<BilledInvoice, 'bill'> & Partial<Pick<BilledInvoice, 'reason'>>

/** What an invoice is for: each shipment of a small order, the first of a large one; of none, a top-up. */
export function goodsOf({ bill }: Bill, { language }: Addressed): string {
  if (bill.length === 0) return letterTexts[language].topUp
  const titles = bill.map(({ title }) => title)
  const [first = '', ...others] = titles
  if (titles.length <= namedAtMost) return new Intl.ListFormat(language).format(titles)
  return letterTexts[language].andOthers(first, others.length)
}
const namedAtMost = 2

/** Why a shipment costs more or less, within a sentence. */
function causeOf({ reason, bill: [shipment] }: Bill, { language }: Addressed): string {
  if (reason) return reason
  if (!shipment?.before) return ''
  const { measurement, before, priced } = shipment
  return changeClause({ measurement, before, now: priced }, language)
}

/** The cause as a sentence. */
export function becauseOf(billed: Bill, to: Addressed): string[] {
  if (!billed.bill[0]?.before) return []
  return [fullStop(sentenceStart(causeOf(billed, to)), to.language)]
}

export function figureOf(
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

export function notDue(amount: number, to: Addressed): LetterFigure {
  const texts = letterTexts[to.language]
  return figureOf(amount, { label: texts.notDue, struck: texts.cancelled, action: texts.open }, to)
}

/** What is to be paid, how, and what for. */
export function duePartsOf(invoice: BilledInvoice, to: Addressed): LetterPart[] {
  const texts = letterTexts[to.language]
  const { amount, bill, due } = invoice
  const note = joinClauses([due?.note, furtherLeviesOf(bill, to.language)], to.language)
  return [
    figureOf(
      due?.transfer ?? amount,
      {
        label: due?.transfer === undefined ? texts.due : texts.toTransfer,
        ...(note && { note }),
        action: due?.label ?? texts.open,
      },
      to,
    ),
    ...changesIn(invoice, to),
    ...additionOf(invoice, texts.due, to),
    ...(due?.parts ?? []),
    ...billsOf(invoice, to),
    ...cautionsOf(bill, to.language, { isBilled: true }),
  ]
}

export function changesIn({ bill: [shipment] }: Bill, { language }: Addressed): LetterPart[] {
  return shipment?.before ? [letterChangesOf(shipment, shipment.before, language)] : []
}

const totalOf = (bill: BilledInvoice['bill']) =>
  bill.reduce((sum, { priced }) => sum + priced.answer.total, 0)

export function billsOf({ bill }: Bill, { language }: Addressed): LetterPart[] {
  const together = { name: letterTexts[language].together, amount: formatRupiah(totalOf(bill)) }
  return [
    ...bill.map((one) => billOf(one, language)),
    ...(bill.length > 1 ? [{ sums: [], total: together }] : []),
  ]
}

export const notesOf = ({ bill }: Bill, { language }: Addressed): LetterPart[] =>
  bill.length > 0 ? [noteOf(bill, language)] : []

/**
 * A price that fell is not a payment that came in: both prices stand as they are, without a sign.
 * @param amount what is credited; below zero: what is undone of it
 */
export function creditOf(
  total: number,
  amount: number,
  language: Language,
  label: string = letterTexts[language].credited,
): LetterSums {
  const texts = letterTexts[language]
  return {
    sums: [
      { name: texts.priceBefore, amount: formatRupiah(total + amount) },
      { name: texts.priceNow, amount: formatRupiah(total) },
    ],
    total: {
      name: amount < 0 ? texts.creditUndone : label,
      amount: formatRupiah(Math.abs(amount)),
    },
  }
}

/** Where a credit goes, beside its figure: into the wallet, or off what is to be paid later. */
export const labelOf = (amount: number, owed: number, { language }: Addressed): string =>
  owed === 0
    ? letterTexts[language].credited
    : owed < amount
      ? letterTexts[language].amount
      : payLaterMail[language].off

/** How much of a credit is off what is to be paid later. */
export const offWhatIsOwed = (amount: number, owed: number, { language }: Addressed): string[] =>
  owed === 0
    ? []
    : [
        payLaterMail[language].split(
          formatRupiah(owed),
          owed < amount ? formatRupiah(amount - owed) : undefined,
        ),
      ]

/** What is undone of earlier credits before the rest is billed. */
export function creditUndoneIn(
  { amount, bill }: BilledInvoice,
  creditUndone: number,
  { language }: Addressed,
): string[] {
  if (creditUndone === 0) return []
  const now = totalOf(bill)
  const before = now - amount - creditUndone
  const amounts = {
    before: formatRupiah(before),
    now: formatRupiah(now),
    creditUndone: formatRupiah(creditUndone),
  }
  return [letterTexts[language].undoesCredit(amounts)]
}

/** What is out of the wallet again with the payment that it was returned of, or of a top-up, that had filled it. */
export const withdrawnIn = (
  withdrawn: number,
  { language }: Addressed,
  { isTopUp = false } = {},
): string[] => {
  const { withdrawn: returned, topUpWithdrawn } = letterTexts[language]
  return withdrawn > 0 ? [(isTopUp ? topUpWithdrawn : returned)(formatRupiah(withdrawn))] : []
}

/** After the first agreement only the difference is invoiced: the price less what came before, in the words of the screen. */
export function additionOf(
  { amount, issuedAt, bill }: BilledInvoice,
  result: string,
  { language }: Addressed,
): LetterSums[] {
  const total = totalOf(bill)
  if (total <= amount) return []
  const texts = letterTexts[language]
  const { pricing } = billTexts[language]
  const isPaid = bill.every(({ isPaidBefore }) => isPaidBefore)
  return [
    {
      sums: [
        { name: texts.priceOn(bill.length, formatDay(issuedAt, language)), amount: formatRupiah(total) },
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
export function nextSteps({ bill, reason }: BilledInvoice): [NextStep, ...NextStep[]] {
  if (bill.length === 0) return ['in_wallet']
  if (reason !== undefined) return ['to_the_door']
  const steps = bill.map(({ isUnconfirmed, receivedAt }): NextStep => {
    if (isUnconfirmed) return 'checked_first'
    return receivedAt ? 'leaves' : 'arrives_first'
  })
  const [first = 'leaves', ...others] = [...new Set(steps)]
  return [first, ...others]
}

/** What changed: weight and size by the measurement; since the last agreement, what is billed and each line whose amount differs. */
function letterChangesOf(shipment: BilledShipment, before: Priced, language: Language): LetterChanges {
  const { priced, lines, measurement } = shipment
  const texts = letterTexts[language]
  const bill = billTexts[language]
  const changed = pricingLines.filter((line) => lines[line] !== 0)
  const rows = [
    ...changedFacts({ measurement, before: before.answer, now: priced.answer }, language),
    ...changed.map((line) => ({
      name: lineName(line, namesOf(shipment), bill),
      before: formatRupiah(priced.answer.lines[line] - lines[line]),
      now: formatRupiah(priced.answer.lines[line]),
    })),
  ]
  // A charge may be for more levies; those of a gift are not known.
  const leavesLevies =
    measurement !== null && !levyLines.some((line) => changed.includes(line)) && !hasUnknownLevies(priced)
  return {
    title: texts.changes,
    rows,
    ...(leavesLevies && { note: texts.leviesSame }),
  }
}
