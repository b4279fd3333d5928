/** Reference data: places, warehouses, tariffs, goods. */
export { agentsOf, localAgent } from './agents.ts'
export type { Catalogue } from './catalogue.ts'
export { courierPrices, zoneOf } from './couriers.ts'
export { localExportCountry, localExportPackage } from './exports.ts'
export { createNominatim, regionGeocoder } from './geocoder.ts'
export type { Geocoder } from './geocoder.ts'
export { dutyOfHsCode, findHsCode, localHsCode, searchHsCodes } from './hs-codes.ts'
export { contactTitles } from './records.ts'
export type {
  AgentRecord,
  CategoryRecord,
  ContactTitle,
  Country,
  Courier,
  CourierZone,
  HsCodeRecord,
  PackageRecord,
  Records,
  Seed,
  StoredRecord,
} from './records.ts'
export { searchPlaces } from './place-search.ts'
export type { PlaceFound } from './place-search.ts'
export { districtLabel, findPlace, regions } from './regions.ts'
export type { District, Province, Regions, SubDistrict } from './regions.ts'
export { openReference } from './store.ts'
export type { Reference } from './store.ts'
export { ratingCategories, salesLink, supportLink, supportTopics } from './support.ts'
export { localPackage } from './tariffs.ts'
export { villageIn } from './villages.ts'
