import { RegionPicker } from '@seberang/design-system/RegionPicker'
import { calls, type SubDistrictFound } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName } from '../../lib/addresses/place-name.ts'
import type { PlaceNames } from '../../lib/addresses/use-address-book.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

export interface Region extends PlaceNames {
  id: string
  /** Of the sub-district. */
  postalCodes: readonly string[]
  /** The kelurahan or desa, if one was chosen. */
  village_name?: string | undefined
  village_postal_codes?: readonly string[] | undefined
}

interface RegionFieldProps {
  name: string
  value: Region | null
  onChange: (region: Region | null) => void
  error: string | undefined
}

const minQueryLength = 2

/** Finds a village or sub-district by name or postal code, or level by level from the province. */
export function RegionField({ name, value, onChange, error }: RegionFieldProps) {
  const { t } = useTranslation(['address', 'common'])
  const [mode, setMode] = useState<'search' | 'levels'>('search')
  const [query, setQuery] = useState('')
  const debouncedQuery = useDebounced(query.trim(), 200)
  const longEnough = debouncedQuery.length >= minQueryLength
  const found = useCall(calls.searchSubDistricts, longEnough ? { query: { q: debouncedQuery } } : null)
  const levels = useLevels(mode === 'levels', value, onChange)
  return (
    <RegionPicker<Region>
      name={name}
      mode={mode}
      onModeChange={setMode}
      modeLabels={{ search: t('field.regionBySearch'), levels: t('field.regionByLevels') }}
      error={error}
      levels={levels}
      search={{
        label: t('field.region'),
        hint: t('field.regionHint'),
        items: longEnough ? (found.data?.results ?? []).map(placeAsRegion) : [],
        itemKey: ({ id, village_name = '' }) => `${id} ${village_name}`,
        itemLabel: placeName,
        itemDetail: ({ province_name }) => province_name,
        itemAside: (region) => onlyPostalCode(region),
        value,
        onChange,
        onSearch: setQuery,
        loadingText:
          found.isLoading || query.trim() !== debouncedQuery ? t('field.regionSearching') : undefined,
        unchosenText: t('field.unchosen'),
        emptyText: longEnough ? t('common:noResults') : t('field.regionHint'),
      }}
    />
  )
}

/** The postal code of a place that has just one. */
export function onlyPostalCode({ village_postal_codes, postalCodes }: Region): string | undefined {
  const codes = village_postal_codes?.length ? village_postal_codes : postalCodes
  return codes.length === 1 ? codes[0] : undefined
}

/** A found place as the field's value. */
export const placeAsRegion = ({
  sub_district_id,
  postal_codes,
  code: _code,
  ...names
}: SubDistrictFound): Region => ({
  ...names,
  id: sub_district_id,
  postalCodes: postal_codes,
})

/** Province, district, sub-district: each level loads when the one above is selected. */
function useLevels(
  shown: boolean,
  value: Region | null,
  onChange: (region: Region | null) => void,
): Parameters<typeof RegionPicker>[0]['levels'] {
  const { t } = useTranslation('address')
  const [started, setStarted] = useState({ province: '', district: '' })
  const province = started.province || (value?.province_id ?? '')
  const district = started.province ? started.district : (value?.district_id ?? '')
  const provinces = useCall(calls.provinces, shown ? {} : null)
  const districts = useCall(calls.districts, shown && province ? { params: { province } } : null)
  const subDistricts = useCall(calls.subDistricts, shown && district ? { params: { district } } : null)
  const nameOf = (options: readonly { value: string; label: string }[], chosen: string): string =>
    options.find((option) => option.value === chosen)?.label ?? ''

  const provinceOptions = (provinces.data?.results ?? []).map((one) => ({
    value: one.province_id,
    label: one.province_name,
  }))
  const districtOptions = (province ? (districts.data?.results ?? []) : []).map((one) => ({
    value: one.district_id,
    label: one.district_name,
  }))
  const last = district ? (subDistricts.data?.results ?? []) : []
  return [
    {
      label: t('field.province'),
      placeholder: t('field.provincePlaceholder'),
      options: provinceOptions,
      value: province,
      onChange: (chosen) => {
        setStarted({ province: chosen, district: '' })
        onChange(null)
      },
    },
    {
      label: t('field.district'),
      placeholder: t('field.districtPlaceholder'),
      options: districtOptions,
      value: district,
      onChange: (chosen) => {
        setStarted({ province, district: chosen })
        onChange(null)
      },
    },
    {
      label: t('field.subDistrict'),
      placeholder: t('field.subDistrictPlaceholder'),
      options: last.map((one) => ({ value: one.sub_district_id, label: one.sub_district_name })),
      value: value?.id ?? '',
      onChange: (chosen) => {
        const one = last.find(({ sub_district_id }) => sub_district_id === chosen)
        if (!one) return
        onChange({
          id: chosen,
          sub_district_name: one.sub_district_name,
          district_id: district,
          district_name: nameOf(districtOptions, district),
          province_id: province,
          province_name: nameOf(provinceOptions, province),
          postalCodes: one.postal_codes,
        })
      },
    },
  ]
}
