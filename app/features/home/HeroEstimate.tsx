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
import type { TypedParcel } from './typed-parcel.ts'
import { useTypedParcel, withUnits } from './use-typed-parcel.ts'

/** The hero's estimate: what a parcel costs to the door, while it is typed. */
export function HeroEstimate({ data }: { data: HomeData | undefined }) {
  const { t } = useTranslation(['home', 'common'])
  const countryName = useCountryName()
  const language = useLanguage()
  const { typed, setTyped, units } = useTypedParcel()
  const { country, track, price, currency } = typed
  const isOfLanguage = typed.language === language
  const weight = data && !isOfLanguage ? data.engine.retyped(typed.weight, language) : typed.weight
  const result = useEstimate({ country, track, price, currency, weight }, data, units)
  const parcel = { from: country, category: 'umum', price, currency, weight }
  const change = (changed: Partial<TypedParcel>): void => setTyped((now) => ({ ...now, ...changed }))

  function chooseCountry(next: OriginCountry): void {
    // A price that was typed keeps its currency: the same number in another one is another price.
    setTyped((now) => ({
      ...now,
      country: next,
      currency: now.isPriced ? now.currency : currencyOf[next],
    }))
  }

  return (
    <Stack space={4}>
      <Heading level={2}>{t('calculator.title')}</Heading>
      <Stack space={5}>
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
            onChange={(next) => change({ track: next })}
          />
        </Grid>
        <Grid columns={2}>
          <MoneyField
            label={t('calculator.price')}
            currencyLabel={t('calculator.currency')}
            value={price}
            onChange={(text) => change({ price: text, isPriced: true })}
            onBlur={() => withUnits((loaded) => setTyped(loaded.withCurrency))}
            currency={currency}
            currencies={currencies}
            onCurrencyChange={(next) => change({ currency: next })}
            error={result.errors.price}
            corrections={units?.correctionsOf(price, { language, currency }, (text) =>
              change({ price: text, isPriced: true }),
            )}
          />
          <MeasureField
            label={t('calculator.weight')}
            unitLabel={t('calculator.weight')}
            value={weight}
            onChange={(text) => change({ weight: text, language })}
            onBlur={() => withUnits((loaded) => setTyped(loaded.withoutUnit))}
            unit="kg"
            units={['kg']}
            error={result.errors.weight}
            corrections={units?.correctionsOf(weight, { language }, (text) =>
              change({ weight: text, language }),
            )}
          />
        </Grid>
      </Stack>
      <CostSummary
        lines={result.lines}
        total={result.total}
        note={t('calculator.special')}
        footnote={result.footnote}
      />
      {units && data && result.found && (
        <units.Caution estimate={result.found} data={data} track={track} parcel={parcel} />
      )}
      <Link href={calculatorOf(new URLSearchParams({ ...parcel, way: result.found?.optionId ?? '' }))}>
        {t('calculator.compare')}
      </Link>
    </Stack>
  )
}
