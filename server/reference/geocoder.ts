import type { GeocodedPoint } from '@seberang/domain/api'
import { joinPlaces } from '@seberang/domain/format'
import { FetchFailure, fetchText } from '../base/fetch-text.ts'
import { middleOf, villagesOf } from './map-points.ts'
import { placesInAddress, type PlaceFound } from './place-search.ts'
import { districtLabel, regions } from './regions.ts'
import { villages } from './villages.ts'

/** Finds the points on the map that an address may mean. */
export interface Geocoder {
  /** @returns at most 5, the most probable first */
  find(address: string): Promise<GeocodedPoint[]>
}

const maxPoints = 5

/** Knows villages and sub-districts, each as the middle of its area, but no streets. */
export const regionGeocoder: Geocoder = {
  async find(address) {
    const points: GeocodedPoint[] = []
    for (const place of placesInAddress(address)) {
      if (points.length === maxPoints) break
      points.push(...pointOf(place))
    }
    return points
  },
}

const districtById = new Map(regions.districts.map((one) => [one.district_id, one]))
const provinceById = new Map(regions.provinces.map((one) => [one.province_id, one]))

function pointOf({ subDistrict, village }: PlaceFound): GeocodedPoint[] {
  const point = middleOf(village ? [village.index] : villagesOf([subDistrict]))
  if (!point) return []
  const district = districtById.get(subDistrict.district_id)
  const names = [
    village?.name,
    subDistrict.sub_district_name,
    districtLabel(district?.district_name ?? ''),
    provinceById.get(district?.province_id ?? '')?.province_name,
  ]
  const label = joinPlaces(names)
  return [{ label, lat: point.latitude, long: point.longitude, sub_district_id: subDistrict.sub_district_id }]
}

interface NominatimSettings {
  /** The address of its search. */
  url: string
  timeOutMs: number
  userAgent: string
  /** Answers in its place while it fails or is busy. */
  fallback: Geocoder
  warn: (reason: string) => void
}

/** More than five places with long names. */
const maxBytes = 64 * 1024
/** Requests at the same time: public services ask for few. */
const maxPending = 4

/** A service that speaks the search of Nominatim and knows streets. */
export function createNominatim({ url, timeOutMs, userAgent, fallback, warn }: NominatimSettings): Geocoder {
  let pending = 0
  return {
    async find(address) {
      if (pending >= maxPending) return fallback.find(address)
      pending += 1
      try {
        const text = await fetchText(searchUrl(url, address), { timeOutMs, maxBytes, userAgent })
        const points = readPlaces(text)
        return points.length > 0 ? points : await fallback.find(address)
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error
        warn(error.message)
        return await fallback.find(address)
      } finally {
        pending -= 1
      }
    },
  }
}

function searchUrl(url: string, address: string): URL {
  const search = new URL(url)
  const query = { q: address, format: 'jsonv2', countrycodes: 'id', 'accept-language': 'id' }
  for (const [name, value] of Object.entries(query)) search.searchParams.set(name, value)
  search.searchParams.set('limit', String(maxPoints))
  return search
}

/** Throws FetchFailure for anything but a list of places; entries that are not places, or lie abroad, are left out. */
export function readPlaces(text: string): GeocodedPoint[] {
  const read = parse(text)
  if (!Array.isArray(read)) throw new FetchFailure('its answer is not a list')
  return read
    .flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return []
      const place: Readonly<Record<string, unknown>> = { ...entry }
      const lat = Number.parseFloat(String(place['lat']))
      const long = Number.parseFloat(String(place['lon']))
      const label = place['display_name']
      if (typeof label !== 'string' || label === '' || !isInIndonesia(lat, long)) return []
      return [{ label: label.slice(0, 500), lat, long, sub_district_id: subDistrictAt(lat, long, label) }]
    })
    .slice(0, maxPoints)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FetchFailure('its answer is not JSON')
  }
}

const isInIndonesia = (lat: number, long: number) => lat > -11.2 && lat < 6.3 && long > 94.7 && long < 141.1

/** Degrees in which the middle of a village of the same sub-district lies. */
const near = 0.25

/** The sub-district of the nearest village whose sub-district is named in the label: areas have no borders here. */
function subDistrictAt(lat: number, long: number, label: string): string | null {
  const { latitudes, longitudes, subDistricts } = villages()
  const text = plain(label)
  let nearest: { id: string; distance: number } | undefined
  for (const [index, latitude] of latitudes.entries()) {
    const distance = Math.hypot(latitude - lat, (longitudes[index] ?? NaN) - long)
    if (!(distance < (nearest?.distance ?? near))) continue
    const subDistrict = regions.subDistricts[subDistricts[index] ?? 0]
    if (subDistrict && text.includes(plain(subDistrict.sub_district_name)))
      nearest = { id: subDistrict.sub_district_id, distance }
  }
  return nearest?.id ?? null
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
