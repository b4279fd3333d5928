import { Combobox } from '@seberang/design-system/Combobox'
import { calls, type HsCode } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

interface HsCodeFieldProps {
  code: string
  codeLabel: string
  /** A chosen code brings the category that it belongs to. */
  onChange: (change: { hscode: string; hscodeLabel: string; categoryId?: string }) => void
  error: string | undefined
}

const shortestQuery = 2

/** `900211` as people write it: `9002.11`. */
const grouped = (code: string): string => `${code.slice(0, 4)}.${code.slice(4)}`

/** Finds the customs code of the goods by what they are called, or by its digits. */
export function HsCodeField({ code, codeLabel, onChange, error }: HsCodeFieldProps) {
  const { t } = useTranslation(['parcel', 'common'])
  const [query, setQuery] = useState('')
  const asked = useDebounced(query.trim(), 200)
  const found = useCall(calls.hsCodes, asked.length >= shortestQuery ? { query: { query: asked } } : null)
  const longEnough = asked.length >= shortestQuery
  return (
    <Combobox<Choice>
      label={t('field.hscode')}
      hint={t('field.hscodeHint')}
      error={error}
      items={longEnough ? (found.data?.results ?? []).map(choiceOf) : []}
      itemKey={(choice) => choice.code}
      itemLabel={(choice) => `${grouped(choice.code)} ${choice.label}`}
      itemDetail={(choice) => choice.warning}
      value={code ? { code, label: codeLabel } : null}
      onChange={(choice) =>
        onChange({
          hscode: choice?.code ?? '',
          hscodeLabel: choice?.label ?? '',
          ...(choice?.categoryId && { categoryId: choice.categoryId }),
        })
      }
      onSearch={setQuery}
      loadingText={found.isLoading || query.trim() !== asked ? t('field.hscodeSearching') : undefined}
      emptyText={longEnough ? t('common:noResults') : t('field.hscodeHint')}
    />
  )
}

interface Choice {
  code: string
  label: string
  categoryId?: string
  /** Why it may not come in, or not without a permit: said before it is chosen. */
  warning?: string
}

const choiceOf = (hs: HsCode): Choice => ({
  code: hs.hscode,
  label: hs.label,
  categoryId: hs.category_id,
  ...(hs.restriction && { warning: hs.restriction.reason }),
})
