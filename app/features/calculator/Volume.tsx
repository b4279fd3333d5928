import { VolumetricBox } from '@seberang/design-system/VolumetricBox'
import { billedBy } from '@seberang/domain/calculator'
import { formatGrams, formatNumber, formatVolume, formatWeight } from '@seberang/domain/format'
import { currentRuleSet } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Calculation } from './calculate.ts'
import { chargeableText, isSeaWeight, ruleFigures } from '@seberang/domain/explain'

/** Draws the parcel and explains whether volume or weight is billed. Renders nothing without a size. */
export function Volume({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const { goods, chosen, lowerBox } = calculation
  const { weight } = chosen.answer
  const [length, width, height] = [goods.dimension_length, goods.dimension_width, goods.dimension_height].map(
    Number,
  )
  if (!length || !width || !height || chosen.billedBy === 'container') return null

  const rules = currentRuleSet()
  const by = billedBy(weight)
  const centimetres = (side: number) => `${formatNumber(side, language)} cm`
  const byAir = !isSeaWeight(weight)
  const kilograms = (kg: number) => formatWeight(kg, language)
  const cubicMetres = (m3: number) => formatVolume(m3, language)
  const fromWeight = weight.real_kg / rules.sea.kilograms_per_m3
  const marks = byAir
    ? {
        actual: { value: weight.real_kg, label: t('volume.actual'), text: kilograms(weight.real_kg) },
        volume: {
          value: weight.volumetric_kg,
          label: t('volume.volume'),
          text: kilograms(weight.volumetric_kg),
        },
        billed: {
          value: weight.chargeable_kg,
          label: t('volume.billed'),
          text: chargeableText(weight, language),
        },
        step: rules.air.step_grams / 1000,
      }
    : {
        actual: { value: fromWeight, label: t('volume.fromWeight'), text: cubicMetres(fromWeight) },
        volume: {
          value: weight.measured_m3,
          label: t('volume.volume'),
          text: cubicMetres(weight.measured_m3),
        },
        billed: {
          value: weight.chargeable_m3,
          label: t('volume.billed'),
          text: chargeableText(weight, language),
        },
        step: rules.sea.minimum_litres / 1000,
      }
  const size = `${[length, width, height].map((side) => formatNumber(side, language)).join(' × ')} cm`
  const count = formatNumber(goods.quantity, language)
  const sum = goods.quantity > 1 ? `${count} × ${size}` : size
  return (
    <VolumetricBox
      {...marks}
      title={t(`volume.title.${by}`)}
      text={t(byAir ? 'volume.sumAir' : 'volume.sumSea', {
        ...ruleFigures(language, rules.id),
        size: sum,
        grams: formatGrams(weight.volumetric_kg * 1000, language),
        volume: byAir ? '' : cubicMetres(weight.measured_m3),
      })}
      size={{ length, width, height }}
      edges={{
        length: centimetres(length),
        width: centimetres(width),
        height: goods.quantity > 1 ? `${count} × ${centimetres(height)}` : centimetres(height),
        ...(lowerBox && { lowerHeight: centimetres(lowerBox.height) }),
      }}
      count={goods.quantity}
      label={t('volume.label', { size: sum })}
      {...(lowerBox && { lowerHeight: lowerBox.height })}
      tickLabel={(value) => formatNumber(value, language)}
      level={3}
    />
  )
}
