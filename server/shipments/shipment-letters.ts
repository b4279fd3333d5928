import type { Priced, SwitchableTopic } from '@seberang/domain/api'
import { courierName } from '@seberang/domain/explain'
import { colon, formatDayOfYear, formatHsCode, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { editOf, linkedPaths, quarantineAt } from '@seberang/domain/links'
import { can, expectedArrival } from '@seberang/domain/status'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import type { LetterPart } from '../mail/letter.ts'
import { queueNotification } from '../mail/notifications.ts'
import { securityNote } from '../mail/phrases.ts'
import type { Catalogue } from '../reference/index.ts'
import { dueAdditions } from './agreement.ts'
import { deviceTexts, type DeviceEvent } from './device-texts.ts'
import { billOf, cautionsOf, noteOf, type PricedTitle } from './letter-bill.ts'
import { nameOf, nextOf, shipmentPath, unannouncedPart, weightFigure } from './letter-parts.ts'
import { conditionsOf, priceOf, quoteEndOf, statementOf, type LetterPrice } from './letter-price.ts'
import { findCart, loadCart, shipmentOf, type LoadedCart } from './load.ts'
import { lacksPapers, quarantineStatus } from './papers.ts'
import { stateOf } from './state.ts'
import { lastPriceOf, rememberPrice } from './told-prices.ts'
import { shipmentTexts, type PricedAs } from './texts.ts'

/** What a customer is told of a shipment after it has arrived. */
export type ShipmentEvent = 'quarantined' | 'confirmed' | 'sent' | 'inbound' | 'outbound' | 'finished'

const topicOf: Record<ShipmentEvent, SwitchableTopic> = {
  quarantined: 'action',
  confirmed: 'action',
  sent: 'journey',
  inbound: 'journey',
  outbound: 'journey',
  finished: 'journey',
}

interface Content {
  subject: string
  parts: LetterPart[]
  /** What devices are told, in fewer words. */
  event: DeviceEvent
  /** The page that they open; without one the shipment's. */
  page?: string
  /** The price that it names: what a later one is compared with. */
  price?: Priced | undefined
}
type Tell = (loaded: LoadedCart, language: Language) => Content
/** Of what moves, with when it is expected at the stops that are ahead. */
type TellEvent = (loaded: LoadedCart, language: Language, expected: readonly LetterPart[]) => Content

/**
 * Tells the owner of a shipment, by mail and in their language, what happened to it in this transaction.
 * @param catalogue for what moves: when it is expected
 */
export async function mailAboutShipment(
  transaction: Transaction,
  code: string,
  event: ShipmentEvent,
  now: Date,
  catalogue?: Catalogue,
): Promise<void> {
  const tellEvent: Tell = (loaded, language) =>
    tell[event](loaded, language, catalogue ? expectedParts(loaded, catalogue, language) : [])
  await mail(transaction, topicOf[event], code, tellEvent, now)
}

/** When it is expected at the stops that are ahead; empty where that is not known. */
function expectedParts(loaded: LoadedCart, catalogue: Catalogue, language: Language): LetterPart[] {
  const { cart, logs, agreed } = loaded
  const toIndonesia = catalogue.known('packages', cart.packageId)?.days[cart.country]
  if (!toIndonesia) return []
  const { inbound, finished } = expectedArrival(
    logs.map(({ status, logDate }) => ({ status, log_date: logDate.toISOString() })),
    {
      toIndonesia,
      toDoor: shipmentOf(catalogue, loaded).courier?.days ?? null,
      isHeld: dueAdditions(agreed).length > 0,
    },
  )
  const { title, inbound: inIndonesia, finished: atHome } = shipmentTexts[language].expected
  const rows = [
    ...(inbound ? [{ name: inIndonesia, now: formatDayOfYear(inbound[1].toISOString(), language) }] : []),
    ...(finished ? [{ name: atHome, now: formatDayOfYear(finished[1].toISOString(), language) }] : []),
  ]
  return rows.length > 0 ? [{ title, rows }] : []
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
    const isDeleted = loaded.cart.deletedAt !== null
    return {
      subject: texts.subject(nameOf(loaded, language)),
      parts: [
        texts.text(nameOf(loaded, language)),
        ...(reason === undefined ? [] : [`${texts.reason}: ${reason}`]),
        texts.next[isDeleted ? 'gone' : 'expected'],
        ...(isDeleted ? [] : [{ button: { label: follow, path: shipmentPath(loaded) } }]),
      ],
      event: 'unreceived',
      ...(isDeleted && { page: linkedPaths.lockerImport }),
    }
  }
  await mail(transaction, 'parcel', code, tellReason, now)
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
      priceOf(loaded, catalogue, { now, former: lastPriceOf(loaded) }, language),
      language,
    )
  await mail(transaction, 'parcel', code, tellPrice, now)
}

/** Tells the owner of a shipment that it was measured again, and what that makes of a price that is not settled. */
export async function mailAboutMeasurement(
  { transaction, catalogue, now }: { transaction: Transaction; catalogue: Catalogue; now: Date },
  code: string,
): Promise<void> {
  const tellPrice: Tell = (loaded, language) =>
    measured(
      loaded,
      'measured',
      priceOf(loaded, catalogue, { now, former: lastPriceOf(loaded) }, language),
      language,
    )
  await mail(transaction, 'parcel', code, tellPrice, now)
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
  await mail(transaction, 'parcel', code, tellPrice, now)
}

async function mail(
  transaction: Transaction,
  topic: SwitchableTopic,
  code: string,
  tellOf: Tell,
  now: Date,
): Promise<void> {
  // Read again: the command has just changed it.
  const cart = await findCart(transaction, code)
  if (!cart) throw new Error(`${code} is gone`)
  const loaded = await loadCart(transaction, cart)
  const customer = await loadCustomer(transaction, cart.customerId)
  const { language } = customer
  const texts = shipmentTexts[language]
  const { subject, parts, event, page = shipmentPath(loaded), price } = tellOf(loaded, language)
  const letter = {
    subject,
    code,
    parts: [texts.greeting, ...parts],
    help: texts.help(code),
    footer: [securityNote[language]],
  }
  const { title, text } = deviceTexts[language][event]
  const notice = { title, text: `${text} ${code}`, path: page, tag: code }
  await queueNotification(transaction, topic, customer, { letter, notice }, now)
  if (price) await rememberPrice(transaction, loaded, price)
}

function measured(
  loaded: LoadedCart,
  event: 'arrived' | 'measured',
  price: LetterPrice,
  language: Language,
): Content {
  const { arrived: texts, [event]: lead } = shipmentTexts[language]
  const about = nameOf(loaded, language)
  const open = { label: texts.open, path: shipmentPath(loaded) }
  const weighed = weightFigure(loaded, open, language)
  return {
    subject: lead.subject({ ...about, weight: weighed.figure }),
    parts: [lead.text(about), weighed, ...price.parts, ...nextOf(loaded, price.priced, language)],
    event,
    price: price.named,
  }
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
      ...quoteEndOf(loaded, priced, language),
      { title: texts.codes, rows: goods },
      ...conditions,
      billOf(shipment, language),
      ...cautionsOf([shipment], language),
      texts.next[state],
      noteOf([shipment], language),
    ],
    event: 'priced',
    price: priced,
  }
}

const tell: Record<ShipmentEvent, TellEvent> = {
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
        ...(request === null ? [] : [quarantined.papers + colon(language) + request]),
        need === 'in_review'
          ? { label: quarantined.open, path: quarantineAt(cart.code) }
          : need === 'needs_products'
            ? unannouncedPart(loaded, complete, language)
            : { button: complete },
      ],
      event: need,
      page: need === 'in_review' ? quarantineAt(cart.code) : editOf(cart.code),
    }
  },
  confirmed(loaded, language) {
    const { confirmed, arrived } = shipmentTexts[language]
    return {
      subject: confirmed.subject(nameOf(loaded, language)),
      parts: [
        confirmed.text(nameOf(loaded, language)),
        ...nextOf(loaded, null, language),
        { label: arrived.open, path: shipmentPath(loaded) },
      ],
      event: 'confirmed',
    }
  },
  sent(loaded, language, expected) {
    const { sent, follow } = shipmentTexts[language]
    const { resiTitipexport: resi } = loaded.cart
    return {
      subject: sent.subject(nameOf(loaded, language)),
      parts: [
        sent.text(nameOf(loaded, language)),
        ...(resi === null ? [] : [sent.resi(resi)]),
        ...expected,
        { button: { label: follow, path: shipmentPath(loaded) } },
      ],
      event: 'sent',
    }
  },
  inbound(loaded, language, expected) {
    const { inbound, follow } = shipmentTexts[language]
    const due = dueAdditions(loaded.agreed).reduce((sum, { amount }) => sum + amount, 0)
    return {
      subject: inbound.subject(nameOf(loaded, language)),
      parts: [
        inbound.text(nameOf(loaded, language)),
        ...(due > 0 ? [inbound.due(formatRupiah(due))] : []),
        ...expected,
        { button: { label: follow, path: shipmentPath(loaded) } },
      ],
      event: 'inbound',
    }
  },
  outbound(loaded, language, expected) {
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
        ...expected,
        { button: { label: follow, path: shipmentPath(loaded) } },
      ],
      event: 'outbound',
    }
  },
  finished(loaded, language) {
    const { finished, follow } = shipmentTexts[language]
    return {
      subject: finished.subject(nameOf(loaded, language)),
      parts: [
        finished.text(nameOf(loaded, language)),
        { button: { label: follow, path: shipmentPath(loaded) } },
      ],
      event: 'finished',
    }
  },
}

function pricedAs(loaded: LoadedCart): PricedAs {
  if (loaded.cart.receivedAt === null) return 'expected'
  return can.checkout(stateOf(loaded)) === true ? 'payable' : 'held'
}
