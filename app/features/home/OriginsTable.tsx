import { DataTable } from '@seberang/design-system/DataTable'
import { Flag } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { flagOf, originCountries, type OriginCountry, useCountryName } from '../../lib/countries.ts'
import { packageFor, useReference, type Reference } from '../../lib/reference/use-reference.ts'

/** Where the warehouses are, how long it takes, from what price on. Rows stand before the figures come. */
export function OriginsTable() {
  const { t } = useTranslation(['home', 'common'])
  const countryName = useCountryName()
  const { reference } = useReference()
  const days = (track: 'air' | 'sea', country: OriginCountry): string => {
    const agent = reference?.agents[track].find((one) => one.country === country && one.id !== 'blueray')
    if (!reference) return '–'
    if (!agent) return t(track === 'air' ? 'origins.noExpress' : 'origins.noCargo')
    return t('common:unit.days', { from: agent.days[0], to: agent.days[1] })
  }
  return (
    <DataTable
      caption={t('origins.title')}
      rows={originCountries}
      rowKey={(country) => country}
      columns={[
        {
          name: t('origins.country'),
          cell: (country) => <CountryCell country={country} name={countryName(country)} />,
        },
        { name: t('origins.express'), cell: (country) => days('air', country) },
        { name: t('origins.cargo'), cell: (country) => days('sea', country) },
        {
          name: t('origins.from'),
          cell: (country) => cheapest(reference, country, (price) => t('origins.perKg', { price })),
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

function cheapest(
  reference: Reference | undefined,
  country: string,
  show: (price: string) => string,
): string {
  const tiers = reference && packageFor(reference.packages, country, 'udara')?.price_json[country]?.tiers
  if (!tiers) return '–'
  return show(formatRupiah(Math.min(...tiers.map((tier) => tier.price_per_kg))))
}
