import type { Cart } from '@seberang/domain/api'
import { sizeText } from '@seberang/domain/explain'
import {
  formatVolume,
  formatWeight,
  fullStop,
  joinClauses,
  joinSentences,
  sentenceStart,
} from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { isBySea, isMeasuredCart } from './cart-text.ts'
import { useWarehouseFacts } from './use-warehouse-facts.ts'
import { useCountryName } from '../reference/countries.ts'
import { useLanguage } from '../i18n/use-language.ts'

export interface CartMeasure {
  name: string
  before?: string
  value: string
  note?: string
}

/** The weight of a shipment, or its volume by sea: estimated, or measured with what is billed. */
export function useCartMeasure(cart: Cart): CartMeasure | undefined {
  const { t } = useTranslation('locker')
  const language = useLanguage()
  const countryName = useCountryName()
  const { estimation, revision } = cart
  const bySea = isBySea(cart)
  const figure = ({ weight_kg, volume_m3 }: Partial<Cart['estimation']>): string | undefined => {
    const value = bySea ? volume_m3 : weight_kg
    if (!value) return undefined
    return bySea ? formatVolume(value, language) : formatWeight(value, language)
  }
  const estimate = figure(estimation)
  const weighed = revision.weight_kg
  const { billed } = useWarehouseFacts()(cart)
  const billedNote = billed && t('measure.billed', { weight: billed })
  if (!isMeasuredCart(cart)) {
    if (!estimate) return undefined
    const isAway = cart.status === 'from_seller'
    const later = isAway ? t('measure.later', { country: countryName(cart.country) }) : undefined
    // Where the billed weight is the estimate, the sentence about when it will be weighed is enough.
    const isTold = billedNote && !(isAway && billed === estimate)
    const note =
      isTold && later
        ? joinSentences([fullStop(later, language), fullStop(sentenceStart(billedNote), language)], language)
        : (later ?? billedNote)
    return {
      name: t(bySea ? 'measure.volumeEstimate' : 'measure.weightEstimate'),
      value: estimate,
      ...(note && { note }),
    }
  }
  const measured = figure(revision) ?? estimate ?? ''
  const { quantity = 1 } = revision
  const boxes = quantity > 1 && t('fromWarehouse.boxes', { count: quantity })
  const aside = bySea
    ? weighed !== undefined && formatWeight(weighed, language)
    : sizeText(revision, language)
  const note = joinClauses([boxes, aside, billedNote], language)
  return {
    name: t(bySea ? 'measure.volumeMeasured' : 'measure.weightMeasured'),
    value: measured,
    ...(estimate && estimate !== measured && { before: estimate }),
    ...(note && { note }),
  }
}
