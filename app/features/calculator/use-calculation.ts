import { calls, type Category, type CourierPrice, type HsCode, type Package } from '@seberang/domain/api'
import {
  cheapestOfRoutes,
  compareWays,
  type Compared,
  lawDifference,
  limitsNear,
  lowerBox,
  questionsAbout,
  type Declared,
  type LawDifference,
  type LeftOut,
  type Limit,
  type LowerBox,
  type Parcel,
  type Question,
  type Way,
} from '@seberang/domain/calculator'
import { PricingError, type PricingRequest } from '@seberang/domain/pricing'
import { validate } from '@seberang/domain/validation'
import { useMemo } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import type { LinkedParcel } from '../../lib/parcel-link.ts'
import type { PricedGoods } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { canonical } from '../../lib/pricing/typed.ts'
import { goodsOf, goodsSchema, parcelOf } from './typed.ts'

export interface Calculation {
  goods: PricedGoods
  /** The cheapest first. */
  ways: readonly Way<Package>[]
  leftOut: readonly LeftOut<Package>[]
  /** Every route once, in its cheapest form; the chosen one in the form that was chosen. */
  routes: readonly Way<Package>[]
  chosen: Way<Package>
  limits: readonly Limit[]
  lowerBox: LowerBox | undefined
  law: LawDifference | undefined
  questions: readonly Question[]
  courier: CourierPrice | undefined
  category: Category
  hasValidNpwp: boolean
}

/** Why there is no price: something is not typed yet or cannot be read, or nobody brings it. */
export type NoCalculation = 'incomplete' | 'no_way'

interface Asked {
  typed: LinkedParcel
  reference: Reference
  hsCode: HsCode | undefined
  hasValidNpwp: boolean
  everyContainer: boolean
}

/** All that the page says of a parcel, worked out of what was typed on every keystroke. */
export function useCalculation(asked: Asked): Calculation | NoCalculation {
  const { typed, reference, hsCode, hasValidNpwp, everyContainer } = asked
  const placeId = useDebounced(typed.placeId, 200)
  const couriers = useCall(
    calls.courierPrices,
    placeId ? { body: { sub_district_id: placeId, weight: '1' } } : null,
  )
  const courier = placeId
    ? couriers.data?.results.toSorted((one, other) => one.price_per_kg - other.price_per_kg)[0]
    : undefined

  return useMemo(() => {
    const read = validate(goodsSchema, goodsOf(typed), 'id')
    if ('errors' in read) return 'incomplete'
    const circumstances = { country: typed.country, hasValidNpwp, courierPerKg: courier?.price_per_kg }
    const parcel = parcelOf(read.value, circumstances, reference)
    const category = reference.categories.find(({ category_id }) => category_id === read.value.category)
    if (!parcel || !category) return 'incomplete'
    const compared = compare(parcel, reference.packages, { hasBattery: typed.hasBattery, everyContainer })
    const chosen = compared.ways.find(({ id }) => id === typed.wayId) ?? firstChoice(compared.ways)
    if (!chosen) return 'no_way'
    const request: PricingRequest = { ...parcel, package: chosen.method, container_type: chosen.container }
    const routes = cheapestOfRoutes(compared.ways)
    return {
      ...compared,
      goods: read.value,
      routes: routes.map((route) => (route.container === chosen.container ? chosen : route)),
      chosen,
      limits: limitsNear(request),
      lowerBox: lowerBox(request),
      law: hsCode && lawDifference(request, hsCode.hscode),
      questions: questionsAbout(declaredOf(typed), hsCode?.typical, likelyRates(typed, reference)),
      courier,
      category,
      hasValidNpwp,
    }
  }, [typed, reference, hsCode, hasValidNpwp, everyContainer, courier])
}

/** The cheapest whose tariff the law bears out: jastip's is told, with what the law says of it, and left to choose. */
function firstChoice(ways: readonly Way<Package>[]): Way<Package> | undefined {
  return ways.find(({ method }) => method.package_type !== 'jastip') ?? ways[0]
}

const nothing: Compared<Package> = { ways: [], leftOut: [] }

/** A rate that is missing leaves no way; the fields themselves were read already. */
function compare(
  parcel: Parcel,
  packages: readonly Package[],
  asked: Parameters<typeof compareWays>[2],
): Compared<Package> {
  try {
    return compareWays(parcel, packages, asked)
  } catch (error) {
    if (error instanceof PricingError) return nothing
    throw error
  }
}

const figure = (text: string): number => Number(canonical(text) || 0)

/** One piece, in the units that were chosen: a slip of the unit shows only there. */
function declaredOf(typed: LinkedParcel): Declared {
  return {
    weight: figure(typed.weight),
    weightUnit: typed.weightUnit,
    price: figure(typed.price),
    currency: typed.currency,
    sides: [figure(typed.length), figure(typed.width), figure(typed.height)],
    sideUnit: typed.sizeUnit,
  }
}

/** Prices are mistaken for dollars, or for the money of where the goods come from. */
function likelyRates({ country }: LinkedParcel, { rates }: Reference): Record<string, number> {
  const likely = rates.filter(({ currency, country_flag }) => currency === 'USD' || country_flag === country)
  return Object.fromEntries(likely.map(({ currency, rupiah }) => [currency, rupiah]))
}
