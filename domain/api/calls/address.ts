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
import { defineCall, importService } from '../define.ts'
import type {
  Address,
  AddressInput,
  AddressSaved,
  CourierPrice,
  District,
  Province,
  SubDistrict,
  SubDistrictFound,
} from '../types/address.ts'
import type { Decimal, List, Ok } from '../types/common.ts'

export const addressFields = fields({
  name: text(limits.name),
  phone_number: phoneNumber(),
  email: optionalEmailAddress(),
  sub_district_id: text(limits.code),
  postal_code: text(5).matches(/^\d{5}$/, message('postal_code')),
  address: text(500),
  lat: numeric(-90, 90),
  long: numeric(-180, 180),
  npwp: optionalText(32).matches(/^[\d.\- ]*$/, { message: message('npwp'), excludeEmptyString: true }),
  npwp_file: optionalText(limits.code),
  is_main: yesOrNo(),
  local_id: optionalText(limits.code),
})

const addressId = fields({ address_id: text(limits.code) })
const addresses = `/api/${importService}/customer/address`

export const addressCalls = {
  addresses: defineCall<{ answer: List<Address> }>('addresses', {
    method: 'GET',
    path: addresses,
    auth: 'customer',
    about: "The customer's addresses, the main one first.",
  }),
  createAddress: defineCall<{ answer: AddressSaved; body: AddressInput }>('createAddress', {
    method: 'POST',
    path: addresses,
    auth: 'customer',
    ok: 201,
    about: 'Saves an address.',
    body: addressFields,
  }),
  updateAddress: defineCall<{ answer: AddressSaved; params: { address_id: string }; body: AddressInput }>(
    'updateAddress',
    {
      method: 'PUT',
      path: `${addresses}/{address_id}`,
      auth: 'customer',
      about: 'Changes an address.',
      params: addressId,
      body: addressFields,
    },
  ),
  deleteAddress: defineCall<{ answer: Ok; body: { address_id: string } }>('deleteAddress', {
    method: 'DELETE',
    path: `${addresses}/delete`,
    auth: 'customer',
    about: 'Deletes an address; carts that use it keep it.',
    body: addressId,
  }),
  createAddresses: defineCall<{
    answer: Ok<{ status: 'ok'; results: { local_id?: string; address_id: string }[] }>
    body: AddressInput[]
  }>('createAddresses', {
    method: 'POST',
    path: `${addresses}/create-multiple`,
    auth: 'customer',
    ok: 201,
    about: "Saves a guest's addresses after sign-in. The same local_id is saved once.",
    body: listOf(addressFields, 1, 50),
  }),
  provinces: defineCall<{ answer: List<Province> }>('provinces', {
    method: 'GET',
    path: '/api/address/provinces',
    auth: 'access',
    about: 'All provinces.',
  }),
  districts: defineCall<{ answer: List<District>; params: { province: string } }>('districts', {
    method: 'GET',
    path: '/api/address/districts/{province}',
    auth: 'access',
    about: 'The districts of a province.',
    params: fields({ province: text(limits.code) }),
  }),
  subDistricts: defineCall<{ answer: List<SubDistrict>; params: { district: string } }>('subDistricts', {
    method: 'GET',
    path: '/api/address/subdistricts/{district}',
    auth: 'access',
    about: 'The sub-districts of a district.',
    params: fields({ district: text(limits.code) }),
  }),
  searchSubDistricts: defineCall<{ answer: List<SubDistrictFound>; query: { q: string } }>(
    'searchSubDistricts',
    {
      method: 'GET',
      path: '/api/address/subdistricts/search',
      auth: 'access',
      about: 'Sub-districts by name, or by postal code, with the names above them; at most 50.',
      query: fields({ q: text(limits.name) }),
    },
  ),
  courierPrices: defineCall<{
    answer: List<CourierPrice>
    body: { sub_district_id: string; weight: Decimal }
  }>('courierPrices', {
    method: 'POST',
    path: '/api/shipping/price',
    auth: 'access',
    about: 'What each courier asks to bring so many kilograms to a sub-district.',
    body: fields({ sub_district_id: text(limits.code), weight: decimal(100_000) }),
  }),
}
