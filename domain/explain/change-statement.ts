import { formatRupiah, joinClauses, semicolon, sentenceStart } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
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
import type { BillTexts } from './text-types.ts'
import type { QuoteChange } from '../terms/index.ts'

/**
 * What became of a total that was seen before. It stands beside the new one only where both hold the same and one cause
 * made the difference; otherwise it is the first row of a sum of which the total is the end.
 */
export type Change = {
  /** Which quote does not hold and why: "penawaran Rp913.136 tidak berlaku: harganya diubah". */
  ended?: string
} & (
  | { previous?: never; reason?: never; changes?: never }
  | { previous: string; reason: string; changes?: never }
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

/** Another place or courier has its own price and ends no quote; when it ended by itself is said with the rates since. */
const endsNothing: ReadonlySet<QuoteChange> = new Set(['expired', 'destination', 'courier'])

/** That a quoted price ended by what was chosen since; undefined where it did not. */
function endOfQuote(
  { quoted, priced: { quote } }: PricedShipment,
  { quotes }: BillTexts,
  language: Language,
): string | undefined {
  if (!quoted || quote?.state !== 'changed') return undefined
  const chosen = quote.changes.filter((change) => !endsNothing.has(change))
  if (chosen.length === 0) return undefined
  const reasons = joinClauses(
    chosen.map((change) => quotes.change[change]),
    language,
  )
  return filled(quotes.ended, { quoted: formatRupiah(quoted.answer.total), reasons })
}

/** Whether a shipment had no courier before, or is as it was. */
const hadNoCourier = (shipment: PricedShipment): boolean =>
  !shipment.before || !isChanged(shipment) || !hasCourier({ ...shipment, priced: shipment.before })

/** The total that was seen before, and what made it another. */
export function changeOf(shipments: readonly PricedShipment[], texts: BillTexts, language: Language): Change {
  const ended = shipments
    .flatMap((shipment) => endOfQuote(shipment, texts, language) ?? [])
    .join(semicolon(language))
  return { ...differenceOf(shipments, texts, language), ...(ended !== '' && { ended }) }
}

function differenceOf(shipments: readonly PricedShipment[], texts: BillTexts, language: Language): Change {
  const before = sum(shipments.map((shipment) => formerTotal(shipment) ?? knownTotal(shipment)))
  const difference = totalOf(shipments) - before
  if (difference === 0) return {}
  const { note, change } = texts.pricing.object
  const parts = changeParts(shipments, texts, language)
  const [only, ...others] = parts
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
