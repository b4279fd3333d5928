import type { Address, SubDistrictFound } from '@seberang/domain/api'
import { joinPlaces } from '@seberang/domain/format'

type Named = Pick<SubDistrictFound, 'village_name' | 'sub_district_name' | 'district_name'>

/** "Sekeloa, Coblong, Kota Bandung", or without the village. */
export function placeName({ village_name, sub_district_name, district_name }: Named): string {
  return joinPlaces([village_name, sub_district_name, district_name])
}

/** The postal codes that a found place may have: those of the village, or else of the sub-district. */
export function postalCodesAt(
  found: Pick<SubDistrictFound, 'village_postal_codes' | 'postal_codes'>,
): string[] {
  const { village_postal_codes: own = [], postal_codes } = found
  return own.length > 0 ? own : postal_codes
}

/** An address on one line, without who is named in it. */
export const addressLine = ({
  address,
  sub_district_name,
  district_name,
  province_name,
  postal_code,
}: Pick<
  Address,
  'address' | 'sub_district_name' | 'district_name' | 'province_name' | 'postal_code'
>): string => joinPlaces([address, sub_district_name, district_name, `${province_name} ${postal_code}`])
