import type { SchemasOf } from '../define.ts'
import type { addressCalls } from '../calls/address.ts'
import {
  decimal,
  fields,
  limits,
  listOf,
  message,
  numeric,
  optionalEmailAddress,
  optionalText,
  phoneNumber,
  text,
  yesOrNo,
} from '../../validation/index.ts'

/** Old numbers have 15 digits, new ones 16. */
const npwpDigits = [15, 16]

export const addressFields = fields({
  name: text(limits.name),
  phone_number: phoneNumber(),
  email: optionalEmailAddress(),
  sub_district_id: text(limits.code),
  postal_code: text(5).matches(/^\d{5}$/, message('postal_code')),
  address: text(500),
  lat: numeric(-90, 90),
  long: numeric(-180, 180),
  npwp: optionalText(32)
    .matches(/^[\d.\- ]*$/, { message: message('npwp'), excludeEmptyString: true })
    .test(
      'npwp-digits',
      message('npwp'),
      (value) => !value || npwpDigits.includes(value.replaceAll(/\D/g, '').length),
    ),
  npwp_file: optionalText(limits.code),
  is_main: yesOrNo(),
  local_id: optionalText(limits.code),
})

const addressId = fields({ address_id: text(limits.code) })

export const addressSchemas = {
  createAddress: { body: addressFields },
  updateAddress: { params: addressId, body: addressFields },
  deleteAddress: { body: addressId },
  createAddresses: { body: listOf(addressFields, 1, 50) },
  districts: { params: fields({ province: text(limits.code) }) },
  subDistricts: { params: fields({ district: text(limits.code) }) },
  searchSubDistricts: { query: fields({ q: text(limits.name) }) },
  courierPrices: { body: fields({ sub_district_id: text(limits.code), weight: decimal(100_000) }) },
} satisfies SchemasOf<typeof addressCalls>
