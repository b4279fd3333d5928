import type { SchemasOf } from '../define.ts'
import type { addressCalls } from '../calls/address.ts'
import {
  fields,
  limits,
  listOf,
  message,
  numeric,
  optionalDecimal,
  optionalEmailAddress,
  optionalText,
  phoneNumber,
  printedText,
  text,
  yesOrNo,
} from '../../validation/index.ts'
import { isNpwp } from '../../format/index.ts'

const addressFields = fields({
  name: printedText().required(message('required')),
  phone_number: phoneNumber(),
  email: optionalEmailAddress(),
  sub_district_id: text(limits.code),
  postal_code: text(5).matches(/^\d{5}$/, message('postal_code')),
  address: printedText(limits.address, { lines: true }).required(message('required')),
  lat: numeric(-90, 90),
  long: numeric(-180, 180),
  npwp: optionalText(32).test('npwp-digits', message('npwp'), (value) => !value || isNpwp(value)),
  npwp_file: optionalText(limits.code),
  is_main: yesOrNo(),
  local_id: optionalText(limits.code),
})

/** More than most sub-districts have; a message with more would not be read. */
const maxNamed = 8

/**
 * Why a postal code is refused: the values of `postal_code_elsewhere`, or undefined if the code is one of the
 * sub-district's, or none of those is known.
 */
export function postalCodeRefusal(
  postalCode: string,
  known: readonly string[],
): { codes: string } | undefined {
  if (known.length === 0 || known.includes(postalCode)) return undefined
  const codes = known.slice(0, maxNamed).join(', ')
  return { codes: known.length > maxNamed ? `${codes}, …` : codes }
}

/** An address whose postal code belongs to its sub-district. */
export function addressWithin(postalCodesOf: (subDistrictId: string) => readonly string[]) {
  return addressFields.test('postal-code-elsewhere', (value, context) => {
    const postalCode = value.postal_code ?? ''
    if (!/^\d{5}$/.test(postalCode)) return true
    const refusal = postalCodeRefusal(postalCode, postalCodesOf(value.sub_district_id ?? ''))
    if (!refusal) return true
    return context.createError({ path: 'postal_code', message: message('postal_code_elsewhere', refusal) })
  })
}

const addressId = fields({ address_id: text(limits.code) })

export const addressSchemas = {
  createAddress: { body: addressFields },
  updateAddress: { params: addressId, body: addressFields },
  deleteAddress: { body: addressId },
  createAddresses: { body: listOf(addressFields, 1, 50) },
  districts: { params: fields({ province: text(limits.code) }) },
  subDistricts: { params: fields({ district: text(limits.code) }) },
  searchSubDistricts: { query: fields({ q: text(limits.name) }) },
  geocode: { query: fields({ q: text(700, { lines: true }) }) },
  courierPrices: { body: fields({ sub_district_id: text(limits.code), weight: optionalDecimal(100_000) }) },
} satisfies SchemasOf<typeof addressCalls>
