import { formatPercent } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { isAir } from '@seberang/domain/pricing'
import type { Reference } from './reference.ts'

/** The single rate of duty on an individual's air parcels, as the tariff has it; empty where it names none. */
export function singleDuty({ packages }: Pick<Reference, 'packages'>, language: Language): string {
  const [rate] = packages.flatMap((offered) =>
    offered.package_type === 'individu' && isAir(offered) ? (offered.package_details.bea_masuk ?? []) : [],
  )
  return rate === undefined ? '' : formatPercent(rate, language)
}
