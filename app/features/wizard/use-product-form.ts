import type { ProductInput } from '@seberang/domain/api'
import { formatGrams, formatNumber, formatRupiah, readTyped } from '@seberang/domain/format'
import { isWithoutPrice } from '@seberang/domain/pricing'
import type { WeightUnit } from '@seberang/domain/units'
import { useTranslation } from 'react-i18next'
import { useForm, type Form } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { currenciesOf, rupiahOf } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import {
  canonical,
  countOf,
  goodsFields,
  gramsOf,
  splitUnits,
  weightChoices,
} from '../../lib/pricing/typed.ts'
import { useLargest } from '../../lib/pricing/use-largest.ts'
import { productSchema, toProductInput } from './draft/convert.ts'
import type { ProductDraft } from './draft/draft.ts'

/** Form fields by the API's field names. */
const fieldOf: Record<string, keyof ProductDraft> = {
  ...goodsFields,
  product_title: 'title',
  product_description: 'description',
  category: 'categoryId',
  url: 'url',
}

interface ProductFormState {
  form: Form<ProductDraft>
  hints: Record<'grams' | 'rupiah' | 'price', string | undefined>
}

interface ProductFormOptions {
  product: ProductDraft
  reference: Reference
  /** Called with every change, valid or not. */
  onType: (product: ProductDraft) => void
  onKeep: (product: ProductDraft) => void
}

/** The form of one product: stored as it is typed, validated by the API's schema. */
export function useProductForm({ product, reference, onType, onKeep }: ProductFormOptions): ProductFormState {
  const { t } = useTranslation(['wizard', 'common', 'calculator'])
  const language = useLanguage()
  const currencies = currenciesOf(reference)
  const form = useForm<ProductDraft, ProductInput>({
    initial: product,
    schema: productSchema,
    toBody: (values) => {
      const input = toProductInput(values)
      // An empty quantity is reported as missing, not as not a number.
      return { ...input, quantity: Number.isNaN(input.quantity) ? undefined : input.quantity }
    },
    fieldOf: (path) => fieldOf[path] ?? path,
    figures: ['price', 'weight', 'length', 'width', 'height'],
    wholes: ['quantity'],
    tidy: (values) => splitUnits(values, currencies),
    currencyOf: (name, values) => (name === 'price' ? values.currency : undefined),
    largestOf: useLargest(),
    submit: (_, values) => {
      onKeep(values)
      return Promise.resolve()
    },
    failure: '',
  })
  const { values } = form
  useTypedValues(values, onType)

  const { weight, weightUnit, price, currency, quantity } = values
  const grams =
    readTyped(weight).kind === 'value' && weightUnit !== 'gram'
      ? t('field.weightInGrams', {
          weight: `${weight} ${t(`common:unit.${nameOfUnit(weightUnit)}`)}`,
          grams: formatGrams(Number(gramsOf(weight, weightUnit)), language),
        })
      : undefined
  const each = readTyped(price, currency)
  const pieces = countOf(quantity)
  const worth =
    each.kind === 'value' && pieces !== undefined
      ? rupiahOf(
          { price_original: canonical(price, currency), currency_code: currency, quantity: pieces },
          reference,
        )
      : undefined
  // A price of nothing is taken, as for a gift, but customs does not.
  const ofNothing =
    each.kind === 'value' && isWithoutPrice({ price_original: canonical(price, currency) })
      ? t('calculator:hint.priceZero')
      : undefined
  const amount = worth ? formatRupiah(worth) : undefined
  const rupiah =
    amount !== undefined && pieces !== undefined && pieces > 1
      ? t('calculator:hint.priceOfAll', { amount, count: formatNumber(pieces, language) })
      : amount
  return { form, hints: { grams, rupiah, price: ofNothing } }
}

/** The API accepts more unit names than the select offers. */
const nameOfUnit = (unit: WeightUnit): (typeof weightChoices)[number] =>
  weightChoices.find((choice) => choice === unit) ?? (unit === 'g' ? 'gram' : 'pound')
