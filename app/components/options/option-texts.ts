import type { Package } from '@seberang/domain/api'
import {
  differenceOf,
  type BilledBy,
  type PricedOption,
  type UnavailableOption,
} from '@seberang/domain/calculator'
import { formatLimit, formatRupiah, joinSentences } from '@seberang/domain/format'
import { isWholeContainer, type ContainerType } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { chargeableText, ruleFigures } from '@seberang/domain/explain'

interface OptionTexts {
  /** The route and in whose name: "Express udara, perorangan"; several where the terms are the same. */
  title: string
  time: string
  billed: string
}

type NamedPackage = Pick<Package, 'package_type'> & { tax_included?: boolean | null | undefined }

/** The route and in whose name; several where the terms are the same. */
export function useOptionName(): (
  offered: NamedPackage,
  container: ContainerType | null,
  others?: readonly NamedPackage[],
) => string {
  const { t } = useTranslation('calculator')
  /** Those with levies besides the freight, then those with everything included: one name for all of them. */
  const importersOf = (packages: readonly NamedPackage[]): string =>
    [false, true]
      .flatMap((allIn) => {
        const names = packages
          .filter(({ tax_included }) => Boolean(tax_included) === allIn)
          .map(({ package_type }) => t(`inName.${package_type}`))
        const importer = [...new Set(names)].join(t('options.or'))
        return importer === '' ? [] : [t(allIn ? 'importer.allIn' : 'importer.plain', { importer })]
      })
      .join(t('options.or'))
  return (offered, container, others = []) =>
    t('options.inName', {
      route: t(`route.${container ?? 'air'}`),
      importers: importersOf([offered, ...others]),
    })
}

/** The texts of a delivery option. */
export function useOptionTexts(): (
  option: PricedOption<Package>,
  others?: readonly PricedOption<Package>[],
) => OptionTexts {
  const { t } = useTranslation(['calculator', 'common'])
  const language = useLanguage()
  const nameOf = useOptionName()
  return ({ package: offered, container, days, answer }, others = []) => ({
    title: nameOf(
      offered,
      container,
      others.map((other) => other.package),
    ),
    time: t('common:unit.days', { from: days[0], to: days[1] }),
    billed: isWholeContainer(container) ? t('billed.container') : chargeableText(answer.weight, language),
  })
}

/** The difference from the cheapest option in the figures of their rows; the days stand beside it. Jastip alone may ask for less. */
export function useDifference(): (option: PricedOption<Package>, cheapest: PricedOption<Package>) => string {
  const { t } = useTranslation('calculator')
  return (option, cheapest) => {
    const { amount } = differenceOf(option, cheapest)
    if (amount === 0) return t('difference.same')
    if (amount < 0) return t('difference.cheaper', { amount: formatRupiah(-amount) })
    return t('difference.dearer', { amount: formatRupiah(amount) })
  }
}

/** Those that are left out for the same reason. */
const groupOf = ({
  package: { max_goods_usd: limit },
  container,
  reason,
}: UnavailableOption<Package>): string => [reason, container, reason === 'too_valuable' && limit].join(' ')

/** Why options are not offered: a sentence for those that share a reason, which names them. */
export function useLeftOut(): (options: readonly UnavailableOption<Package>[]) => readonly string[] {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const nameOf = useOptionName()
  return (options) => {
    // What holds for a package is written once, not for each of its containers.
    const named = options.filter(
      ({ container, reason }) => !isWholeContainer(container) || reason === 'container_too_small',
    )
    const groups = [...new Set(named.map(groupOf))].map((group) =>
      named.filter((one) => groupOf(one) === group),
    )
    return groups.flatMap(([first, ...others]) => {
      if (!first) return []
      const { package: offered, container, reason } = first
      return t(`leftOut.${reason}`, {
        option: nameOf(
          offered,
          container,
          others.map((other) => other.package),
        ),
        limit: formatLimit(offered.max_goods_usd ?? 0, language),
      })
    })
  }
}

/**
 * Why an option costs what it costs, in one to three sentences.
 * @param others the options that its row stands for, too: the sentences hold for all of them
 */
export function useReasons(): (
  option: PricedOption<Package>,
  others?: readonly PricedOption<Package>[],
) => string {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  return (option, others = []) => {
    const { levies, billedBy } = option
    // Import VAT is credited by companies alone, and only on papers in their own name.
    const isCredited =
      levies === 'general_rates' &&
      [option, ...others].every(({ package: { package_type } }) => package_type === 'company')
    const billed: Partial<Record<BilledBy, string>> = {
      minimum: t('reason.minimum'),
      volume: t('reason.volume'),
    }
    return joinSentences(
      [t(`reason.${levies}`, ruleFigures(language)), isCredited && t('reason.credited'), billed[billedBy]],
      language,
    )
  }
}
