import { loadFile } from './load.ts'

interface Province {
  province_id: string
  province_name: string
}

interface District {
  district_id: string
  province_id: string
  /** Without "Kab.", which {@link districtLabel} adds. */
  district_name: string
}

export interface SubDistrict {
  sub_district_id: string
  district_id: string
  sub_district_name: string
  /** The code of the Ministry of Home Affairs. */
  code: string
  /** Empty if none is known; then any five digits are accepted. */
  postal_codes: string[]
}

/** The stored form: nested codes and names, each code without its parent's. */
export interface RegionsFile {
  source: string
  licence: string
  provinces: [
    code: string,
    name: string,
    districts: [code: string, name: string, subDistricts: [code: string, name: string][]][],
  ][]
}

export interface PostalCodesFile {
  source: string
  licence: string
  /** By sub-district, separated by spaces. */
  codes: Record<string, string>
}

export interface Regions {
  provinces: Province[]
  districts: District[]
  subDistricts: SubDistrict[]
}

/** All provinces, regencies and sub-districts of Indonesia, in code order. */
export const regions: Regions = readRegions()

function readRegions(): Regions {
  const file = loadFile<RegionsFile>('regions', 'provinces')
  const { codes } = loadFile<PostalCodesFile>('postal-codes', 'codes')
  const read: Regions = { provinces: [], districts: [], subDistricts: [] }
  for (const [province_id, province_name, districts] of file.provinces) {
    read.provinces.push({ province_id, province_name })
    for (const [districtCode, district_name, subDistricts] of districts) {
      const district_id = `${province_id}.${districtCode}`
      read.districts.push({ district_id, province_id, district_name })
      for (const [subDistrictCode, sub_district_name] of subDistricts) {
        const code = `${district_id}.${subDistrictCode}`
        const postal_codes = codes[code]?.split(' ') ?? []
        read.subDistricts.push({ sub_district_id: code, district_id, sub_district_name, code, postal_codes })
      }
    }
  }
  return read
}

/** The display name of a district: "Kota Bandung", "Kab. Sleman" (and "Kab. Kotabaru", which is not a city). */
export function districtLabel(name: string): string {
  return /^Kota\b/.test(name) ? name : `Kab. ${name}`
}

const subDistrictById = new Map(regions.subDistricts.map((one) => [one.sub_district_id, one]))
const districtById = new Map(regions.districts.map((one) => [one.district_id, one]))
const provinceById = new Map(regions.provinces.map((one) => [one.province_id, one]))

/** A sub-district with its district and province, or undefined if it does not exist. */
export function findPlace(subDistrictId: string) {
  const subDistrict = subDistrictById.get(subDistrictId)
  const district = subDistrict && districtById.get(subDistrict.district_id)
  const province = district && provinceById.get(district.province_id)
  if (!province) return undefined
  const { district_id, district_name } = district
  return { ...subDistrict, ...province, district_id, district_name: districtLabel(district_name) }
}
