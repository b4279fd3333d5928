import { Combobox } from '@seberang/design-system/Combobox'
import { calls } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

export interface Region {
  id: string
  name: string
  postalCodes: readonly string[]
}

interface RegionFieldProps {
  value: Region | null
  onChange: (region: Region | null) => void
  error: string | undefined
}

const shortestQuery = 2

/** Finds a sub-district by its name or postal code, with the names above it. */
export function RegionField({ value, onChange, error }: RegionFieldProps) {
  const { t } = useTranslation(['address', 'common'])
  const [query, setQuery] = useState('')
  const asked = useDebounced(query.trim(), 200)
  const found = useCall(calls.searchSubDistricts, asked.length >= shortestQuery ? { query: { q: asked } } : null)
  const options = (found.data?.results ?? []).map((region) => ({
    value: region.sub_district_id,
    label: region.sub_district_name,
    note: `${region.district_name}, ${region.province_name}`,
    postalCodes: region.postal_codes,
  }))
  return (
    <Combobox
      label={t('field.region')}
      hint={t('field.regionHint')}
      error={error}
      value={value ? { value: value.id, label: value.name } : null}
      options={asked.length >= shortestQuery ? options : []}
      onSearch={setQuery}
      onChange={(chosen) => {
        const region = options.find((option) => option.value === chosen?.value)
        onChange(region ? { id: region.value, name: `${region.label}, ${region.note}`, postalCodes: region.postalCodes } : null)
      }}
      loading={found.isLoading || query.trim() !== asked}
      loadingText={t('field.regionSearching')}
      emptyText={t('common:noResults')}
    />
  )
}
