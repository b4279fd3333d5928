import { Flag } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { Table } from '@seberang/design-system/Table'
import { Text } from '@seberang/design-system/Text'
import type { Track } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { flagOf, originCountries, type OriginCountry, useCountryName } from '../../lib/reference/countries.ts'
import { packageFor } from '../../lib/reference/reference.ts'
import type { HomeData } from './use-home-data.ts'

/** Origins with delivery times and prices. Rows are rendered before the data is loaded. */
export function OriginsTable({ data }: { data: HomeData | undefined }) {
  const { t } = useTranslation(['home', 'common'])
  const countryName = useCountryName()
  const days = (track: Track, country: OriginCountry): string => {
    if (!data) return '–'
    const range = packageFor(data.reference.packages, country, track)?.days[country]
    if (!range) return t(track === 'air' ? 'origins.noExpress' : 'origins.noCargo')
    return t('common:unit.days', { from: range[0], to: range[1] })
  }
  return (
    <Table
      cardsBelow="phone"
      caption={t('origins.title')}
      rows={originCountries}
      rowKey={(country) => country}
      columns={[
        {
          id: 'country',
          name: t('origins.country'),
          cell: (country) => <CountryCell country={country} name={countryName(country)} />,
        },
        { id: 'express', name: t('origins.express'), cell: (country) => days('air', country) },
        { id: 'cargo', name: t('origins.cargo'), cell: (country) => days('sea', country) },
        {
          id: 'from',
          name: t('origins.from'),
          numeric: true,
          cell: (country) => ofSmallParcel(data, country),
        },
      ]}
    />
  )
}

function CountryCell({ country, name }: { country: OriginCountry; name: string }) {
  return (
    <Inline as="span" space={3} wrap={false}>
      <Flag country={flagOf(country)} size={26} />
      <Text as="span" step="read" weight="semibold">
        {name}
      </Text>
    </Inline>
  )
}

/** The lower ones of heavier parcels would be no price of the estimate that most visitors make. */
function ofSmallParcel(data: HomeData | undefined, country: string): string {
  const tier = data && packageFor(data.reference.packages, country, 'air')?.price_json[country]?.tiers[0]
  return tier ? `${data.engine.formatRupiah(tier.price_per_kg)}/kg` : '–'
}
