import { hash } from 'node:crypto'
import type { HsCode } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { generalDuty } from '@seberang/domain/pricing'
import type { Catalogue } from './catalogue.ts'
import { createGoodsSearch, type FoundGoods, type GoodsSearch } from './goods-search.ts'
import { headingOf, nomenclature, type Heading } from './nomenclature.ts'
import type { HsCodeRecord } from './records.ts'

export function localHsCode(record: HsCodeRecord, language: Language): HsCode {
  const { labels, words: _, everyday: __, brands: ___, restriction, ...rest } = record
  const heading = headingOf(record.hscode)
  const isHeadingsLabel = record.rate_basis !== undefined && language !== 'en'
  return {
    ...rest,
    label: labels[language],
    ...(heading && { heading: localHeading(heading, language) }),
    ...(isHeadingsLabel && { name: labels.en }),
    ...(restriction && { restriction: { ...restriction, reason: restriction.reason[language] } }),
  }
}

const localHeading = ({ code, names }: Heading, language: Language): NonNullable<HsCode['heading']> => ({
  code,
  label: names[language],
  ...(language !== 'en' && { unofficial: true }),
})

const maxFound = 20

/**
 * Finds codes by their leading digits (with or without points) or by words in any language, best match first. Without
 * a query, returns the most frequently bought goods.
 */
export async function searchHsCodes(
  catalogue: Catalogue,
  query: string,
  language: Language,
): Promise<HsCode[]> {
  const text = query.trim()
  if (text === '') return local(maxBought(catalogue.all('hs-codes')), language)
  if (/^[.\s]*\d[\d.\s]*$/.test(text))
    return local(findByDigits(catalogue, text.replaceAll(/\D/g, '')), language)
  const search = await prepareSearch(catalogue)
  return search
    .find(text, language, maxFound)
    .map(({ record, matched }: FoundGoods) => ({ ...localHsCode(record, language), matched }))
}

const local = (records: readonly HsCodeRecord[], language: Language) =>
  records.slice(0, maxFound).map((record) => localHsCode(record, language))

/**
 * Finds the record of a code: the first six of a national tariff's eight digits. A code that an operator has withdrawn
 * is not found.
 */
export function findHsCode(catalogue: Catalogue, code: string): HsCodeRecord | undefined {
  const hscode = code.replaceAll('.', '').slice(0, 6)
  return catalogue.known('hs-codes', hscode)
    ? catalogue.offered('hs-codes', hscode)
    : nomenclature.get(hscode)
}

/** The general duty of a code in percent, where its own rate is known. */
export const dutyOfHsCode = (catalogue: Catalogue, code: string): number | undefined =>
  generalDuty(findHsCode(catalogue, code))

/** The catalogue's goods, then all other codes of the Harmonized System; without those that were withdrawn. */
function allCodes(catalogue: Catalogue): readonly HsCodeRecord[] {
  const { byId } = catalogue.table('hs-codes')
  const others = [...nomenclature.values()].filter(({ hscode }) => !byId.has(hscode))
  return [...catalogue.all('hs-codes'), ...others]
}

function findByDigits(catalogue: Catalogue, digits: string): readonly HsCodeRecord[] {
  // An eight-digit national code begins with one of these six-digit codes.
  return allCodes(catalogue).filter(({ hscode }) => hscode.startsWith(digits) || digits.startsWith(hscode))
}

/** Released together with the list. */
const indexes = new WeakMap<readonly HsCodeRecord[], Promise<GoodsSearch>>()
/** Kept for another list of the same content, since building an index takes half a second. */
let newest: { content: string; search: Promise<GoodsSearch> } | undefined

function contentOf(catalogue: Catalogue): string {
  const { stored } = catalogue.table('hs-codes')
  return hash('sha256', JSON.stringify(stored.map(({ record, removedAt }) => [record, removedAt !== null])))
}

/** The index of a catalogue, built on first use; called at the start so that the first search need not wait for it. */
export function prepareSearch(catalogue: Catalogue): Promise<GoodsSearch> {
  const listed = catalogue.all('hs-codes')
  const known = indexes.get(listed)
  if (known) return known
  const content = contentOf(catalogue)
  if (newest?.content !== content) newest = { content, search: createGoodsSearch(allCodes(catalogue)) }
  indexes.set(listed, newest.search)
  return newest.search
}

function maxBought(records: readonly HsCodeRecord[]): readonly HsCodeRecord[] {
  const rank = ({ everyday = Infinity }: HsCodeRecord) => everyday
  // Equal ranks, or none, keep the order of the list.
  return records.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}
