/** What the product knows before the first customer comes: places, warehouses, tariffs, goods. */
export {
  agents,
  contactTitles,
  countries,
  countryName,
  localAgent,
  retiredAgentId,
  tracks,
} from './agents.ts'
export type { AgentRecord, ContactTitle, Country, Track } from './agents.ts'
export { courierPrices, couriers, zoneOf } from './couriers.ts'
export type { Courier } from './couriers.ts'
export { formatHsCode, hsCodes, localHsCode, searchHsCodes } from './hs-codes.ts'
export type { HsCodeRecord } from './hs-codes.ts'
export { districtLabel, regions, searchSubDistricts } from './regions.ts'
export type { District, Province, Regions, SubDistrict } from './regions.ts'
export { ratingCategories, salesLink, supportLink, supportTopics, timeZones } from './support.ts'
export { categories, insurances, localPackage, packages, rates } from './tariffs.ts'
export type { CategoryRecord, PackageRecord } from './tariffs.ts'
