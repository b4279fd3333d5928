import { Checkbox } from '@seberang/design-system/Checkbox'
import { Heading } from '@seberang/design-system/Heading'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { quickestFirst } from '@seberang/domain/calculator'
import { ruleFigures } from '@seberang/domain/explain'
import { joinSentences } from '@seberang/domain/format'
import { packageTypes, type PackageType } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { TermsHere } from '../../components/glossary/TermsHere.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { singleDuty } from '../../lib/reference/single-duty.ts'
import type { Calculation } from './calculate.ts'
import { useLeftOut } from '../../components/options/option-texts.ts'

interface ImporterFieldProps {
  /** Undefined while there is no price. */
  calculation: Calculation | undefined
  reference: Reference
  value: PackageType
  /** With the option for that importer: on the same route if there is one, else the cheapest; none without a price. */
  onChange: (importer: PackageType, optionId: string) => void
  npwp: { value: boolean; onChange: (value: boolean) => void }
}

/** In whose name goods are imported, each explained: it decides levies, papers and whose proof it is. */
export function ImporterField({ calculation, reference, value, onChange, npwp }: ImporterFieldProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const language = useLanguage()
  const leftOut = useLeftOut()
  const optionsOf = (importer: PackageType) =>
    calculation?.options.filter(({ package: { package_type } }) => package_type === importer) ?? []

  /** Why nothing is offered for an importer; undefined where something is. */
  function refusalOf(importer: PackageType): string | undefined {
    if (!calculation || optionsOf(importer).length > 0) return undefined
    const refused = calculation.unavailable.find(({ package: { package_type } }) => package_type === importer)
    return (refused && leftOut([refused])[0]) ?? t('importerText.none')
  }

  // Not of companies and individuals as such: by sea, individuals pay by it, too.
  const dependsOnNpwp =
    calculation?.dependsOnNpwp || calculation?.chosen.advice?.key === 'general_rates_above_limit'

  /** Whether the law levies other rates on such goods than the tariff of private persons, which this would contradict. */
  const hasOwnRates = (importer: PackageType): boolean =>
    importer === 'individu' && optionsOf(importer).some(({ advice }) => advice?.key === 'special_goods')

  /** How long the quickest route for an importer takes. */
  function timeOf(importer: PackageType): string | undefined {
    const [quickest] = quickestFirst(optionsOf(importer))
    if (!quickest) return undefined
    const [from, to] = quickest.days
    return t('importerText.time', { days: t('common:unit.days', { from, to }) })
  }

  return (
    <Stack space={3}>
      <Stack space={1}>
        <Heading level={2}>{t('importerText.title')}</Heading>
        <Text tone="secondary">{t('importerText.text')}</Text>
      </Stack>
      <RadioCardGroup
        label={t('importerText.title')}
        labelHidden
        layout="rows"
        bleed
        options={packageTypes.map((importer) => ({
          value: importer,
          title: t(`importer.${importer}`),
          description: t(`importerText.${importer}`),
          more: joinSentences(
            [
              t(hasOwnRates(importer) ? 'importerTax.individuSpecial' : `importerTax.${importer}`, {
                ...ruleFigures(language),
                duty: singleDuty(reference, language),
              }),
              timeOf(importer),
            ],
            language,
          ),
          unavailableReason: refusalOf(importer),
        }))}
        value={value}
        onChange={(importer) => {
          const offered = optionsOf(importer)
          const sameRoute = offered.find(({ container }) => container === calculation?.chosen.container)
          onChange(importer, (sameRoute ?? offered[0])?.id ?? '')
        }}
      />
      <TermsHere of={['npwp', 'nib', 'pph22']} />
      {(value === 'company' || dependsOnNpwp) && (
        <Checkbox
          name="npwp"
          label={t('field.npwp')}
          description={t('field.npwpHint')}
          checked={npwp.value}
          onChange={npwp.onChange}
        />
      )}
    </Stack>
  )
}
