import type { QuoteGroup } from '@seberang/design-system/QuoteCard'
import type { Priced, Quote } from '@seberang/domain/api'
import {
  quoteFacts,
  quoteLaw,
  quotePrice,
  ruleFigures,
  shipmentsAtRisk,
  type PriceFacts,
} from '@seberang/domain/explain'
import { formatDay, formatRate, formatRupiah, joinSentences, withCurrency } from '@seberang/domain/format'
import { findRuleSet, isLevy, leviesOf } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { usePriceObject } from '../../components/receipt/use-price-object.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { changeOf } from './change.ts'

/** Today's price of a quote that has expired; undefined where it has none. */
export function todaysFacts(quote: Quote): PriceFacts | undefined {
  const { repriced } = quote
  return (
    repriced && {
      shipments: quotePrice(quote).shipments.map((shipment) => ({ ...shipment, priced: repriced })),
    }
  )
}

/** The bill in two groups, services and levies, each with its lines and total. */
export function useGroups(): (quote: Quote) => readonly QuoteGroup[] {
  const { t } = useTranslation('quote')
  const priceOf = usePriceObject()
  return (quote) => {
    const { priced } = quote
    const lines = priceOf(quotePrice(quote)).groups.flatMap((group) => group.lines)
    const levies = leviesOf(priced.answer.lines)
    return [
      {
        id: 'services',
        title: t('group.services'),
        sum: formatRupiah(priced.answer.total - levies),
        lines: lines.filter(({ id }) => !isLevy(id)),
      },
      {
        id: 'levies',
        title: t('group.levies'),
        sum: formatRupiah(levies),
        lines: lines.filter(({ id }) => isLevy(id)),
      },
    ]
  }
}

/** The facts of what was priced. */
export function useFacts(): (quote: Quote) => { term: string; value: string }[] {
  const { t } = useTranslation(['quote', 'calculator'])
  const language = useLanguage()
  return (quote) => {
    const { package_type, tax_included } = quote.request.package
    const { goods, hscodes, value, measures, sentBy } = quoteFacts(quote, language)
    const importer = t(`calculator:importer.${package_type}`)
    return [
      {
        term: t('fact.goods'),
        value:
          goods.others > 0
            ? t('fact.more', { name: goods.name, count: goods.others })
            : t('fact.pieces', { name: goods.name, pieces: goods.pieces }),
      },
      ...(hscodes ? [{ term: t('fact.hscode'), value: hscodes }] : []),
      { term: t('fact.value'), value: value.foreign?.amount ?? value.rupiah },
      { term: t('fact.measures'), value: measures },
      {
        term: t('fact.deliveryOption'),
        value: `${t(`calculator:route.${sentBy}`)}, ${t(
          tax_included ? 'calculator:importer.allIn' : 'calculator:importer.plain',
          { importer },
        )}`,
      },
    ]
  }
}

/** Rule set, exchange rates and tax base, and what customs may assess differently. */
export function usePricingBasis(): (quote: Quote) => string {
  const { t } = useTranslation(['quote', 'calculator'])
  const language = useLanguage()
  return (quote) => {
    const { request, priced } = quote
    const rules = findRuleSet(priced.rule_set)
    const isAtRisk = shipmentsAtRisk(quotePrice(quote)).length > 0
    const currencies = [...new Set(request.products.map(({ currency_code }) => currency_code))]
    const rates = currencies.flatMap((currency) => {
      const rate = priced.rates[currency]
      return rate === undefined || currency === 'IDR' ? [] : withCurrency(currency, formatRate(rate))
    })
    const sentences = [
      rules &&
        t('calculator:footnote.rules', {
          rules: formatDay(rules.valid_from, language),
          date: formatDay(rules.checked_on, language),
        }),
      rates.length > 0 &&
        t('basis.rates', { rates: rates.join(', '), date: formatDay(priced.rates_as_of, language) }),
      priced.answer.taxable_base > 0 &&
        t('basis.base', {
          amount: formatRupiah(priced.answer.taxable_base),
          ...ruleFigures(language, priced.rule_set),
        }),
      // What customs may add is said under the total.
      !isAtRisk &&
        quoteLaw(
          quote,
          { reason: billTexts(language).reason, allIn: t('calculator:advice.allIn') },
          language,
        ),
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
    const { amount, rates, rules, tariff, lines } = changeOf(quote, now)
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
      rates.length === 0 && !tariff && !rules && t('cause.none'),
    ]
    const changed = lines
      .map(({ line, amount: after }) => `${t(`pricing:line.${line}`)} ${formatRupiah(after)}`)
      .join(', ')
    const difference = amount > 0 ? 'now.more' : amount < 0 ? 'now.less' : 'now.same'
    return {
      cause: joinSentences(causes, language),
      difference: t(difference, { amount: formatRupiah(Math.abs(amount)), lines: changed }),
    }
  }
}
