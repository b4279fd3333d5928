import { Badge } from '@seberang/design-system/Badge'
import { Combobox } from '@seberang/design-system/Combobox'
import { calls, type Category, type HsCode } from '@seberang/domain/api'
import { formatHsCode, formatPercent } from '@seberang/domain/format'
import { generalDuty } from '@seberang/domain/pricing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RestrictionNote } from '../../components/goods/RestrictionNote.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { byHeading, chapterRateLine, matchedLine, officialLine } from '../../lib/reference/hs-code-lines.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { categoryName } from '../../lib/reference/category-name.ts'

/** Goods selected by customs code, or by category alone. */
export interface ChosenGoods {
  hscode: string
  title: string
  categoryId: string
}

interface Found extends ChosenGoods {
  /** Absent for a category. */
  code?: HsCode
}

interface GoodsFieldProps {
  name: string
  value: ChosenGoods | null
  /** @param typed what the goods were found by */
  onChange: (goods: ChosenGoods, typed: string) => void
  onBlur: () => void
  error: string | undefined
  hsCode: HsCode | undefined
  reference: Reference
}

const asCategory = (category: Category): Found => ({
  hscode: '',
  title: categoryName(category),
  categoryId: category.category_id,
})

/** Selects the goods: a customs code, searched by name, or a category. */
export function GoodsField({ name, value, onChange, onBlur, error, hsCode, reference }: GoodsFieldProps) {
  const { t } = useTranslation(['calculator', 'common', 'reason'])
  const { t: codeText } = useTranslation('calculator')
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const debouncedQuery = useDebounced(query.trim(), 150)
  const found = useCall(calls.hsCodes, { query: { query: debouncedQuery } })
  const categoryOf = (id: string) => reference.categories.find(({ category_id }) => category_id === id)
  const named = reference.categories.filter(
    (category) =>
      debouncedQuery !== '' && categoryName(category).toLowerCase().includes(debouncedQuery.toLowerCase()),
  )
  const isExact = (category: Category) =>
    categoryName(category).toLowerCase() === debouncedQuery.toLowerCase()
  const items: Found[] = [
    // Who types the name of a category means that; a part of it may as well be goods.
    ...named.filter(isExact).map(asCategory),
    ...byHeading(found.data?.results ?? []).map((code) => ({
      hscode: code.hscode,
      title: code.label,
      categoryId: code.category_id,
      code,
    })),
    ...named.filter((category) => !isExact(category)).map(asCategory),
  ]
  const category = value && categoryOf(value.categoryId)

  /** The rate that is charged, and where customs has another for the code, that too. */
  function hintOf(charged: Category): string {
    const figures = {
      category: categoryName(charged),
      duty: formatPercent(charged.percentage_bea_masuk, language),
    }
    if (value?.hscode === '') return t('field.goodsHintOfCategory', figures)
    const codeDuty = generalDuty(hsCode)
    return codeDuty === undefined || codeDuty === charged.percentage_bea_masuk
      ? t('field.goodsHint', figures)
      : t('field.goodsHintOfCode', { ...figures, codeDuty: formatPercent(codeDuty, language) })
  }

  return (
    <Combobox<Found>
      name={name}
      label={t('field.goods')}
      placeholder={t('field.goodsPlaceholder')}
      hint={
        category &&
        // Whether goods may be sent comes before what they would cost.
        !hsCode?.restriction &&
        hintOf(category)
      }
      error={error}
      items={items}
      itemKey={({ hscode, categoryId }) => hscode || `category ${categoryId}`}
      itemLabel={({ title, hscode }) => (hscode ? `${title} ${formatHsCode(hscode)}` : title)}
      itemHead={({ code }) => code?.heading && t('hscode.heading', code.heading)}
      itemDetail={({ code, categoryId }) => {
        const one = categoryOf(categoryId)
        if (!code || !one) return t('field.isCategory')
        const lines = [
          officialLine(codeText, code),
          t('field.inCategory', { category: categoryName(one) }),
          chapterRateLine(codeText, code, language),
          matchedLine(codeText, code, language),
        ]
        return lines.filter((line) => line !== undefined).join(' · ')
      }}
      itemAside={({ code }) =>
        code?.restriction && (
          <Badge tone={code.restriction.kind === 'banned' ? 'critical' : 'caution'}>
            {t(`reason:restriction.${code.restriction.kind}`)}
          </Badge>
        )
      }
      itemNote={({ code, categoryId }) =>
        code?.restriction && (
          <RestrictionNote restriction={code.restriction} category={categoryOf(categoryId)} />
        )
      }
      value={value && { ...value, title: value.title || (category ? categoryName(category) : '') }}
      onChange={(goods) =>
        onChange(
          {
            hscode: goods?.hscode ?? '',
            title: goods?.title ?? '',
            categoryId: goods?.categoryId ?? '',
          },
          debouncedQuery,
        )
      }
      onBlur={onBlur}
      onSearch={setQuery}
      loadingText={found.isLoading || query.trim() !== debouncedQuery ? t('field.searching') : undefined}
      unchosenText={t('field.unchosen')}
      emptyText={t('field.goodsNone')}
    />
  )
}
