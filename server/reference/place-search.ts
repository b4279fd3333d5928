import { lettersOf, placeWords, wordsOfName, type PlaceWords } from './place-words.ts'
import { regions, type SubDistrict } from './regions.ts'
import { villages } from './villages.ts'

/** A sub-district, and the village in it that was found, if one was. */
export interface PlaceFound {
  subDistrict: SubDistrict
  village?: { name: string; postalCodes: string[]; index: number }
}

const maxFound = 50
/** Each further word costs a search of its own. */
const maxWords = { query: 10, address: 30 }

/** Words that occur in addresses but not in names, in front of them. */
const prefixes = new Set(['kecamatan', 'kec', 'kelurahan', 'kel', 'desa', 'provinsi', 'prov'])

/** What people write for longer names. */
const shortNames: Readonly<Record<string, string>> = {
  kabupaten: 'kab',
  jakpus: 'jakarta pusat',
  jakbar: 'jakarta barat',
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  jakut: 'jakarta utara',
  tangsel: 'tangerang selatan',
  jogja: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  diy: 'yogyakarta',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
  sumut: 'sumatera utara',
  sumbar: 'sumatera barat',
  sumsel: 'sumatera selatan',
  kalbar: 'kalimantan barat',
  kalsel: 'kalimantan selatan',
  kalteng: 'kalimantan tengah',
  kaltim: 'kalimantan timur',
  sulsel: 'sulawesi selatan',
  sulut: 'sulawesi utara',
  ntb: 'nusa tenggara barat',
  ntt: 'nusa tenggara timur',
}

/** How well a word of a query fits a word of a place's name; 0 is not at all. */
const fits = { fuzzy: 1, prefix: 2, exact: 3 } as const

interface Mode {
  prefix: boolean
  maxEdits: number
}
const asTyped: Mode = { prefix: true, maxEdits: 0 }
const whole: Mode = { prefix: false, maxEdits: 0 }

/**
 * Finds villages and sub-districts by words of their own and their parents' names, or by postal code (a complete one
 * finds the villages that have it); best match first, at most 50. Typing errors are tolerated if nothing matches as
 * typed; if nothing matches still, words are left out.
 */
export function searchPlaces(query: string): PlaceFound[] {
  const words = wordsOfQuery(query, maxWords.query)
  const [first = ''] = words
  if (words.length === 1 && /^\d+$/.test(first)) return findByPostalCode(first)
  if (words.length === 0) return []
  const joined = words.length > 1 ? strictly([words.join('')], whole) : undefined
  const typed = strictly(words, asTyped)
  if (joined || typed) return listed([...(joined ?? []), ...(typed ?? [])])
  return listed(
    strictly(words, { prefix: true, maxEdits: 1 }) ??
      strictly(words, { prefix: true, maxEdits: 2 }) ??
      (words.length > 1 ? mostly(words) : []),
  )
}

/** The places that an address most probably names: those with most of its rarest words. */
export function placesInAddress(address: string): PlaceFound[] {
  return listed(mostly(wordsOfQuery(address, maxWords.address)))
}

function wordsOfQuery(query: string, max: number): string[] {
  const typed = [...new Set(wordsOfName(query))]
  const named = typed.filter((word) => !prefixes.has(word))
  const used = named.length > 0 ? named : typed
  return [...new Set(used.flatMap((word) => shortNames[word]?.split(' ') ?? [word]))].slice(0, max)
}

function findByPostalCode(digits: string): PlaceFound[] {
  const { byPostalCode } = placeWords()
  if (digits.length === 5) return listed(byPostalCode.get(digits) ?? [])
  return regions.subDistricts
    .filter(({ postal_codes }) => postal_codes.some((code) => code.startsWith(digits)))
    .slice(0, maxFound)
    .map((subDistrict) => ({ subDistrict }))
}

/** The places that a word fits: how well, and in how many letters of their names. */
interface Match {
  fit: Uint8Array
  letters: number
  places: number[]
}

function matchOf(index: PlaceWords, word: string, { prefix, maxEdits }: Mode): Match {
  const match: Match = { fit: new Uint8Array(index.starts.end), letters: word.length + maxEdits, places: [] }
  const mark = (place: number, fit: number) => {
    if ((match.fit[place] ?? 0) === 0) match.places.push(place)
    if ((match.fit[place] ?? 0) < fit) match.fit[place] = fit
  }
  const markAll = (rank: number, fit: number) => {
    const end = index.firsts[rank + 1] ?? 0
    for (let at = index.firsts[rank] ?? 0; at < end; at += 1) mark(index.places[at] ?? 0, fit)
  }
  const { words } = index
  let rank = firstAtLeast(words, word)
  if (words[rank] === word) markAll(rank++, fits.exact)
  const end = prefix ? firstAtLeast(words, `${word}\uffff`) : rank
  for (; rank < end; rank += 1) markAll(rank, fits.prefix)
  for (const place of index.byPostalCode.get(word) ?? []) mark(place, fits.exact)
  const edits = allowedEdits(word, maxEdits)
  if (edits > 0) for (const rank of similarWords(index, word, edits)) markAll(rank, fits.fuzzy)
  return match
}

/** The place of the first word that is not before this one. */
function firstAtLeast(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The letters that may be wrong in a word. Short words have too many neighbours. */
function allowedEdits(word: string, max: number): number {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return Math.min(max, word.length < 8 ? 1 : 2)
}

function* similarWords(
  { words, letters, byLength }: PlaceWords,
  word: string,
  edits: number,
): Generator<number> {
  const own = lettersOf(word)
  for (let length = word.length - edits; length <= word.length + edits; length += 1) {
    for (const rank of byLength[length] ?? []) {
      // Each edit adds one letter, removes one, or does both.
      if (hasMoreBits((letters[rank] ?? 0) ^ own, 2 * edits)) continue
      if (isWithin(word, words[rank] ?? '', edits)) yield rank
    }
  }
}

function hasMoreBits(bits: number, max: number): boolean {
  let rest = bits
  for (let count = 0; count <= max; count += 1) {
    if (rest === 0) return false
    rest &= rest - 1
  }
  return true
}

const longest = 64
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1))

/** Whether at most `edits` letters added, removed, replaced or swapped with the next make one word the other. */
function isWithin(one: string, other: string, edits: number): boolean {
  if (one.length > longest || other.length > longest) return false
  let [before = new Uint8Array(), above = before, current = before] = rows
  for (let at = 0; at <= other.length; at += 1) above[at] = at
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row
    let least = row
    const letter = one.charCodeAt(row - 1)
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = letter === other.charCodeAt(at - 1)
      let cost = (above[at - 1] ?? 0) + (isSame ? 0 : 1)
      cost = Math.min(cost, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1)
      const isSwapped =
        row > 1 &&
        at > 1 &&
        letter === other.charCodeAt(at - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(at - 1)
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      current[at] = cost
      if (cost < least) least = cost
    }
    if (least > edits) return false
    ;[before, above, current] = [above, current, before]
  }
  return (above[other.length] ?? edits + 1) <= edits
}

/** The places that every word fits, themselves or one above them; undefined if there are none. */
function strictly(words: readonly string[], mode: Mode): number[] | undefined {
  const index = placeWords()
  const matches: Match[] = []
  for (const word of words) {
    // The start of a fifth of all names: of use to who has typed nothing else yet.
    const isStart = word.length > 2 || (word.length === 2 && words.length === 1)
    const match = matchOf(index, word, { ...mode, prefix: mode.prefix && isStart })
    if (match.places.length === 0) return undefined
    matches.push(match)
  }
  const ranked: number[] = []
  for (const [at, { places, fit }] of matches.entries()) {
    for (const place of places) {
      // A place that several words fit is judged once.
      if (matches.slice(0, at).some((earlier) => (earlier.fit[place] ?? 0) > 0)) continue
      let worst = fit[place] ?? 0
      let letters = 0
      for (const match of matches) {
        worst = Math.min(worst, bestFit(index, match.fit, place))
        if ((match.fit[place] ?? 0) > 0) letters += match.letters
      }
      if (worst > 0) ranked.push(rankOf(index, place, worst, letters) * placeRange - place)
    }
  }
  if (ranked.length === 0) return undefined
  return Array.from(Float64Array.from(ranked).sort().toReversed(), (key) => placeOf(key))
}

/** More than there are places, so that a rank and a place make one number to sort by. */
const placeRange = 2 ** 20
const placeOf = (key: number) => (placeRange - (key % placeRange)) % placeRange

function bestFit({ parents }: PlaceWords, fit: Uint8Array, place: number): number {
  let best = 0
  let at = place
  for (;;) {
    best = Math.max(best, fit[at] ?? 0)
    const above = parents[at] ?? at
    if (above === at) return best
    at = above
  }
}

/** How well all words fit comes first, then whether they are the whole name, then what kind of place it is. */
function rankOf(index: PlaceWords, place: number, worst: number, letters: number): number {
  const share = Math.min(1, letters / (index.lengths[place] || 1))
  const kind = kindRank(index, place) * 10 + townRank(index, place)
  return ((worst * 2 + Number(share === 1)) * 100 + kind) * 100 + Math.round(share * 99)
}

/** A city is meant more often than the sub-districts and villages of its name. */
function kindRank({ starts }: PlaceWords, place: number): number {
  if (place < starts.district) return 0
  if (place < starts.subDistrict)
    return /^Kota\b/.test(regions.districts[place - starts.district]?.district_name ?? '') ? 5 : 3
  if (place < starts.village) return 4
  return villages().urban[place - starts.village] ? 2 : 1
}

/** Towns have more people: 0 to 9 by the share of kelurahan among the villages of the district. */
function townRank({ starts, parents, towns }: PlaceWords, place: number): number {
  let district = place
  while (district >= starts.subDistrict) district = parents[district] ?? 0
  return towns[district] ?? 0
}

/** A place is listed if it has almost as much of the query as the best one. */
const nearBest = 0.75

/** The places with most of the words; a rare word counts for more. */
function mostly(words: readonly string[]): number[] {
  const index = placeWords()
  const matches = words.map((word) => matchOf(index, word, whole)).filter(({ places }) => places.length > 0)
  const worths = matches.map(({ places }) => Math.log2(index.starts.end / places.length))
  const found = new Map<number, number>()
  for (const { places } of matches) {
    for (const place of places) {
      if (found.has(place)) continue
      let worth = 0
      for (const [at, match] of matches.entries()) {
        if (bestFit(index, match.fit, place) > 0) worth += worths[at] ?? 0
      }
      found.set(place, worth)
    }
  }
  const best = Math.max(...found.values())
  return [...found]
    .filter(([, worth]) => worth >= best * nearBest)
    .sort(
      ([one, worth], [other, otherWorth]) =>
        otherWorth - worth || kindRank(index, other) - kindRank(index, one) || one - other,
    )
    .map(([place]) => place)
}

/** Places as what can be chosen: a province or district as its sub-districts, a sub-district with its villages after it. */
function listed(places: readonly number[]): PlaceFound[] {
  const { starts, parents } = placeWords()
  const found = new Map<string, PlaceFound>()
  const add = (one: PlaceFound) => {
    const { subDistrict, village } = one
    const key = `${subDistrict.code} ${village?.name.toLowerCase() ?? ''}`
    const known = found.get(key)
    // A kelurahan and a desa of one sub-district may share their name.
    if (!known) found.set(key, one)
    else if (known.village && village)
      known.village.postalCodes = [...new Set([...known.village.postalCodes, ...village.postalCodes])]
  }
  for (const place of places) {
    if (found.size >= maxFound) break
    if (place >= starts.village) add(villageAt(place - starts.village))
    else if (place >= starts.subDistrict) {
      const subDistrict = regions.subDistricts[place - starts.subDistrict]
      if (subDistrict) add({ subDistrict })
    } else {
      for (const [at, subDistrict] of regions.subDistricts.entries()) {
        const district = parents[starts.subDistrict + at] ?? 0
        if (district === place || parents[district] === place) add({ subDistrict })
      }
    }
  }
  return [...found.values()].slice(0, maxFound)
}

function villageAt(index: number): PlaceFound {
  const all = villages()
  const subDistrict = regions.subDistricts[all.subDistricts[index] ?? 0]
  if (!subDistrict) throw new Error(`village ${index} has no sub-district`)
  const postalCode = all.postalCodes[index] ?? 0
  const postalCodes = postalCode > 0 ? [String(postalCode)] : []
  return { subDistrict, village: { name: all.names[index] ?? '', postalCodes, index } }
}
