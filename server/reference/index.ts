/** Reference data: places, warehouses, tariffs, goods. */
export { agentsOf, localAgent } from './agents.ts'
export type { Catalogue } from './catalogue.ts'
export { countryName } from './country-name.ts'
export { courierPrices, zoneOf } from './couriers.ts'
export { localExportCountry, localExportPackage } from './exports.ts'

export { dutyOfHsCode, findHsCode, localHsCode, searchHsCodes } from './hs-codes.ts'

export type {
  AgentRecord,
  CategoryRecord,
  HsCodeRecord,
  PackageRecord,
  Records,
  Seed,
  StoredRecord,
} from './records.ts'
export { searchPlaces } from './place-search.ts'

export { districtLabel, findPlace, regions } from './regions.ts'

export { ratingCategories, salesLink, supportLink, supportTopics } from './support.ts'
export { localPackage } from './tariffs.ts'
export { villageIn } from './villages.ts'
