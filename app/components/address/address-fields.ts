import type { DraftFile } from '../../lib/files/draft-file.ts'

/** The fields of an address form. */
export interface AddressFields {
  name: string
  phone_number: string
  sub_district_id: string
  postal_code: string
  address: string
  npwp: string
  npwp_file: DraftFile | null
  is_main: boolean
  [name: string]: string | boolean | object | null
}
