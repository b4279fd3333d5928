import { Combobox } from '@seberang/design-system/Combobox'
import { calls } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName, postalCodesAt } from '../../lib/addresses/place-name.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'

interface Place {
  id: string
  name: string
  /** Empty if a whole sub-district was chosen. */
  village: string
}

interface Found extends Place {
  province: string
  /** Different for the villages of one sub-district. */
  key: string
  postalCode: string | undefined
}

interface PlaceFieldProps {
  value: Place | null
  onChange: (place: Place) => void
}

const minQueryLength = 2

/** The destination: a village or sub-district, by name or postal code. */
export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const [query, setQuery] = useState('')
  const debouncedQuery = useDebounced(query.trim(), 150)
  const longEnough = debouncedQuery.length >= minQueryLength
  const found = useCall(calls.searchSubDistricts, longEnough ? { query: { q: debouncedQuery } } : null)
  const items: Found[] = longEnough
    ? (found.data?.results ?? []).map((one) => {
        const [postalCode, ...others] = postalCodesAt(one)
        return {
          id: one.sub_district_id,
          key: `${one.sub_district_id} ${placeName(one)}`,
          name: placeName(one),
          village: one.village_name ?? '',
          province: one.province_name,
          postalCode: others.length === 0 ? postalCode : undefined,
        }
      })
    : []
  return (
    <Combobox<Found>
      name="placeId"
      label={t('field.to')}
      optionalLabel={t('common:optional')}
      placeholder={t('field.toPlaceholder')}
      hint={value ? undefined : t('field.toHint')}
      items={items}
      itemKey={({ key }) => key}
      itemLabel={({ name }) => name}
      itemDetail={({ province }) => province}
      itemAside={({ postalCode }) => postalCode}
      value={value && { ...value, key: `${value.id} ${value.name}`, province: '', postalCode: undefined }}
      onChange={(place) =>
        onChange(
          place
            ? { id: place.id, name: place.name, village: place.village }
            : { id: '', name: '', village: '' },
        )
      }
      onSearch={setQuery}
      loadingText={found.isLoading || query.trim() !== debouncedQuery ? t('field.searching') : undefined}
      unchosenText={t('field.unchosen')}
      emptyText={longEnough ? t('common:noResults') : t('field.toHint')}
    />
  )
}
