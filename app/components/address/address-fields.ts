import type { DraftFile } from '../../lib/files/draft-file.ts'

/** A point on the map, with the text it was found by; a saved one has none. */
export interface MapPoint {
  label: string
  lat: number
  long: number
}

/** The fields of an address form. */
export interface AddressFields {
  name: string
  phone_number: string
  email: string
  sub_district_id: string
  postal_code: string
  address: string
  point: MapPoint | null
  npwp: string
  npwp_file: DraftFile | null
  is_main: boolean
  [name: string]: string | boolean | object | null
}
