import { Combobox } from '@seberang/design-system/Combobox'
import { calls, type SubDistrictFound } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

export interface Region {
  id: string
  name: string
  /** District and province. */
  above: string
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
  const found = useCall(
    calls.searchSubDistricts,
    asked.length >= shortestQuery ? { query: { q: asked } } : null,
  )
  const longEnough = asked.length >= shortestQuery
  return (
    <Combobox<Region>
      label={t('field.region')}
      hint={t('field.regionHint')}
      error={error}
      items={longEnough ? (found.data?.results ?? []).map(regionOf) : []}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      itemDetail={({ above }) => above}
      value={value}
      onChange={onChange}
      onSearch={setQuery}
      loadingText={found.isLoading || query.trim() !== asked ? t('field.regionSearching') : undefined}
      emptyText={longEnough ? t('common:noResults') : t('field.regionHint')}
    />
  )
}

const regionOf = (found: SubDistrictFound): Region => ({
  id: found.sub_district_id,
  name: found.sub_district_name,
  above: `${found.district_name}, ${found.province_name}`,
  postalCodes: found.postal_codes,
})
