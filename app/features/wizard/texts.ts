import {
  formatForeign,
  formatGrams,
  formatHsCode,
  formatNumber,
  formatRupiah,
  formatSize,
  joinClauses,
} from '@seberang/domain/format'
import { goodsRupiah, rateTable, type PricingFigures } from '@seberang/domain/pricing'
import { message, messageFor, missingText } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { canonical, countOf, lengthChoices, weightChoices } from '../../lib/pricing/typed.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { hasBoxes, isPriceable, isWholeButForCode, toProductInput } from './draft/convert.ts'
import type { BoxesDraft, ProductDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import type { PricedDraft } from './use-priced-draft.ts'

interface ProductTexts {
  /** Quantity, price, weight, code. */
  meta: string
  /** Sides of one piece, and its battery; empty where neither is known. */
  extra: string
  /** Its value in rupiah. */
  amount: string | undefined
  /** What it still lacks. */
  problem: string | undefined
}

/** The API's fields of parts that are one field: those have its words everywhere. */
const fieldOf = { country: 'country', address: 'address_id', package: 'package_id' } as const

/** What to do about a part of the shipment that is missing. */
export function useMissingText(): (part: Missing) => string {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  return (part) =>
    part === 'country' || part === 'address' || part === 'package'
      ? missingText(language, fieldOf[part])
      : part === 'tracking'
        ? messageFor(language, message('tracking_number'))
        : t(`missing.${part}`)
}

type Rates = PricingFigures['rates']

/** The rates of the price, which a quote may keep; without a price today's. */
export const ratesOf = (
  { rates }: Pick<Reference, 'rates'>,
  { deliveryOption }: Pick<PricedDraft, 'deliveryOption'>,
): Rates => deliveryOption?.price?.rates ?? rateTable(rates).rates

/** What is known of a product, in words. @param isMeasured of a parcel that was measured as a whole */
export function useProductTexts(rates: Rates, isMeasured: boolean): (product: ProductDraft) => ProductTexts {
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  return (product) => {
    const priceable = isPriceable(product)
    const input = toProductInput(product)
    const rupiah = goodsRupiah(input, rates) ?? undefined
    const facts = {
      quantity: input.quantity,
      price: formatForeign(Number(input.price_original), input.currency_code, language),
      weight: isMeasured
        ? t('products.weightEstimate', { weight: formatGrams(Number(input.weight), language) })
        : formatGrams(Number(input.weight), language),
    }
    const sides = [input.dimension_length, input.dimension_width, input.dimension_height].map(Number)
    const [length = 0, width = 0, height = 0] = sides

    function meta(): string {
      if (!priceable) return t('products.metaMissing')
      if (input.unclassified) return t('products.metaUnclassified', facts)
      if (!product.hscode) return t('products.metaNoCode', facts)
      return t('products.meta', { ...facts, hscode: formatHsCode(product.hscode) })
    }

    function problem(): string | undefined {
      if (!isWholeButForCode(product)) return t('missing.productDetails')
      return product.hscode || input.unclassified ? undefined : t('missing.hscode')
    }

    return {
      meta: meta(),
      extra: joinClauses(
        [
          length > 0 && width > 0 && height > 0 && formatSize([length, width, height], language),
          product.hasBattery && t('summary.battery'),
        ],
        language,
      ),
      amount: priceable && rupiah !== undefined ? formatRupiah(rupiah) : undefined,
      problem: problem(),
    }
  }
}

/** What is known of the boxes, in one line; empty where nothing is. */
export function useBoxesText(): (boxes: BoxesDraft | undefined) => string {
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  const shown = (typed: string): string => {
    const figure = Number(canonical(typed))
    return Number.isFinite(figure) ? formatNumber(figure, language) : typed
  }
  return (boxes) => {
    if (!hasBoxes(boxes)) return ''
    const { count, weight, weightUnit, length, width, height, sizeUnit, isFragile, markingCode, invoice } =
      boxes
    const pieces = countOf(count)
    const unitOfWeight = weightChoices.find((unit) => unit === weightUnit)
    const unitOfSize = lengthChoices.find((unit) => unit === sizeUnit)
    const sides = [length, width, height]
    return joinClauses(
      [
        pieces !== undefined && t('boxes.countText', { count: pieces }),
        weight && `${shown(weight)} ${unitOfWeight ? t(`common:unit.${unitOfWeight}`) : weightUnit}`,
        sides.every(Boolean) &&
          `${sides.map(shown).join(' × ')} ${unitOfSize ? t(`common:unit.${unitOfSize}`) : sizeUnit}`,
        isFragile && t('boxes.fragileShort'),
        markingCode && t('boxes.markingText', { code: markingCode }),
        invoice && t('boxes.invoiceText'),
      ],
      language,
    )
  }
}
