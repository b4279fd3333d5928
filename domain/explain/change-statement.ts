import { formatRupiah, joinClauses, joinParts, semicolon, sentenceStart } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import type { PricingLine } from '../pricing/index.ts'
import { changeParts, hasOtherContents } from './price-change.ts'
import {
  formerTotal,
  hasCourier,
  isChanged,
  knownTotal,
  sum,
  totalOf,
  type PricedShipment,
} from './price-facts.ts'
import { reasonsOfEnd } from './quote.ts'
import { shortTitle } from './shipment-title.ts'
import type { BillTexts } from './text-types.ts'
import { isEndedByChoice } from '../terms/index.ts'

/**
 * What became of a total that was seen before. It stands beside the new one only where both hold the same and one cause
 * made the difference; otherwise it is the first row of a sum of which the total is the end.
 */
export type Change = {
  /**
   * Which quote does not hold and why: "penawaran Rp913.136 tidak berlaku: kamu mengubah harga barang"; of several
   * parcels, which of them have none any more.
   */
  ended?: string
} & (
  | { previous?: never; reason?: never; changes?: never }
  | { previous: string; reason: string; changes?: never }
  // The end of a quote is the reason.
  | { previous: string; reason?: never; changes?: never; ended: string }
  | { previous?: never; reason?: never; changes: PriceChanges }
)

/** A sum from the price before to the total, all formatted. */
interface PriceChanges {
  /** Where there is no place for rows: "naik Rp2.052.763 sejak disimpan: tarif kami baru, asuransi". */
  brief: string
  /** Of the rows while they are folded: "Naik Rp2.052.763 sejak disimpan". */
  summary: string
  /** The price before, then what each cause adds to it. */
  rows: readonly { id: string; name: string; amount: string }[]
}

interface EndOfQuote {
  title: string
  /** Formatted. */
  quoted: string
  reasons: string
  /** Today's price is as much. */
  isSame: boolean
}

/** That a quoted price ended by what was chosen since; nothing where it did not: its end by time is said with the rates. */
function endOfQuote(
  { title, quoted, priced: { answer, quote }, unclassified }: PricedShipment,
  { quotes }: BillTexts,
  language: Language,
): EndOfQuote[] {
  if (!quoted || !quote || !isEndedByChoice(quote)) return []
  const reasons = reasonsOfEnd(quote, quotes, language)
  const isSame = quoted.answer.total === answer.total && !unclassified
  return [{ title, quoted: formatRupiah(quoted.answer.total), reasons, isSame }]
}

/** The quotes that ended. What each of several parcels was quoted stands in its own row; here those of one reason are one. */
function endsText(
  ends: readonly EndOfQuote[],
  parcels: number,
  { quotes }: BillTexts,
  language: Language,
): string {
  const [only] = ends
  if (only && parcels === 1) {
    const { isSame, quoted, reasons } = only
    return filled(isSame ? quotes.endedSame : quotes.ended, { quoted, reasons })
  }
  return [...Map.groupBy(ends, ({ reasons }) => reasons)]
    .map(([reasons, of]) => {
      const titles = joinParts(
        of.map(({ title }) => shortTitle(title)),
        language,
      )
      return filled(quotes.endedOf, { titles, reasons })
    })
    .join(semicolon(language))
}

const hasVoucher = ({ voucher }: PricedShipment): boolean => typeof voucher === 'string'

/** Whether the price that a shipment is compared with has no courier. */
const hadNoCourier = (shipment: PricedShipment): boolean =>
  !hasCourier(isChanged(shipment) && shipment.before ? { ...shipment, priced: shipment.before } : shipment)

/** The total that was seen before, and what made it another. */
export function changeOf(shipments: readonly PricedShipment[], texts: BillTexts, language: Language): Change {
  const difference = differenceOf(shipments, texts, language)
  const ends = shipments.flatMap((shipment) => endOfQuote(shipment, texts, language))
  if (ends.length === 0) return difference
  const ended = endsText(ends, shipments.length, texts, language)
  const { previous } = difference
  const isReason = ends.length === shipments.length && shipments.every(({ cause }) => cause === 'shipment')
  if (previous !== undefined && isReason) return { previous, ended }
  return { ...difference, ended }
}

function differenceOf(shipments: readonly PricedShipment[], texts: BillTexts, language: Language): Change {
  const before = sum(shipments.map((shipment) => formerTotal(shipment) ?? knownTotal(shipment)))
  const difference = totalOf(shipments) - before
  if (difference === 0) return {}
  const { note, change } = texts.pricing.object
  const parts = changeParts(shipments, texts, language)
  const [only, ...others] = parts
  // The code and its line say it already: whoever applied it was there.
  if (only?.id === ('discount' satisfies PricingLine) && others.length === 0 && shipments.some(hasVoucher))
    return {}
  const amount = formatRupiah(Math.abs(difference))
  const isUp = difference > 0
  if (
    only &&
    others.length === 0 &&
    !shipments.some((shipment) => hasOtherContents(shipment, texts, language))
  ) {
    const [after, because] = isUp ? [note.up, note.upBecause] : [note.down, note.downBecause]
    return {
      previous: formatRupiah(before),
      reason: filled(only.isAfter ? after : because, { amount, cause: only.cause }),
    }
  }
  const isSaved = shipments.every((shipment) => shipment.isSaved || !isChanged(shipment))
  const upOrDown = filled(isUp ? change.up : change.down, { amount })
  // Beside a basis such as "measured" it would read as the cause, though a courier was chosen, too.
  const since = isSaved ? filled(change.sinceSaved, { change: upOrDown }) : upOrDown
  const causes = joinClauses(
    parts.map(({ cause }) => cause),
    language,
  )
  const because = filled(change.because, { change: since, causes })
  // Nothing rose: what was announced as missing came in.
  const summary =
    isUp && only?.id === 'domestic_shipping' && others.length === 0 && shipments.every(hadNoCourier)
      ? filled(change.withCourier, { amount })
      : because
  return {
    changes: {
      brief: summary,
      summary: sentenceStart(summary),
      rows: [
        { id: 'before', name: isSaved ? change.saved : change.before, amount: formatRupiah(before) },
        ...parts.map(({ id, name, amount: by }) => ({
          id,
          name,
          amount: by > 0 ? `+${formatRupiah(by)}` : formatRupiah(by),
        })),
      ],
    },
  }
}
