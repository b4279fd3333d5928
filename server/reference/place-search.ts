import { placeWords, wordsOfName, type PlaceWords } from './place-words.ts'
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

/** No name has a longer word. */
const longest = 64
/** The columns of a row: none but the letters of a word, and one on either side. */
const width = longest + 2
/** A row for each letter of a name's word, up to where it has two more than the other. */
const costs = new Uint8Array((longest + 4) * width)

/**
 * The words that at most `edits` letters added, removed, replaced or swapped with the next make this one. Words are
 * sorted, so what was computed for the first letters of one holds for the next ones that begin like it.
 */
function similarWords({ words, shared }: PlaceWords, word: string, edits: number): number[] {
  if (word.length > longest) return []
  for (let at = 0; at <= word.length; at += 1) costs[at] = at
  const found: number[] = []
  /** With so many first letters of the last word there are too many edits already. */
  let hopeless = Infinity
  for (let rank = 0; rank < words.length; rank += 1) {
    const known = shared[rank] ?? 0
    if (known >= hopeless) continue
    const other = words[rank] ?? ''
    let row = known + 1
    while (row <= other.length && leastCost(word, other, row, edits) <= edits) row += 1
    hopeless = row <= other.length ? row : Infinity
    if (row <= other.length || other.length + edits < word.length) continue
    if ((costs[other.length * width + word.length] ?? 0) <= edits) found.push(rank)
  }
  return found
}

/** Fills the row of a letter from those above it. @returns the least of its costs */
function leastCost(word: string, other: string, row: number, edits: number): number {
  // Farther from the diagonal there are more edits than that.
  const first = Math.max(1, row - edits)
  const last = Math.min(word.length, row + edits)
  const start = row * width
  const above = start - width
  const letter = other.charCodeAt(row - 1)
  const before = row > 1 ? other.charCodeAt(row - 2) : 0
  let left = (costs[start + first - 1] = first === 1 ? row : edits + 1)
  let least = left
  for (let at = first; at <= last; at += 1) {
    let cost = costs[above + at - 1] ?? 0
    if (letter !== word.charCodeAt(at - 1)) {
      cost = 1 + Math.min(cost, costs[above + at] ?? 0, left)
      const isSwapped = at > 1 && letter === word.charCodeAt(at - 2) && before === word.charCodeAt(at - 1)
      if (isSwapped) cost = Math.min(cost, (costs[above - width + at - 2] ?? 0) + 1)
    }
    costs[start + at] = left = cost
    if (cost < least) least = cost
  }
  costs[start + last + 1] = edits + 1
  return least
}

/** The places that every word fits, themselves or one above them; undefined if there are none. */
function strictly(words: readonly string[], mode: Mode): number[] | undefined {
  const index = placeWords()
  const matches: Match[] = []
  const own = new Uint32Array(index.starts.end)
  let all: Uint32Array = own
  let every = 0
  for (const [at, word] of words.entries()) {
    // The start of a fifth of all names: of use to who has typed nothing else yet.
    const isStart = word.length > 2 || (word.length === 2 && words.length === 1)
    const match = matchOf(index, word, { ...mode, prefix: mode.prefix && isStart })
    matches.push(match)
    mark(own, match, at)
    all = inherited(index, own)
    every |= 1 << at
    // Most words have no place in common after two or three of them; the further ones need not be searched.
    if (!all.includes(every)) return undefined
  }
  const ranked: number[] = []
  for (let place = 0; place < index.starts.end; place += 1) {
    if (all[place] !== every || own[place] === 0) continue
    let worst: number = fits.exact
    let letters = 0
    for (const match of matches) {
      const fit = match.fit[place] ?? 0
      const isFirst = fit > 0 && letters === 0
      // The word by which a place is found counts as it fits the place itself, not those above it.
      worst = Math.min(worst, isFirst ? fit : bestFit(index, match.fit, place))
      if (fit > 0) letters += match.letters
    }
    ranked.push(rankOf(index, place, worst, letters) * placeRange - place)
  }
  return Array.from(Float64Array.from(ranked).sort().toReversed(), (key) => placeOf(key))
}

/** Notes for each place which words fit it: one bit for each word. */
function mark(own: Uint32Array, { places }: Match, at: number): void {
  for (const place of places) own[place] = (own[place] ?? 0) | (1 << at)
}

/** The words that fit each place or one above it, in one pass: to go up from each for each word takes far longer. */
function inherited({ starts, parents }: PlaceWords, own: Uint32Array): Uint32Array {
  const all = own.slice()
  // A place above has a lower number, so it is complete before those in it.
  for (let place = starts.district; place < starts.end; place += 1)
    all[place] = (all[place] ?? 0) | (all[parents[place] ?? 0] ?? 0)
  return all
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
  const own = new Uint32Array(index.starts.end)
  for (const [at, match] of matches.entries()) mark(own, match, at)
  const all = inherited(index, own)
  // Thousands of places have the same few words.
  const worths = new Map<number, number>()
  let best = 0
  for (let place = 0; place < index.starts.end; place += 1) {
    const words = all[place] ?? 0
    if (own[place] === 0) continue
    if (!worths.has(words)) worths.set(words, worthOf(index, matches, words))
    best = Math.max(best, worths.get(words) ?? 0)
  }
  const found: [place: number, worth: number][] = []
  for (let place = 0; place < index.starts.end; place += 1) {
    if (own[place] === 0) continue
    const worth = worths.get(all[place] ?? 0) ?? 0
    if (worth >= best * nearBest) found.push([place, worth])
  }
  return found
    .sort(
      ([one, worth], [other, otherWorth]) =>
        otherWorth - worth || kindRank(index, other) - kindRank(index, one) || one - other,
    )
    .map(([place]) => place)
}

function worthOf({ starts }: PlaceWords, matches: readonly Match[], words: number): number {
  let worth = 0
  for (const [at, { places }] of matches.entries())
    if ((words & (1 << at)) !== 0) worth += Math.log2(starts.end / places.length)
  return worth
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
