import type { TransitDays } from '../time/index.ts'

/** The part of a package that names the countries it ships from; the same for air and sea. */
type Served = Readonly<{ days: Readonly<Record<string, TransitDays>> }>

/** Days from a country to Indonesia; undefined if the package does not serve it. */
export const transitDays = ({ days }: Served, country: string): TransitDays | undefined =>
  Object.hasOwn(days, country) ? days[country] : undefined

/**
 * Whether a package ships from a country. Decided by its days and not by its prices: by sea the prices are those of
 * the categories, and by air every country with days has a tariff (checked when a package is saved).
 */
export const servesCountry = (offered: Served, country: string): boolean =>
  transitDays(offered, country) !== undefined

/** The part of a package that limits what the goods may be worth. */
type Limited = Readonly<{ max_goods_usd?: number | null }>

/** Whether a package takes goods of this value. A limit is passed only beyond it. */
export const acceptsValue = ({ max_goods_usd }: Limited, usd: number): boolean =>
  max_goods_usd === undefined || max_goods_usd === null || usd <= max_goods_usd
