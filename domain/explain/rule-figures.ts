import { formatNumber, formatPercent } from '../format/index.ts'
import type { Language } from '../language/index.ts'
import { currentRuleSet, findRuleSet } from '../pricing/index.ts'
import { unbroken } from './unbroken.ts'

/**
 * The figures of a rule set for the placeholders of texts, written as the language writes them. Units and currencies
 * stand in the texts.
 * @param id that of the rule set of a kept price; the current one by default
 */
export function ruleFigures(language: Language, id?: string) {
  const rules = (id === undefined ? undefined : findRuleSet(id)) ?? currentRuleSet()
  const { air, sea, handling, domestic, laws } = rules
  const insurance = rules.customs_insurance_per_mille
  const figure = (value: number) => formatNumber(value, language)
  return {
    divisor: figure(rules.volumetric_divisor),
    airStepKg: figure(air.step_grams / 1000),
    airMinimumKg: figure(air.minimum_grams / 1000),
    seaDensity: figure(sea.kilograms_per_m3),
    seaMinimumM3: figure(sea.minimum_litres / 1000),
    seaStepM3: figure(sea.step_litres / 1000),
    courierMinimumKg: figure(domestic.minimum_grams / 1000),
    handlingKg: figure(handling.up_to_kg),
    dutyFreeUsd: figure(rules.duty_free_under_usd),
    allowanceUsd: figure(rules.jastip_allowance_usd),
    parcelLimitUsd: figure(rules.parcel_limit_usd),
    phonesPerParcel: figure(rules.phones.per_parcel),
    jastipDuty: formatPercent(rules.jastip_by_law.duty, language),
    /** 11 % effective: the tariff's VAT, which no rule differs from. */
    vat: formatPercent(rules.jastip_by_law.vat, language),
    withoutNpwpFactor: figure(rules.without_npwp_factor),
    customsInsurance: formatPercent(insurance / 10, language),
    /** Goods with the customs' insurance, as a multiple of the goods. */
    customsFactor: figure((1000 + insurance) / 1000),
    jastipLaw: unbroken(laws.jastip.title),
  }
}
