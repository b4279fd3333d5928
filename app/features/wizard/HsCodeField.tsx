import { Button } from '@seberang/design-system/Button'
import { HsCodeModal, type HsCodeChoice } from '@seberang/design-system/HsCodeModal'
import { Notice } from '@seberang/design-system/Notice'
import { OpenerField } from '@seberang/design-system/OpenerField'
import { Search } from '@seberang/design-system/icons'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type HsCode } from '@seberang/domain/api'
import { formatHsCode } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { TermsHere } from '../../components/glossary/TermsHere.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { chapterRateLine, headingLine, matchedLine, officialLine } from '../../lib/reference/hs-code-lines.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { categoryName } from '../../lib/reference/category-name.ts'

interface HsCodeChange {
  hscode: string
  hscodeLabel: string
  unclassified: boolean
  categoryId?: string
}

/** The category of goods that are not classified yet, unless the customer chooses another. */
const generalGoods = 'umum'

interface HsCodeFieldProps {
  name: string
  code: string
  codeLabel: string
  /** An operator is to find the code. */
  unclassified: boolean
  categoryId: string
  /** The initial search: the product's title. */
  productTitle: string
  reference: Reference
  /** Selecting a code also sets its category. */
  onChange: (change: HsCodeChange) => void
  error: string | undefined
}

/** The customs code of the goods, searched by name or by digits in a dialog. */
export function HsCodeField({
  name,
  code,
  codeLabel,
  unclassified,
  categoryId,
  productTitle,
  reference,
  onChange,
  error,
}: HsCodeFieldProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const [open, setOpen] = useState(false)
  // A saved shipment has the code alone.
  const named = useCall(calls.hsCodes, code && !codeLabel ? { query: { query: formatHsCode(code) } } : null)
  const label = codeLabel || named.data?.results.find(({ hscode }) => hscode === code)?.label
  const withoutCode = unclassified ? t('hscode.unclassified') : ''
  return (
    <>
      <Stack space={1}>
        <OpenerField
          name={name}
          label={t('field.hscode')}
          placeholder={t('hscode.title')}
          icon={Search}
          value={code ? [formatHsCode(code), label].filter(Boolean).join(' ') : withoutCode}
          error={error}
          open={open}
          onOpen={() => setOpen(true)}
        />
        <TermsHere of={['hs']} />
      </Stack>
      {open && (
        <HsCodeSearch
          code={code}
          productTitle={productTitle}
          reference={reference}
          onClose={() => setOpen(false)}
          onHelp={() => {
            const change = { hscode: '', hscodeLabel: '', unclassified: true }
            onChange(categoryId === '' ? { ...change, categoryId: generalGoods } : change)
            setOpen(false)
          }}
          onChoose={(chosen) => {
            onChange({
              hscode: chosen.hscode,
              hscodeLabel: chosen.label,
              unclassified: false,
              ...(chosen.category_id && { categoryId: chosen.category_id }),
            })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

interface HsCodeSearchProps extends Pick<HsCodeFieldProps, 'code' | 'productTitle' | 'reference'> {
  onChoose: (chosen: HsCode) => void
  /** An operator is to find the code. */
  onHelp: () => void
  onClose: () => void
}

function HsCodeSearch({ code, productTitle, reference, onChoose, onHelp, onClose }: HsCodeSearchProps) {
  const { t } = useTranslation(['wizard', 'common', 'reason'])
  const { t: codeText } = useTranslation('calculator')
  const language = useLanguage()
  const [query, setQuery] = useState(code ? formatHsCode(code) : productTitle.trim())
  const debouncedQuery = useDebounced(query.trim(), 200)
  const found = useCall(calls.hsCodes, { query: { query: debouncedQuery } })
  const results = found.data?.results ?? []
  const categoryOf = (id: string): string | undefined => {
    const category = reference.categories.find(({ category_id }) => category_id === id)
    return category && categoryName(category)
  }

  function choiceOf(found: HsCode): HsCodeChoice {
    const { hscode, label, category_id, restriction } = found
    const details = [
      officialLine(codeText, found),
      categoryOf(category_id),
      chapterRateLine(codeText, found, language),
    ]
    const detail = details.filter((line) => line !== undefined).join(' · ')
    const heading = headingLine(codeText, found)
    const match = matchedLine(codeText, found, language)
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

  const isSearching = found.isLoading || query.trim() !== debouncedQuery
  const isNothingFound = found.data !== undefined && !isSearching && results.length === 0

  function status(): string {
    if (found.error !== undefined && !found.data) return t('common:error.network')
    if (isSearching) return t('hscode.searching')
    if (isNothingFound) return t('hscode.none')
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
      nothingFoundAction={isNothingFound ? <Button onClick={onHelp}>{t('hscode.help')}</Button> : undefined}
      note={
        <Stack space={3}>
          {!isNothingFound && (
            <Button variant="outline" tone="neutral" onClick={onHelp}>
              {t('hscode.help')}
            </Button>
          )}
          <Notice tone="info">{t('hscode.note')}</Notice>
        </Stack>
      }
    />
  )
}
