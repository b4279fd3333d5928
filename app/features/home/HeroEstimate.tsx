import { CostSummary } from '@seberang/design-system/CostSummary'
import { Flag } from '@seberang/design-system/Flag'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Select } from '@seberang/design-system/Select'
import { Stack } from '@seberang/design-system/Stack'
import { Plane, Ship } from '@seberang/design-system/icons'
import type { Track } from '@seberang/domain/pricing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  currencies,
  currencyOf,
  flagOf,
  originCountries,
  type OriginCountry,
  useCountryName,
} from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { calculatorOf } from '../../lib/navigation/paths.ts'
import { useEstimate } from './use-estimate.ts'
import type { HomeData } from './use-home-data.ts'
import { useTypedUnits } from './use-typed-units.ts'

type Currency = (typeof currencies)[number]

interface TypedPrice {
  price: string
  currency: Currency
}

/** The hero's estimate: what a parcel costs to the door, while it is typed. */
export function HeroEstimate({ data }: { data: HomeData | undefined }) {
  const { t } = useTranslation(['home', 'common'])
  const countryName = useCountryName()
  const [country, setCountry] = useState<OriginCountry>('US')
  const [track, setTrack] = useState<Track>('air')
  const language = useLanguage()
  const { units, withUnits } = useTypedUnits()
  const [{ price, currency }, setTypedPrice] = useState<TypedPrice>({ price: '100', currency: 'USD' })
  const setCurrency = (next: Currency): void => {
    withUnits()
    setTypedPrice((now) => ({ ...now, currency: next }))
  }
  // Not by the domain's formats: they are loaded after the first paint.
  const [typedWeight, setTypedWeight] = useState(() => ({
    text: new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(1),
    language,
  }))
  const setWeight = (text: string): void => {
    withUnits()
    setTypedWeight({ text, language })
  }
  const isOfLanguage = typedWeight.language === language
  const weight = data && !isOfLanguage ? data.engine.retyped(typedWeight.text, language) : typedWeight.text
  const [isTyped, setIsTyped] = useState(false)
  const result = useEstimate({ country, track, price, currency, weight }, data, units)
  const parcel = { from: country, category: 'umum', price, currency, weight }

  function chooseCountry(next: OriginCountry): void {
    setCountry(next)
    // A price that was typed keeps its currency: the same number in another one is another price.
    if (!isTyped) setCurrency(currencyOf[next])
  }

  // What was typed while the units were loading stays.
  function takeCurrency(): void {
    withUnits(({ readPrice }) => {
      const { figure, unit } = readPrice(price, currency, currencies)
      if (!unit) return
      setTypedPrice((now) =>
        now.price === price && now.currency === currency ? { price: figure, currency: unit } : now,
      )
    })
  }

  function takeUnit(): void {
    withUnits(({ readWeight }) => {
      const { figure, unit } = readWeight(weight)
      if (unit !== 'kg') return
      setTypedWeight((now) => (now === typedWeight ? { text: figure, language } : now))
    })
  }

  return (
    <Stack space={4}>
      <Heading level={2}>{t('calculator.title')}</Heading>
      <Grid columns={2} dense>
        <Select
          label={t('calculator.from')}
          leading={<Flag country={flagOf(country)} />}
          options={originCountries.map((code) => ({ value: code, label: countryName(code) }))}
          value={country}
          onChange={chooseCountry}
        />
        <SegmentedControl
          label={t('calculator.delivery')}
          options={[
            { value: 'air', label: t('common:track.air'), icon: Plane },
            { value: 'sea', label: t('common:track.sea'), icon: Ship },
          ]}
          value={track}
          onChange={setTrack}
        />
        <MoneyField
          label={t('calculator.price')}
          currencyLabel={t('calculator.currency')}
          value={price}
          onChange={(typed) => {
            withUnits()
            setTypedPrice((now) => ({ ...now, price: typed }))
            setIsTyped(true)
          }}
          onBlur={takeCurrency}
          currency={currency}
          currencies={currencies}
          onCurrencyChange={setCurrency}
          error={result.errors.price}
        />
        <MeasureField
          label={t('calculator.weight')}
          unitLabel={t('calculator.weight')}
          value={weight}
          onChange={setWeight}
          onBlur={takeUnit}
          unit="kg"
          units={['kg']}
          error={result.errors.weight}
        />
      </Grid>
      <CostSummary lines={result.lines} total={result.total} footnote={result.footnote} />
      {units && data && result.found && (
        <units.Caution estimate={result.found} data={data} track={track} parcel={parcel} />
      )}
      <Link href={calculatorOf(new URLSearchParams({ ...parcel, way: result.found?.optionId ?? '' }))}>
        {t('calculator.compare')}
      </Link>
    </Stack>
  )
}
