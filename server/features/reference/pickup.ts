import type { PickupRate, PickupRateInput } from '@seberang/domain/api'
import { formatNumber } from '@seberang/domain/format'
import { filled, type Language } from '@seberang/domain/language'
import { bookableDays, isSunday, lastPickupChange, nearestHub, type MapPoint } from '@seberang/domain/pickup'
import { pickupFee, PricingError } from '@seberang/domain/pricing'
import type { Catalogue } from '../../reference/index.ts'
import { pointOfCity, pointOfPostalCode, pointOfSubDistrict } from '../../reference/map-points.ts'
import { FieldChecks, Refusal, refusedField } from '../../refusal/refusal.ts'

const texts: Record<Language, Record<'base' | 'above' | 'sunday' | 'expected', string>> = {
  id: {
    base: 'Jemput sampai {limit} km, termasuk {weight} kg',
    above: '{weight} kg di atasnya',
    sunday: 'Hari Minggu',
    expected: '{name} (perkiraan)',
  },
  en: {
    base: 'Pickup up to {limit} km, {weight} kg included',
    above: '{weight} kg above that',
    sunday: 'Sunday',
    expected: '{name} (expected)',
  },
  zh: {
    base: '{limit} 公里内上门取件，含 {weight} 公斤',
    above: '超出 {weight} 公斤',
    sunday: '星期日',
    expected: '{name}（预计）',
  },
}

interface PickupContext {
  catalogue: Catalogue
  language: Language
  now: Date
}

/**
 * What a pickup costs, and when it can be. Throws 422 for a country that nothing is sent to, and a place that is not known
 * or too far away.
 */
export function pickupRateOf(
  input: PickupRateInput,
  { catalogue, language, now }: PickupContext,
): PickupRate {
  requireDestination(input.country, catalogue)
  const place = placeOf(input)
  const nearest = nearestHub(catalogue.all('pickup-hubs'), place.point)
  if (!nearest) throw tooFar(place.field)
  const { hub, distance_km } = nearest
  const zones = catalogue.all('pickup-zones').toSorted((one, other) => one.up_to_km - other.up_to_km)
  const { zone, base, kilograms, above } = feeFor(input, { distance_km, zones }, place.field)
  const { closed, earliest } = daysOf(catalogue, language, now)
  const limit = Number(zone.up_to_km)
  const below = zones.findLast(({ up_to_km }) => up_to_km < limit)?.up_to_km ?? 0
  const say = (key: keyof (typeof texts)['id'], values: Record<string, string>) =>
    filled(texts[language][key], values)
  return {
    zone: `${below}–${limit} km`,
    zone_limits: zones.map(({ up_to_km }) => up_to_km),
    hub: hub.name,
    distance_km,
    rupiah: base + above,
    lines: [
      {
        title: say('base', {
          limit: formatNumber(limit, language),
          weight: formatNumber(Number(zone.included_kg), language),
        }),
        amount: base,
      },
      ...(above > 0
        ? [{ title: say('above', { weight: formatNumber(kilograms, language) }), amount: above }]
        : []),
    ],
    earliest,
    last_change: lastPickupChange(earliest).toISOString(),
    closed,
    windows: [...catalogue.all('pickup-windows')],
  }
}

function requireDestination(country: string, catalogue: Catalogue): void {
  const checks = new FieldChecks()
  if (country !== 'ID' && !catalogue.offered('export-countries', country))
    checks.refuseAsPricing('country', 'destination_price')
  checks.finish()
}

type PlaceField = 'sub_district_id' | 'postal_code' | 'city'

const finders: Record<PlaceField, (value: string) => MapPoint | undefined> = {
  sub_district_id: pointOfSubDistrict,
  postal_code: pointOfPostalCode,
  city: pointOfCity,
}

function placeOf(input: PickupRateInput): { field: PlaceField; point: MapPoint } {
  const { sub_district_id, postal_code, city } = input
  const [field, value] = Object.entries({ sub_district_id, postal_code, city }).find(([, one]) => one) ?? []
  if (!field || !value) throw refusedField('sub_district_id', 'required')
  const place = field as PlaceField
  const point = finders[place](value)
  if (!point) throw refusedField(place, place === 'sub_district_id' ? 'no_such_region' : 'no_such_place')
  return { field: place, point }
}

const tooFar = (field: PlaceField): Refusal =>
  new Refusal(422, 'invalid', { fields: [{ field, reason: 'pickup_distance' }] })

function feeFor(input: PickupRateInput, pickup: Parameters<typeof pickupFee>[0], field: PlaceField) {
  const { quantity = 1, weight, dimension_length, dimension_width, dimension_height } = input
  try {
    return pickupFee(pickup, {
      quantity,
      weight,
      weight_unit: 'kg',
      length: dimension_length,
      width: dimension_width,
      height: dimension_height,
      dimension_unit: 'cm',
    })
  } catch (error) {
    if (error instanceof PricingError && error.reason === 'pickup_distance') throw tooFar(field)
    throw error
  }
}

/** The days ahead on which nothing is picked up, and the first on which something is. */
function daysOf(
  catalogue: Catalogue,
  language: Language,
  now: Date,
): Pick<PickupRate, 'closed' | 'earliest'> {
  const days = bookableDays(now)
  const holidays = new Map(catalogue.all('public-holidays').map((one) => [one.day, one]))
  const closed = days.flatMap((day) => {
    const holiday = holidays.get(day)
    if (!holiday && !isSunday(day)) return []
    const { sunday, expected } = texts[language]
    const name = holiday?.names[language] ?? sunday
    return [{ day, reason: holiday?.is_expected ? filled(expected, { name }) : name }]
  })
  const isClosed = new Set(closed.map(({ day }) => day))
  const earliest = days.find((day) => !isClosed.has(day))
  // More closed days in a row than a pickup can be booked ahead are a mistake in the data.
  if (earliest === undefined) throw new Error('There is no day on which anything is picked up.')
  return { closed, earliest }
}
