import { formatRupiah, formatSize, formatWeight } from '@seberang/domain/format'
import { isSeaWeight, priceStatement } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import type { Language } from '@seberang/domain/language'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import type { Catalogue } from '../reference/index.ts'
import { estimatedPrice } from './estimated.ts'
import { shipmentTexts, type ArrivedAs } from './letter-texts.ts'
import { findCart, loadCart, shipmentOf, titleOf, type LoadedCart } from './load.ts'
import { revisionOf } from './measures.ts'
import { lacksPapers, quarantineStatus } from './papers.ts'
import { tryPrice } from './price.ts'

/** What a customer is told of a shipment after it has arrived. */
export type ShipmentEvent = 'quarantined' | 'sent' | 'inbound'

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

/** Tells the owner of a shipment that it has arrived, what it weighs, and what it costs if that is still to be agreed. */
export async function mailAboutArrival(
  { transaction, catalogue, now }: { transaction: Transaction; catalogue: Catalogue; now: Date },
  code: string,
): Promise<void> {
  const tellPrice: Tell = (loaded, language) =>
    arrived(loaded, priceParts(loaded, catalogue, language, now), language)
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

function arrived(loaded: LoadedCart, price: readonly LetterPart[], language: Language): Content {
  const texts = shipmentTexts[language].arrived
  const about = nameOf(loaded)
  const { weight_kg: weight, length_cm: length, width_cm: width, height_cm: height } = revisionOf(loaded.cart)
  const figure = formatWeight(weight ?? 0, language)
  return {
    subject: texts.subject({ ...about, weight: figure }),
    parts: [
      texts.text(about),
      {
        label: texts.weight,
        figure,
        ...(length && width && height && { note: formatSize([length, width, height], language) }),
        action: { label: texts.open, path: pathOf(loaded) },
      },
      ...price,
      texts.next[arrivedAs(loaded)],
    ],
  }
}

/** What a shipment costs now that it is measured beside what was told before, in the words of the locker. */
function priceParts(
  loaded: LoadedCart,
  catalogue: Catalogue,
  language: Language,
  now: Date,
): readonly LetterPart[] {
  const shipment = shipmentOf(catalogue, loaded)
  const priced = loaded.invoice ? null : tryPrice(catalogue, shipment, now)
  if (!priced) return []
  const before = estimatedPrice(catalogue, loaded, now)
  const { title, code } = nameOf(loaded)
  const bySea = isSeaWeight(priced.answer.weight)
  const shipments = [{ code, title, bySea, priced, ...(before && { before }) }]
  const texts = billTexts[language]
  const { label, amount, previous, reason, missing, toYourDoor, note, prepare } = priceStatement(
    { shipments },
    texts,
    language,
  )
  const row = { name: texts.pricing.total, ...(previous && { before: previous }), now: amount ?? '' }
  const notes = [reason, missing, toYourDoor, note, prepare].filter(Boolean)
  return [{ title: label, rows: [row], note: notes.join(texts.pricing.quote.join) }]
}

const tell: Record<ShipmentEvent, Tell> = {
  quarantined(loaded, language) {
    const { quarantined } = shipmentTexts[language]
    const about = nameOf(loaded)
    const { cart, details } = loaded
    const status = quarantineStatus(cart, details.length > 0 && cart.packageId !== null)
    const need = status === null || status === 'confirmed' ? 'in_review' : status
    const request = lacksPapers(cart) ? cart.papersRequest : null
    return {
      subject: quarantined.subject(about)[need],
      parts: [
        quarantined.text(about)[need],
        ...(request === null ? [] : [`${quarantined.papers}: ${request}`]),
        need === 'in_review'
          ? { label: quarantined.open, path: '/quarantine' }
          : { label: quarantined.complete, path: `/wizard?${new URLSearchParams({ cart: cart.code })}` },
      ],
    }
  },
  sent(loaded, language) {
    const { sent, follow } = shipmentTexts[language]
    const { resiTitipexport: resi } = loaded.cart
    return {
      subject: sent.subject(nameOf(loaded)),
      parts: [
        sent.text(nameOf(loaded)),
        ...(resi === null ? [] : [sent.resi(resi)]),
        { label: follow, path: pathOf(loaded) },
      ],
    }
  },
  inbound(loaded, language) {
    const { inbound, follow } = shipmentTexts[language]
    const due = loaded.agreed
      .filter(({ kind, invoice }) => kind !== 'checkout' && kind !== 'credit' && invoice.status === 'pending')
      .reduce((sum, { amount }) => sum + amount, 0)
    return {
      subject: inbound.subject(nameOf(loaded)),
      parts: [
        inbound.text(nameOf(loaded)),
        ...(due > 0 ? [inbound.due(formatRupiah(due))] : []),
        { label: follow, path: pathOf(loaded) },
      ],
    }
  },
}

/** A parcel that nobody announced has no title, only its code. */
const nameOf = (loaded: LoadedCart) => ({
  title: titleOf(loaded) || loaded.cart.code,
  code: loaded.cart.code,
})

const pathOf = ({ invoice }: LoadedCart): string =>
  invoice ? `/status/order?${new URLSearchParams({ action: invoice.code })}` : '/locker-import'

function arrivedAs({ invoice }: LoadedCart): ArrivedAs {
  if (!invoice) return 'unpaid'
  return invoice.status === 'paid' ? 'paid' : 'pending'
}
