import type { MapPoint } from '@seberang/domain/pickup'
import { districtLabel, findPlace, regions, type SubDistrict } from './regions.ts'
import { villages } from './villages.ts'

/** The villages of sub-districts, as indexes. */
export function villagesOf(subDistricts: readonly SubDistrict[]): number[] {
  const wanted = new Set(subDistricts.map((one) => regions.subDistricts.indexOf(one)))
  return indexesWhere(villages().subDistricts, (place) => wanted.has(place))
}

/** The middle of villages, to the thousandth of a degree, as precise as the data are; undefined if it is not known. */
export function middleOf(indexes: readonly number[]): MapPoint | undefined {
  const { latitudes, longitudes } = villages()
  const middle = (degrees: Float32Array): number => {
    const known = indexes.map((index) => degrees[index] ?? NaN).filter((one) => !Number.isNaN(one))
    return Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 1000) / 1000
  }
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)]
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude }
}

export function pointOfSubDistrict(id: string): MapPoint | undefined {
  const { code } = findPlace(id) ?? {}
  return middleOf(villagesOf(regions.subDistricts.filter((one) => one.code === code)))
}

export const pointOfPostalCode = (postalCode: string): MapPoint | undefined =>
  middleOf(indexesWhere(villages().postalCodes, (one) => String(one) === postalCode))

/** A city by its name, as "Bandung" or "Kota Bandung"; the regency around it is meant only if it is named as one. */
export function pointOfCity(name: string): MapPoint | undefined {
  const wanted = name.trim().toLowerCase()
  const called = (...prefixes: string[]) =>
    regions.districts.find(({ district_name }) =>
      prefixes.some((prefix) => districtLabel(district_name).toLowerCase() === prefix + wanted),
    )
  const district = called('kota ') ?? called('', 'kab. ')
  if (!district) return undefined
  return middleOf(
    villagesOf(regions.subDistricts.filter(({ district_id }) => district_id === district.district_id)),
  )
}

function indexesWhere(values: Uint16Array | Uint32Array, isWanted: (value: number) => boolean): number[] {
  const found: number[] = []
  // Without an iterator: it takes ten times as long for the eighty thousand villages.
  for (let index = 0; index < values.length; index += 1) {
    if (isWanted(values[index] ?? 0)) found.push(index)
  }
  return found
}
