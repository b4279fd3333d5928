import { districtLabel, regions } from './regions.ts'
import { villages } from './villages.ts'

/** Words before or in the names of districts that tell nothing about which one it is. */
const kinds = new Set(['kota', 'kab', 'administrasi'])

/**
 * Provinces, districts, sub-districts and villages as numbers, in this order and each in code order, and the words of
 * their names. Sorted arrays, because nine tenths of them are villages and an index of documents has several objects
 * for each.
 */
export interface PlaceWords {
  /** The first number of each kind, and the end of the last. */
  starts: { district: number; subDistrict: number; village: number; end: number }
  /** The number of the place above; of a province, its own. */
  parents: Uint32Array
  /** Of each district, 0 to 9: the share of kelurahan, the villages of towns, among its villages. */
  towns: Uint8Array
  /** How many letters the name has, without the words that only say the kind. */
  lengths: Uint8Array
  /** Sorted. Names of several words are listed as one word too: Lebak Gede is also written Lebakgede. */
  words: string[]
  /** How many first letters each word has in common with the one before it. */
  shared: Uint8Array
  /** The places with each word: from `firsts[word]` to `firsts[word + 1]` in `places`. */
  firsts: Uint32Array
  places: Uint32Array
  /** Villages and sub-districts by postal code. */
  byPostalCode: Map<string, number[]>
}

let built: PlaceWords | undefined

/** Built on first use, which takes as long as half a second: starts that nobody searches after are quick. */
export function placeWords(): PlaceWords {
  built ??= build()
  return built
}

function build(): PlaceWords {
  const { provinces, districts, subDistricts } = regions
  const { names, subDistricts: parentsOfVillages, postalCodes, urban } = villages()
  const district = provinces.length
  const subDistrict = district + districts.length
  const village = subDistrict + subDistricts.length
  const end = village + names.length
  const provinceAt = new Map(provinces.map(({ province_id }, index) => [province_id, index]))
  const districtAt = new Map(districts.map(({ district_id }, index) => [district_id, district + index]))
  const parents = new Uint32Array(end)
  const byPostalCode = new Map<string, number[]>()
  const addPostalCode = (code: string, place: number) => {
    const known = byPostalCode.get(code)
    if (known) known.push(place)
    else byPostalCode.set(code, [place])
  }
  const texts: string[] = []
  for (const [index, { province_name }] of provinces.entries()) {
    texts.push(province_name)
    parents[index] = index
  }
  for (const { province_id, district_name } of districts) {
    parents[texts.length] = provinceAt.get(province_id) ?? 0
    texts.push(districtLabel(district_name))
  }
  for (const [index, code] of postalCodes.entries()) {
    if (code > 0) addPostalCode(String(code), village + index)
    parents[village + index] = subDistrict + (parentsOfVillages[index] ?? 0)
  }
  for (const { district_id, sub_district_name, postal_codes } of subDistricts) {
    for (const code of postal_codes) addPostalCode(code, texts.length)
    parents[texts.length] = districtAt.get(district_id) ?? 0
    texts.push(sub_district_name)
  }
  const towns = new Uint8Array(subDistrict)
  const urbanIn = new Uint16Array(subDistrict)
  const villagesIn = new Uint16Array(subDistrict)
  for (const [index, name] of names.entries()) {
    texts.push(name)
    const above = parents[parents[village + index] ?? 0] ?? 0
    add(villagesIn, above, 1)
    add(urbanIn, above, urban[index] ?? 0)
  }
  for (const [at, count] of villagesIn.entries())
    towns[at] = Math.round((9 * (urbanIn[at] ?? 0)) / (count || 1))
  return {
    starts: { district, subDistrict, village, end },
    parents,
    towns,
    byPostalCode,
    ...indexWordsOf(texts),
  }
}

function indexWordsOf(
  texts: readonly string[],
): Pick<PlaceWords, 'lengths' | 'words' | 'shared' | 'firsts' | 'places'> {
  const lengths = new Uint8Array(texts.length)
  const numbers = new Map<string, number>()
  const wordOfPair: number[] = []
  const placeOfPair: number[] = []
  const list = (word: string, place: number) => {
    let number = numbers.get(word)
    if (number === undefined) numbers.set(word, (number = numbers.size))
    wordOfPair.push(number)
    placeOfPair.push(place)
  }
  for (const [place, text] of texts.entries()) {
    const own = wordsOfName(text)
    const telling = own.filter((word) => !kinds.has(word))
    const joined = telling.join('')
    lengths[place] = joined.length
    for (const word of own) list(word, place)
    if (telling.length > 1) list(joined, place)
  }
  const words = [...numbers.keys()].sort()
  const sorted = new Uint32Array(words.length)
  for (const [rank, word] of words.entries()) sorted[numbers.get(word) ?? 0] = rank
  const firsts = new Uint32Array(words.length + 1)
  for (const number of wordOfPair) add(firsts, (sorted[number] ?? 0) + 1, 1)
  for (let rank = 0; rank < words.length; rank += 1) add(firsts, rank + 1, firsts[rank] ?? 0)
  const next = firsts.slice()
  const places = new Uint32Array(placeOfPair.length)
  for (const [pair, number] of wordOfPair.entries()) {
    const rank = sorted[number] ?? 0
    places[next[rank] ?? 0] = placeOfPair[pair] ?? 0
    add(next, rank, 1)
  }
  const shared = Uint8Array.from(words, (word, rank) => sharedLetters(words[rank - 1] ?? '', word))
  return { lengths, words, shared, firsts, places }
}

function add(counts: Uint32Array | Uint16Array, at: number, more: number): void {
  counts[at] = (counts[at] ?? 0) + more
}

function sharedLetters(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** The words of a name, or of what was typed for it. Toru'e is one word. */
export function wordsOfName(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  )
}
