import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { MapPin } from '@seberang/design-system/icons'
import { RadioGroup } from '@seberang/design-system/RadioGroup'
import { Stack } from '@seberang/design-system/Stack'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { calls } from '@seberang/domain/api'
import { formatNumber } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import type { FieldBinding } from '../../lib/forms/use-form.ts'
import type { MapPoint } from './address-fields.ts'

interface PointFieldProps {
  field: FieldBinding<MapPoint | null>
  /** What is searched for; empty until a sub-district is chosen. */
  address: string
}

type Search =
  { kind: 'idle' | 'busy' | 'failed' | 'tooEarly' } | { kind: 'found'; points: readonly MapPoint[] }

/** The point on the map of an address, found by its text. */
export function PointField({ field, address }: PointFieldProps) {
  const { t } = useTranslation(['address', 'common'])
  const [search, setSearch] = useState<Search>({ kind: 'idle' })
  const { value } = field
  const points = search.kind === 'found' ? search.points : []
  const options = value && !points.some((point) => isSame(point, value)) ? [value, ...points] : points

  async function find(): Promise<void> {
    if (address === '') return setSearch({ kind: 'tooEarly' })
    setSearch({ kind: 'busy' })
    try {
      const { results } = await request(calls.geocode, { query: { q: address } })
      setSearch({ kind: 'found', points: results.map(({ label, lat, long }) => ({ label, lat, long })) })
    } catch {
      setSearch({ kind: 'failed' })
    }
  }

  return (
    <Stack space={3}>
      <RadioGroup
        label={t('point.label')}
        optionalLabel={t('common:optional')}
        hint={search.kind === 'found' && points.length === 0 ? t('point.none') : t('point.hint')}
        error={
          field.error ??
          (search.kind === 'failed' || search.kind === 'tooEarly' ? t(`point.${search.kind}`) : undefined)
        }
        options={options.map((point) => ({
          value: keyOf(point),
          label: point.label || t('point.saved'),
          description: coordinatesOf(point),
        }))}
        value={value ? keyOf(value) : ''}
        onChange={(key) => field.onChange(options.find((point) => keyOf(point) === key) ?? null)}
        onBlur={field.onBlur}
      />
      <Inline space={5}>
        <Button
          variant="outline"
          size="small"
          icon={MapPin}
          loading={search.kind === 'busy'}
          loadingLabel={t('point.searching')}
          onClick={() => void find()}
        >
          {t('point.search')}
        </Button>
        {value && (
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              field.onChange(null)
              setSearch({ kind: 'idle' })
            }}
          >
            {t('point.remove')}
          </Button>
        )}
      </Inline>
      <VisuallyHidden live="polite">
        {search.kind === 'found' ? t('point.found', { count: points.length }) : ''}
      </VisuallyHidden>
    </Stack>
  )
}

const isSame = (one: MapPoint, other: MapPoint): boolean => keyOf(one) === keyOf(other)
const keyOf = ({ lat, long }: MapPoint): string => `${lat},${long}`

/** As maps write them, in every language: with points, latitude first. */
const coordinatesOf = ({ lat, long }: MapPoint): string =>
  [lat, long].map((degrees) => formatNumber(degrees, 'en', { min: 5, max: 5 })).join(', ')
