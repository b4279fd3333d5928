import type { RadioCardOption } from '@seberang/design-system/RadioCard'
import { Text } from '@seberang/design-system/Text'
import { Plane, Ship } from '@seberang/design-system/icons'
import type { Package } from '@seberang/domain/api'
import type { PricedOption } from '@seberang/domain/calculator'
import type { Track } from '@seberang/domain/pricing'
import { adviceText, includesCourier, isMeasuredPrice, knownTotal } from '@seberang/domain/explain'
import { formatRupiah, joinSentences, midSentence } from '@seberang/domain/format'
import { isBackedByLaw } from '@seberang/domain/terms'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { useDifference, useOptionTexts, useReasons } from './option-texts.ts'

interface OptionRow {
  option: PricedOption<Package>
  /** Options on the same terms, which the row stands for. */
  others?: readonly PricedOption<Package>[]
  /** The cheapest option, which the others are compared with; undefined where there is nothing to compare. */
  cheapest: PricedOption<Package> | undefined
  /** Among what it is the cheapest; null where it has no tag. */
  cheapestWithin?: 'everything' | Track | null
  /** An operator is to classify goods of it: its levies are not known, so there is nothing to compare. */
  unclassified?: boolean
  /** A quote holds its price. */
  isHeld?: boolean
  /** Something else than the courier is not chosen yet. */
  isSoFar?: boolean
  /** Says why customs may levy more than the tariff, where nothing else on the page does. */
  explainsLaw?: boolean
}

const isRaisedByLaw = ({ amountToHaveReady, answer }: PricedOption<Package>): boolean =>
  amountToHaveReady > answer.total

/** What a list of options is ordered by, where it is not their tariffs alone, and which come last whatever they cost. */
export function useOrderNote(): (options: readonly PricedOption<Package>[]) => string | undefined {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  return (options) =>
    joinSentences(
      [
        options.some(isRaisedByLaw) && t('options.byLaw'),
        options.some(isBackedByLaw) && !options.every(isBackedByLaw) && t('options.jastipLast'),
      ],
      language,
    ) || undefined
}

/** A delivery option as a row of a list: the same words, figures and order of cost wherever options are chosen. */
export function useOptionRow(): (row: OptionRow) => RadioCardOption<string> {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const optionTexts = useOptionTexts()
  const difference = useDifference()
  const reasons = useReasons()
  const { reason: reasonTexts, pricing } = billTexts(language)
  const basisOf = (option: PricedOption<Package>, isWhole: boolean, isHeld: boolean) => {
    if (!isWhole || !includesCourier(option)) return t('options.soFar')
    if (isHeld) return midSentence(pricing.object.basis.keptShort)
    return t(isMeasuredPrice(option) ? 'options.measured' : 'options.estimate')
  }
  const tag = (within: 'everything' | Track): string =>
    within === 'everything' ? t('options.cheapest') : t(`options.cheapestBy.${within}`)
  return ({
    option,
    others = [],
    cheapest,
    cheapestWithin = 'everything',
    unclassified = false,
    isHeld = false,
    isSoFar = false,
    explainsLaw = false,
  }) => {
    const { container } = option
    const isRaised = !unclassified && isRaisedByLaw(option)
    const { title, time, billed } = optionTexts(option, others)
    const basis = basisOf(option, !isSoFar && !unclassified, isHeld)
    const isCheapest = !unclassified && [option, ...others].some(({ id }) => id === cheapest?.id)
    const isRecommended = isCheapest && isBackedByLaw(option)
    const words = explainsLaw && isRaised && option.advice && adviceText(option.advice, reasonTexts, language)
    const terms =
      unclassified || isCheapest || !cheapest
        ? time
        : t('options.terms', { time, difference: difference(option, cheapest) })
    return {
      value: option.id,
      title,
      icon: container === null ? Plane : Ship,
      badge: isRecommended && cheapestWithin ? tag(cheapestWithin) : undefined,
      description: isRaised ? (
        <>
          {terms}
          <br />
          <Text as="span" step="note" tone="caution" weight="semibold">
            {t('options.charged', {
              amount: formatRupiah(option.answer.total),
              basis,
            })}
          </Text>
        </>
      ) : (
        terms
      ),
      more: joinSentences(
        [
          t('options.billed', { billed }),
          !unclassified && reasons(option, others),
          // The reason of jastip's tariff names the law.
          words && (isBackedByLaw(option) ? words.text : words.conditions),
        ],
        language,
      ),
      // The sum that options are ordered and compared by.
      aside: formatRupiah(
        unclassified ? knownTotal({ priced: option, unclassified }) : option.amountToHaveReady,
      ),
      asideNote: isRaised ? t('options.ifLevied') : basis,
    }
  }
}
