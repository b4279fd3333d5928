import type { QuoteGroup } from '@seberang/design-system/QuoteCard'
import type { Priced, Quote } from '@seberang/domain/api'
import { adviceText, ruleFigures, type PriceFacts } from '@seberang/domain/explain'
import {
  formatDay,
  formatForeign,
  formatHsCode,
  formatRate,
  formatRupiah,
  formatSize,
  formatWeight,
  joinSentences,
} from '@seberang/domain/format'
import { findRuleSet, isSea, levyLines } from '@seberang/domain/pricing'
import { leviesOf } from '@seberang/domain/terms'
import { readLengthUnit } from '@seberang/domain/units'
import { useTranslation } from 'react-i18next'
import { usePriceObject } from '../../components/receipt/use-price-object.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { changeOf } from './change.ts'

const isLevy: ReadonlySet<string> = new Set(levyLines)

/** The price of a quote as it was kept. */
export function quoteFacts({ code, title, request, about, priced, expires_at }: Quote): PriceFacts {
  const { courier } = about
  const { total } = priced.answer
  return {
    parcels: [
      {
        code,
        title,
        bySea: isSea(request.package),
        courier: courier ? `${courier.courier} ${courier.service}` : undefined,
        priced: {
          ...priced,
          quote: { code, expires_at, state: 'kept', changes: [], quoted_total: total, today_total: null },
        },
      },
    ],
  }
}

/** The bill in two groups, services and levies, each with its lines and total. */
export function useGroups(): (quote: Quote) => readonly QuoteGroup[] {
  const { t } = useTranslation('quote')
  const priceOf = usePriceObject()
  return (quote) => {
    const { priced } = quote
    const lines = priceOf(quoteFacts(quote)).groups.flatMap((group) => group.lines)
    const levies = leviesOf(priced.answer.lines)
    return [
      {
        id: 'services',
        title: t('group.services'),
        sum: formatRupiah(priced.answer.total - levies),
        lines: lines.filter(({ id }) => !isLevy.has(id)),
      },
      {
        id: 'levies',
        title: t('group.levies'),
        sum: formatRupiah(levies),
        lines: lines.filter(({ id }) => isLevy.has(id)),
      },
    ]
  }
}

/** The facts of what was priced. */
export function useFacts(): (quote: Quote) => { term: string; value: string }[] {
  const { t } = useTranslation(['quote', 'calculator'])
  const language = useLanguage()
  return ({ request, about, priced: { answer } }) => {
    const [product, ...others] = request.products
    const [shown] = about.products
    if (!product || !shown) return []
    const codes = [...new Set(about.products.flatMap(({ hscode }) => (hscode ? formatHsCode(hscode) : [])))]
    const sides = [product.length, product.width, product.height].map(Number) as [number, number, number]
    const isMeasured = others.length === 0 && sides.every((side) => side > 0)
    const size = formatSize(sides, language, readLengthUnit(product.dimension_unit) ?? 'cm')
    const weight = formatWeight(answer.weight.real_kg, language)
    const way = request.container_type ?? 'air'
    const importer = t(`calculator:importer.${request.package.package_type}`)
    return [
      {
        term: t('fact.goods'),
        value: others.length
          ? t('fact.more', { name: shown.name, count: others.length })
          : t('fact.pieces', { name: shown.name, pieces: String(product.quantity) }),
      },
      ...(codes.length > 0 ? [{ term: t('fact.hscode'), value: codes.join(', ') }] : []),
      {
        term: t('fact.value'),
        value: others.length
          ? formatRupiah(answer.goods.idr)
          : formatForeign(
              Number(product.price_original) * Number(product.quantity),
              product.currency_code,
              language,
            ),
      },
      { term: t('fact.measures'), value: isMeasured ? `${weight}, ${size}` : weight },
      {
        term: t('fact.way'),
        value: `${t(`calculator:route.${way}`)}, ${t(
          request.package.tax_included ? 'calculator:importer.allIn' : 'calculator:importer.plain',
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
    const currencies = [...new Set(request.products.map(({ currency_code }) => currency_code))]
    const rates = currencies.flatMap((currency) => {
      const rate = priced.rates[currency]
      return rate === undefined || currency === 'IDR' ? [] : `${currency} ${formatRate(rate)}`
    })
    const sentences = [
      rules && t('basis.rules', { rules: rules.id, date: formatDay(rules.checked_on, language) }),
      rates.length > 0 &&
        t('basis.rates', { rates: rates.join(', '), date: formatDay(priced.rates_as_of, language) }),
      priced.answer.taxable_base > 0 &&
        t('basis.base', {
          amount: formatRupiah(priced.answer.taxable_base),
          ...ruleFigures(language, priced.rule_set),
        }),
      lawTexts(quote),
      t('basis.measured'),
    ]
    return joinSentences(sentences, language)
  }

  function lawTexts({ request, priced }: Quote): string {
    const { advice, rule_set } = priced
    if (!advice) return request.package.tax_included ? t('calculator:advice.allIn') : ''
    const { lead, text } = adviceText(advice, billTexts(language).reason, language, rule_set)
    return joinSentences([lead, text], language)
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
