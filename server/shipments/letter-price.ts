import type { FormerPrice, NextChange, Priced } from '@seberang/domain/api'
import { billedBy } from '@seberang/domain/calculator'
import {
  changedFacts,
  chargeableText,
  isBilledByMeasure,
  isSeaWeight,
  priceStatement,
  quoteText,
} from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import {
  colon,
  formatRupiah,
  formatVolume,
  formatWeight,
  joinClauses,
  joinSentences,
} from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { quotedPrice } from '@seberang/domain/terms'
import type { LetterPart } from '../mail/letter.ts'
import { findHsCode, type Catalogue } from '../reference/index.ts'
import { nextChange } from './changes.ts'
import { billOf, cautionsOf, noteOf } from './letter-bill.ts'
import { boxesText, nameOf } from './letter-parts.ts'
import { shipmentOf, type LoadedCart } from './load.ts'
import { tryPrice } from './price.ts'
import { shipmentTexts } from './texts.ts'

/** By what a shipment is billed where it is not the weight that the mail names first: its volume, or the smallest one by sea. */
function billedParts(loaded: LoadedCart, priced: Priced, language: Language): readonly LetterPart[] {
  if (!isBilledByMeasure(priced)) return []
  const { weight } = priced.answer
  const { byVolume, atMinimum } = shipmentTexts[language].arrived
  const billed = chargeableText(weight, language)
  const by = billedBy(weight)
  if (by === 'minimum' && isSeaWeight(weight))
    return [atMinimum({ billed, measured: formatVolume(weight.measured_m3, language) })]
  if (by !== 'volume') return []
  const real = formatWeight(weight.real_kg, language)
  return [byVolume({ billed, real, boxes: boxesText(loaded, language) })]
}

export interface LetterPrice {
  parts: readonly LetterPart[]
  priced: Priced | null
  /** The price, where the parts name it: of a shipment that is not checked out. */
  named?: Priced
}

/** What a shipment costs now that it is measured beside what was told before, in the words of the locker, line by line. */
export function priceOf(
  loaded: LoadedCart,
  catalogue: Catalogue,
  { now, former }: { now: Date; former: FormerPrice | null },
  language: Language,
): LetterPrice {
  const shipment = shipmentOf(catalogue, loaded)
  const priced = tryPrice(catalogue, shipment, now)
  const billed = priced ? billedParts(loaded, priced, language) : []
  const next = nextChange(loaded, language)
  if (next) return { parts: [...billed, followingPart(next, language)], priced }
  if (!priced || loaded.invoice) return { parts: billed, priced }
  const { label, amount, previous, changes, notes } = statementOf(loaded, priced, former, language)
  const total = {
    name: billTexts[language].pricing.total,
    ...(previous && { before: previous }),
    now: amount,
  }
  const rows = changes?.rows.map((row) => ({ name: row.name, now: row.amount })) ?? []
  const { title } = nameOf(loaded, language)
  const weight = formatWeight(priced.answer.weight.real_kg, language)
  const line = {
    title: joinClauses([title, weight], language),
    priced,
    courier: shipment.courier,
    voucher: null,
    charges: [],
  }
  return {
    parts: [
      ...billed,
      { title: label, rows: [...rows, total], note: notes },
      ...quoteEndOf(loaded, priced, language),
      billOf(line, language),
      ...cautionsOf([{ ...line, title }], language),
      noteOf([line], language),
    ],
    priced,
    named: priced,
  }
}

/** That the quote which a shipment was started from does not hold, and why. */
export function quoteEndOf({ quote: terms }: LoadedCart, { quote }: Priced, language: Language): string[] {
  if (quote?.state !== 'changed') return []
  const quoted = (terms && quotedPrice(terms)) ?? undefined
  return [quoteText(quote, billTexts[language], language, { quoted })]
}

/** The price of a shipment, with what it rests on in one line. */
export function statementOf(
  loaded: LoadedCart,
  priced: Priced,
  former: FormerPrice | null,
  language: Language,
) {
  const { title, code } = nameOf(loaded, language)
  const shipments = [
    { code, title, priced, ...(former && { before: former.priced, isSaved: former.is_saved }) },
  ]
  const statement = priceStatement({ shipments }, billTexts[language], language)
  const {
    label,
    amount = '',
    previous,
    reason,
    changes,
    missing,
    toYourDoor,
    note,
    furtherLevies,
  } = statement
  const notes = joinClauses([reason, missing, toYourDoor, note, furtherLevies], language)
  return { label, amount, previous, changes, notes }
}

/** On what condition goods may be imported at all, such as a permit: by product. */
export function conditionsOf(loaded: LoadedCart, catalogue: Catalogue, language: Language): string[] {
  return loaded.details.flatMap(({ productTitle, hscode }) => {
    const reason = hscode !== null && findHsCode(catalogue, hscode)?.restriction?.reason[language]
    return reason ? productTitle + colon(language) + reason : []
  })
}

/** What a measurement will change, and when. */
function followingPart(change: NextChange, language: Language): LetterPart {
  const { following, withheld } = shipmentTexts[language].arrived
  const { amount, reason, before, now, waits_for } = change
  const { due } = following
  const { title, credited } = waits_for === 'bank' ? withheld : following
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
