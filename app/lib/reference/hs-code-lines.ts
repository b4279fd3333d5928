import type { HsCode } from '@seberang/domain/api'
import { formatPercent, joinParts } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { TFunction } from 'i18next'

/** The words that led to a code, unless its label has them. */
export function matchedLine(
  t: TFunction<'calculator'>,
  { label, matched = [] }: HsCode,
  language: Language,
): string | undefined {
  const name = label.toLowerCase()
  const words = matched.filter((word) => !name.includes(word))
  return words.length > 0 ? t('hscode.matched', { words: joinParts(words, language) }) : undefined
}

/** The official name, which exists in English only, where the label is that of the heading. */
export function officialLine(t: TFunction<'calculator'>, { name }: HsCode): string | undefined {
  return name && t('hscode.official', { name })
}

/** The heading in which a code lies, unless its label is the heading's. */
export function headingLine(t: TFunction<'calculator'>, { label, heading }: HsCode): string | undefined {
  return heading && heading.label !== label ? t('hscode.heading', heading) : undefined
}

/** That the rate of a code is only estimated. */
export function chapterRateLine(
  t: TFunction<'calculator'>,
  { hscode, rate_basis, percentage_bea_masuk }: HsCode,
  language: Language,
): string | undefined {
  if (rate_basis === undefined) return undefined
  const duty = formatPercent(percentage_bea_masuk, language)
  return t('hscode.chapterRate', { duty, chapter: hscode.slice(0, 2) })
}

/** Codes with those of the same heading together, in the order in which the first of each was found. */
export const byHeading = (codes: readonly HsCode[]): readonly HsCode[] =>
  [...Map.groupBy(codes, ({ hscode }) => hscode.slice(0, 4)).values()].flat()
