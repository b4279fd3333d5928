import type { Priced } from '@seberang/domain/api'
import { sizeText } from '@seberang/domain/explain'
import { formatDeadline, formatWeight, joinClauses, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { lockerAt, statusOrderOf } from '@seberang/domain/links'
import { stage } from '@seberang/domain/status'
import type { LetterFigure, LetterLink, LetterPart } from '../mail/letter.ts'
import { withheldOf } from './difference.ts'
import { titleOf, type LoadedCart } from './load.ts'
import { revisionOf } from './measures.ts'
import { shipmentTexts, type ArrivedAs } from './texts.ts'

export const nameOf = (loaded: LoadedCart, language: Language) => ({
  title: titleOf(loaded, language),
  code: loaded.cart.code,
})

export const shipmentPath = ({ cart, invoice }: LoadedCart): string =>
  invoice ? statusOrderOf(invoice.code) : lockerAt(cart.code)

/** The weight, with boxes and sides and what else is known of them. */
export function weightFigure(
  loaded: LoadedCart,
  action: LetterLink,
  language: Language,
  also = '',
): LetterFigure {
  const note = joinClauses([boxesText(loaded, language), also], language)
  return {
    label: shipmentTexts[language].arrived.weight,
    figure: formatWeight(revisionOf(loaded.cart).weight_kg ?? 0, language),
    ...(note && { note }),
    action,
  }
}

/** How many boxes, and the sides of one; empty where neither is known. */
export function boxesText(loaded: LoadedCart, language: Language): string {
  const revision = revisionOf(loaded.cart)
  const { quantity = 1 } = revision
  const { boxes } = shipmentTexts[language].arrived
  return joinClauses([quantity > 1 && boxes(quantity), sizeText(revision, language)], language)
}

/** What its owner knows an unannounced parcel by: weight, size, and the number that the seller gave it. */
export function unannouncedPart(loaded: LoadedCart, action: LetterLink, language: Language): LetterPart {
  const { sellerTrackingNumber: resi } = loaded.cart
  if (revisionOf(loaded.cart).weight_kg === undefined) return { button: action }
  const number = resi === null ? '' : shipmentTexts[language].quarantined.resi(resi)
  return weightFigure(loaded, action, language, number)
}

/**
 * What it waits for before it leaves, and until when to pay; of a price that is known, until when to decide. Empty once it
 * has left, and where it waits for a payment that the bank has reversed, which is said with what that withholds.
 */
export function nextOf(loaded: LoadedCart, priced: Priced | null, language: Language): string[] {
  const { next } = shipmentTexts[language].arrived
  if (stage(loaded.cart.status) === 'domestic') return []
  const state = arrivedAs(loaded)
  if (state === 'paid' && withheldOf(loaded) > 0) return []
  if (state === 'pending')
    return [loaded.invoice ? next.pending(formatDeadline(loaded.invoice.dueAt, language)) : next.unpaid]
  if (state !== 'unpaid' || !priced) return [next[state]]
  const { quote } = priced
  const until =
    quote?.state === 'kept' ? next.quoteUntil(formatDeadline(quote.expires_at, language)) : next.anyDay
  return [joinSentences([next.unpaid, until], language)]
}

function arrivedAs({ invoice, details }: LoadedCart): ArrivedAs {
  if (!invoice) return details.some(({ unclassified }) => unclassified) ? 'unclassified' : 'unpaid'
  return invoice.status === 'paid' ? 'paid' : 'pending'
}
