import type { Cart, Priced } from '@seberang/domain/api'
import { billedText, isBilledByMeasure, isSeaWeight, sizeText } from '@seberang/domain/explain'
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
