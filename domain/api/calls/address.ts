import { defineCall, importService } from '../define.ts'
import type {
  Address,
  AddressInput,
  AddressSaved,
  CourierPrice,
  District,
  GeocodedPoint,
  Province,
  SubDistrict,
  SubDistrictFound,
} from '../types/address.ts'
import type { DecimalInput, List, Ok } from '../types/common.ts'

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
  }),
  updateAddress: defineCall<{ answer: AddressSaved; params: { address_id: string }; body: AddressInput }>(
    'updateAddress',
    {
      method: 'PUT',
      path: `${addresses}/{address_id}`,
      auth: 'customer',
      about: 'Changes an address.',
    },
  ),
  deleteAddress: defineCall<{ answer: Ok; body: { address_id: string } }>('deleteAddress', {
    method: 'DELETE',
    path: `${addresses}/delete`,
    auth: 'customer',
    about: 'Deletes an address; carts that use it keep it.',
  }),
  createAddresses: defineCall<{
    answer: Ok<{ status: 'ok'; results: { local_id?: string; address_id: string }[] }>
    body: AddressInput[]
  }>('createAddresses', {
    method: 'POST',
    path: `${addresses}/create-multiple`,
    largeBody: true,
    auth: 'customer',
    ok: 201,
    about: "Saves a guest's addresses after sign-in. The same local_id is saved once.",
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
  }),
  subDistricts: defineCall<{ answer: List<SubDistrict>; params: { district: string } }>('subDistricts', {
    method: 'GET',
    path: '/api/address/subdistricts/{district}',
    auth: 'access',
    about: 'The sub-districts of a district.',
  }),
  searchSubDistricts: defineCall<{ answer: List<SubDistrictFound>; query: { q: string } }>(
    'searchSubDistricts',
    {
      method: 'GET',
      path: '/api/address/subdistricts/search',
      auth: 'access',
      about:
        'Villages and sub-districts by their names and those above them, or by postal code, each as its sub-district; typing errors are forgiven; at most 50.',
    },
  ),
  geocode: defineCall<{ answer: List<GeocodedPoint>; query: { q: string } }>('geocode', {
    method: 'GET',
    path: '/api/address/geocode',
    auth: 'access',
    signed: true,
    about: 'Points on the map that an address may mean, the most probable first; at most 5.',
  }),
  courierPrices: defineCall<{
    answer: List<CourierPrice>
    body: { sub_district_id: string; weight?: DecimalInput | undefined }
  }>('courierPrices', {
    method: 'POST',
    path: '/api/shipping/price',
    auth: 'access',
    about: 'What each courier asks to bring so many kilograms, 1 unless given, to a sub-district.',
  }),
}
