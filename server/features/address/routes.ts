import { calls, type SubDistrict } from '@seberang/domain/api'
import { courierWeightKg } from '@seberang/domain/limits'
import { customerOf } from '../../security/caller.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { command, read, reference, taggedRead, type Route } from '../../http/route.ts'
import { courierPrices, districtLabel, findPlace, regions, searchPlaces } from '../../reference/index.ts'
import { createAddress, createAddresses, deleteAddress, listAddresses, updateAddress } from './service.ts'

const withoutDistrict = ({
  sub_district_id,
  sub_district_name,
  code,
  postal_codes,
}: SubDistrict): SubDistrict => ({
  sub_district_id,
  sub_district_name,
  code,
  postal_codes,
})

export const addressRoutes: Route[] = [
  read(calls.addresses, async ({ caller }, reading) => ({
    results: await listAddresses(reading, customerOf(caller)),
  })),
  command(calls.createAddress, {
    execute: async ({ caller, body }, { transaction, now }) => ({
      address_id: await createAddress(transaction, customerOf(caller), body, now),
    }),
  }),
  command(calls.updateAddress, {
    async execute({ caller, body, params }, context) {
      await updateAddress(context, customerOf(caller), params.address_id, body)
      return { address_id: params.address_id }
    },
  }),
  command(calls.deleteAddress, {
    async execute({ caller, body }, { transaction, now }) {
      await deleteAddress(transaction, customerOf(caller), body.address_id, now)
      return {}
    },
  }),
  command(calls.createAddresses, {
    execute: async ({ caller, body }, { transaction, now }) => ({
      status: 'ok' as const,
      results: await createAddresses(transaction, customerOf(caller), body, now),
    }),
  }),
  reference(calls.provinces, () => ({ results: regions.provinces })),
  reference(calls.districts, ({ params }) => {
    if (!regions.provinces.some((province) => province.province_id === params.province)) throw notFound()
    const inside = regions.districts.filter((district) => district.province_id === params.province)
    return {
      results: inside.map(({ district_id, district_name }) => ({
        district_id,
        district_name: districtLabel(district_name),
      })),
    }
  }),
  reference(calls.subDistricts, ({ params }) => {
    if (!regions.districts.some((district) => district.district_id === params.district)) throw notFound()
    const inside = regions.subDistricts.filter((one) => one.district_id === params.district)
    return { results: inside.map(withoutDistrict) }
  }),
  taggedRead(calls.searchSubDistricts, async ({ query }) => ({
    results: searchPlaces(query.q).flatMap(({ subDistrict, village }) => {
      const place = findPlace(subDistrict.sub_district_id)
      if (!place) return []
      return [
        village ? { ...place, village_name: village.name, village_postal_codes: village.postalCodes } : place,
      ]
    }),
  })),
  read(calls.geocode, async ({ query }, { services }) => ({
    results: await services.geocoder.find(query.q),
  })),
  read(calls.courierPrices, async ({ body }, { catalogue }) => {
    if (!findPlace(body.sub_district_id)) throw refusedField('sub_district_id', 'no_such_region')
    return { results: courierPrices(catalogue, body.sub_district_id, Number(body.weight ?? courierWeightKg)) }
  }),
]
