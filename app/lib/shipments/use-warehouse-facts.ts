import type { Cart, Priced } from '@seberang/domain/api'
import {
  billedText,
  chargeableText,
  isBilledByMeasure,
  isBilledBySize,
  isSeaWeight,
  sizeText,
} from '@seberang/domain/explain'
import { formatVolume, formatWeight, joinClauses } from '@seberang/domain/format'
import { papersAmong } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { isBySea, isMeasuredCart, papersRequest, taskOf, type ParcelTask } from './cart-text.ts'

export interface WarehouseFacts {
  /** What it measured; empty before. */
  measured: string
  /**
   * The weight that is billed, and that the size decides it, by sea the volume; undefined without a price or for a whole
   * container.
   */
  billed: string | undefined
  /** What it asks for, in its own words. */
  requested: string | undefined
  /** How many files it was sent, and that they are being checked. */
  sent: string | undefined
  /** What the parcel waits for, and its name; undefined outside quarantine. */
  task: { is: ParcelTask; name: string } | undefined
}

/** What the warehouse says of a parcel that it holds, in the words of every screen. */
export function useWarehouseFacts(): (
  cart: Cart,
  priced?: Pick<Priced, 'answer' | 'explanation'> | null,
) => WarehouseFacts {
  const { t } = useTranslation('locker')
  const language = useLanguage()
  return (cart, priced = cart.priced) => {
    const { estimation, revision, papers, setup, products } = cart
    const { weight_kg, volume_m3, quantity = 1 } = revision
    const bySea = priced ? isSeaWeight(priced.answer.weight) : isBySea(cart)
    const task = taskOf(cart)
    // What was measured stands beside what is billed.
    const size = isMeasuredCart(cart) ? undefined : sizeText(estimation, language)
    const isGiven = task === 'review' && papers !== null
    return {
      measured: joinClauses(
        [
          quantity > 1 && t('fromWarehouse.boxes', { count: quantity }),
          weight_kg !== undefined && formatWeight(weight_kg, language),
          sizeText(revision, language),
          bySea && volume_m3 !== undefined && formatVolume(volume_m3, language),
        ],
        language,
      ),
      billed:
        priced && isBilledByMeasure(priced) ? billedText(priced.answer.weight, language, size) : undefined,
      requested: task && papers ? papersRequest(cart) : undefined,
      sent: isGiven ? t('fromWarehouse.files', { count: papersAmong(setup, products).length }) : undefined,
      task: task && { is: task, name: t(`fromWarehouse.task.${task}`) },
    }
  }
}

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
  if (!isMeasuredCart(cart)) {
    if (!estimate) return undefined
    const weight = cart.priced?.answer.weight
    const size = weight && isBilledBySize(weight) ? sizeText(estimation, language) : undefined
    // What is billed as it was declared needs no second figure.
    const note =
      billed === undefined || billed === estimate
        ? undefined
        : weight && size !== undefined
          ? t('measure.billedBySize', { weight: chargeableText(weight, language), size })
          : t('measure.billed', { weight: billed })
    return {
      name: t(bySea ? 'measure.volumeEstimate' : 'measure.weightEstimate'),
      value: estimate,
      ...(note && { note }),
    }
  }
  const billedNote = billed && t('measure.billed', { weight: billed })
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
