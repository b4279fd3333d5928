import type { Priced, PriceChange } from '@seberang/domain/api'
import {
  formatDeadline,
  formatHsCode,
  formatRupiah,
  formatVolume,
  formatWeight,
  joinSentences,
} from '@seberang/domain/format'
import { billedBy } from '@seberang/domain/calculator'
import {
  changedFacts,
  chargeableText,
  courierName,
  isSeaWeight,
  priceStatement,
  sizeText,
} from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import type { Language } from '@seberang/domain/language'
import { isWholeContainer } from '@seberang/domain/pricing'
import { editOf, lockerAt, quarantineAt, statusOrderOf } from '@seberang/domain/links'
import { can } from '@seberang/domain/status'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterFigure, type LetterLink, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { findHsCode, type Catalogue } from '../reference/index.ts'
import { dueAdditions } from './agreement.ts'
import { billOf, cautionsOf, noteOf, type PricedTitle } from './bill.ts'
import { nextChange } from './changes.ts'
import { estimatedPrice } from './estimated.ts'
import { shipmentTexts, type ArrivedAs, type PricedAs } from './texts.ts'
import { findCart, loadCart, shipmentOf, titleOf, type LoadedCart } from './load.ts'
import { revisionOf } from './measures.ts'
import { lacksPapers, quarantineStatus } from './papers.ts'
import { tryPrice } from './price.ts'
import { stateOf } from './state.ts'

/** What a customer is told of a shipment after it has arrived. */
export type ShipmentEvent = 'quarantined' | 'confirmed' | 'sent' | 'inbound' | 'outbound' | 'finished'

interface Content {
  subject: string
  parts: LetterPart[]
}
type Tell = (loaded: LoadedCart, language: Language) => Content

/** Tells the owner of a shipment, by mail and in their language, what happened to it in this transaction. */
export async function mailAboutShipment(
  transaction: Transaction,
  code: string,
  event: ShipmentEvent,
  now: Date,
): Promise<void> {
  await mail(transaction, code, tell[event], now)
}

/** Tells the owner of a parcel that it was said to have arrived by mistake, and why. */
export async function mailAboutUnreceipt(
  transaction: Transaction,
  code: string,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const tellReason: Tell = (loaded, language) => {
    const { unreceived: texts, follow } = shipmentTexts[language]
    const isGone = loaded.cart.deletedAt !== null
    return {
      subject: texts.subject(nameOf(loaded, language)),
      parts: [
        texts.text(nameOf(loaded, language)),
        ...(reason === undefined ? [] : [`${texts.reason}: ${reason}`]),
        texts.next[isGone ? 'gone' : 'expected'],
        ...(isGone ? [] : [{ label: follow, path: shipmentPath(loaded) }]),
      ],
    }
  }
  await mail(transaction, code, tellReason, now)
}

/** Tells the owner of a shipment that it has arrived, what it weighs, and what it costs if that is still to be agreed. */
export async function mailAboutArrival(
  { transaction, catalogue, now }: { transaction: Transaction; catalogue: Catalogue; now: Date },
  code: string,
): Promise<void> {
  const tellPrice: Tell = (loaded, language) =>
    measured(
      loaded,
      'arrived',
      priceOf(loaded, catalogue, { now, before: estimatedPrice(catalogue, loaded, now) }, language),
      language,
    )
  await mail(transaction, code, tellPrice, now)
}

/**
 * Tells the owner of a shipment that is not paid that it was measured again, and what that makes of its price.
 * @param before the price by the measurement until then
 */
export async function mailAboutMeasurement(
  { transaction, catalogue, now }: { transaction: Transaction; catalogue: Catalogue; now: Date },
  code: string,
  before: Priced | null,
): Promise<void> {
  const tellPrice: Tell = (loaded, language) =>
    measured(loaded, 'measured', priceOf(loaded, catalogue, { now, before }, language), language)
  await mail(transaction, code, tellPrice, now)
}

/** Tells the owner of a shipment its price, which waited for the HS codes of its goods. */
export async function mailAboutPrice(
  { transaction, catalogue, now }: { transaction: Transaction; catalogue: Catalogue; now: Date },
  code: string,
  priced: Priced,
): Promise<void> {
  const tellPrice: Tell = (loaded, language) => {
    const { courier } = shipmentOf(catalogue, loaded)
    return pricedContent(loaded, { priced, courier }, conditionsOf(loaded, catalogue, language), language)
  }
  await mail(transaction, code, tellPrice, now)
}

async function mail(transaction: Transaction, code: string, tellOf: Tell, now: Date): Promise<void> {
  // Read again: the command has just changed it.
  const cart = await findCart(transaction, code)
  if (!cart) throw new Error(`${code} is gone`)
  const loaded = await loadCart(transaction, cart)
  const customer = await loadCustomer(transaction, cart.customerId)
  const { language } = customer
  const texts = shipmentTexts[language]
  const { subject, parts } = tellOf(loaded, language)
  const letter = { subject, code, parts: [texts.greeting, ...parts], footer: [texts.help(code)] }
  await queueMail(transaction, { to: customer.email, ...writeLetter(letter, language) }, now)
}

function measured(
  loaded: LoadedCart,
  event: 'arrived' | 'measured',
  price: { parts: readonly LetterPart[]; priced: Priced | null },
  language: Language,
): Content {
  const { arrived: texts, [event]: lead } = shipmentTexts[language]
  const about = nameOf(loaded, language)
  const open = { label: texts.open, path: shipmentPath(loaded) }
  const weighed = weightFigure(loaded, open, language)
  return {
    subject: lead.subject({ ...about, weight: weighed.figure }),
    parts: [lead.text(about), weighed, ...price.parts, nextOf(loaded, price.priced, language)],
  }
}

/** The weight, with boxes and sides and what else is known of them. */
function weightFigure(loaded: LoadedCart, action: LetterLink, language: Language, also = ''): LetterFigure {
  const facts = [boxesText(loaded, language), also].filter(Boolean)
  return {
    label: shipmentTexts[language].arrived.weight,
    figure: formatWeight(revisionOf(loaded.cart).weight_kg ?? 0, language),
    ...(facts.length > 0 && { note: facts.join(billTexts[language].pricing.quote.join) }),
    action,
  }
}

/** How many boxes, and the sides of one; empty where neither is known. */
function boxesText(loaded: LoadedCart, language: Language): string {
  const revision = revisionOf(loaded.cart)
  const { quantity = 1 } = revision
  const { boxes } = shipmentTexts[language].arrived
  return [quantity > 1 && boxes(quantity), sizeText(revision, language)].filter(Boolean).join(', ')
}

/** By what a shipment is billed where it is not the weight that the mail names first: its volume, or the smallest one by sea. */
function billedParts(
  loaded: LoadedCart,
  { container_type }: Pick<ReturnType<typeof shipmentOf>, 'container_type'>,
  { answer: { weight } }: Priced,
  language: Language,
): readonly LetterPart[] {
  const bySea = isSeaWeight(weight)
  // A whole container costs the same, whatever is in it.
  if (bySea && isWholeContainer(container_type)) return []
  const { byVolume, atMinimum } = shipmentTexts[language].arrived
  const billed = chargeableText(weight, language)
  const by = billedBy(weight)
  if (by === 'minimum' && bySea)
    return [atMinimum({ billed, measured: formatVolume(weight.measured_m3, language) })]
  if (by !== 'volume') return []
  const real = formatWeight(weight.real_kg, language)
  return [byVolume({ billed, real, boxes: boxesText(loaded, language) })]
}

/** What a shipment costs now that it is measured beside what was told before, in the words of the locker, line by line. */
function priceOf(
  loaded: LoadedCart,
  catalogue: Catalogue,
  { now, before }: { now: Date; before: Priced | null },
  language: Language,
): { parts: readonly LetterPart[]; priced: Priced | null } {
  const shipment = shipmentOf(catalogue, loaded)
  const priced = tryPrice(catalogue, shipment, now)
  const billed = priced ? billedParts(loaded, shipment, priced, language) : []
  const next = nextChange(loaded, language)
  if (next) return { parts: [...billed, followingPart(next, language)], priced }
  if (!priced || loaded.invoice) return { parts: billed, priced }
  const { label, amount, previous, changes, notes } = statementOf(loaded, priced, before, language)
  const total = {
    name: billTexts[language].pricing.total,
    ...(previous && { before: previous }),
    now: amount,
  }
  const rows = changes?.rows.map((row) => ({ name: row.name, now: row.amount })) ?? []
  const { title } = nameOf(loaded, language)
  const weight = formatWeight(priced.answer.weight.real_kg, language)
  const line = {
    title: [title, weight].join(billTexts[language].pricing.quote.join),
    priced,
    courier: shipment.courier,
    voucher: null,
    charges: [],
  }
  return {
    parts: [
      ...billed,
      { title: label, rows: [...rows, total], note: notes },
      billOf(line, language),
      ...cautionsOf([{ ...line, title }], language),
      noteOf([line], language),
    ],
    priced,
  }
}

/** What it waits for before it leaves, and until when to pay; of a price that is known, until when to decide. */
function nextOf(loaded: LoadedCart, priced: Priced | null, language: Language): string {
  const { next } = shipmentTexts[language].arrived
  const state = arrivedAs(loaded)
  if (state === 'pending')
    return loaded.invoice ? next.pending(formatDeadline(loaded.invoice.dueAt, language)) : next.unpaid
  if (state !== 'unpaid' || !priced) return next[state]
  const { quote } = priced
  const until =
    quote?.state === 'kept' ? next.quoteUntil(formatDeadline(quote.expires_at, language)) : next.anyDay
  return joinSentences([next.unpaid, until], language)
}

/** The price of a shipment, with what it rests on in one line. */
function statementOf(loaded: LoadedCart, priced: Priced, before: Priced | null, language: Language) {
  const { title, code } = nameOf(loaded, language)
  const bySea = isSeaWeight(priced.answer.weight)
  const shipments = [{ code, title, bySea, priced, ...(before && { before }) }]
  const texts = billTexts[language]
  const statement = priceStatement({ shipments }, texts, language)
  const { label, amount = '', previous, reason, changes, missing, toYourDoor, note, prepare } = statement
  const notes = [reason, missing, toYourDoor, note, prepare].filter(Boolean)
  return { label, amount, previous, changes, notes: notes.join(texts.pricing.quote.join) }
}

/** On what condition goods may be imported at all, such as a permit: by product. */
function conditionsOf(loaded: LoadedCart, catalogue: Catalogue, language: Language): string[] {
  return loaded.details.flatMap(({ productTitle, hscode }) => {
    const reason = hscode !== null && findHsCode(catalogue, hscode)?.restriction?.reason[language]
    return reason ? `${productTitle}: ${reason}` : []
  })
}

function pricedContent(
  loaded: LoadedCart,
  { priced, courier }: Pick<PricedTitle, 'priced' | 'courier'>,
  conditions: readonly string[],
  language: Language,
): Content {
  const { priced: texts } = shipmentTexts[language]
  const about = nameOf(loaded, language)
  const { label, amount, notes } = statementOf(loaded, priced, null, language)
  const state = pricedAs(loaded)
  const shipment = { title: about.title, priced, courier, voucher: null, charges: [] }
  const goods = loaded.details.flatMap(({ productTitle, hscode }) =>
    hscode === null ? [] : { name: productTitle, now: formatHsCode(hscode) },
  )
  return {
    subject: texts.subject({ ...about, amount }),
    parts: [
      texts.text(about),
      {
        label,
        figure: amount,
        note: notes,
        action: {
          label: texts.open[state],
          path: state === 'held' ? quarantineAt(about.code) : shipmentPath(loaded),
        },
      },
      { title: texts.codes, rows: goods },
      ...conditions,
      billOf(shipment, language),
      ...cautionsOf([shipment], language),
      texts.next[state],
      noteOf([shipment], language),
    ],
  }
}

/** What a measurement will change once the open invoice is paid. */
function followingPart(change: PriceChange, language: Language): LetterPart {
  const { title, due, credited } = shipmentTexts[language].arrived.following
  const { amount, reason, before, now } = change
  const sum = formatRupiah(Math.abs(amount))
  const total = { before: formatRupiah(before.total), now: formatRupiah(now.total) }
  return {
    title,
    rows: [
      ...changedFacts(change, language),
      ...(amount === 0 ? [] : [{ name: billTexts[language].pricing.total, ...total }]),
    ],
    note: joinSentences([reason, amount > 0 ? due(sum) : amount < 0 && credited(sum)], language),
  }
}

/** What its owner knows an unannounced parcel by: weight, size, and the number that the seller gave it. */
function unannouncedPart(loaded: LoadedCart, action: LetterLink, language: Language): LetterPart {
  const { sellerTrackingNumber: resi } = loaded.cart
  if (revisionOf(loaded.cart).weight_kg === undefined) return action
  const number = resi === null ? '' : shipmentTexts[language].quarantined.resi(resi)
  return weightFigure(loaded, action, language, number)
}

const tell: Record<ShipmentEvent, Tell> = {
  quarantined(loaded, language) {
    const { quarantined } = shipmentTexts[language]
    const about = nameOf(loaded, language)
    const { cart } = loaded
    const status = quarantineStatus(loaded)
    const need = status === null || status === 'confirmed' ? 'in_review' : status
    const request = lacksPapers(cart) ? cart.papersRequest : null
    const complete = { label: quarantined.complete, path: editOf(cart.code) }
    return {
      subject: quarantined.subject(about)[need],
      parts: [
        quarantined.text(about)[need],
        ...(request === null ? [] : [`${quarantined.papers}: ${request}`]),
        need === 'in_review'
          ? { label: quarantined.open, path: quarantineAt(cart.code) }
          : need === 'needs_products'
            ? unannouncedPart(loaded, complete, language)
            : complete,
      ],
    }
  },
  confirmed(loaded, language) {
    const { confirmed, arrived } = shipmentTexts[language]
    return {
      subject: confirmed.subject(nameOf(loaded, language)),
      parts: [
        confirmed.text(nameOf(loaded, language)),
        nextOf(loaded, null, language),
        { label: arrived.open, path: shipmentPath(loaded) },
      ],
    }
  },
  sent(loaded, language) {
    const { sent, follow } = shipmentTexts[language]
    const { resiTitipexport: resi } = loaded.cart
    return {
      subject: sent.subject(nameOf(loaded, language)),
      parts: [
        sent.text(nameOf(loaded, language)),
        ...(resi === null ? [] : [sent.resi(resi)]),
        { label: follow, path: shipmentPath(loaded) },
      ],
    }
  },
  inbound(loaded, language) {
    const { inbound, follow } = shipmentTexts[language]
    const due = dueAdditions(loaded.agreed).reduce((sum, { amount }) => sum + amount, 0)
    return {
      subject: inbound.subject(nameOf(loaded, language)),
      parts: [
        inbound.text(nameOf(loaded, language)),
        ...(due > 0 ? [inbound.due(formatRupiah(due))] : []),
        { label: follow, path: shipmentPath(loaded) },
      ],
    }
  },
  outbound(loaded, language) {
    const { outbound, follow } = shipmentTexts[language]
    const { domesticTrackNumber: resi } = loaded.cart
    const courier = loaded.agreed.findLast((part) => part.courier)?.courier
    return {
      subject: outbound.subject(nameOf(loaded, language)),
      parts: [
        outbound.text({
          ...nameOf(loaded, language),
          courier: courier ? courierName(courier) : outbound.aCourier,
        }),
        ...(resi === null ? [] : [outbound.resi(resi)]),
        ...(courier?.site === undefined ? [] : [outbound.track(courier.courier, courier.site)]),
        { label: follow, path: shipmentPath(loaded) },
      ],
    }
  },
  finished(loaded, language) {
    const { finished, follow } = shipmentTexts[language]
    return {
      subject: finished.subject(nameOf(loaded, language)),
      parts: [finished.text(nameOf(loaded, language)), { label: follow, path: shipmentPath(loaded) }],
    }
  },
}

const nameOf = (loaded: LoadedCart, language: Language) => ({
  title: titleOf(loaded, language),
  code: loaded.cart.code,
})

const shipmentPath = ({ cart, invoice }: LoadedCart): string =>
  invoice ? statusOrderOf(invoice.code) : lockerAt(cart.code)

function pricedAs(loaded: LoadedCart): PricedAs {
  if (loaded.cart.receivedAt === null) return 'expected'
  return can.checkout(stateOf(loaded)) === true ? 'payable' : 'held'
}

function arrivedAs({ invoice, details }: LoadedCart): ArrivedAs {
  if (!invoice) return details.some(({ unclassified }) => unclassified) ? 'unclassified' : 'unpaid'
  return invoice.status === 'paid' ? 'paid' : 'pending'
}
