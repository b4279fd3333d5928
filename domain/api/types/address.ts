import type { FileId, Ok, Rupiah } from './common.ts'

export interface AddressInput {
  name: string
  phone_number: string
  email?: string
  sub_district_id: string
  postal_code: string
  address: string
  lat?: number
  long?: number
  npwp?: string
  npwp_file?: FileId
  is_main?: boolean
  /** The id assigned by the browser of a guest. */
  local_id?: string
}

export interface CourierPrice {
  courier_code: string
  courier: string
  service: string
  /** The courier's own site, where a shipment is tracked by its number. */
  site?: string
  price_per_kg: Rupiah
  shipping_fee: Rupiah
  /** Minimum and maximum days. */
  days: [number, number]
}

export interface Address extends AddressInput {
  address_id: string
  province_id: string
  district_id: string
  province_name: string
  district_name: string
  sub_district_name: string
  marking_code: string
  domesticShipping: CourierPrice[]
}

export interface Province {
  province_id: string
  province_name: string
}
/** The name includes 'Kab.' if the district is a regency. */
export interface District {
  district_id: string
  district_name: string
}
export interface SubDistrict {
  sub_district_id: string
  sub_district_name: string
  code: string
  /** Known postal codes; empty means that any five digits are accepted. */
  postal_codes: string[]
}
export type SubDistrictFound = SubDistrict &
  Province &
  District & {
    /** The kelurahan or desa in it that was found. */
    village_name?: string
    /** Those of that village; empty if none is known. */
    village_postal_codes?: string[]
  }

/** A point on the map that an address may mean. */
export interface GeocodedPoint {
  label: string
  lat: number
  long: number
  /** Null if it is not known in which sub-district the point lies. */
  sub_district_id: string | null
}

export type AddressSaved = Ok<{ address_id: string }>
