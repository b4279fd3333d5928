import { HsCodeModal, type HsCodeChoice } from '@seberang/design-system/HsCodeModal'
import { Notice } from '@seberang/design-system/Notice'
import { OpenerField } from '@seberang/design-system/OpenerField'
import { Search } from '@seberang/design-system/icons'
import { calls, type HsCode } from '@seberang/domain/api'
import { ruleFigures } from '@seberang/domain/explain'
import { formatHsCode } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { chapterRateLine, headingLine, matchedLine } from '../../lib/reference/hs-code-lines.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

interface HsCodeFieldProps {
  name: string
  code: string
  codeLabel: string
  /** The initial search: the product's title. */
  productTitle: string
  reference: Reference
  /** Selecting a code also sets its category. */
  onChange: (change: { hscode: string; hscodeLabel: string; categoryId?: string }) => void
  error: string | undefined
}

/** The customs code of the goods, searched by name or by digits in a dialog. */
export function HsCodeField({
  name,
  code,
  codeLabel,
  productTitle,
  reference,
  onChange,
  error,
}: HsCodeFieldProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <OpenerField
        name={name}
        label={t('field.hscode')}
        placeholder={t('hscode.title')}
        icon={Search}
        value={code && `${formatHsCode(code)} ${codeLabel}`}
        error={error}
        open={open}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <HsCodeSearch
          code={code}
          productTitle={productTitle}
          reference={reference}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            onChange({
              hscode: chosen.hscode,
              hscodeLabel: chosen.label,
              ...(chosen.category_id && { categoryId: chosen.category_id }),
            })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

/** In Indonesian the noun comes first; brand and model, which no tariff lists, follow it. */
const firstWord = (title: string): string => /\p{L}{3,}|\p{Script=Han}+/u.exec(title)?.[0] ?? ''

interface HsCodeSearchProps extends Pick<HsCodeFieldProps, 'code' | 'productTitle' | 'reference'> {
  onChoose: (chosen: HsCode) => void
  onClose: () => void
}

function HsCodeSearch({ code, productTitle, reference, onChoose, onClose }: HsCodeSearchProps) {
  const { t } = useTranslation(['wizard', 'common', 'reason'])
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const [query, setQuery] = useState(code ? formatHsCode(code) : firstWord(productTitle))
  const debouncedQuery = useDebounced(query.trim(), 200)
  const found = useCall(calls.hsCodes, { query: { query: debouncedQuery } })
  const results = found.data?.results ?? []
  const categoryOf = (id: string): string | undefined => {
    const category = reference.categories.find(({ category_id }) => category_id === id)
    return category && (category.label ?? category.category_name)
  }

  function choiceOf(found: HsCode): HsCodeChoice {
    const { hscode, label, name, category_id, restriction } = found
    const details = [name, categoryOf(category_id), chapterRateLine(common, found, language)]
    const detail = details.filter((line) => line !== undefined).join(' · ')
    const heading = headingLine(common, found)
    const match = matchedLine(common, found)
    return {
      code: formatHsCode(hscode),
      label,
      ...(detail !== '' && { detail }),
      ...(heading !== undefined && { heading }),
      ...(match !== undefined && { match }),
      ...(restriction && {
        restriction: {
          tag: t(`reason:restriction.${restriction.kind}`),
          reason: restriction.reason,
          tone: restriction.kind === 'banned' ? 'critical' : 'caution',
        },
      }),
      unavailable: restriction?.kind === 'banned',
    }
  }

  function status(): string {
    if (found.error !== undefined && !found.data) return t('common:error.network')
    if (found.isLoading || query.trim() !== debouncedQuery) return t('hscode.searching')
    if (results.length === 0) return t('hscode.none')
    return t('hscode.found', { count: results.length })
  }

  return (
    <HsCodeModal
      title={t('hscode.title')}
      searchLabel={t('hscode.search')}
      query={query}
      onSearch={setQuery}
      results={results.map(choiceOf)}
      status={status()}
      value={code && formatHsCode(code)}
      onChoose={(chosen) => {
        const one = results.find(({ hscode }) => formatHsCode(hscode) === chosen)
        if (one) onChoose(one)
      }}
      onClose={onClose}
      confirmLabel={(chosen) => t('hscode.use', { code: chosen })}
      nothingMarkedLabel={t('hscode.useNone')}
      missing={t('hscode.missing')}
      cancelLabel={t('common:action.cancel')}
      note={<Notice tone="info">{t('hscode.note', ruleFigures(language))}</Notice>}
    />
  )
}
