import type { QuotedGoods, QuoteGroup } from '@seberang/design-system/QuoteCard'
import type { Priced, Quote } from '@seberang/domain/api'
import {
  baseReason,
  billedNames,
  isOfState,
  leviesName,
  lineName,
  quotedGoods,
  quoteDifference,
  quoteFacts,
  quoteLaw,
  quotePrice,
  shipmentsAtRisk,
} from '@seberang/domain/explain'
import { formatDay, formatRate, formatRupiah, joinParts, joinSentences } from '@seberang/domain/format'
import { findRuleSet, leviesOf } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useOptionName } from '../../components/options/option-texts.ts'
import { usePriceObject } from '../../components/price/use-price-object.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

/** The bill in two groups, services and levies, each with its lines and total. */
export function useGroups(): (quote: Quote) => readonly QuoteGroup[] {
  const { t } = useTranslation('price')
  const language = useLanguage()
  const priceOf = usePriceObject()
  return (quote) => {
    const { priced } = quote
    const lines = priceOf(quotePrice(quote)).groups.flatMap((group) => group.lines)
    const levies = leviesOf(priced.answer.lines)
    return [
      {
        id: 'services',
        title: t('services'),
        sum: formatRupiah(priced.answer.total - levies),
        lines: lines.filter(({ id }) => !isOfState(id)),
      },
      {
        id: 'levies',
        title: leviesName(quotePrice(quote), billTexts(language).pricing),
        sum: formatRupiah(levies),
        lines: lines.filter(({ id }) => isOfState(id)),
      },
    ]
  }
}

/** The facts of what was priced. */
export function useFacts(): (quote: Quote) => { term: string; value: string }[] {
  const { t } = useTranslation('quote')
  const language = useLanguage()
  const nameOf = useOptionName()
  return (quote) => {
    const { products, value, weight, boxes, sentBy } = quoteFacts(quote, language)
    return [
      // The value of a single product stands beside it.
      ...(products.length > 1 ? [{ term: t('fact.value'), value: value.rupiah }] : []),
      {
        term: t('fact.weight'),
        value: boxes ? t('fact.inBoxes', { weight, count: boxes }) : weight,
      },
      {
        term: t('fact.deliveryOption'),
        value: nameOf(quote.request.package, sentBy === 'air' ? null : sentBy),
      },
    ]
  }
}

/** The goods that were priced, a row each. */
export function useGoods(): (quote: Quote) => QuotedGoods {
  const language = useLanguage()
  return (quote) => quotedGoods(quote, language)
}

/** Rule set, exchange rates and tax base, and what customs may assess differently. */
export function usePricingBasis(): (quote: Quote) => string {
  const { t } = useTranslation(['quote', 'calculator'])
  const language = useLanguage()
  return (quote) => {
    const { priced } = quote
    const rules = findRuleSet(priced.rule_set)
    const isAtRisk = shipmentsAtRisk(quotePrice(quote)).length > 0
    const { rates, date } = quoteFacts(quote, language).value
    const sentences = [
      rules &&
        t('calculator:footnote.rules', {
          rules: formatDay(rules.valid_from, language),
          date: formatDay(rules.checked_on, language),
        }),
      rates.length > 0 && t('basis.rates', { rates: joinParts(rates, language), date }),
      priced.answer.taxable_base > 0 &&
        t('basis.base', {
          amount: formatRupiah(priced.answer.taxable_base),
          base: baseReason(priced, billTexts(language).reason, language),
        }),
      // What customs may add is shown under the total.
      !isAtRisk && quoteLaw(quote, billTexts(language).reason, language),
      t('basis.measured'),
    ]
    return joinSentences(sentences, language)
  }
}

/** Why today's price differs, and in which lines. */
export function useChangeTexts(): (quote: Quote, now: Priced) => { cause: string; difference: string } {
  const { t } = useTranslation(['quote', 'pricing'])
  const language = useLanguage()
  return (quote, now) => {
    const { amount, rates, rules, tariff, lines } = quoteDifference(quote, now)
    const [names = { bySea: false }] = quotePrice(quote).shipments.map(billedNames)
    const hasChanged = rates.length > 0 || tariff || rules
    const causes = [
      ...rates.map(({ currency, before, now: after }) =>
        t(after > before ? 'cause.rateUp' : 'cause.rateDown', {
          currency,
          before: formatRate(before),
          now: formatRate(after),
        }),
      ),
      tariff && t('cause.tariff'),
      rules && t('cause.rules'),
      !hasChanged && t('cause.none'),
    ]
    const changed = joinParts(
      lines.map(
        ({ line, amount: by }) =>
          `${lineName(line, names, billTexts(language))} ${by > 0 ? '+' : ''}${formatRupiah(by)}`,
      ),
      language,
    )
    const difference = amount > 0 ? 'now.more' : amount < 0 ? 'now.less' : 'now.same'
    return {
      // What has changed without an effect is the cause of nothing.
      cause: amount === 0 && hasChanged ? '' : joinSentences(causes, language),
      difference: t(difference, { amount: formatRupiah(Math.abs(amount)), lines: changed }),
    }
  }
}
