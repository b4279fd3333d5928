import { loadFile } from './load.ts'
import { regions, type SubDistrict } from './regions.ts'

/** By sub-district, separated by `|`: the last part of each village's code, and its name. */
export interface VillagesFile {
  source: string
  licence: string
  villages: Record<string, string>
}

/**
 * By sub-district, four numbers for each village: the last part of its code, the place of its postal code among those
 * of the sub-district (-1 if it is not known), latitude and longitude in thousandths of a degree.
 */
export interface VillagePointsFile {
  source: string
  licence: string
  points: Record<string, number[]>
}

/**
 * All villages of Indonesia (kelurahan and desa) in code order, as one array for each fact: objects would take several
 * times the memory. An index is a village.
 */
export interface Villages {
  names: string[]
  /** The place of the sub-district in `regions.subDistricts`. */
  subDistricts: Uint16Array
  /** Whether it is a kelurahan, a village of a town. */
  urban: Uint8Array
  /** 0 if it is not known. */
  postalCodes: Uint32Array
  /** NaN if no village of the sub-district has a known point; that of the others' middle if only its own is unknown. */
  latitudes: Float32Array
  longitudes: Float32Array
}

let loaded: Villages | undefined

/** Loaded on first use: only searches and the geocoder need them. */
export function villages(): Villages {
  loaded ??= readVillages()
  return loaded
}

/**
 * A village by its name within a sub-district, as found places have it. Empty if there is none: a name that changed
 * since it was chosen must not keep a price from being saved.
 */
export function villageIn(
  subDistrictId: string,
  name: string | null | undefined,
): { village_name?: string; village_postal_codes?: string[] } {
  if (!name) return {}
  const { names, subDistricts, postalCodes } = villages()
  const place = regions.subDistricts.findIndex(({ sub_district_id }) => sub_district_id === subDistrictId)
  const inside = subDistricts.indexOf(place)
  if (place < 0 || inside < 0) return {}
  const codes = new Set<string>()
  let found: string | undefined
  for (let at = inside; subDistricts[at] === place; at += 1) {
    if (names[at]?.toLowerCase() !== name.toLowerCase()) continue
    found ??= names[at]
    // A kelurahan and a desa of one sub-district may share their name.
    if (postalCodes[at]) codes.add(String(postalCodes[at]))
  }
  return found === undefined ? {} : { village_name: found, village_postal_codes: [...codes] }
}

function readVillages(): Villages {
  const file = loadFile<VillagesFile>('villages', 'villages').villages
  const { points } = loadFile<VillagePointsFile>('village-points', 'points')
  const lists = regions.subDistricts.map(({ code }) => file[code]?.split('|') ?? [])
  const count = lists.reduce((sum, list) => sum + list.length, 0)
  const read: Villages = {
    names: [],
    subDistricts: new Uint16Array(count),
    urban: new Uint8Array(count),
    postalCodes: new Uint32Array(count),
    latitudes: new Float32Array(count).fill(NaN),
    longitudes: new Float32Array(count).fill(NaN),
  }
  for (const [at, subDistrict] of regions.subDistricts.entries()) {
    const first = read.names.length
    for (const text of lists[at] ?? []) {
      read.subDistricts[read.names.length] = at
      read.urban[read.names.length] = Number(text.startsWith('1'))
      read.names.push(text.slice(5))
    }
    addPoints(read, first, lists[at] ?? [], points[subDistrict.code] ?? [], subDistrict)
  }
  return read
}

/** Both lists are in code order; some villages have no point. */
function addPoints(
  read: Villages,
  first: number,
  list: readonly string[],
  numbers: readonly number[],
  { postal_codes }: SubDistrict,
): void {
  let at = 0
  let [north, east] = [0, 0]
  for (const [offset, text] of list.entries()) {
    if (Number(text.slice(0, 4)) !== numbers[at]) continue
    const [postal = -1, latitude = NaN, longitude = NaN] = numbers.slice(at + 1, at + 4)
    read.postalCodes[first + offset] = Number(postal_codes[postal] ?? 0)
    read.latitudes[first + offset] = latitude / 1000
    read.longitudes[first + offset] = longitude / 1000
    north += latitude / 1000
    east += longitude / 1000
    at += 4
  }
  const known = at / 4
  if (known === 0) return
  for (let index = first; index < read.names.length; index += 1) {
    if (!Number.isNaN(read.latitudes[index])) continue
    read.latitudes[index] = north / known
    read.longitudes[index] = east / known
  }
}
