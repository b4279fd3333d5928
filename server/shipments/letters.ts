import { formatRupiah, formatSize, formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { shipmentTexts, type ArrivedAs } from './letter-texts.ts'
import { findCart, loadCart, titleOf, type LoadedCart } from './load.ts'
import { revisionOf } from './measures.ts'
import { lacksPapers, quarantineStatus } from './papers.ts'

/** What a customer is told of a shipment beside its money. */
export type ShipmentEvent = 'arrived' | 'quarantined' | 'sent' | 'inbound'

interface Content {
  subject: string
  parts: LetterPart[]
}

/** Tells the owner of a shipment, by mail and in their language, what happened to it in this transaction. */
export async function mailAboutShipment(
  transaction: Transaction,
  code: string,
  event: ShipmentEvent,
  now: Date,
): Promise<void> {
  // Read again: the command has just changed it.
  const cart = await findCart(transaction, code)
  if (!cart) throw new Error(`${code} is gone`)
  const loaded = await loadCart(transaction, cart)
  const customer = await loadCustomer(transaction, cart.customerId)
  const { language } = customer
  const texts = shipmentTexts[language]
  const { subject, parts } = tell[event](loaded, language)
  const letter = { subject, code, parts: [texts.greeting, ...parts], footer: [texts.help(code)] }
  await queueMail(transaction, { to: customer.email, ...writeLetter(letter, language) }, now)
}

const tell: Record<ShipmentEvent, (loaded: LoadedCart, language: Language) => Content> = {
  arrived(loaded, language) {
    const { arrived } = shipmentTexts[language]
    const about = nameOf(loaded)
    const {
      weight_kg: weight,
      length_cm: length,
      width_cm: width,
      height_cm: height,
    } = revisionOf(loaded.cart)
    const figure = formatWeight(weight ?? 0, language)
    return {
      subject: arrived.subject({ ...about, weight: figure }),
      parts: [
        arrived.text(about),
        {
          label: arrived.weight,
          figure,
          ...(length && width && height && { note: formatSize([length, width, height], language) }),
          action: { label: arrived.open, path: pathOf(loaded) },
        },
        arrived.next[arrivedAs(loaded)],
      ],
    }
  },
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
